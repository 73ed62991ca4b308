package riichi

import (
	"math/bits"
	"slices"
	"strconv"

	"tehai/core/hand"
	"tehai/core/tile"
)

// whyRow is an explanation of a reading.
type whyRow struct {
	id    string
	not   interest // the results for which the row has no interest
	holds func(*candidate) bool
	text  func(*candidate) string
	tiles func(*candidate) []tile.Tile // nil: no tiles
}

// say returns a text that does not depend on the hand.
//
//go:noinline
func say(text string) func(*candidate) string { return func(*candidate) string { return text } }

// interest classifies results, so that few rows are checked.
type interest uint8

const (
	all         interest = 0
	winner      interest = 1
	yakumanOnly interest = 2
	closedHand  interest = 4 // no call
	openHand    interest = 8
	plain       interest = 16 // no rare circumstances: see usual
)

func (c *candidate) sort() (kind interest) {
	if c.wins() {
		kind |= winner
	}
	if c.units > 0 {
		kind |= yakumanOnly
	}
	if c.open {
		kind |= openHand
	} else {
		kind |= closedHand
	}
	if c.usual() {
		kind |= plain
	}
	return kind
}

// usual reports that no circumstance with many explanations holds.
func (c *scoring) usual() bool {
	return !c.win.RobbedConcealed && !c.win.FirstTurn && !c.win.Rinshan && c.win.Liable == tile.None
}

func pairTiles(c *candidate) []tile.Tile   { return c.setTiles(c.pairAt) }
func winningSet(c *candidate) []tile.Tile  { return c.setTiles(c.at) }
func calledTiles(c *candidate) []tile.Tile { return c.called() }
func twinTiles(c *candidate) []tile.Tile   { return c.twins() }
func winningTile(c *candidate) []tile.Tile {
	c.buf = append(c.buf, c.win.Hand.WinTile())
	return c.list(len(c.buf) - 1)
}
func redFiveTiles(c *candidate) []tile.Tile { return c.redFives() }

var waitNames = map[hand.Wait]string{hand.Middle: "a closed wait", hand.Edge: "an edge wait",
	hand.Single: "a pair wait"}

// notHidden says what the triplet completed by ron is missing from, by the number of concealed ones.
var notHidden = [...]string{".", ".", ": two concealed triplets, not three.", ": three concealed triplets, not four.",
	"."}

// whyTable has all explanations in the order of the answer: first what a hand without value lacks, then the yaku that
// it misses by one condition, then what the sum does not show.
var whyTable = [...]whyRow{
	{"concealed-quad", plain, func(c *candidate) bool { return c.robsInVain() },
		say("A concealed quad can be robbed by thirteen orphans alone, and only where the rules allow it."), winningTile},
	{"no-yaku", winner, func(c *candidate) bool { return !c.robsInVain() },
		say("The hand is complete but has no yaku, and without one it cannot win."), nil},
	{"needs-riichi", winner | openHand, func(c *candidate) bool { return !c.open && c.win.Riichi == 0 && !c.robsInVain() },
		say("Riichi would be a yaku."), nil},
	{"needs-self-draw", winner | openHand, func(c *candidate) bool {
		return !c.open && !c.win.SelfDrawn &&
			!c.robsInVain()
	},
		say("A self-draw would be a yaku: the hand is closed."), nil},
	{"open-hand", winner | closedHand, func(c *candidate) bool { return c.open },
		say("The hand is open, so neither riichi nor self-draw can be its yaku."), calledTiles},
	{"dora-no-yaku", winner, func(c *candidate) bool { return c.dora.total() > 0 && !c.robsInVain() },
		func(c *candidate) string {
			return "Dora are no yaku: their " + strconv.Itoa(c.dora.total()) + " han do not let it win."
		}, nil},

	{"open-tanyao-denied", yakumanOnly | closedHand, func(c *candidate) bool {
		return c.open && !c.rules.openTanyao &&
			c.groups.AllSimples()
	},
		say("All simples counts in closed hands only under these rules."), calledTiles},
	{"pinfu-pair", yakumanOnly | openHand, func(c *candidate) bool {
		return !c.open && c.sequencesOnly() &&
			c.luck(c.pair()) > 0
	},
		func(c *candidate) string { return "No pinfu: the pair of " + c.pair().String() + " is worth fu." }, pairTiles},
	{"pinfu-wait", yakumanOnly | openHand, func(c *candidate) bool {
		return !c.open && c.sequencesOnly() &&
			c.wait != hand.TwoSided
	},
		func(c *candidate) string {
			return "No pinfu: " + c.win.Hand.WinTile().String() + " completed " + waitNames[c.wait] + ", not a two-sided one."
		}, winningSet},
	{"pinfu-open", yakumanOnly | closedHand, func(c *candidate) bool {
		return c.open && c.sequencesOnly() && c.wait == hand.TwoSided && c.luck(c.pair()) == 0
	}, say("No pinfu: the hand is open."), calledTiles},
	{"pinfu-self-draw-denied", yakumanOnly | openHand, func(c *candidate) bool {
		return !c.open && c.win.SelfDrawn && c.rules.pinfuTsumoDenied && c.sequencesOnly() && c.wait == hand.TwoSided &&
			c.luck(c.pair()) == 0
	}, say("No pinfu: these rules give the 2 fu of the self-draw instead."), winningTile},
	{"iipeikou-open", yakumanOnly | closedHand, func(c *candidate) bool { return c.open && c.groups.TwinSequences() > 0 },
		say("Two identical sequences are no yaku here: the hand is open."), twinTiles},
	{"ron-opens-triplet", yakumanOnly, func(c *candidate) bool { return c.ronTriplet() },
		func(c *candidate) string {
			return "The triplet of " + c.tile.String() + " was completed by ron, so it counts as open" + notHidden[c.hidden]
		}, winningSet},

	{"ippatsu-off", yakumanOnly, func(c *candidate) bool { return c.win.Ippatsu && !c.rules.ippatsu },
		say("Ippatsu does not count under these rules."), nil},
	{"renhou-off", winner | plain, func(c *candidate) bool { return c.renhou() && c.rules.renhou == "none" },
		say("A ron before the first draw is no yaku under these rules."), nil},
	{"ura-dora-off", yakumanOnly, func(c *candidate) bool { return len(c.win.UraIndicators) > 0 && !c.rules.uraDora },
		say("Ura dora do not count under these rules."), nil},
	{"kan-dora-off", yakumanOnly, func(c *candidate) bool { return len(c.win.Indicators) > 1 && !c.rules.kanDora },
		say("Only the first indicator counts under these rules."), nil},
	{"red-fives-off", yakumanOnly, func(c *candidate) bool {
		return !c.rules.redFives &&
			c.win.Hand.Any(tile.Tile.IsRedFive)
	},
		say("Red fives are plain fives under these rules."), redFiveTiles},

	{"pinfu-self-draw", yakumanOnly | openHand, func(c *candidate) bool { return c.pinfu && c.win.SelfDrawn },
		say("Pinfu by self-draw is 20 fu: the 2 fu of the self-draw are not given."), nil},
	{"rinshan-no-fu", yakumanOnly | plain, func(c *candidate) bool {
		return c.form == hand.Standard && c.win.Rinshan && !c.rules.rinshanTsumoFu && !c.pinfu
	}, say("A win on a replacement tile gets no fu for the self-draw under these rules."), nil},
	{"open-pinfu", yakumanOnly, func(c *candidate) bool { return c.sum.has(openPinfu) },
		say("An open hand with nothing but its 20 base fu counts as 30."), nil},
	{"renhou-mangan", plain, func(c *candidate) bool {
		return c.renhou() && c.rules.renhou == "mangan" &&
			c.limit == limitMangan
	},
		say("A ron before the first draw is paid as a mangan; nothing is added to it."), nil},
	{"kiriage", yakumanOnly, func(c *candidate) bool {
		return c.rules.kiriage && c.limit == limitMangan && c.rounded<<(c.han+2) == kiriageBase
	},
		func(c *candidate) string {
			return strconv.Itoa(c.han) + " han " + strconv.Itoa(c.rounded) + " fu is rounded up to mangan."
		}, nil},
	{"counted-limit", yakumanOnly, func(c *candidate) bool { return c.han >= countedHan && !c.rules.aotenjou },
		func(c *candidate) string {
			if c.limit == limitSanbaiman {
				return strconv.Itoa(c.han) + " han stay a sanbaiman: these rules count no yakuman."
			}
			return strconv.Itoa(c.han) + " han are paid as a counted yakuman."
		}, nil},
	{"yakuman-alone", all, func(c *candidate) bool { return c.units > 0 && (c.dora.total() > 0 || c.win.Riichi > 0) },
		say("Beside a yakuman neither ordinary yaku nor dora count."), nil},
	{"one-yakuman", all, func(c *candidate) bool { return c.rules.singleYakuman && c.yakuman&(c.yakuman-1) != 0 },
		say("Several yakuman, of which these rules pay one."), nil},
	{"most-yakuman", all, func(c *candidate) bool {
		return c.units > 0 && c.units == c.rules.maxYakuman && c.sumOfUnits() > c.units
	}, func(c *candidate) string { return "These rules pay at most " + strconv.Itoa(c.units) + " yakuman." }, nil},
	{"liable", plain, func(c *candidate) bool {
		b := c.rules.billOf(c.win, &c.worth)
		return c.wins() && (b.liable > 0 || b.all)
	}, func(c *candidate) string { return c.liability() }, calledTiles},
	{"not-liable", plain, func(c *candidate) bool {
		b := c.rules.billOf(c.win, &c.worth)
		return c.wins() && c.win.Liable != tile.None && c.win.Liable != c.win.From && b.liable == 0 && !b.all
	}, say("Nobody is liable for this hand under these rules."), nil},
}

// liability says who pays for whom.
func (c *candidate) liability() string {
	who := windName(c.win.Liable)
	switch b := c.rules.billOf(c.win, &c.worth); {
	case b.all:
		return who + " discarded into the open quad and pays for all."
	case c.win.SelfDrawn && b.liable < b.base:
		return who + " let the yakuman become certain and alone pays for it; the rest is paid by all."
	case c.win.SelfDrawn:
		return who + " let the yakuman become certain and pays alone."
	case b.liable < b.base:
		return who + " let the yakuman become certain and pays half of it; the discarder pays the rest."
	}
	return who + " let the yakuman become certain and pays half, the discarder the other half."
}

// robsInVain reports a robbed concealed quad that this reading may not rob.
func (r *reading) robsInVain() bool {
	return r.win.RobbedConcealed && !(r.form == hand.Orphans && r.rules.kokushiRobsConcealed)
}

// sumOfUnits returns the payment of all yakuman without a maximum.
func (c *candidate) sumOfUnits() int {
	sum := 0
	for set := c.yakuman; set != 0; set &= set - 1 {
		sum += limits[bits.TrailingZeros64(uint64(set))].units(c.rules)
	}
	return sum
}

func (s *fuSum) has(id fuID) bool {
	return slices.ContainsFunc(s.items[:s.n], func(item fuItem) bool { return item.id == id })
}

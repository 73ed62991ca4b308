package hongkong

import (
	"math/bits"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// A fan is a row of the table by its place.
type fan uint8

const (
	allChows fan = iota
	dragonPung
	prevalentWind
	seatWind
	concealedHand
	selfDrawn
	robbingTheKong
	lastTile
	afterKong
	afterDoubleKong
	noFlowers
	ownFlower
	flowerSet
	allPungs
	halfFlush
	mixedTerminals
	littleThreeDragons
	littleFourWinds
	fullFlush
	bigThreeDragons
	fourConcealedPungs
	allHonours
	allTerminals
	nineGates
	bigFourWinds
	fourKongs
	thirteenOrphans
	heavenlyHand
	earthlyHand
	sevenFlowers
	eightFlowers
	humanHand
	pureStraight
	sevenPairs

	fans // how many there are
)

// fanSet is a set of fans.
type fanSet uint64

func setOf(list ...fan) (s fanSet) {
	for _, f := range list {
		s |= 1 << f
	}
	return s
}

func (s fanSet) has(f fan) bool { return s>>f&1 != 0 }

// each calls visit with every fan of the set, in the order of the table.
func (s fanSet) each(visit func(fan)) {
	for ; s != 0; s &= s - 1 {
		visit(fan(bits.TrailingZeros64(uint64(s))))
	}
}

// row is one fan. A predicate says how often it holds.
type row struct {
	id, name string
	faan     int
	holds    func(*reading) int
	drops    []fan // what is not scored beside it
	shows    func(r *reading, i int) bool
	luck     bool // what the minimum may leave out: the way of winning
	flowers  bool // likewise, and nothing where flowers are not played
}

// table is every fan with its graded value. Source: the encyclopaedia's page.
var table = [fans]row{
	allChows: {id: "all-chows", name: "All Chows", faan: 1, holds: flag((*reading).isAllChows)},
	dragonPung: {id: "dragon-pung", name: "Dragon Pung", faan: 1,
		holds: func(r *reading) int { return (r.groups.Same & pattern.Dragons).Len() }, shows: pungs(pattern.Dragons)},
	prevalentWind: {id: "prevalent-wind", name: "Round Wind", faan: 1, holds: flag(func(r *reading) bool { return r.groups.Same.Has(r.win.Round()) }),
		shows: func(r *reading, i int) bool { return r.sets[i].Same() && r.sets[i].First == r.win.Round() }},
	seatWind: {id: "seat-wind", name: "Seat Wind", faan: 1, holds: flag(func(r *reading) bool { return r.groups.Same.Has(r.win.Seat()) }),
		shows: func(r *reading, i int) bool { return r.sets[i].Same() && r.sets[i].First == r.win.Seat() }},
	concealedHand:  {id: "concealed-hand", name: "Concealed Hand", faan: 1, holds: flag((*reading).isConcealed)},
	selfDrawn:      {id: "self-drawn", name: "Self-Drawn", faan: 1, luck: true, holds: flag(func(r *reading) bool { return r.win.SelfDrawn }), shows: winning},
	robbingTheKong: {id: "robbing-the-kong", name: "Robbing the Kong", faan: 1, luck: true, holds: flag(func(r *reading) bool { return r.win.Chankan }), drops: []fan{lastTile}, shows: winning},
	lastTile:       {id: "last-tile", name: "Last Tile", faan: 1, luck: true, holds: flag(func(r *reading) bool { return r.win.LastTile }), shows: winning},
	afterKong: {id: "after-kong", name: "Win after a Kong", faan: 1, luck: true,
		holds: flag(func(r *reading) bool { return r.win.Rinshan && (r.kongs > 0 || r.rules.flowerReplaced) }), shows: winning},
	afterDoubleKong: {id: "after-double-kong", name: "Win after a Double Kong", faan: 8, luck: true,
		holds: flag(func(r *reading) bool { return r.win.DoubleKong }), drops: []fan{afterKong}, shows: winning},
	noFlowers: {id: "no-flowers", name: "No Flowers", faan: 1, flowers: true, holds: flag(func(r *reading) bool { return r.flowers() == 0 })},
	ownFlower: {id: "own-flower", name: "Own Flower", faan: 1, flowers: true, holds: func(r *reading) int { return len(r.ownFlowers()) }},
	flowerSet: {id: "flower-set", name: "Four Flowers or Seasons", faan: 2, flowers: true, holds: func(r *reading) int { return r.flowerSets() }},
	allPungs:  {id: "all-pungs", name: "All Pungs", faan: 3, holds: flag((*reading).isAllPungs)},
	halfFlush: {id: "half-flush", name: "Half Flush", faan: 3, holds: flag(func(r *reading) bool {
		return r.form != hand.Orphans && r.kinds&pattern.Honours != 0 && r.kinds.Suits() == 1
	})},
	mixedTerminals: {id: "mixed-terminals", name: "Mixed Terminals", faan: 1,
		holds: flag(func(r *reading) bool {
			return r.isAllPungs() && r.kinds.Within(pattern.Orphans) && r.kinds&pattern.Honours != 0 && r.kinds&pattern.Terminals != 0
		})},
	littleThreeDragons: {id: "little-three-dragons", name: "Little Three Dragons", faan: 5, drops: []fan{dragonPung}, shows: setsOf(pattern.Dragons),
		holds: flag(func(r *reading) bool {
			return (r.groups.Same&pattern.Dragons).Len() == 2 && r.groups.Pairs&pattern.Dragons != 0 && r.form == hand.Standard
		})},
	littleFourWinds: {id: "little-four-winds", name: "Little Four Winds", faan: 6, shows: setsOf(pattern.Winds),
		holds: flag(func(r *reading) bool {
			return (r.groups.Same&pattern.Winds).Len() == 3 && r.groups.Pairs&pattern.Winds != 0
		})},
	fullFlush:          {id: "full-flush", name: "Full Flush", faan: 7, holds: flag(func(r *reading) bool { return r.kinds.Within(pattern.Numbers) && r.kinds.Suits() == 1 })},
	bigThreeDragons:    {id: "big-three-dragons", name: "Big Three Dragons", faan: 8, drops: []fan{dragonPung}, shows: pungs(pattern.Dragons), holds: flag(func(r *reading) bool { return pattern.Dragons.Within(r.groups.Same) })},
	fourConcealedPungs: {id: "four-concealed-pungs", name: "Four Concealed Pungs", faan: 8, drops: []fan{allPungs, concealedHand}, holds: flag((*reading).isHiddenPungs)},
	allHonours: {id: "all-honors", name: "All Honors", faan: 10, drops: []fan{allPungs, halfFlush, mixedTerminals, prevalentWind, seatWind},
		holds: flag(func(r *reading) bool { return r.form == hand.Standard && r.kinds.Within(pattern.Honours) })},
	allTerminals: {id: "all-terminals", name: "All Terminals", faan: 10, drops: []fan{allPungs, mixedTerminals},
		holds: flag(func(r *reading) bool { return r.isAllPungs() && r.kinds.Within(pattern.Terminals) })},
	nineGates:       {id: "nine-gates", name: "Nine Gates", faan: 10, drops: []fan{fullFlush, concealedHand}, holds: flag((*reading).isNineGates)},
	bigFourWinds:    {id: "big-four-winds", name: "Big Four Winds", faan: 13, drops: []fan{prevalentWind, seatWind, allPungs}, shows: pungs(pattern.Winds), holds: flag(func(r *reading) bool { return pattern.Winds.Within(r.groups.Same) })},
	fourKongs:       {id: "four-kongs", name: "Four Kongs", faan: 13, drops: []fan{allPungs}, shows: func(r *reading, i int) bool { return r.sets[i].Kind == meld.Quad }, holds: flag(func(r *reading) bool { return r.kongs == 4 })},
	thirteenOrphans: {id: "thirteen-orphans", name: "Thirteen Orphans", faan: 13, drops: []fan{concealedHand}, holds: flag(func(r *reading) bool { return r.form == hand.Orphans })},
	heavenlyHand: {id: "heavenly-hand", name: "Blessing of Heaven", faan: 13, drops: []fan{selfDrawn, concealedHand}, luck: true,
		holds: flag(func(r *reading) bool { return r.win.FirstTurn && r.win.SelfDrawn && r.win.Seat() == tile.East })},
	earthlyHand: {id: "earthly-hand", name: "Blessing of Earth", faan: 13, drops: []fan{selfDrawn, concealedHand}, luck: true, holds: flag((*reading).isEarthly)},
	sevenFlowers: {id: "seven-flowers", name: "Seven Flowers", faan: 3, drops: []fan{ownFlower, flowerSet}, flowers: true,
		holds: flag(func(r *reading) bool { return r.flowers() == 7 })},
	eightFlowers: {id: "eight-flowers", name: "Eight Flowers", faan: 8, drops: []fan{ownFlower, flowerSet}, flowers: true,
		holds: flag(func(r *reading) bool { return r.flowers() == 8 })},

	// Of other tables; off where an option does not bring them in.
	humanHand: {id: "human-hand", name: "Blessing of Man", luck: true, drops: []fan{concealedHand},
		holds: flag(func(r *reading) bool { return r.win.FirstTurn && !r.win.SelfDrawn && !r.isEarthly() })},
	pureStraight: {id: "pure-straight", name: "Pure Straight", holds: flag(func(r *reading) bool { return r.groups.OneToNine() != 0 }),
		shows: func(r *reading, i int) bool {
			return r.sets[i].Kind == meld.Sequence && r.groups.OneToNine().Has(r.sets[i].First)
		}},
	sevenPairs: {id: "seven-pairs", name: "Seven Pairs", drops: []fan{concealedHand}, holds: flag(func(r *reading) bool { return r.form == hand.Pairs })},
}

func flag(holds func(*reading) bool) func(*reading) int {
	return func(r *reading) int {
		if holds(r) {
			return 1
		}
		return 0
	}
}

func pungs(kinds pattern.Kinds) func(*reading, int) bool {
	return func(r *reading, i int) bool { return r.sets[i].Same() && kinds.Has(r.sets[i].First) }
}

func setsOf(kinds pattern.Kinds) func(*reading, int) bool {
	return func(r *reading, i int) bool { return r.sets[i].Kind != meld.Sequence && kinds.Has(r.sets[i].First) }
}

func winning(r *reading, i int) bool { return i == r.at }

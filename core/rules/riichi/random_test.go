package riichi

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// dice makes random complete hands, situations and rules.
type dice struct{ *rand.Rand }

func (d dice) oneIn(n int) bool { return d.IntN(n) == 0 }

// pools are the kinds of which a hand is made, so that rare yaku occur often.
var pools = []func(tile.Tile) bool{
	func(tile.Tile) bool { return true },
	func(tile.Tile) bool { return true },
	tile.Tile.IsSimple,
	func(t tile.Tile) bool { return !t.IsSimple() },
	func(t tile.Tile) bool { return t.Suit() == tile.Bamboos },
	func(t tile.Tile) bool { return t.Suit() == tile.Circles || t.IsHonour() },
	func(t tile.Tile) bool { return t.Rank() <= 3 && !t.IsHonour() },
	func(t tile.Tile) bool { return t.IsHonour() || t.Rank() == 9 || t.Rank() == 7 || t.Rank() == 8 },
	tile.Tile.IsHonour,
	tile.Tile.IsTerminal,
	func(t tile.Tile) bool {
		return t == tile.Green || t.Suit() == tile.Bamboos && strings.Contains("23468", t.String()[:1])
	},
}

// rare are hands that random choice would hardly make.
var rare = []string{"22223333444455s", "222333444555s99p", "22334455667788p", "11223344556677z", "11p234p345s111222z"}

// hand returns a random complete hand.
func (d dice) hand(players int) hand.Hand {
	for {
		if h, ok := d.tryHand(players); ok {
			return h
		}
	}
}

func (d dice) tryHand(players int) (h hand.Hand, ok bool) {
	switch d.IntN(20) {
	case 0, 1:
		h.Closed = d.pairs(players)
	case 2:
		h.Closed = append(tiletest.Tiles("19m19p19s1234567z"), d.tileOf(players, pools[3]))
	case 3:
		h.Closed = append(tiletest.Tiles("1112345678999p"),
			d.tileOf(players, func(t tile.Tile) bool { return t.Suit() == tile.Circles }))
	case 4:
		h.Closed = tiletest.Tiles(rare[d.IntN(len(rare))])
	default:
		d.sets(&h, players)
	}
	if h.Check() != nil {
		return h, false
	}
	d.redden(&h)
	h.Win = d.IntN(len(h.Closed))
	return h, true
}

func (d dice) tileOf(players int, pool func(tile.Tile) bool) tile.Tile {
	for {
		t := tile.Of(d.IntN(tile.Kinds))
		if pool(t) && !(players == 3 && t.Suit() == tile.Characters && t.IsSimple()) {
			return t
		}
	}
}

func (d dice) pairs(players int) []tile.Tile {
	pool := pools[[...]int{0, 2, 3, 4, 5, 8}[d.IntN(6)]]
	var kinds []tile.Tile
	for tries := 0; len(kinds) < 7 && tries < 60; tries++ {
		if t := d.tileOf(players, pool); !slices.Contains(kinds, t) {
			kinds = append(kinds, t)
		}
	}
	return append(slices.Clone(kinds), kinds...)
}

func (d dice) sets(h *hand.Hand, players int) {
	pool, sequences, open := pools[d.IntN(len(pools))], d.IntN(4), d.IntN(3)
	if d.oneIn(8) {
		open = 9
	}
	var last tile.Tile
	for range 4 {
		t := d.tileOf(players, pool)
		if last != tile.None && d.oneIn(4) {
			t = last
		}
		last = t
		third := t + 2
		run := d.IntN(4) < sequences || sequences == 3
		if run && third.Suit() == t.Suit() && !t.IsHonour() && pool(t+1) && pool(third) &&
			!(players == 3 && t.Suit() == tile.Characters) {
			d.declare(h, []tile.Tile{t, t + 1, third}, d.IntN(10) < open && players == 4, meld.NotKong)
			continue
		}
		if d.oneIn(5) {
			d.declare(h, []tile.Tile{t, t, t, t}, true, []meld.Kong{meld.Concealed, meld.Claimed, meld.Added}[d.IntN(3)*min(open,
				1)])
			continue
		}
		d.declare(h, []tile.Tile{t, t, t}, d.IntN(10) < open, meld.NotKong)
	}
	t := d.tileOf(players, pool)
	h.Closed = append(h.Closed, t, t)
}

func (d dice) declare(h *hand.Hand, tiles []tile.Tile, declared bool, kong meld.Kong) {
	if !declared {
		h.Closed = append(h.Closed, tiles...)
		return
	}
	m, err := meld.New(tiles, kong, -1, meld.Unsaid)
	if err != nil {
		panic(err)
	}
	h.Melds = append(h.Melds, m)
}

// redden makes some fives red, at most one per suit.
func (d dice) redden(h *hand.Hand) {
	for _, five := range tiletest.Tiles("5m5p5s") {
		if d.oneIn(2) {
			continue
		}
		if i := slices.Index(h.Closed, five); i >= 0 {
			h.Closed[i] = five.RedFive()
			continue
		}
		for i, m := range h.Melds {
			tiles := m.Tiles()
			if j := slices.Index(tiles, five); j >= 0 {
				tiles[j] = five.RedFive()
				h.Melds[i], _ = meld.New(tiles, m.Kong, -1, meld.Unsaid)
				break
			}
		}
	}
}

// situation returns a situation that is mostly possible for the hand.
func (d dice) situation(h *hand.Hand, players int) (s rules.Situation) {
	s.SeatWind, s.RoundWind = tile.East+tile.Tile(d.IntN(players)), tile.East+tile.Tile(d.IntN(4))
	s.SelfDrawn = d.oneIn(2)
	other := tile.East + (s.SeatWind-tile.East+1+tile.Tile(d.IntN(players-1)))%tile.Tile(players)
	if !s.SelfDrawn && !d.oneIn(8) {
		s.From = other
	}
	s.Honba, s.Deposits = d.IntN(3), d.IntN(3)
	for range d.IntN(3) {
		s.Indicators = append(s.Indicators, d.tileOf(players, pools[0]))
	}
	if players == 3 {
		s.North = d.IntN(3)
	}
	if h.IsClosed() && d.oneIn(2) {
		s.Riichi = 1 + d.IntN(8)/7
		s.Ippatsu = d.oneIn(3)
		if len(s.Indicators) > 0 {
			s.UraIndicators = append(s.UraIndicators, d.tileOf(players, pools[0]))
		}
	}
	switch d.IntN(16) {
	case 0, 1:
		s.LastTile = true
	case 2, 3:
		s.Rinshan = s.SelfDrawn && h.Quads()+s.North > 0 && !s.Ippatsu
	case 4, 5:
		s.Chankan = !s.SelfDrawn
		s.RobbedConcealed = s.Chankan && d.oneIn(2)
	case 6, 7:
		if len(h.Melds) == 0 {
			s = rules.Situation{SeatWind: s.SeatWind, RoundWind: s.RoundWind, SelfDrawn: s.SelfDrawn, From: s.From,
				FirstTurn: true}
		}
	}
	if d.oneIn(3) && !h.IsClosed() {
		s.Liable = tile.East + (s.SeatWind-tile.East+1+tile.Tile(d.IntN(players-1)))%tile.Tile(players)
	}
	d.claims(&s)
	return s
}

func (d dice) claims(s *rules.Situation) {
	for _, id := range circumstances {
		riichi := strings.HasPrefix(id, "open-riichi")
		discard := id != "open-riichi" && id != "paarenchan"
		if d.oneIn(12) && !(riichi && s.Riichi == 0) && !(discard && (s.SelfDrawn || s.Chankan)) {
			s.Local = append(s.Local, id)
		}
	}
}

// rules returns a random preset with some options changed.
func (d dice) rules(tb testing.TB) *settings {
	sets := Family().Sets
	set := sets[d.IntN(len(sets))]
	chosen := option.Values{}
	for _, o := range set.Options {
		if !d.oneIn(6) {
			continue
		}
		switch o.Kind {
		case option.Bool:
			chosen[o.Key] = d.oneIn(2)
		case option.Choice:
			chosen[o.Key] = o.Choices[d.IntN(len(o.Choices))]
		case option.Set:
			words := []string{}
			for _, word := range o.Choices {
				if d.oneIn(2) {
					words = append(words, word)
				}
			}
			chosen[o.Key] = words
		case option.Int:
			chosen[o.Key] = d.IntN(7) * 300
			if len(o.Choices) > 0 {
				chosen[o.Key] = number(o.Choices[d.IntN(len(o.Choices))])
			}
		}
	}
	if most, ok := chosen["maxYakuman"]; ok {
		chosen["maxYakuman"] = most.(int) / 300
	}
	return mustRules(tb, set.ID, chosen)
}

// answerText is the part of a result on which both scorers have to agree.
func answerText(yaku []string, units, han, fu, points int, payments [5]int) string {
	yaku = slices.Clone(yaku)
	slices.Sort(yaku)
	return fmt.Sprintln(yaku, units, han, fu, points, payments)
}

func fastText(res *rules.Card) string {
	var yaku []string
	for _, y := range yakuOf(res) {
		yaku = append(yaku, y.ID)
	}
	p := res.Payments
	return answerText(yaku, res.Total("yakuman"), res.Total("han"), res.Total("fu"), res.Points,
		[5]int{p.Seats[0], p.Seats[1], p.Seats[2], p.Seats[3], p.Unknown})
}

// TestSlowScorerAgrees compares two scorers on random hands in random
// situations under random rules.
func TestSlowScorerAgrees(t *testing.T) {
	d := dice{rand.New(rand.NewPCG(4, 136))}
	var r *settings
	compared, won, refused := 0, 0, 0
	seen := map[string]bool{}
	hands := randomHands
	if testing.Short() {
		hands = min(hands, 20_000)
	}
	for i := 0; compared < hands; i++ {
		if i%50 == 0 {
			r = d.rules(t)
		}
		win := rules.Win{Hand: d.hand(r.players)}
		win.Situation = d.situation(&win.Hand, r.players)
		if !r.northDora {
			win.North = 0
		}
		got, err := r.score(&win)
		checkTally(t, r, &win, got, err)
		if err != nil {
			refused++
			continue
		}
		compared++
		want := slowScore(&win, r.options)
		if !got.Win && len(want) == 0 {
			continue
		}
		won++
		for _, y := range yakuOf(got) {
			seen[y.ID] = true
		}
		have := ""
		if got.Win {
			have = fastText(got)
		}
		if !slices.ContainsFunc(want, func(a slowAnswer) bool {
			return answerText(a.yaku, a.units, a.han, a.fu, a.paid, a.payments) == have
		}) {
			t.Fatalf("hand %d: %v melds %v win %v\n%+v\n%v\n got %swant %+v", i, win.Hand.Closed, win.Hand.Melds,
				win.Hand.WinTile(), win.Situation, r.options, have, want)
		}
		checkValue(t, r, &win, got)
		if i%8 == 0 {
			checkResult(t, &win, got)
			checkBrief(t, r, &win, got)
		}
	}
	if refused > compared/3 {
		t.Errorf("%d hands were refused as impossible, too many of %d", refused, refused+compared)
	}
	checkSeen(t, seen)
	t.Logf("%d hands compared, %d of them won; %d more were impossible", compared, won, refused)
}

// checkValue wants value to agree with score.
func checkValue(t *testing.T, r *settings, win *rules.Win, res *rules.Card) {
	want := res.Points
	if !res.Win {
		want = 0
	}
	if got := r.value(win); got != want {
		t.Fatalf("the value is %d, score says %d", got, want)
	}
	if sum(res.Payments) != win.Deposits*depositPoints && res.Win {
		t.Fatalf("payments %v do not sum to %d deposits", res.Payments, win.Deposits)
	}
}

// checkBrief wants brief to agree with score except for what it leaves out.
func checkBrief(t *testing.T, r *settings, win *rules.Win, res *rules.Card) {
	got := r.brief(win)
	if !res.Win {
		if got != nil {
			t.Fatalf("the brief result is %+v, score says %+v", got, res)
		}
		return
	}
	want := *res
	want.Items = yakuOf(res)
	want.Sets, want.Why, want.Others = nil, nil, nil
	if got == nil || !reflect.DeepEqual(*got, want) {
		t.Fatalf("the brief result is %+v, want %+v", got, want)
	}
}

// checkSeen wants every row of the tables to have occurred, except the one that no complete hand has.
func checkSeen(t *testing.T, seen map[string]bool) {
	for _, row := range ordinary {
		if !seen[row.id] {
			t.Errorf("no random hand had %s", row.id)
		}
	}
	for _, row := range limits {
		if !seen[row.id] && row.id != "shiisanpuutaa" {
			t.Errorf("no random hand had %s", row.id)
		}
	}
}

package api

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// Set is a group in a reading of a hand.
type Set struct {
	Kind   string   `js:"kind" is:"SetKind"`
	Tiles  []string `js:"tiles" is:"Tile"` // red fives as such
	Closed bool     `js:"closed"`
	Wait   string   `js:"wait" is:"Wait?"` // on the set that the winning tile completed
}

// Reading is one way to read a complete hand.
type Reading struct {
	Form string `js:"form" is:"Form"`
	Sets []Set  `js:"sets"` // of the thirteen orphans the pair alone
}

var (
	setKinds = [...]string{meld.Sequence: "sequence", meld.Triplet: "triplet", meld.Quad: "quad", meld.Pair: "pair"}
	forms    = [...]string{hand.Standard: "standard", hand.Pairs: "pairs", hand.Orphans: "orphans"}
	waits    = [...]string{hand.TwoSided: "two-sided", hand.Middle: "middle", hand.Edge: "edge", hand.DualPair: "dual-pair",
		hand.Single: "single", hand.Thirteen: "thirteen"}
)

// spellSet spells a set whose tiles are spelt already.
func spellSet(s meld.Set, tiles []string, wait hand.Wait) Set {
	return Set{Kind: setKinds[s.Kind], Tiles: tiles, Closed: s.Closed, Wait: waits[wait]}
}

// A dealer gives the tiles of a hand to the sets of one reading, so that each
// set holds the red fives that are its own.
type dealer struct {
	hand *hand.Hand
	reds map[tile.Tile]int // closed red fives not yet given, by their plain five
}

func newDealer(h *hand.Hand) *dealer {
	d := &dealer{hand: h, reds: map[tile.Tile]int{}}
	for _, t := range h.Closed {
		if t.IsRedFive() {
			d.reds[t.Plain()]++
		}
	}
	return d
}

// sets returns the sets of a reading, melds first as hand.Readings has them.
// completed is the index of the set that the winning tile completed, or -1.
func (d *dealer) sets(sets []meld.Set, completed int, wait hand.Wait) []Set {
	wire := make([]Set, len(sets))
	for _, i := range d.order(len(sets), completed) {
		if sets[i].Declared && i < len(d.hand.Melds) {
			wire[i] = spellSet(sets[i], spell(d.hand.Melds[i].Tiles()), hand.NoWait)
		} else {
			wire[i] = spellSet(sets[i], d.tiles(sets[i]), hand.NoWait)
		}
	}
	if completed >= 0 {
		wire[completed].Wait = waits[wait]
	}
	return wire
}

// order returns the order in which n sets are given their red fives: one that
// won belongs to the set that it completed, and where a plain five won that set
// comes last.
func (d *dealer) order(n, completed int) []int {
	order := make([]int, 0, n)
	if completed >= 0 && d.hand.WinTile().IsRedFive() {
		order = append(order, completed)
	}
	for i := range n {
		if i != completed {
			order = append(order, i)
		}
	}
	if completed >= 0 && len(order) < n {
		order = append(order, completed)
	}
	return order
}

// tiles returns the tiles of a closed set, with the red fives that are left for it.
func (d *dealer) tiles(s meld.Set) []string {
	tiles := s.Tiles()
	for i, t := range tiles {
		if d.reds[t] > 0 {
			d.reds[t]--
			tiles[i] = t.RedFive()
		}
	}
	return spell(tiles)
}

// setsOf returns the sets of a reading whose winning tile completed the first
// set that could have been waiting for it.
func setsOf(h *hand.Hand, form hand.Form, sets []meld.Set) []Set {
	completed, wait := -1, hand.NoWait
	for i, s := range sets {
		if w := hand.WaitOf(s, h.WinTile()); w != hand.NoWait {
			completed, wait = i, w
			break
		}
	}
	if form == hand.Orphans && wait != hand.NoWait {
		wait = hand.Thirteen
	}
	return newDealer(h).sets(sets, completed, wait)
}

package hand

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Group is a set of a reading as it lies in the hand.
type Group struct {
	meld.Set
	Tiles []tile.Tile // red fives as such
	Wait  Wait        // what the winning tile completed, NoWait for every other set
}

// Groups gives the tiles of a hand to the sets of one reading, melds first as
// Readings has them, so that each set holds the red fives that are its own. The
// winning tile completed the first set that could have been waiting for it.
func Groups(h *Hand, r Reading) []Group {
	for i, s := range r.Sets {
		w := WaitOf(s, h.WinTile())
		if w == NoWait {
			continue
		}
		if r.Form == Orphans {
			w = Thirteen
		}
		return GroupsAt(h, r, i, w)
	}
	return GroupsAt(h, r, -1, NoWait)
}

// GroupsAt is Groups where it is known which set the winning tile completed,
// and by which wait; -1 is none.
func GroupsAt(h *Hand, r Reading, completed int, wait Wait) []Group {
	groups := make([]Group, len(r.Sets))
	for i, s := range r.Sets {
		groups[i].Set = s
	}
	if completed >= 0 {
		groups[completed].Wait = wait
	}
	d := dealer{h, map[tile.Tile]int{}}
	for _, t := range h.Closed {
		if t.IsRedFive() {
			d.reds[t.Plain()]++
		}
	}
	for _, i := range d.order(len(groups), completed) {
		if s := groups[i].Set; s.Declared && i < len(h.Melds) {
			groups[i].Tiles = h.Melds[i].Tiles()
		} else {
			groups[i].Tiles = d.tiles(s)
		}
	}
	return groups
}

// A dealer gives out the closed red fives of a hand.
type dealer struct {
	hand *Hand
	reds map[tile.Tile]int // not yet given, by their plain five
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
func (d *dealer) tiles(s meld.Set) []tile.Tile {
	tiles := s.Tiles()
	for i, t := range tiles {
		if d.reds[t] > 0 {
			d.reds[t]--
			tiles[i] = t.RedFive()
		}
	}
	return tiles
}

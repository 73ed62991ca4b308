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
	d := dealer{hand: h, tiles: make([]tile.Tile, 0, 18)}
	for _, t := range h.Closed {
		if t.IsRedFive() {
			d.reds[t.Suit()]++
		}
	}
	// A red five that won belongs to the set that it completed, and where a plain
	// five won that set comes last.
	redWin := completed >= 0 && h.WinTile().IsRedFive()
	if redWin {
		groups[completed].Tiles = d.deal(completed, groups[completed].Set)
	}
	for i := range groups {
		if i != completed {
			groups[i].Tiles = d.deal(i, groups[i].Set)
		}
	}
	if completed >= 0 && !redWin {
		groups[completed].Tiles = d.deal(completed, groups[completed].Set)
	}
	return groups
}

// A dealer gives out the closed red fives of a hand.
type dealer struct {
	hand  *Hand
	reds  [4]uint8    // not yet given, by suit
	tiles []tile.Tile // of all sets
}

// deal returns the tiles of set i: a meld's as they lie, a closed one's with the
// red fives that are left for it.
func (d *dealer) deal(i int, s meld.Set) []tile.Tile {
	from := len(d.tiles)
	for j := range s.Len() {
		if s.Declared && i < len(d.hand.Melds) {
			d.tiles = append(d.tiles, d.hand.Melds[i].At(j))
			continue
		}
		t := s.At(j)
		if red := t.RedFive(); red != tile.None && d.reds[t.Suit()] > 0 {
			d.reds[t.Suit()]--
			t = red
		}
		d.tiles = append(d.tiles, t)
	}
	return d.tiles[from:len(d.tiles):len(d.tiles)]
}

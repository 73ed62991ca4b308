package hand

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Group is a set of a reading as it lies in the hand.
type Group struct {
	meld.Set
	Wait  Wait        // what the winning tile completed, NoWait for every other set
	Tiles []tile.Tile // red fives as such
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
	// The groups and the tiles of all of them are one piece of memory.
	made := &struct {
		groups [7]Group // pairs are the most
		tiles  [18]tile.Tile
	}{}
	var tiles [7][]tile.Tile
	groups := made.groups[:len(r.Sets):len(r.Sets)]
	deal(tiles[:len(r.Sets)], made.tiles[:0], h, r.Sets, completed, false)
	for i, s := range r.Sets {
		groups[i] = Group{Set: s, Tiles: tiles[i]}
	}
	if completed >= 0 {
		groups[completed].Wait = wait
	}
	return groups
}

// Deal gives the tiles of a hand to the sets of a reading: into tiles, one list
// a set, all of them after what is in buf already, which it returns. completed
// is -1 where no set is known to have been completed. As it has always been in
// the interface, red fives stand behind the plain ones of their set here, and
// before them in Groups.
func Deal(tiles [][]tile.Tile, buf []tile.Tile, h *Hand, sets []meld.Set, completed int) []tile.Tile {
	return deal(tiles, buf, h, sets, completed, true)
}

// deal gives red fives to the first set that can take them; one that won belongs
// to the set that it completed, and where a plain five won that set comes last.
func deal(tiles [][]tile.Tile, buf []tile.Tile, h *Hand, sets []meld.Set, completed int, behind bool) []tile.Tile {
	d := dealer{hand: h, buf: buf, behind: behind}
	for _, t := range h.Closed {
		if t.IsRedFive() {
			d.reds[t.Suit()]++
		}
	}
	redWin := completed >= 0 && h.WinTile().IsRedFive()
	if redWin {
		tiles[completed] = d.deal(completed, &sets[completed])
	}
	for i := range sets {
		if i != completed {
			tiles[i] = d.deal(i, &sets[i])
		}
	}
	if completed >= 0 && !redWin {
		tiles[completed] = d.deal(completed, &sets[completed])
	}
	return d.buf
}

// reds is how many red fives there are of each suit.
type reds [4]uint8

// A dealer gives out the closed red fives of a hand.
type dealer struct {
	hand   *Hand
	reds   reds        // not yet given
	buf    []tile.Tile // of all sets
	behind bool        // they stand behind the plain fives of their set
}

// deal returns the tiles of set i: a meld's as they lie, a closed one's with the
// red fives that are left for it.
func (d *dealer) deal(i int, s *meld.Set) []tile.Tile {
	from, meld := len(d.buf), s.Declared && i < len(d.hand.Melds)
	for j := range s.Len() {
		if meld {
			d.buf = append(d.buf, d.hand.Melds[i].At(j))
		} else {
			d.buf = append(d.buf, s.At(j))
		}
	}
	tiles := d.buf[from:len(d.buf):len(d.buf)]
	if meld || d.reds == (reds{}) {
		return tiles
	}
	for k := range tiles {
		j := k
		if d.behind {
			j = len(tiles) - 1 - k
		}
		if red := tiles[j].RedFive(); red != tile.None && d.reds[red.Suit()] > 0 {
			d.reds[red.Suit()]--
			tiles[j] = red
		}
	}
	return tiles
}

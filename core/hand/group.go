package hand

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Group is a set of a reading with its actual tiles.
type Group struct {
	meld.Set
	Wait  Wait        // what the winning tile completed, NoWait for every other set
	Tiles []tile.Tile // red fives as such
}

// Groups assigns the tiles of a hand to the sets of one reading, melds first as in Readings, so that each set has its
// own red fives. The winning tile completes the first set that could have waited for it.
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

// GroupsAt is Groups for a known set that the winning tile completed, by the given wait; -1 is none.
func GroupsAt(h *Hand, r Reading, completed int, wait Wait) []Group {
	// One allocation for the groups and all their tiles.
	made := &struct {
		groups [7]Group // seven pairs have the most groups
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

// Deal assigns the tiles of a hand to the sets of a reading: one list for each set in tiles, appended to buf, which it
// returns. completed is -1 if no set is known to have been completed. For compatibility with the interface, red fives
// are after the plain ones of their set here, and before them in Groups.
func Deal(tiles [][]tile.Tile, buf []tile.Tile, h *Hand, sets []meld.Set, completed int) []tile.Tile {
	return deal(tiles, buf, h, sets, completed, true)
}

// deal assigns red fives to the first set that can have them. A red five that won belongs to the completed set; if a
// plain five won, that set is considered last.
func deal(tiles [][]tile.Tile, buf []tile.Tile, h *Hand, sets []meld.Set, completed int, redsLast bool) []tile.Tile {
	d := dealer{hand: h, buf: buf, redsLast: redsLast}
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

// reds is the number of red fives of each suit.
type reds [4]uint8

// A dealer assigns the closed red fives of a hand.
type dealer struct {
	hand     *Hand
	reds     reds        // not yet assigned
	buf      []tile.Tile // of all sets
	redsLast bool        // red fives are after the plain fives of their set
}

// deal returns the tiles of set i: those of a meld as they are, those of a closed set with the red fives that are left
// for it.
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
		if d.redsLast {
			j = len(tiles) - 1 - k
		}
		if red := tiles[j].RedFive(); red != tile.None && d.reds[red.Suit()] > 0 {
			d.reds[red.Suit()]--
			tiles[j] = red
		}
	}
	return tiles
}

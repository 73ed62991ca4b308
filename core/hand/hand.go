// Package hand reads hands. A Hand has closed tiles, melds and the index of the winning tile. Readings
// returns every way to read a complete hand: four sets and a pair, seven pairs or thirteen orphans;
// GroupsAt lists the groups of one reading with their tiles and the wait. Equal readings are returned
// once, in a fixed order; a hand that is not complete has none. Calls returns the melds that a discard
// can be claimed for.
package hand

import (
	"tehai/core/meld"
	"tehai/core/source"
	"tehai/core/tile"
)

// Hand is the tiles of a player. The zero value is an empty hand with its first tile marked; set Win to -1 if no tile
// is marked.
type Hand struct {
	Closed []tile.Tile // in the given order, including the winning or drawn tile
	Melds  []meld.Meld
	Win    int // index into Closed of the winning or drawn tile, or -1
}

// Counts returns the counts of the closed tiles.
func (h *Hand) Counts() tile.Counts { return tile.CountsOf(h.Closed) }

// Each calls visit with every tile: the closed ones in their order, then those
// of the melds.
func (h *Hand) Each(visit func(tile.Tile)) {
	for _, t := range h.Closed {
		visit(t)
	}
	for i := range h.Melds {
		for j := range h.Melds[i].Len() {
			visit(h.Melds[i].At(j))
		}
	}
}

// Any reports whether a tile, closed or of a meld, satisfies ok.
func (h *Hand) Any(ok func(tile.Tile) bool) bool {
	found := false
	h.Each(func(t tile.Tile) { found = found || ok(t) })
	return found
}

// AllCounts returns the counts of the closed tiles and the melds together.
func (h *Hand) AllCounts() tile.Counts {
	c := h.Counts()
	for _, m := range h.Melds {
		for i := range m.Len() {
			if index := m.At(i).Index(); index >= 0 {
				c[index]++
			}
		}
	}
	return c
}

// WinTile returns the winning or drawn tile, or None.
func (h *Hand) WinTile() tile.Tile {
	if h.Win < 0 || h.Win >= len(h.Closed) {
		return tile.None
	}
	return h.Closed[h.Win]
}

// IsClosed reports whether all declared melds are concealed kongs.
func (h *Hand) IsClosed() bool {
	for _, m := range h.Melds {
		if !m.Closed() {
			return false
		}
	}
	return true
}

// Quads returns the number of declared kongs.
func (h *Hand) Quads() int {
	n := 0
	for _, m := range h.Melds {
		if m.Kind == meld.Quad {
			n++
		}
	}
	return n
}

// Check reports the first thing that makes the hand impossible with the standard set: a tile outside the 34 kinds
// (unsupported-tile), more than four copies of a kind, including red fives (too-many-copies), or more than four melds
// (wrong-tile-count). It does not check the number of red fives, which depends on the rules, or the number of tiles,
// which depends on the question.
func (h *Hand) Check() error {
	if !h.fits() {
		return h.CheckCopies(tile.Tile.Index, "the standard 34 kinds")
	}
	if len(h.Melds) > 4 {
		return source.Errorf(source.WrongTileCount, "want at most 4 melds, found %d", len(h.Melds))
	}
	return nil
}

// fits reports whether CheckCopies finds no fault, quickly, for callers with very many hands.
func (h *Hand) fits() bool {
	var copies tile.Counts
	fit := func(t tile.Tile) bool {
		i := t.Index()
		if i < 0 {
			return false
		}
		copies[i]++
		return copies[i] <= 4
	}
	for _, t := range h.Closed {
		if !fit(t) {
			return false
		}
	}
	for i := range h.Melds {
		m := &h.Melds[i]
		for j := range m.Len() {
			if !fit(m.At(j)) {
				return false
			}
		}
	}
	return true
}

// CheckCopies reports the first tile, closed ones before melds, that does not belong to a set of tiles (place returns a
// number below 256 for each kind, or -1; unsupported-tile), or is the fifth with the same number (too-many-copies). set
// names the set of tiles for the message.
func (h *Hand) CheckCopies(place func(tile.Tile) int, set string) (err error) {
	var copies [256]uint8
	h.Each(func(t tile.Tile) {
		if err != nil {
			return
		}
		i := place(t)
		if i < 0 {
			err = source.Errorf(source.UnsupportedTile, "want tiles of %s, found %s", set, t)
			return
		}
		if copies[i]++; copies[i] == 5 {
			err = source.Errorf(source.TooManyCopies, "tile %s: want at most 4, found 5", t.Plain())
		}
	})
	return err
}

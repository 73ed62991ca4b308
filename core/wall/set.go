// Package wall holds the sets of tiles that games are played with, and the wall
// that is built of one: shuffled, dealt, drawn from its front and its back.
package wall

import (
	"tehai/core/source"
	"tehai/core/tile"
)

// Lot is so many copies of each of some tiles.
type Lot struct {
	Tiles  []tile.Tile
	Copies int
}

// Set is a set of tiles as data. Sets are built of other sets by With, Without
// and WithRedFives, which leave the set they are called on as it was.
type Set []Lot

// With returns the set and more lots.
func (s Set) With(lots ...Lot) Set { return append(append(Set(nil), s...), lots...) }

// Without returns the set less every copy of the tiles.
func (s Set) Without(tiles ...tile.Tile) Set {
	gone := map[tile.Tile]bool{}
	for _, t := range tiles {
		gone[t] = true
	}
	return s.each(func(t tile.Tile, copies int) (tile.Tile, int) {
		if gone[t] {
			return t, 0
		}
		return t, copies
	})
}

// WithRedFives returns the set with one five of each suit that it has replaced
// by its red five.
func (s Set) WithRedFives() Set {
	var red []tile.Tile
	plain := s.each(func(t tile.Tile, copies int) (tile.Tile, int) {
		if t.RedFive() == tile.None || copies == 0 {
			return t, copies
		}
		red = append(red, t.RedFive())
		return t, copies - 1
	})
	return plain.With(Lot{red, 1})
}

// each returns the set with every tile and its number of copies changed by f.
func (s Set) each(f func(tile.Tile, int) (tile.Tile, int)) Set {
	var changed Set
	for _, lot := range s {
		for _, t := range lot.Tiles {
			if other, copies := f(t, lot.Copies); copies > 0 {
				changed = append(changed, Lot{[]tile.Tile{other}, copies})
			}
		}
	}
	return changed
}

// Tiles returns every tile of the set, copies side by side, in the order of the
// lots.
func (s Set) Tiles() []tile.Tile {
	var tiles []tile.Tile
	for _, lot := range s {
		for _, t := range lot.Tiles {
			for range lot.Copies {
				tiles = append(tiles, t)
			}
		}
	}
	return tiles
}

// Holds reports whether the tiles could all come out of the set, as those of a
// wall that holds a part of it do. A tile nobody knows could be any. Its errors
// are unsupported-tile for a tile that the set does not have, and
// too-many-copies.
func (s Set) Holds(tiles []tile.Tile) error {
	left := map[tile.Tile]int{}
	has := map[tile.Tile]int{}
	for _, t := range s.Tiles() {
		left[t]++
		has[t]++
	}
	for _, t := range tiles {
		if t == tile.Unknown {
			continue
		}
		if has[t] == 0 {
			return source.Errorf(source.UnsupportedTile, "the set has no tile %s", t)
		}
		if left[t]--; left[t] < 0 {
			return source.Errorf(source.TooManyCopies, "tile %s: want at most %d, found %d", t, has[t], has[t]+1)
		}
	}
	return nil
}

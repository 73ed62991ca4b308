// Package wall has the sets of tiles that games are played with and shuffles them. A Set is a list of
// tiles with their number of copies: 136 of riichi, 144 with flowers, 108 for three players, and those
// of Ùzje with options. Shuffle puts tiles in an order that the seed alone decides: the same seed
// always gives the same wall, on every machine.
package wall

import "tehai/core/tile"

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

// WithRedFives returns the set with so many fives of each suit that it has replaced
// by its red five.
func (s Set) WithRedFives(each int) Set {
	var red []tile.Tile
	plain := s.each(func(t tile.Tile, copies int) (tile.Tile, int) {
		if t.RedFive() == tile.None || copies == 0 {
			return t, copies
		}
		red = append(red, t.RedFive())
		return t, copies - min(each, copies)
	})
	return plain.With(Lot{red, each})
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

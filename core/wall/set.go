// Package wall has the sets of tiles that games are played with and shuffles them. A Set is a list of
// tiles with their number of copies: 136 of riichi, 144 with flowers, 108 for three players, and those
// of Ùzje with options. Shuffle puts tiles in an order that the seed alone decides: the same seed
// always gives the same wall, on every machine.
package wall

import "tehai/core/tile"

// Lot is a number of copies of each of some tiles.
type Lot struct {
	Tiles  []tile.Tile
	Copies int
}

// Set is a set of tiles as data. With, Without and WithRedFives build new sets and leave the original unchanged.
type Set []Lot

// With returns the set with additional lots.
func (s Set) With(lots ...Lot) Set { return append(append(Set(nil), s...), lots...) }

// Without returns the set without any copy of the tiles.
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

// WithRedFives returns the set in which the given number of fives of each suit are red.
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

// each returns the set with f applied to every tile and its number of copies.
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

// Tiles returns every tile of the set, equal copies together, in the order of the lots.
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

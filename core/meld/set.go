package meld

import "tehai/core/tile"

// Set is a group in one reading of a hand, red fives read as fives. It is
// comparable.
type Set struct {
	Kind     Kind
	First    tile.Tile // the tile, or the lowest of a sequence; never a red five
	Closed   bool      // not called: in the closed part, or a concealed kong
	Declared bool      // a meld, so that the winning tile cannot belong to it
}

// Len returns the number of tiles of the set.
func (s Set) Len() int {
	switch s.Kind {
	case Pair:
		return 2
	case Quad:
		return 4
	case Sequence, Triplet, Knitted:
		return 3
	}
	return 0
}

// At returns tile i of the set.
func (s Set) At(i int) tile.Tile {
	switch s.Kind {
	case Sequence:
		return s.First + tile.Tile(i)
	case Knitted:
		return s.First + tile.Tile(3*i)
	}
	return s.First
}

// Tiles returns the tiles of the set, all fives plain.
func (s Set) Tiles() []tile.Tile {
	tiles := make([]tile.Tile, s.Len())
	for i := range tiles {
		tiles[i] = s.At(i)
	}
	return tiles
}

// Has reports whether the set holds a tile of the kind of t.
func (s Set) Has(t tile.Tile) bool {
	t = t.Plain()
	switch s.Kind {
	case Sequence:
		return t >= s.First && t < s.First+3
	case Knitted:
		return t == s.First || t == s.First+3 || t == s.First+6
	}
	return t == s.First
}

// Same reports whether the set is a triplet or a quad.
func (s Set) Same() bool { return s.Kind == Triplet || s.Kind == Quad }

// KindOf returns the shape that the tiles form in any order, red fives read as fives, and NoKind if they form none.
// Zero counts as rank 0 of any suit together with numbers, so that Zero-1-2 is a sequence.
func KindOf(tiles []tile.Tile) Kind {
	if len(tiles) < 2 || len(tiles) > 4 || !tiles[0].Suited() {
		return NoKind
	}
	if allEqual(tiles) {
		return [...]Kind{2: Pair, 3: Triplet, 4: Quad}[len(tiles)]
	}
	if len(tiles) == 3 && isSequence(tiles) {
		return Sequence
	}
	return NoKind
}

func allEqual(tiles []tile.Tile) bool {
	for _, t := range tiles[1:] {
		if t.Plain() != tiles[0].Plain() {
			return false
		}
	}
	return true
}

func isSequence(tiles []tile.Tile) bool {
	suit := tile.NoSuit
	ranks := 0
	low := 99
	for _, t := range tiles {
		if t != tile.Zero {
			if suit != tile.NoSuit && t.Suit() != suit {
				return false
			}
			suit = t.Suit()
		}
		ranks |= 1 << t.Rank()
		low = min(low, t.Rank())
	}
	return suit >= tile.Characters && suit <= tile.Bamboos && ranks == 7<<low
}

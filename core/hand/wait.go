package hand

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Wait is the shape that the winning tile completed. The zero value is unknown.
type Wait uint8

const (
	NoWait   Wait = iota
	TwoSided      // 23 waiting for 1 and 4
	Middle        // 24 waiting for 3
	Edge          // 12 waiting for 3, 89 waiting for 7
	DualPair      // two pairs, one of which became a triplet
	Single        // one tile that became the pair
	Thirteen      // thirteen different orphans, any of which completes the pair
)

// WaitOf returns the shape that the winning tile completed if it belongs to set s, or NoWait if the set does not have
// it or was declared.
func WaitOf(s meld.Set, win tile.Tile) Wait {
	win = win.Plain()
	if s.Declared || !s.Has(win) {
		return NoWait
	}
	switch s.Kind {
	case meld.Pair:
		return Single
	case meld.Triplet, meld.Quad:
		return DualPair
	case meld.Knitted: // two of its tiles do not wait for the third as in a sequence
		return NoWait
	}
	switch {
	case win == s.First+1:
		return Middle
	case win == s.First && s.First.Rank() == 7, win == s.First+2 && s.First.Rank() == 1:
		return Edge
	}
	return TwoSided
}

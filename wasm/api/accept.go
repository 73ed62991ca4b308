package api

import (
	"tehai/core/hand"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// Accept is a tile that a hand accepts.
type Accept struct {
	Tile string `js:"tile" is:"Tile"` // fives are plain
	Left int    `js:"left"`           // copies not in the hand, its melds, indicators or seen
}

func acceptsOf(tiles shanten.Tiles, left *tile.Counts) []Accept {
	wire := make([]Accept, 0, tiles.Len())
	for i := range tiles.All() {
		wire = append(wire, Accept{Tile: tile.Of(i).String(), Left: int(left[i])})
	}
	return wire
}

// leftOf returns the unseen copies: four of each kind less those of the hand and of the lists. More than four of a kind
// is an error.
func leftOf(h *hand.Hand, lists ...[]tile.Tile) (tile.Counts, error) {
	var shown [tile.Kinds]int
	for i, n := range h.AllCounts() {
		shown[i] = int(n)
	}
	for _, list := range lists {
		for _, t := range list {
			shown[t.Index()]++
		}
	}
	var left tile.Counts
	for i, n := range shown {
		if n > 4 {
			return left, source.Errorf(source.TooManyCopies,
				"tile %s: want at most 4 in the hand and among the tiles seen, found %d", tile.Of(i), n)
		}
		left[i] = uint8(4 - n)
	}
	return left, nil
}

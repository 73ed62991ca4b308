package hand

import (
	"slices"

	"tehai/core/meld"
	"tehai/core/tile"
)

// Calls returns every meld that a hand of 3n+1 tiles can make with a discard t of the player on the side: chows by
// rising rank (only from the left), then pungs, then the kong. If own red fives can replace plain ones, each choice is
// a separate meld, the plain one first. The result is empty for a tile outside the 34 kinds.
func Calls(h *Hand, t tile.Tile, from meld.Side) []meld.Meld {
	var melds []meld.Meld
	for _, own := range ownParts(t, from) {
		for _, chosen := range choices(h.Closed, own) {
			kong := meld.NotKong
			if len(chosen) == 3 {
				kong = meld.Claimed
			}
			m, err := meld.New(append([]tile.Tile{t}, chosen...), kong, 0, from)
			if err == nil && !slices.Contains(melds, m) {
				melds = append(melds, m)
			}
		}
	}
	return melds
}

// ownParts returns the tiles that must be in the hand, as plain tiles, for each meld that t can become.
func ownParts(t tile.Tile, from meld.Side) [][]tile.Tile {
	if !t.IsKind() {
		return nil
	}
	t = t.Plain()
	var parts [][]tile.Tile
	if from == meld.Left && !t.IsHonour() {
		for first := t.Rank() - 2; first <= t.Rank(); first++ {
			if first < 1 || first > 7 {
				continue
			}
			var own []tile.Tile
			for rank := first; rank < first+3; rank++ {
				if rank != t.Rank() {
					own = append(own, tile.Numbered(t.Suit(), rank))
				}
			}
			parts = append(parts, own)
		}
	}
	return append(parts, []tile.Tile{t, t}, []tile.Tile{t, t, t})
}

// choices returns the ways to take the plain tiles from the closed ones, with a red five for a five if there is one,
// plain before red.
func choices(closed []tile.Tile, plain []tile.Tile) [][]tile.Tile {
	if len(plain) == 0 {
		return [][]tile.Tile{nil}
	}
	var ways [][]tile.Tile
	for _, t := range []tile.Tile{plain[0], plain[0].RedFive()} {
		at := slices.Index(closed, t)
		if t == tile.None || at < 0 {
			continue
		}
		rest := slices.Delete(slices.Clone(closed), at, at+1)
		for _, way := range choices(rest, plain[1:]) {
			ways = append(ways, append([]tile.Tile{t}, way...))
		}
	}
	return ways
}

// Call returns the hand after it has called a meld of Calls, without the own tiles of the meld in the closed part. No
// tile is marked as drawn.
func Call(h *Hand, m meld.Meld) Hand {
	after := Hand{Closed: slices.Clone(h.Closed), Melds: append(slices.Clone(h.Melds), m), Win: -1}
	for i := range m.Len() {
		if at := slices.Index(after.Closed, m.At(i)); at >= 0 && i != int(m.Called) {
			after.Closed = slices.Delete(after.Closed, at, at+1)
		}
	}
	return after
}

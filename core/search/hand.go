package search

import (
	"math/bits"

	"tehai/core/tile"
)

// Hand is closed tiles as counts of three bits each, nine kinds a suit and a tenth
// for the red fives among them; of honours seven kinds. The zero Hand has no tile.
type Hand [4]uint32

const (
	fieldBits = 3
	field     = 1<<fieldBits - 1
	redsAt    = 9 * fieldBits
	kindsMask = 1<<redsAt - 1
	evens     = field * (1 | 1<<6 | 1<<12 | 1<<18 | 1<<24)
	odds      = evens << fieldBits & (1<<30 - 1)
)

// handOf packs tiles; ok is false where one is none of the 34 kinds.
func handOf(tiles []tile.Tile) (h Hand, ok bool) {
	for _, t := range tiles {
		if t.Index() < 0 {
			return Hand{}, false
		}
		h.put(t)
	}
	return h, true
}

// put adds a tile of the 34 kinds.
func (h *Hand) put(t tile.Tile) {
	h.add(t.Index(), 1)
	if t.IsRedFive() {
		h[t.Index()/9] += 1 << redsAt
	}
}

func (h *Hand) add(kind, n int) { h[kind/9] += uint32(n) << (kind % 9 * fieldBits) }

// count returns how many the hand has of a kind.
func (h *Hand) count(kind int) int { return int(h[kind/9] >> (kind % 9 * fieldBits) & field) }

func (h *Hand) reds(suit int) int { return int(h[suit] >> redsAt & field) }

// Tiles returns the tiles in order, red fives behind plain ones.
func (h *Hand) Tiles() []tile.Tile {
	tiles := make([]tile.Tile, 0, 14)
	for kind := range tile.Kinds {
		t, reds := tile.Of(kind), 0
		if red := t.RedFive(); red != tile.None {
			reds = h.reds(kind / 9)
		}
		for i := range h.count(kind) {
			if i >= h.count(kind)-reds {
				tiles = append(tiles, t.RedFive())
				continue
			}
			tiles = append(tiles, t)
		}
	}
	return tiles
}

// guards are the bits above the fields of a half.
const guards = 8 | 8<<6 | 8<<12 | 8<<18 | 8<<24

// halves parts the fields of a suit, every other one to each half, so that there is room above each for a guard.
func halves(suit uint32) (even, odd uint32) { return suit & evens, suit & odds >> fieldBits }

// total returns how many tiles a suit has.
func total(suit uint32) int {
	suit &= kindsMask
	low := suit & 0o111111111
	middle := suit & 0o222222222
	high := suit & 0o444444444
	return bits.OnesCount32(low) + 2*bits.OnesCount32(middle) + 4*bits.OnesCount32(high)
}

// size returns how many tiles the hand has.
func (h *Hand) size() int { return total(h[0]) + total(h[1]) + total(h[2]) + total(h[3]) }

// valid reports whether the counts may be those of a hand.
func (h *Hand) valid() bool {
	for suit, word := range h {
		if word>>30 != 0 || suit == 3 && word>>(7*fieldBits) != 0 {
			return false
		}
		if suit < 3 && h.reds(suit) > h.count(9*suit+4) {
			return false
		}
	}
	for kind := range tile.Kinds {
		if h.count(kind) > 4 {
			return false
		}
	}
	return h.size() <= 14
}

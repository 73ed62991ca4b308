package shanten

import (
	"iter"
	"math/bits"

	"tehai/core/tile"
)

// Tiles is a set of tile kinds: bit i stands for the kind with index i (0–33).
type Tiles uint64

const (
	allKinds    Tiles = 1<<tile.Kinds - 1
	orphanKinds Tiles = 1<<0 | 1<<8 | 1<<9 | 1<<17 | 1<<18 | 1<<26 | 127<<27
	threeAbsent Tiles = 127 << 1 // characters 2 to 8
)

// Has reports whether the kind with index i is in the set.
func (t Tiles) Has(i int) bool { return t>>(uint(i)&63)&1 == 1 }

// Len returns the number of kinds in the set.
func (t Tiles) Len() int { return bits.OnesCount64(uint64(t)) }

// All yields the indices of the kinds in the set, ascending.
func (t Tiles) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; t != 0; t &= t - 1 {
			if !yield(bits.TrailingZeros64(uint64(t))) {
				return
			}
		}
	}
}

package shanten

import (
	"iter"
	"math/bits"
)

// Tiles is a set of tile kinds: bit i stands for the kind with index i (0–33).
type Tiles uint64

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

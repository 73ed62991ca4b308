// Package pattern has predicates on hands that several rule sets share: all simples, one suit, one to
// nine, a terminal in each set. GroupsOf sorts the sets of one reading by kind, and its methods report
// whether a pattern holds; Kinds is a set of the 34 kinds as bits. What a pattern is worth is for the
// rule sets in core/rules to say.
package pattern

import (
	"math/bits"

	"tehai/core/tile"
)

// Kinds is a set of the 34 kinds of tiles: bit i stands for index i. The zero
// value is empty.
type Kinds uint64

// Sets of kinds that rules use.
const (
	Characters Kinds = 0x1ff
	Circles          = Characters << 9
	Bamboos          = Characters << 18
	Numbers          = Characters | Circles | Bamboos
	Winds      Kinds = 0xf << 27
	Dragons    Kinds = 7 << 31
	Honours          = Winds | Dragons
	Terminals        = ones | nines
	Orphans          = Terminals | Honours
	Simples          = Numbers &^ Terminals
	Green      Kinds = 1<<19 | 1<<20 | 1<<21 | 1<<23 | 1<<25 | 1<<32 // 2 3 4 6 8 of bamboos and the green dragon

	ones   Kinds = 1 | 1<<9 | 1<<18
	sevens       = ones << 6
	nines        = ones << 8
)

// KindOf returns the set of one tile, empty for a tile outside the 34 kinds.
func KindOf(t tile.Tile) Kinds {
	if i := t.Index(); i >= 0 {
		return 1 << i
	}
	return 0
}

// KindsOf returns the kinds with a count above zero.
func KindsOf(c *tile.Counts) (k Kinds) {
	for i, n := range c {
		if n > 0 {
			k |= 1 << i
		}
	}
	return k
}

// Has reports whether the set holds the kind of t.
func (k Kinds) Has(t tile.Tile) bool { return k&KindOf(t) != 0 }

// Within reports whether every kind of k is in other.
func (k Kinds) Within(other Kinds) bool { return k&^other == 0 }

// Len returns the number of kinds.
func (k Kinds) Len() int { return bits.OnesCount64(uint64(k)) }

// Suits returns how many of the three suits have a kind in the set.
func (k Kinds) Suits() int {
	n := 0
	for _, suit := range [...]Kinds{Characters, Circles, Bamboos} {
		if k&suit != 0 {
			n++
		}
	}
	return n
}

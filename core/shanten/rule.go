package shanten

import (
	"encoding/binary"

	"tehai/core/shanten/need"
	"tehai/core/tile"
)

// Rule determines which tiles a target may use. The zero value is the usual one: all 34 kinds, four copies of each.
type Rule struct {
	// Fifth allows a wait on a tile of which the closed part itself has all four: a target may have any number of
	// copies. Other programs differ on this; without it such a hand is not ready.
	Fifth bool
	// Three plays with the tiles of three players: no characters 2 to 8.
	Three bool
}

// Of returns the distance of the closed tiles under the rule; see the function Of.
func (r Rule) Of(closed *tile.Counts) Distance {
	d := Of(closed)
	if r == (Rule{}) {
		return d
	}
	total := closed.Total()
	left := merges[0][r.class(closed, 0, total)][r.class(closed, 1, total)]
	right := merges[2][r.class(closed, 2, total)][r.class(closed, honours, total)]
	d.Standard = int8(needs[left][right]) - 1
	d.Best = min(d.Standard, d.Pairs, d.Orphans)
	return d
}

// drawable returns the kinds that a hand with these counts may draw.
func (r Rule) drawable(held *bitplanes) Tiles {
	kinds := allKinds
	if !r.Fifth {
		kinds &^= held[2]
	}
	if r.Three {
		kinds &^= threeAbsent
	}
	return kinds
}

// returning returns the kind as a set if it may be drawn once a tile of it is gone.
func (r Rule) returning(kind int) Tiles {
	if r.Three {
		return 1 << kind &^ threeAbsent
	}
	return 1 << kind
}

// slow returns for which parts the tables do not implement the rule, after one draw at most.
func (r Rule) slow(held *bitplanes) (slow [4]bool) {
	triples := held[0]&held[1] | held[2]
	for k := range slow {
		slow[k] = r.Three && k == 0 || r.Fifth && triples>>(9*k)&(1<<9-1) != 0
	}
	return slow
}

// classes fills drawn with the classes of part k with one tile more, by rank.
func (r Rule) classes(closed *tile.Counts, k, total int, drawn *[9]uint8) {
	counts := closed[9*k : min(9*k+9, tile.Kinds)]
	for rank := range counts {
		if counts[rank] < 4 || r.Fifth {
			counts[rank]++
			drawn[rank] = r.class(closed, k, total)
			counts[rank]--
		}
	}
}

// class returns the class of part k of a hand that needs total/3 sets. A part without four of a kind has the same class
// with and without fifth copies; the others (3,571 of the 405,350 suits differ) are computed by definition.
func (r Rule) class(closed *tile.Counts, k, total int) uint8 {
	counts := closed[9*k : min(9*k+9, tile.Kinds)]
	switch {
	case r.Fifth && holdsFour(counts):
		return r.classByDefinition(counts, k, total/3)
	case r.Three && k == 0:
		return threeClass[min(5*counts[0]+counts[8], uint8(len(threeClass)-1))]
	case k == honours:
		word := binary.LittleEndian.Uint64(closed[26:34])
		return classAt[(packHonours(word).entry()+madeBase[total&15])>>placeShift]
	}
	word := binary.LittleEndian.Uint64(counts[1:9])
	return classAt[packSuit(word, counts[0]).entry()>>placeShift]
}

func holdsFour(counts []uint8) bool {
	for _, n := range counts {
		if n >= 4 {
			return true
		}
	}
	return false
}

// classByDefinition computes the class of a part by its Vector, where a target may have any number of copies. A test
// shows that each is one of the tables' classes.
func (r Rule) classByDefinition(counts []uint8, k, sets int) uint8 {
	unlimited := need.Rule{Copies: tile.Kinds}
	switch {
	case k == honours:
		vector, made := unlimited.Kinds(counts), need.Made(need.Sets-sets)
		return find(honourVectors, need.Merge(&vector, &made))
	case k == 0 && r.Three:
		return find(suitVectors, unlimited.Kinds([]uint8{counts[0], counts[8]}))
	}
	return find(suitVectors, unlimited.Suit(counts))
}

// find returns the index of the vector in a table of vectors.
func find(table string, vector need.Vector) uint8 {
	for class := range len(table) / len(vector) {
		if table[class*len(vector):][:len(vector)] == string(vector[:]) {
			return uint8(class)
		}
	}
	return 0
}

package shanten

import (
	"tehai/core/shanten/need"
	"tehai/core/tile"
)

// Rule says which tiles a hand may hope for. The zero value is the usual one: all 34
// kinds, four copies of each.
type Rule struct {
	// Fifth counts a wait on a tile of which the closed part itself holds
	// all four: a target may have any number of copies. Peers differ;
	// without it such a hand is not ready.
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
	sets := closed.Total() / 3
	left := twoSuits[int(r.class(closed, 0, sets))<<8|int(r.class(closed, 1, sets))]
	right := suitHonours[int(r.class(closed, 2, sets))<<8|int(r.class(closed, 3, sets))]
	d.Standard = distances[int(left)<<8|int(right)]
	d.Best = min(d.Standard, d.Pairs, d.Orphans)
	return d
}

// kinds returns the kinds that a hand with these counts may draw.
func (r Rule) kinds(held bitplanes) Tiles {
	kinds := allKinds
	if !r.Fifth {
		kinds &^= held[2]
	}
	if r.Three {
		kinds &^= threeAbsent
	}
	return kinds
}

// class returns the class of a part of a hand that is asked for so many sets. A
// part without four of a kind has the same class with and without fifth
// copies; the others (3,571 of the 405,350 suits differ) are counted by definition.
func (r Rule) class(closed *tile.Counts, part, sets int) uint8 {
	counts := closed[9*part : min(9*part+9, tile.Kinds)]
	if r.Fifth && holdsFour(counts) {
		return r.classByDefinition(counts, part, sets)
	}
	if r.Three && part == 0 {
		return threeClass[5*counts[0]+counts[8]]
	}
	at := packPart(closed, part)
	if part == honours {
		return at.honourClass(madePlace[3*sets])
	}
	return at.suitClass()
}

func holdsFour(counts []uint8) bool {
	for _, n := range counts {
		if n >= 4 {
			return true
		}
	}
	return false
}

// classByDefinition finds the class of a part by its Vector where a target may
// have any number of copies. Each is one of the tables' classes, which a test shows.
func (r Rule) classByDefinition(counts []uint8, part, sets int) uint8 {
	unlimited := need.Rule{Copies: tile.Kinds}
	switch {
	case part == honours:
		vector, made := unlimited.Kinds(counts), need.Made(need.Sets-sets)
		return find(honourVectors, need.Merge(&vector, &made))
	case part == 0 && r.Three:
		return find(suitVectors, unlimited.Kinds([]uint8{counts[0], counts[8]}))
	}
	return find(suitVectors, unlimited.Suit(counts))
}

// find returns the place of the vector in a table of vectors.
func find(table string, vector need.Vector) uint8 {
	for class := range len(table) / len(vector) {
		if table[class*len(vector):][:len(vector)] == string(vector[:]) {
			return uint8(class)
		}
	}
	return 0
}

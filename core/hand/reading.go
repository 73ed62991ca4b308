package hand

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Form is one of the shapes of a complete hand. The zero value is no shape.
type Form uint8

const (
	NoForm   Form = iota
	Standard      // sets and one pair
	Pairs         // seven different pairs
	Orphans       // the thirteen terminals and honours, one of them twice
	Knitted       // a knitted body, a set and a pair: see SplitKnitted
	Singles       // 14 different tiles of a knitted body and the honours: see IsSingles
)

// Reading is one way to read a complete hand.
type Reading struct {
	Form Form
	Sets []meld.Set // melds first, in their order, then the closed part by its lowest tiles; for orphans only the pair
}

// Readings returns every reading of the hand in the first three forms, each once, or nothing if it is not complete.
// There must be 14 closed tiles, less three for each meld; see Split for hands with undeclared quads.
func Readings(h *Hand) []Reading {
	closed := h.Counts()
	if len(h.Closed) != 14-3*len(h.Melds) || closed.Total() != len(h.Closed) {
		return nil
	}
	declared := make([]meld.Set, len(h.Melds))
	for i, m := range h.Melds {
		declared[i] = m.Set()
	}
	var readings []Reading
	Split(&closed, 4-len(h.Melds), 0, func(sets []meld.Set) {
		all := append(append(make([]meld.Set, 0, 5), declared...), sets...)
		readings = append(readings, Reading{Standard, all})
	})
	if len(h.Melds) > 0 {
		return readings
	}
	if IsPairs(&closed) {
		readings = append(readings, Reading{Pairs, PairsOf(&closed)})
	}
	if IsOrphans(&closed) {
		readings = append(readings, Reading{Orphans, PairsOf(&closed)})
	}
	return readings
}

// PairsOf returns the kinds held exactly twice as pairs.
func PairsOf(c *tile.Counts) []meld.Set {
	var sets []meld.Set
	for i, n := range c {
		if n == 2 {
			sets = append(sets, meld.Set{Kind: meld.Pair, First: tile.Of(i), Closed: true})
		}
	}
	return sets
}

// IsPairs reports whether the counts are seven different pairs.
func IsPairs(c *tile.Counts) bool {
	pairs := 0
	for _, n := range c {
		if n == 2 {
			pairs++
		} else if n != 0 {
			return false
		}
	}
	return pairs == 7
}

// IsOrphans reports whether the counts are the thirteen terminals and honours,
// one of them twice.
func IsOrphans(c *tile.Counts) bool {
	kinds, total := 0, 0
	for i, n := range c {
		if n > 0 && tile.Of(i).IsSimple() {
			return false
		}
		if n > 0 {
			kinds++
		}
		total += int(n)
	}
	return kinds == 13 && total == 14
}

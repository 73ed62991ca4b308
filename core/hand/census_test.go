package hand

import (
	"testing"

	"tehai/core/meld"
	"tehai/core/tile"
)

// eachOfSuit calls visit with the counts of every hand of n tiles of one suit
// of nine kinds, four copies each.
func eachOfSuit(n int, visit func(*tile.Counts)) {
	var c tile.Counts
	var fill func(kind, left int)
	fill = func(kind, left int) {
		if kind == 9 {
			if left == 0 {
				visit(&c)
			}
			return
		}
		for k := 0; k <= min(4, left); k++ {
			c[kind] = uint8(k)
			fill(kind+1, left-k)
		}
		c[kind] = 0
	}
	fill(0, n)
}

func isStandard(c *tile.Counts, sets int) bool {
	found := false
	Split(c, sets, 0, func([]meld.Set) { found = true })
	return found
}

// TestOneSuitCensus: of the 118,800 hands of 14 tiles of one suit, 13,259 are complete in the standard form and 13,277
// in any form.
func TestOneSuitCensus(t *testing.T) {
	hands, standard, any := 0, 0, 0
	eachOfSuit(14, func(c *tile.Counts) {
		hands++
		if isStandard(c, 4) {
			standard++
			any++
		} else if IsPairs(c) || IsOrphans(c) {
			any++
		}
	})
	if hands != 118800 || standard != 13259 || any != 13277 {
		t.Errorf("%d hands, %d of standard form, %d in all; want 118800, 13259, 13277", hands, standard, any)
	}
}

// TestFullCensus: of all 326,520,504,500 hands of 14 tiles, 11,498,658 are complete in the standard form and
// 16,873,619 in any. A suit's part of a complete hand has 3n tiles and forms sets, or 3n+2 and forms sets and the pair,
// so the suits are counted separately and the counts multiplied.
func TestFullCensus(t *testing.T) {
	suit := [2][5]int{} // by pair or none, and by number of sets
	for sets := range 5 {
		eachOfSuit(3*sets, func(c *tile.Counts) {
			with := *c
			with[33] = 2 // with a pair outside the suit, Split finds only sets in the suit
			if isStandard(&with, sets) {
				suit[0][sets]++
			}
		})
		eachOfSuit(3*sets+2, func(c *tile.Counts) {
			if isStandard(c, sets) {
				suit[1][sets]++
			}
		})
	}
	honours := [2][5]int{}
	for sets, choose := range []int{1, 7, 21, 35, 35} { // triplets of seven kinds
		honours[0][sets] = choose
		honours[1][sets] = choose * (7 - sets)
	}
	if suit[1][4] != 13259 {
		t.Errorf("one suit alone: %d, want 13259", suit[1][4])
	}
	total := [2][5]int{{1}}
	for _, part := range [][2][5]int{suit, suit, suit, honours} {
		var next [2][5]int
		for p1 := range 2 {
			for p2 := range 2 - p1 {
				for a := range 5 {
					for b := range 5 - a {
						next[p1+p2][a+b] += total[p1][a] * part[p2][b]
					}
				}
			}
		}
		total = next
	}
	standard := total[1][4]
	// Seven pairs are C(34,7); those that are of standard form too are two pairs of equal sequences and a pair, counted
	// by trying them all.
	both := 0
	eachPairs(func(c *tile.Counts) {
		if isStandard(c, 4) {
			both++
		}
	})
	if standard != 11498658 || standard+5379616-both+13 != 16873619 {
		t.Errorf("%d of standard form, %d of them seven pairs, %d in all", standard, both, standard+5379616-both+13)
	}
}

// eachPairs calls visit with seven pairs of which at most one is an honour: with more they are not of standard form.
func eachPairs(visit func(*tile.Counts)) {
	var c tile.Counts
	var fill func(kind, left, honours int)
	fill = func(kind, left, honours int) {
		if left == 0 {
			visit(&c)
			return
		}
		if kind == tile.Kinds || kind >= 27 && honours > 0 {
			return
		}
		c[kind] = 2
		if kind >= 27 {
			fill(kind+1, left-1, honours+1)
		} else {
			fill(kind+1, left-1, honours)
		}
		c[kind] = 0
		fill(kind+1, left, honours)
	}
	fill(0, 7, 0)
}

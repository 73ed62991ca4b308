package hand

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Bodies are the six knitted bodies: 147 of one suit, 258 of another and 369
// of the third. Each holds the lowest tile of the three parts, by their index.
var Bodies = [6][3]int{
	{0, 10, 20}, {0, 19, 11}, {9, 1, 20}, {9, 19, 2}, {18, 1, 11}, {18, 10, 2},
}

// SplitKnitted calls visit with every way to split the counts into a knitted body, further sets and a pair; sets is the
// number of sets in all, including the three of the body. The parts of the body are first. The slice is valid only
// during the call of visit. Fourteen tiles have one body at most.
func SplitKnitted(c *tile.Counts, sets int, visit func([]meld.Set)) {
	if sets < 3 {
		return
	}
	body := BodyIn(c)
	if body < 0 {
		return
	}
	rest := *c
	var all [8]meld.Set
	for i, low := range Bodies[body] {
		for j := low; j < low+9; j += 3 {
			rest[j]--
		}
		all[i] = meld.Set{Kind: meld.Knitted, First: tile.Of(low), Closed: true}
	}
	Split(&rest, sets-3, 0, func(found []meld.Set) {
		visit(all[:3+copy(all[3:], found)])
	})
}

// BodyIn returns the first of Bodies that is completely in the counts, or -1.
func BodyIn(c *tile.Counts) int {
	for i := range Bodies {
		if holdsBody(c, i) {
			return i
		}
	}
	return -1
}

func holdsBody(c *tile.Counts, body int) bool {
	for _, low := range Bodies[body] {
		if c[low] == 0 || c[low+3] == 0 || c[low+6] == 0 {
			return false
		}
	}
	return true
}

// IsSingles reports whether the counts are 14 different tiles of the 16 that are a knitted body and the seven honours.
func IsSingles(c *tile.Counts) bool {
	var held uint64
	total := 0
	for i, n := range c {
		if n > 1 {
			return false
		}
		held |= uint64(n) << i
		total += int(n)
	}
	if total != 14 {
		return false
	}
	const honours = 0x7f << 27
	for i := range Bodies {
		if held&^(bodyKinds[i]|honours) == 0 {
			return true
		}
	}
	return false
}

// bodyKinds are the tiles of the bodies, one bit for each kind.
var bodyKinds = func() (kinds [6]uint64) {
	for i, body := range Bodies {
		for _, low := range body {
			kinds[i] |= 0x49 << low // 1, 4 and 7 from low on
		}
	}
	return kinds
}()

// IsAnyPairs reports whether the counts are seven pairs, where four equal tiles count as two of them.
func IsAnyPairs(c *tile.Counts) bool {
	total := 0
	for _, n := range c {
		if n%2 != 0 || n > 4 {
			return false
		}
		total += int(n)
	}
	return total == 14
}

// AnyPairsOf returns the pairs of the counts, two for four equal tiles.
func AnyPairsOf(c *tile.Counts) []meld.Set {
	sets := make([]meld.Set, 0, 7)
	for i, n := range c {
		for ; n >= 2; n -= 2 {
			sets = append(sets, meld.Set{Kind: meld.Pair, First: tile.Of(i), Closed: true})
		}
	}
	return sets
}

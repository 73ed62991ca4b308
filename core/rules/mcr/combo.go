package mcr

import (
	"cmp"
	"math/bits"
	"slices"
)

// combo is one way to count the chows of a reading.
type combo struct {
	pairs  [4]uint8 // how often each pair fan counts, from Pure Double Chow on
	sets   [4]uint8 // the chows that make them, one bit each
	triple uint8    // the chows of the fan of three or four
}

// combos appends the ways to count the chows, all with the same total: no two with the same fans, and those first whose
// fans are earlier in the table.
func (c *chows) combos(list []combo) []combo {
	switch {
	case c.four != none:
		return append(list, combo{triple: 15})
	case c.triple != none && c.n == 3:
		return append(list, combo{triple: 7})
	case c.triple == none && c.lines == 0:
		return append(list, combo{})
	}
	from := len(list)
	if c.triple != none {
		list = c.tripleCombos(list)
	} else {
		list = c.pairCombos(list)
	}
	return list[:from+len(sortCombos(list[from:]))]
}

func sortCombos(list []combo) []combo {
	if len(list) == 1 {
		return list
	}
	slices.SortStableFunc(list, func(a, b combo) int { return slices.Compare(b.pairs[:], a.pairs[:]) })
	return slices.CompactFunc(list, func(a, b combo) bool { return a.pairs == b.pairs })
}

// tripleCombos joins the fourth of four chows, if it forms a pair fan with one of the three, to that one.
func (c *chows) tripleCombos(list []combo) []combo {
	for left := range 4 {
		if c.tripleWithout(left) == none {
			continue
		}
		three := uint8(15 &^ (1 << left))
		if c.lines == 0 {
			return append(list, combo{triple: three})
		}
		for rest := c.joins(left); rest != 0; rest &= rest - 1 {
			other := bits.TrailingZeros8(rest)
			one := combo{triple: three}
			one.count(line{left, other, pairOf(c.first[left], c.first[other])})
			list = append(list, one)
		}
	}
	return list
}

// line is a pair of chows that form a pair fan.
type line struct {
	a, b int
	fan  fan
}

func (c *combo) count(l line) {
	c.pairs[l.fan-pureDoubleChow]++
	c.sets[l.fan-pureDoubleChow] |= 1<<l.a | 1<<l.b
}

// lines are those between at most four chows.
type lines struct {
	all [6]line
	n   int
}

// allLines returns every line between two chows of those in the mask.
func (c *chows) allLines(among uint8) (l lines) {
	for a := range c.n {
		for b := range a {
			if among>>a&1 == 0 || among>>b&1 == 0 {
				continue
			}
			if f := pairOf(c.first[a], c.first[b]); f != none {
				l.all[l.n] = line{a, b, f}
				l.n++
			}
		}
	}
	return l
}

// pairCombos appends the largest sets of lines without a cycle in which no chow is used twice for the same fan; if
// there are none, those in which one is.
func (c *chows) pairCombos(list []combo) []combo {
	from, lines := len(list), c.allLines(15)
	for _, strict := range [...]bool{true, false} {
		for chosen := range 1 << lines.n {
			if bits.OnesCount(uint(chosen)) != c.lines {
				continue
			}
			if one, ok := c.join(lines.all[:lines.n], chosen, strict); ok {
				list = append(list, one)
			}
		}
		if len(list) > from {
			break
		}
	}
	return list
}

// join counts the chosen lines, or reports that they form a cycle or, if strict, that a chow is used twice for the
// same fan.
func (c *chows) join(lines []line, chosen int, strict bool) (one combo, ok bool) {
	group := [4]int{0, 1, 2, 3}
	for i, l := range lines {
		if chosen>>i&1 == 0 {
			continue
		}
		from, to := group[l.a], group[l.b]
		if from == to || strict && one.sets[l.fan-pureDoubleChow]&(1<<l.a|1<<l.b) != 0 {
			return one, false
		}
		for j := range group {
			if group[j] == from {
				group[j] = to
			}
		}
		one.count(l)
	}
	return one, true
}

// setMask returns the sets of chows, one bit each.
func (c *chows) setMask(chosen uint8) (mask uint8) {
	for i := range c.n {
		if chosen>>i&1 != 0 {
			mask |= 1 << c.at[i]
		}
	}
	return mask
}

// excluded lists the fans of chows that one way of counting omits.
func (c *chows) excluded(one *combo, list []leftOut) []leftOut {
	if c.n < 2 {
		return list
	}
	by := c.triple
	if c.four != none {
		by = c.four
		list = c.leaveTriples(list, by.id(), 0)
	} else if c.triple != none {
		list = c.leaveTriples(list, nonIdentical, 1)
	}
	var within [4]uint8 // pair fans inside the fan of three or four
	if one.triple != 0 {
		lines := c.allLines(one.triple)
		for _, l := range lines.all[:lines.n] {
			within[l.fan-pureDoubleChow]++
		}
	}
	var whole [4]uint8
	lines := c.allLines(15)
	for _, l := range lines.all[:lines.n] {
		whole[l.fan-pureDoubleChow]++
	}
	for i := range whole {
		f := pureDoubleChow + fan(i)
		if within[i] > 0 {
			list = append(list, leftOut{f, by.id(), within[i]})
		}
		if more := whole[i] - within[i] - one.pairs[i]; more > 0 {
			list = append(list, leftOut{f, accountOnce, more})
		}
	}
	return list
}

// leaveTriples lists the fans of three chows, for each kind all except the counted ones.
func (c *chows) leaveTriples(list []leftOut, by string, counted uint8) []leftOut {
	if c.n < 3 {
		return list
	}
	kinds := [4]fan{none, none, none, none}
	for left := range c.triples() {
		kinds[left] = c.tripleWithout(left)
	}
	slices.SortFunc(kinds[:], func(a, b fan) int { return cmp.Compare(a, b) })
	for i, f := range kinds {
		if f == none || i > 0 && kinds[i-1] == f {
			continue
		}
		n := uint8(0)
		for _, other := range kinds {
			if other == f {
				n++
			}
		}
		if n > counted {
			list = append(list, leftOut{f, by, n - counted})
		}
	}
	return list
}

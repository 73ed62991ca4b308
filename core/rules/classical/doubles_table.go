package classical

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// doubleRule is one double that the whole hand earns.
type doubleRule struct {
	id      string
	doubles int
	applies func(*facts) bool
}

// handDoubles add up.
var handDoubles = []doubleRule{
	{"no-sequence", 1, func(f *facts) bool { return f.count(isSequence) == 0 }}, // D5
	{"one-to-nine", 1, isOneToNine},                                             // D6
	{"no-points", 1, func(f *facts) bool { return f.points == base }},
}

// consistency are the six tests of which one is paid: the most valuable, of
// equal ones the first in this order, the document's method list (D3).
var consistency = []doubleRule{
	{"all-simples", 1, func(f *facts) bool { return f.all(allSimple) }},
	{"no-simples", 1, func(f *facts) bool { return f.all(noSimple) }},
	{"terminal-or-honour-in-each", 1, func(f *facts) bool { return f.all(hasTerminalOrHonour) }}, // D7
	{"one-suit", 4, func(f *facts) bool { return suitsOf(f) == 1 && !f.hasHonours() }},
	{"one-suit-with-honours", 1, func(f *facts) bool { return suitsOf(f) == 1 && f.hasHonours() }},
	{"little-three-dragons", 1, isLittleThreeDragons},
}

// doubleItems returns the doubles of the reading. f.points has to be known.
func doubleItems(f *facts) []DoubleItem {
	var items []DoubleItem
	for _, s := range f.sets {
		if n := f.lucky(s.First); s.Same() && n > 0 { // D11
			items = append(items, DoubleItem{ID: "lucky-set", Doubles: n, Set: s})
		}
	}
	for _, rule := range handDoubles {
		if rule.applies(f) {
			items = append(items, DoubleItem{ID: rule.id, Doubles: rule.doubles})
		}
	}
	var best doubleRule
	for _, rule := range consistency {
		if rule.doubles > best.doubles && rule.applies(f) {
			best = rule
		}
	}
	if best.doubles > 0 {
		items = append(items, DoubleItem{ID: best.id, Doubles: best.doubles})
	}
	return items
}

func isSequence(s meld.Set) bool { return s.Kind == meld.Sequence }

func allSimple(s meld.Set) bool { return s.At(0).IsSimple() && s.At(s.Len()-1).IsSimple() }

func noSimple(s meld.Set) bool { return !isSequence(s) && !s.First.IsSimple() }

func hasTerminalOrHonour(s meld.Set) bool { return !allSimple(s) }

// isOneToNine reports 123, 456 and 789 of one suit.
func isOneToNine(f *facts) bool {
	for _, first := range []tile.Tile{tile.Character1, tile.Circle1, tile.Bamboo1} {
		found := 0
		for rank := tile.Tile(0); rank < 9; rank += 3 {
			if f.count(func(s meld.Set) bool { return isSequence(s) && s.First == first+rank }) > 0 {
				found++
			}
		}
		if found == 3 {
			return true
		}
	}
	return false
}

// suitsOf returns how many of the three suits the hand has tiles of.
func suitsOf(f *facts) int {
	var has [3]int
	for i, n := range f.tiles[:27] {
		if n > 0 {
			has[i/9] = 1
		}
	}
	return has[0] + has[1] + has[2]
}

func (f *facts) hasHonours() bool {
	for _, n := range f.tiles[27:] {
		if n > 0 {
			return true
		}
	}
	return false
}

func isLittleThreeDragons(f *facts) bool {
	return f.count(dragons) == 2 && f.count(func(s meld.Set) bool { return s.Kind == meld.Pair && s.First.IsDragon() }) == 1
}

func dragons(s meld.Set) bool { return s.Same() && s.First.IsDragon() }

func winds(s meld.Set) bool { return s.Same() && s.First.IsWind() }

package classical

import (
	"tehai/core/pattern"
	"tehai/core/rules"
)

// doubleRule is one double that the whole hand earns.
type doubleRule struct {
	id      string
	doubles int
	applies func(*facts) bool
}

// handDoubles add up.
var handDoubles = []doubleRule{
	{"no-sequence", 1, (*facts).NoSequence},                               // D5
	{"one-to-nine", 1, func(f *facts) bool { return f.OneToNine() != 0 }}, // D6
	{"no-points", 1, func(f *facts) bool { return f.points == base }},
}

// consistency are the six tests of which one is paid: the most valuable, of
// equal ones the first in this order, the document's method list (D3).
var consistency = []doubleRule{
	{"all-simples", 1, (*facts).AllSimples},
	{"no-simples", 1, (*facts).NoSimples},
	{"terminal-or-honour-in-each", 1, (*facts).TerminalOrHonourInEach}, // D7
	{"one-suit", 4, (*facts).OneSuit},
	{"one-suit-with-honours", 1, (*facts).OneSuitWithHonours},
	{"little-three-dragons", 1, func(f *facts) bool {
		return (f.Same&pattern.Dragons).Len() == 2 && f.Pairs&pattern.Dragons != 0
	}},
}

// doubleItems returns the doubles of the reading. f.points has to be known.
func doubleItems(f *facts) []rules.Item {
	var items []rules.Item
	for _, s := range f.sets {
		if n := f.lucky(s.First); s.Same() && n > 0 { // D11
			items = append(items, rules.Item{Part: partDoubles, ID: "lucky-set", Amount: n, Sets: f.place(s)})
		}
	}
	for _, rule := range handDoubles {
		if rule.applies(f) {
			items = append(items, rules.Item{Part: partDoubles, ID: rule.id, Amount: rule.doubles})
		}
	}
	var best doubleRule
	for _, rule := range consistency {
		if rule.doubles > best.doubles && rule.applies(f) {
			best = rule
		}
	}
	if best.doubles > 0 {
		items = append(items, rules.Item{Part: partDoubles, ID: best.id, Amount: best.doubles})
	}
	return items
}

package classical

import (
	"tehai/core/pattern"
	"tehai/core/rules"
)

// limitRule is a hand that simply scores the limit.
type limitRule struct {
	id      string
	applies func(*facts) bool
}

// limitHands are in the document's order. Every one that applies is listed; the limit is paid once (D9).
var limitHands = []limitRule{
	{"big-three-dragons", func(f *facts) bool { return pattern.Dragons.Within(f.Same) }},
	{"little-four-winds", func(f *facts) bool {
		return (f.Same&pattern.Winds).Len() == 3 && f.Pairs&pattern.Winds != 0
	}},
	{"big-four-winds", func(f *facts) bool { return pattern.Winds.Within(f.Same) }},
	{"all-honours", func(f *facts) bool { return !f.orphans && f.AllHonours() }},
	{"all-terminals", func(f *facts) bool { return !f.orphans && f.AllTerminals() }},
	{"thirteen-orphans", func(f *facts) bool { return f.orphans }},
	{"nine-gates", func(f *facts) bool { return f.concealed && pattern.NineGates(&f.tiles) >= 0 }}, // D8
}

func limitItems(f *facts) []rules.Item {
	var items []rules.Item
	for _, rule := range limitHands {
		if rule.applies(f) {
			items = append(items, rules.Item{Part: partLimit, ID: rule.id})
		}
	}
	return items
}

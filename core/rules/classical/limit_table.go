package classical

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// limitRule is a hand that simply scores the limit.
type limitRule struct {
	id      string
	applies func(*facts) bool
}

// limitHands are in the document's order. Every one that applies is named; the
// limit is paid once (D9).
var limitHands = []limitRule{
	{"big-three-dragons", func(f *facts) bool { return f.count(dragons) == 3 }},
	{"little-four-winds", func(f *facts) bool {
		return f.count(winds) == 3 && f.count(func(s meld.Set) bool { return s.Kind == meld.Pair && s.First.IsWind() }) == 1
	}},
	{"big-four-winds", func(f *facts) bool { return f.count(winds) == 4 }},
	{"all-honours", func(f *facts) bool { return !f.orphans && suitsOf(f) == 0 }},
	{"all-terminals", func(f *facts) bool { return !f.orphans && !f.hasHonours() && f.all(noSimple) }},
	{"thirteen-orphans", func(f *facts) bool { return f.orphans }},
	{"nine-gates", isNineGates},
}

// isNineGates reports 1112345678999 of one suit and one more tile of it, in a
// hand that the player says is concealed (D8).
func isNineGates(f *facts) bool {
	if !f.concealed || suitsOf(f) != 1 || f.hasHonours() || f.tiles.Total() != 14 {
		return false
	}
	suit := 0
	for f.tiles[suit] == 0 { // nine gates have 1s
		suit += 9
		if suit == 27 {
			return false
		}
	}
	for rank, n := range f.tiles[suit : suit+9] {
		if n == 0 || tile.Of(suit+rank).IsTerminal() && n < 3 {
			return false
		}
	}
	return true
}

func limitHandsOf(f *facts) []string {
	var ids []string
	for _, rule := range limitHands {
		if rule.applies(f) {
			ids = append(ids, rule.id)
		}
	}
	return ids
}

package classical

import (
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// base is what every winning hand is worth before its sets.
const base = 20

// pointRule is one line of the document's tables of points: what one set or
// pair is worth. The first rule that applies to a set is the one it is paid by.
type pointRule struct {
	id      string
	points  int
	applies func(f *facts, s meld.Set) bool
}

var pointRules = []pointRule{
	{"sequence", 0, ofKind(meld.Sequence, anyTile)},
	{"triplet", 4, ofKind(meld.Triplet, tile.Tile.IsSimple)},
	{"triplet", 8, ofKind(meld.Triplet, anyTile)},
	{"quad", 16, ofKind(meld.Quad, tile.Tile.IsSimple)},
	{"quad", 32, ofKind(meld.Quad, anyTile)},
	{"pair-dragon", 2, ofKind(meld.Pair, tile.Tile.IsDragon)},
	{"pair-double-wind", 4, func(f *facts, s meld.Set) bool { return s.Kind == meld.Pair && f.lucky(s.First) == 2 }},
	{"pair-seat", 2, func(f *facts, s meld.Set) bool { return s.Kind == meld.Pair && s.First == f.seat }},
	{"pair-round", 2, func(f *facts, s meld.Set) bool { return s.Kind == meld.Pair && s.First == f.round }},
	{"pair", 0, ofKind(meld.Pair, anyTile)},
}

func anyTile(tile.Tile) bool { return true }

func ofKind(kind meld.Kind, ok func(tile.Tile) bool) func(*facts, meld.Set) bool {
	return func(_ *facts, s meld.Set) bool { return s.Kind == kind && ok(s.First) }
}

// pointItems returns what every set of the reading is worth, after the base.
func pointItems(f *facts) []rules.Item {
	items := []rules.Item{{Part: partPoints, ID: "base", Amount: base}}
	for _, s := range f.sets {
		for _, rule := range pointRules {
			if rule.applies(f, s) {
				items = append(items, rules.Item{Part: partPoints, ID: rule.id, Amount: rule.points, Sets: f.place(s)})
				break
			}
		}
	}
	return items
}

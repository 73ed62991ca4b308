// Package western has the classical rules of western clubs: classical-dmjl of the Deutsche Mah-Jongg Liga and
// classical-bmja of the British Mah-Jong Association. Family returns them for core/rules/catalog, as further rule sets
// of the family classical. The rules.Rules that they give score every hand of a deal, also one that did not win: its
// rules.Card has Win false, and points, doubles and what the hand is worth all the same. A winner has 14 tiles, a kong
// counting as three; any other hand 13. Fewer are scored by what lies there; with more a hand is worth nothing.
//
// A value is points × 2^doubles and at most the limit, or that of a special hand. The special hands are data in the
// language of patterns, which this package reads and matches; HandsOf reads further hands, of house rules.
package western

import (
	"slices"

	"tehai/core/option"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// players is how many sit at a table.
const players = 4

// rounds is how many winds a game has.
const rounds = 4

// most is the number of tiles of a winner, a kong counting as three.
const most = 14

// settings is one rule set with its options chosen, ready to score. It is never changed after it is made and may be
// used from several goroutines.
type settings struct {
	preset    *preset
	situation rules.Situations
	limit     int  // in points; of special hands too
	roof      bool // ordinary scores are at most the limit
	maxChows  int
	flowers   bool // flowers and seasons are played

	halfFlush, looseTile, concealedHonours bool
	ownBeside, flowersBeside               bool
	honoursOnly                            bool // honours only are doubles
	hands                                  []Hand
}

// Family returns the rule sets as rows of the catalogue.
func Family() rules.Family {
	f := rules.Family{ID: "classical"}
	for i := range presets {
		p := &presets[i]
		f.Sets = append(f.Sets, &rules.RuleSet{ID: p.id, Family: f.ID, Name: p.name, Players: players,
			Options: p.options(), New: rulesOf})
	}
	return f
}

func rulesOf(set *rules.RuleSet, values option.Values) *rules.Rules {
	return compile(presetOf(set.ID), values).rules()
}

// hasTile reports whether kinds holds the tile of an index.
func hasTile(k pattern.Kinds, i int) bool { return k>>i&1 != 0 }

// lucky returns 1 for a dragon, the seat wind or the round wind, 2 for a wind that is both, and 0 for every other tile.
func lucky(t, seat, round tile.Tile) (n int) {
	for _, is := range [...]bool{t.IsDragon(), t == seat, t == round} {
		if is {
			n++
		}
	}
	return n
}

// is reports whether a rule set is one of this package.
func is(set *rules.RuleSet) bool {
	return slices.ContainsFunc(presets[:], func(p preset) bool { return p.id == set.ID })
}

// IDs returns the ids of the special hands of a rule set with the values of its options, nil for one of another
// package.
func IDs(set *rules.RuleSet, values option.Values) []string {
	if !is(set) {
		return nil
	}
	ids := []string{}
	for _, h := range compile(presetOf(set.ID), values).hands {
		ids = append(ids, h.ID)
	}
	return ids
}

// With returns the rules of a rule set of this package with some special hands dropped and others added.
func With(set *rules.RuleSet, values option.Values, dropped []string, added []Hand) *rules.Rules {
	r := compile(presetOf(set.ID), values)
	r.hands = slices.DeleteFunc(slices.Clone(r.hands), func(h Hand) bool { return slices.Contains(dropped, h.ID) })
	r.hands = append(r.hands, added...)
	return r.rules()
}

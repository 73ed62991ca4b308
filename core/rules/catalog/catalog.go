// Package catalog lists every rule set of the program. All returns them in the order of the menu, ByID finds one, and
// For makes rules.Rules of an id, a number of players and chosen options; if an id has a variant for three players it
// takes that. Ids are, for example, riichi-tenhou, mcr or hongkong; a chosen option is a key with its value, such as
// redFives with false, and the Options of a rule set list its keys with their kinds. Only this package names the
// families: all others get their rules from here.
package catalog

import (
	"maps"
	"slices"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/classical"
	"tehai/core/rules/hongkong"
	"tehai/core/rules/house"
	"tehai/core/rules/mcr"
	"tehai/core/rules/riichi"
	"tehai/core/rules/sichuan"
	"tehai/core/rules/uzje"
	"tehai/core/rules/western"
)

// families in the order of the menu: one row each.
var families = []rules.Family{
	classical.Family(),
	western.Family(),
	riichi.Family(),
	mcr.Family(),
	hongkong.Family(),
	sichuan.Family(),
	uzje.Family(),
}

// all is made once, and never changed.
var all = func() (sets []*rules.RuleSet) {
	for _, f := range families {
		sets = append(sets, f.Sets...)
	}
	return sets
}()

// All returns the rule sets in the order of the menu.
func All() []*rules.RuleSet { return slices.Clone(all) }

// ByID returns the rule set of an id, such as riichi-ema; the id of house rules is their text.
func ByID(id string) (*rules.RuleSet, bool) {
	if house.IsText(id) {
		set, err := House(id)
		return set, err == nil
	}
	return preset(id)
}

// preset returns the rule set of the catalogue with an id.
func preset(id string) (*rules.RuleSet, bool) {
	for _, set := range all {
		if set.ID == id {
			return set, true
		}
	}
	return nil, false
}

// For returns the rules by the id of a rule set for a number of players: for three players those of its row for
// three. known is false for an unknown id; the rules are then the nearest, of the same family or Ùzje's, with the
// options. The error is that of option.Resolve, and r is then nil.
func For(id string, players int, chosen option.Values) (r *rules.Rules, known bool, err error) {
	set, known := ByID(id)
	if !known {
		set = nearest(id)
	}
	if _, said := chosen[option.Players]; players == 3 && set.Three != "" && !said {
		set, _ = ByID(set.Three)
	}
	if set.Option(option.Players).Allows(players) {
		chosen = maps.Clone(chosen)
		if chosen == nil {
			chosen = option.Values{}
		}
		chosen[option.Players] = players
	}
	r, err = set.With(chosen)
	return r, known, err
}

// nearest returns the first rule set of the family that an unknown id begins
// with, else the last of all.
func nearest(id string) *rules.RuleSet {
	for _, f := range families {
		if len(id) > len(f.ID) && id[:len(f.ID)+1] == f.ID+"-" {
			return f.Sets[0]
		}
	}
	return all[len(all)-1]
}

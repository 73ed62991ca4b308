// Package catalog is the ordered list of every rule set.
package catalog

import (
	"slices"

	"tehai/core/rules"
	"tehai/core/rules/classical"
	"tehai/core/rules/riichi"
	"tehai/core/rules/uzje"
)

// all is made once, and never changed.
var all = slices.Concat([]rules.RuleSet{classical.RuleSet()}, riichi.RuleSets(), []rules.RuleSet{uzje.RuleSet()})

// All returns the rule sets in the order in which people are shown them. The
// options of the rows are not for changing.
func All() []rules.RuleSet { return slices.Clone(all) }

// ByID returns the rule set of an id, such as riichi-ema.
func ByID(id string) (rules.RuleSet, bool) {
	for _, set := range all {
		if set.ID == id {
			return set, true
		}
	}
	return rules.RuleSet{}, false
}

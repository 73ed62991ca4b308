// Package catalog is the ordered list of every rule set.
package catalog

import (
	"tehai/core/rules"
	"tehai/core/rules/classical"
	"tehai/core/rules/uzje"
)

// All returns the rule sets in the order in which people are shown them.
func All() []rules.RuleSet {
	return []rules.RuleSet{
		classical.RuleSet(),
		uzje.RuleSet(),
	}
}

// ByID returns the rule set of an id, such as riichi-ema.
func ByID(id string) (rules.RuleSet, bool) {
	for _, set := range All() {
		if set.ID == id {
			return set, true
		}
	}
	return rules.RuleSet{}, false
}

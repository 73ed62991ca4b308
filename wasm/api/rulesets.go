package api

import (
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// RulesetsRequest asks which rule sets there are, with their options: forms are built from it.
type RulesetsRequest struct{}

// Ruleset is one row of the catalogue of rule sets.
type Ruleset struct {
	ID      string   `js:"id" is:"RulesetId"`
	Family  string   `js:"family" is:"Family"`
	Name    string   `js:"name"`
	Players int      `js:"players"`
	Options []Option `js:"options"`
}

// Option is one thing about a rule set that a person may change.
type Option struct {
	Key       string   `js:"key"`
	Kind      string   `js:"kind" is:"OptionKind"`
	Default   any      `js:"default" is:"OptionValue"`
	Choices   []string `js:"choices" is:"?"` // what a choice or set is made of
	Label     string   `js:"label"`
	Confirmed bool     `js:"confirmed"` // the default stands in the organisation's own text
}

// Rulesets lists the rule sets with their options.
func Rulesets(RulesetsRequest) ([]Ruleset, error) {
	var list []Ruleset
	for _, set := range catalog.All() {
		row := Ruleset{ID: set.ID, Family: set.Family, Name: set.Name, Players: set.Players}
		for _, o := range set.Options {
			row.Options = append(row.Options, Option{Key: o.Key, Kind: string(o.Kind), Default: o.Default,
				Choices: o.Choices, Label: o.Label, Confirmed: o.Confirmed})
		}
		list = append(list, row)
	}
	return list, nil
}

// findRuleset returns the rule set of an id.
func findRuleset(id string) (rules.RuleSet, error) {
	if set, ok := catalog.ByID(id); ok {
		return set, nil
	}
	var ids []string
	for _, set := range catalog.All() {
		ids = append(ids, set.ID)
	}
	return rules.RuleSet{}, source.Errorf(source.UnknownRuleset, "there is no rule set %q", id).WithHint(wire.Nearest(id, ids))
}

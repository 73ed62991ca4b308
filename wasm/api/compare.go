package api

import (
	"maps"
	"slices"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// CompareRequest asks for the score of a hand under several rule sets.
type CompareRequest struct {
	Hand      string         `js:"hand"`
	Dialect   string         `js:"dialect" is:"Dialect?"`
	Win       string         `js:"win" is:"Tile?"`
	Rulesets  []string       `js:"rulesets" is:"RulesetId?" in:"..50"` // all of them by default
	Options   map[string]any `js:"options" is:"Options?"`
	Situation Situation      `js:"situation" is:"?"`
}

// CompareValue has one row for each rule set.
type CompareValue struct {
	Rows        []CompareRow `js:"rows"`
	Differences []Difference `js:"differences"`
}

// CompareRow is the result under one rule set: a value or an error.
type CompareRow struct {
	Ruleset string      `js:"ruleset" is:"RulesetId"`
	Value   Score       `js:"value" is:"?"`
	Error   *wire.Fault `js:"error" is:"?"`
}

// Difference is an option that explains the difference between the first riichi rule set of the rows and those named.
type Difference struct {
	Option   string   `js:"option"`
	Rulesets []string `js:"rulesets" is:"RulesetId"`
}

// Compare scores one hand under several rule sets. If a rule set refuses the hand, its row has the error. Options apply
// to the rule sets that have them.
func Compare(request CompareRequest) (CompareValue, error) {
	sets, err := chosenRulesets(request.Rulesets)
	if err != nil {
		return CompareValue{}, err
	}
	if err := checkOptions(request.Options, sets); err != nil {
		return CompareValue{}, err
	}
	if _, err := readAnyHand(request.Hand, request.Dialect); err != nil {
		return CompareValue{}, err
	}
	var value CompareValue
	for _, set := range sets {
		row := CompareRow{Ruleset: set.ID}
		score, err := scoreUnder(set, &ScoreRequest{
			Hand: request.Hand, Dialect: request.Dialect, Win: request.Win, Options: known(request.Options, set),
			Situation: request.Situation,
		})
		if err != nil {
			row.Error = wire.FaultOf(err)
		} else {
			row.Value = score
		}
		value.Rows = append(value.Rows, row)
	}
	value.Differences, err = differences(&request, sets)
	return value, err
}

func chosenRulesets(ids []string) ([]*rules.RuleSet, error) {
	if len(ids) == 0 {
		return catalog.All(), nil
	}
	sets := make([]*rules.RuleSet, len(ids))
	for i, id := range ids {
		set, err := findRuleset(id)
		if err != nil {
			return nil, err
		}
		sets[i] = set
	}
	return sets, nil
}

// known returns those of the options that the rule set has.
func known(options option.Values, set *rules.RuleSet) option.Values {
	known := option.Values{}
	for _, o := range set.Options {
		if value, ok := options[o.Key]; ok {
			known[o.Key] = value
		}
	}
	return known
}

// checkOptions reports an option that none of the rule sets has.
func checkOptions(options option.Values, sets []*rules.RuleSet) error {
	for _, key := range slices.Sorted(maps.Keys(options)) {
		has := func(set *rules.RuleSet) bool { return set.Option(key) != nil }
		if !slices.ContainsFunc(sets, has) {
			return source.Errorf(source.UnknownOption, "no option %q in any of these rule sets", key)
		}
	}
	return nil
}

// differences lists the options in which the rule sets of one family differ: of the family with several of them,
// riichi's first.
func differences(request *CompareRequest, sets []*rules.RuleSet) ([]Difference, error) {
	wire := []Difference{}
	for len(sets) > 0 {
		family := sets[0].Family
		alike, others := split(sets, family)
		sets = others
		if len(alike) < 2 {
			continue
		}
		win, err := readWin(&ScoreRequest{Hand: request.Hand, Dialect: request.Dialect, Win: request.Win,
			Situation: request.Situation}, alike[0].Plain())
		if err != nil {
			continue // the rows report the fault
		}
		list := make([]*rules.Rules, len(alike))
		for i, set := range alike {
			if list[i], err = set.With(known(request.Options, set)); err != nil {
				return nil, err
			}
		}
		for _, d := range rules.Differences(&win, list) {
			wire = append(wire, Difference{Option: d.Option, Rulesets: d.RuleSets})
		}
	}
	return wire, nil
}

// split separates the rule sets of one family from a list.
func split(sets []*rules.RuleSet, family string) (alike, others []*rules.RuleSet) {
	for _, set := range sets {
		if set.Family == family {
			alike = append(alike, set)
		} else {
			others = append(others, set)
		}
	}
	return alike, others
}

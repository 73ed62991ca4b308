package api

import (
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/wasm/wire"
)

// CompareRequest asks what a hand is worth under several rule sets.
type CompareRequest struct {
	Hand      string         `js:"hand"`
	Dialect   string         `js:"dialect" is:"Dialect?"`
	Win       string         `js:"win" is:"Tile?"`
	Rulesets  []string       `js:"rulesets" is:"RulesetId?" in:"..50"` // all of them by default
	Options   map[string]any `js:"options" is:"Options?"`
	Situation Situation      `js:"situation" is:"?"`
}

// CompareValue has one row a rule set.
type CompareValue struct {
	Rows        []CompareRow `js:"rows"`
	Differences []Difference `js:"differences"`
}

// CompareRow is what one rule set says: a value or an error.
type CompareRow struct {
	Ruleset string      `js:"ruleset" is:"RulesetId"`
	Value   Score       `js:"value" is:"?"`
	Error   *wire.Fault `js:"error" is:"?"`
}

// Difference is an option that makes a difference to this hand between the
// first rule set of the family and those named.
type Difference struct {
	Option   string   `js:"option"`
	Rulesets []string `js:"rulesets" is:"RulesetId"`
}

// Compare scores one hand under several rule sets. An error of one of them is
// its row's; one about the hand itself is everyone's.
func Compare(request CompareRequest) (CompareValue, error) {
	sets, err := chosenRulesets(request.Rulesets)
	if err != nil {
		return CompareValue{}, err
	}
	if err := checkOptions(request.Options, sets); err != nil {
		return CompareValue{}, err
	}
	if _, err := readHand(request.Hand, request.Dialect); err != nil {
		return CompareValue{}, err
	}
	var value CompareValue
	for _, set := range sets {
		row := CompareRow{Ruleset: set.ID}
		score, err := scoreRow(&request, set)
		if err != nil {
			row.Error = wire.In(request.Hand, err)
		} else {
			row.Value = score
		}
		value.Rows = append(value.Rows, row)
	}
	value.Differences = differences(&request, sets)
	return value, nil
}

func chosenRulesets(ids []string) ([]rules.RuleSet, error) {
	if len(ids) == 0 {
		return catalog.All(), nil
	}
	sets := make([]rules.RuleSet, len(ids))
	for i, id := range ids {
		set, err := findRuleset(id)
		if err != nil {
			return nil, err
		}
		sets[i] = set
	}
	return sets, nil
}

func scoreRow(request *CompareRequest, set rules.RuleSet) (Score, error) {
	return ScoreHand(ScoreRequest{
		Hand: request.Hand, Dialect: request.Dialect, Win: request.Win, Ruleset: set.ID,
		Options: known(request.Options, set), Situation: request.Situation,
	})
}

package riichi

import (
	"reflect"
	"slices"

	"tehai/core/rules"
)

// Row is one rule set's answer: a result or an error.
type Row struct {
	RuleSet string
	Result  *Result
	Err     error
}

// Difference names an option that makes the difference and the rule sets that
// it makes differ from the first row that has a result. Several options named
// for one rule set make the difference together; see Compare.
type Difference struct {
	Option   string
	RuleSets []string
}

// Compare scores one win under rule sets, all of them when ids is empty, with
// the chosen options on top of each. The differences answer, for each rule set
// that pays or counts otherwise than the first: which of its options, set as the
// first has them, would make it agree; as few as possible, none of them
// dispensable. Options are in the order of the option table. Its error is
// unknown-ruleset or unknown-option; what one rule set refuses is in its row.
func Compare(win *rules.Win, ids []string, chosen rules.Options) ([]Row, []Difference, error) {
	if len(ids) == 0 {
		for i := range presets {
			ids = append(ids, presets[i].id)
		}
	}
	rows := make([]Row, len(ids))
	var first *Rules
	var firstResult *Result
	decisive := map[string][]string{}
	for i, id := range ids {
		r, err := New(id, chosen)
		if err != nil {
			return nil, nil, err
		}
		result, err := r.Score(win)
		rows[i] = Row{id, result, err}
		switch {
		case err != nil:
		case first == nil:
			first, firstResult = r, result
		case !agree(result, firstResult):
			for _, key := range decisiveOptions(win, r, first, firstResult) {
				decisive[key] = append(decisive[key], id)
			}
		}
	}
	var differences []Difference
	for _, o := range optionTable {
		if sets := decisive[o.key]; sets != nil {
			differences = append(differences, Difference{o.key, sets})
		}
	}
	return rows, differences, nil
}

// agree reports whether two results count and pay the same.
func agree(a, b *Result) bool {
	return a.Win == b.Win && a.Han == b.Han && a.Fu == b.Fu && a.Yakuman == b.Yakuman && a.Limit == b.Limit &&
		a.Points == b.Points && a.Payments.Seats == b.Payments.Seats &&
		slices.EqualFunc(a.Yaku, b.Yaku, func(x, y Yaku) bool { return x.ID == y.ID && x.Han == y.Han && x.Yakuman == y.Yakuman })
}

// decisiveOptions returns the keys of the options that, taken from want, make r
// score as want does. It starts from all that differ and gives one after the
// other its own value back where that changes nothing.
func decisiveOptions(win *rules.Win, r, want *Rules, wanted *Result) []string {
	values := rules.Options{}
	for key, value := range want.options {
		values[key] = value
	}
	var keys []string
	for _, o := range optionTable {
		if o.set == nil || reflect.DeepEqual(r.options[o.key], want.options[o.key]) {
			continue
		}
		values[o.key] = r.options[o.key]
		if result, err := compile(r.id, values).Score(win); err != nil || !agree(result, wanted) {
			values[o.key] = want.options[o.key]
			keys = append(keys, o.key)
		}
	}
	return keys
}

package rules

import (
	"maps"
	"slices"
)

// Difference names an option that makes the difference and the rule sets that
// it makes differ from the first of those compared. Several options named for
// one rule set make the difference together; see Differences.
type Difference struct {
	Option   string
	RuleSets []string
}

// Differences scores one win under rules of one family. For each that pays or counts differently from the first that
// scores it, it returns which of its options, set as the first has them, would make it agree: as few as possible, all
// of them necessary. Options are in the order of the rule set's list.
func Differences(win *Win, list []*Rules) []Difference {
	var first *Rules
	var wanted *Card
	decisive := map[string][]string{}
	for _, r := range list {
		card, err := r.Score(win)
		switch {
		case err != nil:
		case first == nil:
			first, wanted = r, card
		case !card.agrees(wanted):
			for _, key := range r.decisive(win, first, wanted) {
				decisive[key] = append(decisive[key], r.ID)
			}
		}
	}
	var differences []Difference
	if first == nil {
		return differences
	}
	for _, o := range first.Options {
		if sets := decisive[o.Key]; sets != nil {
			differences = append(differences, Difference{o.Key, sets})
		}
	}
	return differences
}

// agrees reports whether two cards count and pay the same. The lines of fu may differ, because they are rounded.
func (c *Card) agrees(other *Card) bool {
	return c.Win == other.Win && c.Points == other.Points && c.Limit == other.Limit &&
		c.Payments.Seats == other.Payments.Seats &&
		slices.Equal(c.Totals, other.Totals) && slices.EqualFunc(c.counted(), other.counted(), func(a, b Item) bool {
		return a.Part == b.Part && a.ID == b.ID && a.Amount == b.Amount && a.Count == b.Count
	})
}

func (c *Card) counted() []Item {
	return slices.DeleteFunc(slices.Clone(c.Items), func(i Item) bool { return i.Part == PartFu })
}

// decisive returns the keys of the options that, taken from want, make r score as want does. It starts from all that
// differ and restores one after the other where that changes nothing. Rules of one family need not have the same
// options: one that want does not have stays as it is.
func (r *Rules) decisive(win *Win, want *Rules, wanted *Card) []string {
	values := maps.Clone(r.Values)
	var differing, keys []string
	for i := range r.Options {
		key := r.Options[i].Key
		if value, has := want.Values[key]; has && !r.Options[i].Same(r.Values[key], value) {
			values[key] = value
			differing = append(differing, key)
		}
	}
	for _, key := range differing {
		values[key] = r.Values[key]
		if card, err := r.RuleSet.rules(values).Score(win); err != nil || !card.agrees(wanted) {
			values[key] = want.Values[key]
			keys = append(keys, key)
		}
	}
	return keys
}

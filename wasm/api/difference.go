package api

import (
	"bytes"
	"maps"
	"reflect"
	"slices"

	"tehai/core/rules"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// known returns those of the options that the rule set has.
func known(options rules.Options, set rules.RuleSet) rules.Options {
	known := rules.Options{}
	for _, o := range set.Options {
		if value, ok := options[o.Key]; ok {
			known[o.Key] = value
		}
	}
	return known
}

// checkOptions reports an option that none of the rule sets has.
func checkOptions(options rules.Options, sets []rules.RuleSet) error {
	for _, key := range slices.Sorted(maps.Keys(options)) {
		if !slices.ContainsFunc(sets, func(set rules.RuleSet) bool { return len(known(rules.Options{key: nil}, set)) > 0 }) {
			return source.Errorf(source.UnknownOption, "no option %q in any of these rule sets", key)
		}
	}
	return nil
}

// differences names the options that make what the rule sets of a family pay
// differ from what the first of them pays: those which, carried over to either
// of the two from the other, change what it pays.
func differences(request *CompareRequest, sets []rules.RuleSet) []Difference {
	first := map[string]rules.RuleSet{}
	var found []Difference
	for _, set := range sets {
		base, ok := first[set.Family]
		if !ok {
			first[set.Family] = set
			continue
		}
		for _, key := range differing(request, base, set) {
			i := slices.IndexFunc(found, func(d Difference) bool { return d.Option == key })
			if i < 0 {
				i = len(found)
				found = append(found, Difference{Option: key})
			}
			found[i].Rulesets = append(found[i].Rulesets, set.ID)
		}
	}
	return found
}

// differing returns the keys of the options that make the difference between
// two rule sets of a family.
func differing(request *CompareRequest, a, b rules.RuleSet) []string {
	payA, payB := outcome(request, a, nil), outcome(request, b, nil)
	if bytes.Equal(payA, payB) {
		return nil
	}
	var keys []string
	for _, o := range a.Options {
		i := slices.IndexFunc(b.Options, func(p rules.Option) bool { return p.Key == o.Key })
		if _, chosen := request.Options[o.Key]; chosen || i < 0 || reflect.DeepEqual(o.Default, b.Options[i].Default) {
			continue
		}
		if !bytes.Equal(payA, outcome(request, a, rules.Options{o.Key: b.Options[i].Default})) ||
			!bytes.Equal(payB, outcome(request, b, rules.Options{o.Key: o.Default})) {
			keys = append(keys, o.Key)
		}
	}
	return keys
}

// outcome returns what a rule set pays with one more option, in a form that
// can be compared; other readings are no part of it.
func outcome(request *CompareRequest, set rules.RuleSet, more rules.Options) []byte {
	changed := *request
	changed.Options = maps.Clone(known(request.Options, set))
	maps.Copy(changed.Options, more)
	score, err := scoreRow(&changed, set)
	if err != nil {
		return []byte(err.Error())
	}
	switch s := score.(type) {
	case ClassicalScore:
		s.Others = nil
		score = s
	case Lost:
		s.Why = nil
		score = s
	}
	return wire.Append(nil, score)
}

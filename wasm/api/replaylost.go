package api

import (
	"reflect"
	"slices"

	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// LostRules is what a text cannot state about the rules of some deals.
type LostRules struct {
	Deals   []int    `js:"deals"`                  // from 0
	Ruleset string   `js:"ruleset" is:"RulesetId"` // under which they are played
	Becomes string   `js:"becomes" is:"RulesetId"` // as which a reader of the text takes them
	Options []string `js:"options"`                // keys of the options that have other values there
}

// lostRules reads a text as any program would, and returns where the rules differ from those of the games it was
// written from.
func lostRules(format *replayFormat, text string, games *replay.Replay) []LostRules {
	again, err := format.read(text, catalog.For)
	if err != nil {
		return nil
	}
	var lost []LostRules
	for i, d := range games.Deals {
		if i >= len(again.Deals) {
			break
		}
		ours, theirs := d.Ruleset, again.Deals[i].Ruleset
		options := differing(ours, theirs)
		if ours.Family == theirs.Family && len(options) == 0 {
			continue
		}
		at := slices.IndexFunc(lost, func(l LostRules) bool {
			return l.Ruleset == ours.ID && l.Becomes == theirs.ID && slices.Equal(l.Options, options)
		})
		if at < 0 {
			at = len(lost)
			lost = append(lost, LostRules{Ruleset: ours.ID, Becomes: theirs.ID, Options: options})
		}
		lost[at].Deals = append(lost[at].Deals, i)
	}
	return lost
}

// differing lists the options that have different values in two rule sets, in the
// order of the first.
func differing(a, b *rules.Rules) []string {
	var keys []string
	for i := range a.RuleSet.Options {
		key := a.RuleSet.Options[i].Key
		if theirs, ok := b.Values[key]; !ok || !reflect.DeepEqual(a.Values[key], theirs) {
			keys = append(keys, key)
		}
	}
	return keys
}

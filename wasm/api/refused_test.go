//go:build !js

package api

import (
	"path/filepath"
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// refusedHands have what refusals depend on: calls, kongs, copies of the winning tile.
var refusedHands = []string{
	"123m456p789s1155z+5z", "123m456p789s1133z+3z", "11m78m[123p][456p][789p]+9m", "11m99m[123p][456p](7777p)+9m",
	"11m99m[123p](4444p)[7777p]+9m", "11m78m[123p][456p](9999m)+6m",
	"11m78m[222p][444p](9999m)+6m",
}

// saidValues are the tested values of a circumstance, including numbers beyond the bounds of the interface.
func saidValues(c *rules.Circumstance) []string {
	switch {
	case c.Key == "flowers":
		return []string{"1", "9"}
	case len(c.Choices) > 0:
		return c.Choices
	case c.Kind == option.Bool:
		return []string{"true"}
	case c.Kind == option.Int:
		return []string{"1"}
	}
	return nil
}

// TestEveryRefusalIsSaid tries every two circumstances of every rule set on complete hands, by draw and by discard, as
// East and as South: each refusal names its rule, which has words in every language, so that no page falls back to
// English.
func TestEveryRefusalIsSaid(t *testing.T) {
	folders, err := filepath.Glob("../../web/words/*/index.js")
	if err != nil || len(folders) < 5 {
		t.Fatalf("%d languages, %v", len(folders), err)
	}
	var languages []map[string]bool
	for _, index := range folders {
		languages = append(languages, wordsIn(t, filepath.Dir(index)))
	}
	for _, set := range catalog.All() {
		r, met := set.Plain(), map[string]bool{}
		ask := func(win *rules.Win, said string) {
			_, err := r.Score(win)
			if err == nil {
				return
			}
			f := wire.FaultOf(err)
			if f.Code != string(source.ImpossibleSituation) || met[f.Reason] {
				return
			}
			met[f.Reason] = true
			for i, words := range languages {
				for _, key := range []string{"refusal." + f.Reason, "fault.refused", "situation.title"} {
					if !words[key] {
						t.Errorf("%s, %s: %q has no words %s in %s", set.ID, said, f.Message, key, filepath.Dir(folders[i]))
					}
				}
			}
			if f.Of != "" && r.Situation.Knows(f.Of) == nil {
				t.Errorf("%s: %q is of %s, which is no circumstance here", set.ID, f.Message, f.Of)
			}
		}
		for _, text := range refusedHands {
			parsed, err := notation.Parse(text, "mpsz")
			if err != nil {
				t.Fatal(err)
			}
			// otherwise the hand itself is invalid under these rules
			if _, err := r.Score(&rules.Win{Hand: parsed.Hand}); err == nil {
				everyTwo(r, parsed.Hand, ask)
			}
		}
		for i := range r.Situation.Refusals {
			refusal := &r.Situation.Refusals[i]
			if set.Fans != "" && r.Situation.Knows(refusal.Of) != nil && !met[refusal.ID] && !slices.Contains(outOfReach,
				refusal.ID) {
				t.Errorf("%s: %s was never refused", set.ID, refusal.ID)
			}
		}
	}
}

// outOfReach are refusals that another one always precedes: two kongs are melds, and liability needs a called set,
// which a win on the first turn cannot have.
var outOfReach = []string{"first-turn-and-double-kong", "liable-and-first-turn"}

// Every pair is tried on a discard, on an own draw, and on one with a flower, whose replacement some rules reward.
var ways = []map[string]string{{}, {"selfDrawn": "true"}, {"selfDrawn": "true", "flowers": "1"}}

// everyTwo calls ask for a hand with every two circumstances.
func everyTwo(r *rules.Rules, h hand.Hand, ask func(*rules.Win, string)) {
	known := r.Situation.Known
	for i := range known {
		for _, value := range saidValues(&known[i]) {
			for j := range known[:i+1] {
				for _, other := range saidValues(&known[j]) {
					for _, way := range ways {
						for _, seat := range []string{"E", "S"} {
							win := rules.Win{Hand: h}
							for k := range known {
								if known[k].Key == "seatWind" {
									known[k].Say(&win.Situation, seat)
								} else if value, said := way[known[k].Key]; said {
									known[k].Say(&win.Situation, value)
								}
							}
							known[i].Say(&win.Situation, value)
							known[j].Say(&win.Situation, other)
							ask(&win, known[i].Key+" "+value+" "+known[j].Key+" "+other+" as "+seat)
						}
					}
				}
			}
		}
	}
}

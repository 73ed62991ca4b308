package api

import (
	"reflect"
	"testing"
)

// clubFile has three hands of a club's own: one with two names, one in doubles with one, and one without any.
const clubFile = `{"tehai":"house-rules","version":1,"name":"Club","base":"classical-bmja","drop":["purity"],"hands":[
	{"id":"big-robert","names":{"de":"Großer Robert","en":"Big Robert"},"value":{"limits":0.5},"fishing":{"limits":0.2},
		"layouts":[["run4 #a","run4 #b","run4 #c","pair honour"]]},
	{"id":"purity","names":{"ja":"清一色"},"value":{"doubles":3},"fishing":{"doubles":3},"tiles":"#a"},
	{"id":"seven-pairs","value":{"points":100},"layouts":[["7 pair"]]}]}`

// TestHouseNames returns the names of a club's own hands with scores and goals: in a language without one the English
// name, or the first. Hands of presets have none.
func TestHouseNames(t *testing.T) {
	robert := HouseNames{En: "Big Robert", De: "Großer Robert", Ja: "Big Robert", Zh: "Big Robert", Ko: "Big Robert"}
	pure := HouseNames{En: "清一色", De: "清一色", Ja: "清一色", Zh: "清一色", Ko: "清一色"}
	for _, row := range []struct {
		hand, ruleset string
		want          map[string]any
	}{
		{"1234m4567p6789s5z+5z", clubFile, map[string]any{"big-robert": robert}},
		{"1234m4567p678s55z", clubFile, map[string]any{"big-robert": robert}},
		{"111222333456m9m+9m", clubFile, map[string]any{"purity": pure}},
		{"111222m [333m] [555m] 9m", clubFile, map[string]any{"purity": pure}},
		{"1199m2288p334s77z+4s", clubFile, nil},
		{"1199m1188s33z577z+5z", clubFile, nil},
		{"111222333456m9m+9m", "classical-bmja", nil},
	} {
		score, err := ScoreHand(ScoreRequest{Hand: row.hand, Ruleset: row.ruleset})
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		var got map[string]any
		switch card := score.(type) {
		case ClassicalScore:
			got = card.Names
		case ClassicalLoser:
			got = card.Names
		default:
			t.Errorf("%s: the card is %T", row.hand, score)
		}
		if !reflect.DeepEqual(got, row.want) {
			t.Errorf("%s: %v, want %v", row.hand, got, row.want)
		}
	}
	goals, err := Goals(GoalsRequest{Hand: "1234m4567p678s55z", Ruleset: clubFile})
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]*HouseNames{}
	for _, g := range goals {
		named[g.ID] = g.Names
	}
	if got := named["big-robert"]; got == nil || *got != robert {
		t.Errorf("the goal Big Robert is called %v", got)
	}
	if got, ok := named["seven-pairs"]; !ok || got != nil {
		t.Errorf("the goal without names: there %v, called %v", ok, got)
	}
	if got, ok := named["knitting"]; !ok || got != nil {
		t.Errorf("the goal of the preset: there %v, called %v", ok, got)
	}
}

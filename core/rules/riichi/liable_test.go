package riichi

import (
	"slices"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

// TestLiableParts has liability for a part of the yakuman.
func TestLiableParts(t *testing.T) {
	const fourQuads = "5m+5m minkan:1111z minkan:2222z minkan:3333z minkan:4444z"
	for _, row := range []struct {
		options option.Values
		want    string
	}{
		{option.Values{"paoScope": "yakuman", "paoYaku": liableYaku},
			"daisuushii=* suukantsu=*: yakuman 2 0,-64000,64000,0"},
		{option.Values{"paoScope": "yakuman", "paoYaku": []string{"suukantsu"}},
			"daisuushii=* suukantsu=*: yakuman 2 -16000,-40000,64000,-8000"},
		{option.Values{"paoScope": "yakuman", "paoYaku": liableYaku, "yakumanStacking": "single"},
			"daisuushii=* suukantsu=*: yakuman 1 0,-32000,32000,0"},
		{option.Values{"paoScope": "yakuman", "paoYaku": []string{"daisuushii"},
			"doubleYakumanForms": []string{"daisuushii"}},
			"daisuushii=** suukantsu=*: yakuman 3 -16000,-72000,96000,-8000"},
		{option.Values{"paoScope": "yakuman", "paoYaku": []string{"daisuushii"}, "doubleYakumanForms": []string{"daisuushii"},
			"maxYakuman": 1},
			"daisuushii=** suukantsu=*: yakuman 1 0,-32000,32000,0"},
	} {
		got, err := score(winOf(fourQuads, "seat=W tsumo liable=S"), "riichi-tenhou", row.options)
		if err != nil {
			t.Errorf("%v: %v", row.options, err)
			continue
		}
		if text := summary(got); text != row.want {
			t.Errorf("%v\n got %s\nwant %s", row.options, text, row.want)
		}
	}
}

// TestLiableBesideConcealedQuad has the third dragon called after a concealed quad of another, with and without
// counting that quad, and cases in which no call makes the yakuman certain.
func TestLiableBesideConcealedQuad(t *testing.T) {
	const called = "22m34m+5m pon:555z ankan:6666z pon:777z"
	for _, row := range []struct {
		ruleset, hand string
		options       option.Values
		want, why     string
	}{
		{"riichi-tenhou", called, nil, "daisangen=*: yakuman 1 0,32000,-32000,0", "liable"},
		{"riichi-mahjong-soul", called, nil, "daisangen=*: yakuman 1 0,32000,-32000,0", "liable"},
		{"riichi-m-league", called, nil, "daisangen=*: yakuman 1 0,32000,-32000,0", "liable"},
		{"riichi-tenhou", called, option.Values{"paoConcealedQuads": false},
			"daisangen=*: yakuman 1 -16000,32000,-8000,-8000", "not-liable"},
		{"riichi-tenhou", "1m+1m ankan:2222p kakan:3333p minkan:4444p ankan:5555s", nil,
			"suukantsu=*: yakuman 1 -16000,32000,-8000,-8000", "not-liable"},
	} {
		got, err := score(winOf(row.hand, "seat=S tsumo liable=W"), row.ruleset, row.options)
		if err != nil {
			t.Errorf("%s %v: %v", row.ruleset, row.options, err)
			continue
		}
		if text := summary(got); text != row.want {
			t.Errorf("%s %s %v\n got %s\nwant %s", row.ruleset, row.hand, row.options, text, row.want)
		}
		if !slices.ContainsFunc(got.Why, func(why rules.Reason) bool { return why.ID == row.why }) {
			t.Errorf("%s %s %v: nothing says %s: %v", row.ruleset, row.hand, row.options, row.why, got.Why)
		}
	}
	if _, err := score(winOf("22m34m+5m ankan:5555z ankan:6666z ankan:7777z", "seat=S tsumo liable=W"), "riichi-tenhou",
		nil); err == nil {
		t.Error("somebody is liable for a hand without a call")
	}
}

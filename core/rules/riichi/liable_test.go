package riichi

import (
	"testing"

	"tehai/core/rules"
)

// TestLiableParts has liability where not every yakuman of the hand is paid.
func TestLiableParts(t *testing.T) {
	const fourQuads = "5m+5m minkan:1111z minkan:2222z minkan:3333z minkan:4444z"
	for _, row := range []struct {
		options rules.Options
		want    string
	}{
		{rules.Options{"paoScope": "yakuman", "paoYaku": liableYaku},
			"daisuushii=* suukantsu=*: yakuman 2 0,-64000,64000,0"},
		{rules.Options{"paoScope": "yakuman", "paoYaku": []string{"suukantsu"}},
			"daisuushii=* suukantsu=*: yakuman 2 -16000,-40000,64000,-8000"},
		{rules.Options{"paoScope": "yakuman", "paoYaku": liableYaku, "yakumanStacking": "single"},
			"daisuushii=* suukantsu=*: yakuman 1 0,-32000,32000,0"},
		{rules.Options{"paoScope": "yakuman", "paoYaku": []string{"daisuushii"}, "doubleYakumanForms": []string{"daisuushii"}},
			"daisuushii=** suukantsu=*: yakuman 3 -16000,-72000,96000,-8000"},
		{rules.Options{"paoScope": "yakuman", "paoYaku": []string{"daisuushii"}, "doubleYakumanForms": []string{"daisuushii"}, "maxYakuman": 1},
			"daisuushii=** suukantsu=*: yakuman 1 0,-32000,32000,0"},
	} {
		got, err := Score(winOf(fourQuads, "seat=W tsumo liable=S"), "riichi-tenhou", row.options)
		if err != nil {
			t.Errorf("%v: %v", row.options, err)
			continue
		}
		if text := summary(got); text != row.want {
			t.Errorf("%v\n got %s\nwant %s", row.options, text, row.want)
		}
	}
}

package riichi

import (
	"fmt"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

func TestPrice(t *testing.T) {
	for _, row := range []struct {
		count     rules.Count
		situation string
		options   option.Values
		want      string
	}{
		{rules.Count{Han: 3, Fu: 30}, "seat=S ron=W", nil, " 3900 0,3900,-3900,0"},
		{rules.Count{Han: 3, Fu: 30}, "ron=W honba=2 deposits=1", nil, " 5800 7400,0,-6400,0"},
		{rules.Count{Han: 3, Fu: 30}, "seat=S honba=2", nil, " 3900 0,4500,0,0,?-4500"},
		{rules.Count{Han: 2, Fu: 25}, "seat=S ron=W", nil, " 1600 0,1600,-1600,0"},
		{rules.Count{Han: 2, Fu: 20}, "seat=S tsumo", nil, " 1500 -700,1500,-400,-400"},
		{rules.Count{Han: 4, Fu: 30}, "seat=S tsumo honba=1", option.Values{"kiriageMangan": true},
			"mangan 8000 -4100,8300,-2100,-2100"},
		{rules.Count{Han: 5}, "seat=S ron=W", nil, "mangan 8000 0,8000,-8000,0"},
		{rules.Count{Han: 5, Fu: 200}, "seat=S ron=W", nil, "mangan 8000 0,8000,-8000,0"},
		{rules.Count{Han: 13}, "seat=S ron=W", nil, "counted-yakuman 32000 0,32000,-32000,0"},
		{rules.Count{Han: 13}, "seat=S ron=W", option.Values{"countedLimit": "sanbaiman"},
			"sanbaiman 24000 0,24000,-24000,0"},
		{rules.Count{Yakuman: 2}, "tsumo", nil, "yakuman 96000 96000,-32000,-32000,-32000"},
		{rules.Count{Han: 20, Fu: 30}, "seat=S ron=W", option.Values{"aotenjou": true},
			" 503316500 0,503316500,-503316500,0"},
		{rules.Count{Han: 200, Fu: 200}, "tsumo", option.Values{"aotenjou": true},
			" 6000000000000000 6000000000000000,-2000000000000000,-2000000000000000,-2000000000000000"},
		{rules.Count{Han: 3}, "", nil, "want the fu of 3 han"},
		{rules.Count{Fu: 30}, "", nil, "want 1 to 200 han or 1 to 20 yakuman, found none"},
		{rules.Count{Han: 201}, "", nil, "want 1 to 200 han or 1 to 20 yakuman, found 201 and 0"},
		{rules.Count{Han: 3, Fu: 35}, "", nil, "fu: want 20, 25, 30 and so on up to 200, found 35"},
		{rules.Count{Han: 3, Fu: 30, Yakuman: 1}, "", nil, "a yakuman has neither han nor fu, found 3 han 30 fu"},
		{rules.Count{Yakuman: 1}, "", option.Values{"aotenjou": true}, "without limits a yakuman is 13 han: want han and fu"},
		{rules.Count{Han: 3, Fu: 30}, "seat=S ron=S", nil,
			"the discarder's wind: want another than the winner's own, found South"},
		{rules.Count{Han: 3, Fu: 30}, "seat=S tsumo ron=W", nil, "a discarder with a self-draw"},
		{rules.Count{Han: 3, Fu: 30}, "honba=10001", nil, "counters and deposits are numbers from 0 to 10000"},
	} {
		s := situationOf(row.situation)
		got, err := mustRules(t, "riichi-tenhou", row.options).price(row.count, &s)
		text := fmt.Sprint(err)
		if err == nil {
			text = fmt.Sprint(got.Limit, " ", got.Points, " ", paymentsText(got.Payments))
		}
		if text != row.want {
			t.Errorf("%+v %s %v:\n got %s\nwant %s", row.count, row.situation, row.options, text, row.want)
		}
	}
}

// TestPriceOfHands wants price to give the payments of score for a hand's han and fu.
func TestPriceOfHands(t *testing.T) {
	for _, options := range []option.Values{nil, {"aotenjou": true}} {
		r := mustRules(t, "riichi-mahjong-soul", options)
		for _, row := range benchHands {
			win := winOf(row.hand, row.situation)
			res, err := r.score(&win)
			if err != nil {
				t.Fatal(err)
			}
			got, err := r.price(rules.Count{Han: res.Total("han"), Fu: res.Total("fu"), Yakuman: res.Total("yakuman")},
				&win.Situation)
			if err != nil || got.Points != res.Points || got.Payments != res.Payments || got.Limit != res.Limit {
				t.Errorf("%s: %+v, %v, want %+v", row.hand, got, err, res)
			}
		}
	}
}

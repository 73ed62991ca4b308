package riichi

import (
	"fmt"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

// summary is a result in one line: yaku, han and fu, limit, payments.
func summary(res *rules.Card) string {
	if !res.Win {
		return "no win"
	}
	worth := fmt.Sprintf("%d/%d", res.Total("han"), res.Total("fu"))
	if res.Total("yakuman") > 0 {
		worth = fmt.Sprintf("yakuman %d", res.Total("yakuman"))
	}
	if res.Limit != "" && res.Limit != limitYakuman {
		worth += " " + res.Limit
	}
	return fmt.Sprintf("%s: %s %s", yakuText(yakuOf(res)), worth, paymentsText(res.Payments))
}

// TestWorkedExamples are hands scored by hand, by the defaults of EMA's and Tenhou's fu.
func TestWorkedExamples(t *testing.T) {
	for _, row := range []struct {
		hand, situation string
		options         option.Values
		want            string
	}{
		{"123m456p23789s99p+4s", "seat=S tsumo", nil,
			"menzen-tsumo=1 pinfu=1: 2/20 -700,1500,-400,-400"},
		{"123m456p23789s99p+4s", "tsumo honba=2 deposits=1", nil,
			"menzen-tsumo=1 pinfu=1: 2/20 3700,-900,-900,-900"},
		{"234m456p23789s99p+4s", "seat=S riichi ron=W", nil,
			"pinfu=1 riichi=1: 2/30 0,2000,-2000,0"},
		{"45p234678s55p+6p chi:234m", "seat=S ron=E", nil,
			"tanyao=1: 1/30 -1000,1000,0,0"},
		{"1133m5577p99s112z+2z", "seat=S ron=N", nil,
			"chiitoitsu=2: 2/25 0,1600,0,-1600"},
		{"1133m5577p99s112z+2z", "seat=S tsumo", nil,
			"chiitoitsu=2 menzen-tsumo=1: 3/25 -1600,3200,-800,-800"},
		{"222m444p678s11z55z+1z", "seat=S ron=E", nil,
			"round-east=1: 1/50 -1600,1600,0,0"},
		{"222m444p678s11z55z+1z", "seat=S tsumo", nil,
			"menzen-tsumo=1 round-east=1 sanankou=2: 4/40 mangan -4000,8000,-2000,-2000"},
		{"22p345s67s555z+8s ankan:1111z", "ron=S", nil,
			"round-east=1 seat-east=1 yakuhai-white=1: 3/70 mangan 12000,-12000,0,0"},
		{"999m456p23467s11z+8s", "riichi ron=S", nil,
			"riichi=1: 1/50 2400,-2400,0,0"},
		{"999m456p23467s11z+8s", "riichi ron=S", option.Values{"doubleWindPairFu": 2},
			"riichi=1: 1/40 2000,-2000,0,0"},
		{"223344m567p67s55s+8s", "seat=S riichi ron=E", nil,
			"iipeikou=1 pinfu=1 riichi=1 tanyao=1: 4/30 -7700,7700,0,0"},
		{"223344m567p67s55s+8s", "seat=S riichi ron=E", option.Values{"kiriageMangan": true},
			"iipeikou=1 pinfu=1 riichi=1 tanyao=1: 4/30 mangan -8000,8000,0,0"},
		{"223344m667788p5z+5z", "seat=S tsumo", nil,
			"menzen-tsumo=1 ryanpeikou=3: 4/30 -3900,7900,-2000,-2000"},
		{"222m444p66s88899s+6s", "seat=S ron=E", nil,
			"sanankou=2 toitoi=2: 4/50 mangan -8000,8000,0,0"},
		{"222m444p666s8889s+9s", "seat=S ron=E", nil,
			"suuankou-tanki=*: yakuman 1 -32000,32000,0,0"},
		{"222m444p666s8889s+9s", "seat=S ron=E", option.Values{"doubleYakumanForms": []string{"suuankou-tanki"}},
			"suuankou-tanki=**: yakuman 2 -64000,64000,0,0"},
		{"567m456p222s1233s+3s", "seat=W riichi ron=E", nil,
			"riichi=1: 1/40 -1300,0,1300,0"},
		{"22p345s67s+8s minkan:5555z pon:111m", "seat=S tsumo rinshan", nil,
			"rinshan=1 yakuhai-white=1: 2/50 -1600,3200,-800,-800"},
		{"123m456p5556667z+7z", "seat=W ron=E", nil,
			"shousangen=2 yakuhai-green=1 yakuhai-white=1: 4/50 mangan -8000,0,8000,0"},
		{"2233445667788s+5s", "seat=S riichi tsumo", nil,
			"chinitsu=6 menzen-tsumo=1 pinfu=1 riichi=1 ryanpeikou=3 tanyao=1: 13/20 counted-yakuman -16000,32000,-8000,-8000"},
		{"2233445667788s+5s", "seat=S riichi tsumo", option.Values{"countedLimit": "sanbaiman"},
			"chinitsu=6 menzen-tsumo=1 pinfu=1 riichi=1 ryanpeikou=3 tanyao=1: 13/20 sanbaiman -12000,24000,-6000,-6000"},
		// As 222 333 444 66 888 a yakuman, as 234 234 234 66 888 a counted one with the same payment: the yakuman has
		// priority.
		{"2223334446688p+8p", "tsumo riichi deposits=1 dora=4s ura=1p", nil,
			"suuankou=*: yakuman 1 49000,-16000,-16000,-16000"},
	} {
		got, err := score(winOf(row.hand, row.situation), "riichi-tenhou", row.options)
		if err != nil {
			t.Errorf("%s %s: %v", row.hand, row.situation, err)
			continue
		}
		if text := summary(got); text != row.want {
			t.Errorf("%s %s\n got %s\nwant %s", row.hand, row.situation, text, row.want)
		}
	}
}

// TestPaymentTable has the check values of han and fu: non-dealer ron, dealer ron, payments of others and of the
// dealer for a self-draw, and of each to a dealer.
func TestPaymentTable(t *testing.T) {
	r := mustRules(t, "riichi-tenhou", nil)
	for _, row := range []struct {
		han, fu                            int
		ron, dealerRon, other, dealer, all int
	}{
		{1, 30, 1000, 1500, 300, 500, 500},
		{1, 40, 1300, 2000, 400, 700, 700},
		{1, 50, 1600, 2400, 400, 800, 800},
		{2, 20, 1300, 2000, 400, 700, 700},
		{2, 25, 1600, 2400, 400, 800, 800},
		{2, 30, 2000, 2900, 500, 1000, 1000},
		{2, 40, 2600, 3900, 700, 1300, 1300},
		{3, 25, 3200, 4800, 800, 1600, 1600},
		{3, 30, 3900, 5800, 1000, 2000, 2000},
		{3, 60, 7700, 11600, 2000, 3900, 3900},
		{4, 25, 6400, 9600, 1600, 3200, 3200},
		{4, 30, 7700, 11600, 2000, 3900, 3900},
		{3, 70, 8000, 12000, 2000, 4000, 4000},
		{4, 40, 8000, 12000, 2000, 4000, 4000},
		{5, 30, 8000, 12000, 2000, 4000, 4000},
		{6, 30, 12000, 18000, 3000, 6000, 6000},
		{7, 30, 12000, 18000, 3000, 6000, 6000},
		{8, 30, 16000, 24000, 4000, 8000, 8000},
		{10, 30, 16000, 24000, 4000, 8000, 8000},
		{11, 30, 24000, 36000, 6000, 12000, 12000},
		{12, 30, 24000, 36000, 6000, 12000, 12000},
		{13, 30, 32000, 48000, 8000, 16000, 16000},
	} {
		base, _ := r.base(row.han, row.fu)
		east, south, west := windOf("E"), windOf("S"), windOf("W")
		got := [...]int{onRon(base, south), onRon(base, east), r.onDraw(base, south, west), r.onDraw(base, south, east),
			r.onDraw(base, east, south)}
		want := [...]int{row.ron, row.dealerRon, row.other, row.dealer, row.all}
		if got != want {
			t.Errorf("%d han %d fu: %v, want %v", row.han, row.fu, got, want)
		}
	}
}

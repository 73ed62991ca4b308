package riichi

import (
	"slices"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

// allLocal switches every local yaku on.
func allLocal() option.Values { return option.Values{"localYaku": localIDs()} }

// TestEveryYaku has hands of every row of the tables, closed and open if it is available; want names yaku that must
// be present and, after a minus, yaku that must not.
func TestEveryYaku(t *testing.T) {
	doubles := option.Values{"doubleYakumanForms": doubledForms}
	seen := map[string]bool{}
	for _, row := range []struct {
		hand, situation string
		options         option.Values
		want            string
	}{
		{"123m456p23789s99p+4s", "riichi", nil, "riichi=1 -double-riichi"},
		{"123m456p23789s99p+4s", "double-riichi", nil, "double-riichi=2 -riichi"},
		{"123m456p23789s99p+4s", "riichi ippatsu", nil, "ippatsu=1"},
		{"123m456p23789s99p+4s", "riichi ippatsu", option.Values{"ippatsu": false}, "-ippatsu"},
		{"123m456p23789s99p+4s", "tsumo", nil, "menzen-tsumo=1 pinfu=1"},
		{"123m456p23789s99p+4s", "tsumo", option.Values{"pinfuTsumo": "denied"}, "menzen-tsumo=1 -pinfu"},
		{"123m456p23s99p+4s ankan:1111z", "tsumo", nil, "menzen-tsumo=1 seat-east=1 round-east=1"},
		{"112233m456p23s99p+4s", "", nil, "iipeikou=1 pinfu=1"},
		{"112233m456p9p+9p chi:234s", "tsumo last", nil, "haitei=1 -iipeikou -pinfu"},
		{"112233m445566p9p+9p", "", nil, "ryanpeikou=3 -iipeikou -chiitoitsu"},
		{"234m456p23678s55p+4s", "", nil, "tanyao=1"},
		{"234m456p5p+5p chi:678s pon:333s", "", nil, "tanyao=1"},
		{"234m456p5p+5p chi:678s pon:333s", "", option.Values{"openTanyao": false}, "no win"},
		{"123m456p99p34s555z+5s", "", nil, "yakuhai-white=1"},
		{"123m99p34s666z+5s chi:456p", "", nil, "yakuhai-green=1"},
		{"123m99p34s+5s chi:456p minkan:7777z", "", nil, "yakuhai-red=1"},
		{"123m456p99p34s111z+5s", "seat=E round=S", nil, "seat-east=1 -round-south -round-east"},
		{"123m456p99p34s222z+5s", "seat=S round=E", nil, "seat-south=1"},
		{"123m99p34s+5s chi:456p pon:333z", "seat=W round=E", nil, "seat-west=1"},
		{"123m456p99p34s444z+5s", "seat=N round=E", nil, "seat-north=1"},
		{"123m456p99p34s111z+5s", "seat=S round=E", nil, "round-east=1 -seat-south"},
		{"123m456p99p34s222z+5s", "seat=S round=S", nil, "round-south=1 seat-south=1"},
		{"123m456p99p34s333z+5s", "seat=S round=W", nil, "round-west=1"},
		{"123m456p99p34s444z+5s", "seat=S round=N", nil, "round-north=1"},
		{"123m456p99p34s+5s chi:123p", "tsumo last", nil, "haitei=1 -houtei"},
		{"123m456p99p34s+5s chi:123p", "last", nil, "houtei=1 -haitei"},
		{"123m99p34s+5s chi:123p kakan:4444p", "tsumo rinshan", nil, "rinshan=1"},
		{"123m456p99p34s+5s chi:123p", "chankan", nil, "chankan=1"},
		{"123m123p12s99p567s+3s", "", nil, "sanshoku-doujun=2"},
		{"123m12s99p567s+3s chi:123p", "", nil, "sanshoku-doujun=1"},
		{"123456789m34s99p+5s", "", nil, "ittsuu=2"},
		{"123456m34s99p+5s chi:789m", "", nil, "ittsuu=1"},
		{"123m789p12s111z99p+3s", "", nil, "chanta=2 -junchan"},
		{"789p12s111z99p+3s chi:123m", "", nil, "chanta=1"},
		{"123m789p12s999m99p+3s", "", nil, "junchan=3 -chanta"},
		{"789p12s999m99p+3s chi:123m", "", nil, "junchan=2"},
		{"1133m5577p99s112z+2z", "", nil, "chiitoitsu=2"},
		{"11m33z+3z pon:222s pon:888p pon:444m", "tsumo seat=S", nil, "toitoi=2"},
		{"222m444p66s88899s+6s", "seat=S", nil, "toitoi=2 sanankou=2"},
		{"222m222p22s345p99m+2s", "", nil, "sanshoku-doukou=2 -sanankou"},
		{"222m345p9m+9m pon:222p kakan:2222s", "tsumo", nil, "sanshoku-doukou=2"},
		{"23m99p+4m ankan:1111s kakan:2222p minkan:3333p", "", nil, "sankantsu=2"},
		{"23m99p+4m ankan:1111s ankan:2222p ankan:3333p", "riichi", nil, "sankantsu=2 sanankou=2"},
		{"123m456p5556667z+7z", "seat=W", nil, "shousangen=2 yakuhai-white=1 yakuhai-green=1"},
		{"123m6667z+7z chi:456p pon:555z", "seat=W", nil, "shousangen=2"},
		{"111m999p11s22z+1s pon:999s", "seat=S", nil, "honroutou=2 toitoi=2 -chanta"},
		{"1199m1199p11s2233z", "seat=N", nil, "honroutou=2 chiitoitsu=2"},
		{"123456m345m11z22z+2z", "seat=S", nil, "honitsu=3"},
		{"123456m11z22z+2z chi:345m", "seat=S", nil, "honitsu=2"},
		{"1112345678m22m6m+7m", "", nil, "chinitsu=6"},
		{"11123455m99m+9m chi:678m", "", nil, "chinitsu=5"},
		{"123m456p23789s99p+4s", "seat=S first", option.Values{"renhou": "5-han"}, "renhou=5 pinfu=1"},
		{"123m456p23789s99p+4s", "seat=S first", option.Values{"renhou": "mangan"}, "renhou=5 -pinfu"},
		{"123m456p23789s99p+4s", "seat=S first", option.Values{"renhou": "yakuman"}, "renhou=*"},
		{"123m456p23789s99p+4s", "seat=S first", nil, "-renhou pinfu=1"},
		{"1112345678m22m6m+7m", "seat=S first", option.Values{"renhou": "mangan"}, "chinitsu=6 -renhou"},

		{"19m19p19s1234567z+1m", "", nil, "kokushi-13=*"},
		{"119m19p19s123456z+7z", "", nil, "kokushi=*"},
		{"19m19p19s1234567z+1m", "", doubles, "kokushi-13=**"},
		{"222m444p66s88899p+6s", "tsumo", nil, "suuankou=*"},
		{"222m444p666s8889p+9p", "", doubles, "suuankou-tanki=**"},
		{"222m444p66s99p+6s ankan:8888p", "tsumo", nil, "suuankou=*"},
		{"555666777z12m99s+3m", "", nil, "daisangen=*"},
		{"55566677z123s99p+7z", "", nil, "daisangen=*"},
		{"5556667z123m999s+7z", "seat=S", nil, "shousangen=2 -daisangen"},
		{"777z12m99s+3m pon:555z minkan:6666z", "", nil, "daisangen=*"},
		{"11122233344z12m+3m", "", nil, "shousuushii=*"},
		{"11144z12m+3m pon:222z pon:333z", "", nil, "shousuushii=*"},
		{"111222333444z5m+5m", "tsumo", doubles, "daisuushii=** suuankou-tanki=**"},
		{"444z5m+5m pon:111z pon:222z pon:333z", "", nil, "daisuushii=*"},
		{"11222333555z66z+1z", "tsumo", nil, "tsuuiisou=*"},
		{"5556677z+6z pon:111z pon:222z", "", nil, "tsuuiisou=*"},
		{"11223344556677z", "", nil, "tsuuiisou=*"},
		{"111999m111p11s99p+9p", "", nil, "chinroutou=*"},
		{"111m11s99p+9p pon:999m pon:111p", "", nil, "chinroutou=*"},
		{"223344666888s6z+6z", "", nil, "ryuuiisou=*"},
		{"223344666888s6z+6z", "", option.Values{"ryuuiisouNeedsGreen": true}, "ryuuiisou=*"},
		{"2222334466688s+8s", "tsumo", option.Values{"ryuuiisouNeedsGreen": true}, "-ryuuiisou"},
		{"234888s6z+6z chi:234s pon:666s", "", nil, "ryuuiisou=*"},
		{"1112345678999p+5p", "", nil, "chuuren-9=*"},
		{"1112345678999p+5p", "", doubles, "chuuren-9=**"},
		{"1112355678999p+4p", "", nil, "chuuren=*"},
		{"5m+5m ankan:1111s kakan:2222p minkan:3333p kakan:1111z", "", nil, "suukantsu=*"},
		{"5m+5m ankan:1111s ankan:2222p ankan:3333p ankan:1111z", "", nil, "suukantsu=* suuankou-tanki=*"},
		{"123m456p23789s99p+4s", "tsumo first", nil, "tenhou=* -chiihou"},
		{"123m456p23789s99p+4s", "tsumo first seat=N", nil, "chiihou=* -tenhou"},

		{"123m456p23789s99p+4s", "tsumo last", nil, "haitei=1"},
		{"123m456p23789s99p+4s", "last", nil, "houtei=1"},
		{"123m23678s99p+4s ankan:1111p", "tsumo rinshan", nil, "rinshan=1"},
		{"123m456p23789s99p+4s", "chankan", nil, "chankan=1 pinfu=1"},
		{"123m99p34s+5s chi:456p pon:555z", "", nil, "yakuhai-white=1"},
		{"123m456p99p34s666z+5s", "", nil, "yakuhai-green=1"},
		{"123m456p99p34s777z+5s", "", nil, "yakuhai-red=1"},
		{"123m99p34s+5s chi:456p pon:111z", "seat=E round=S", nil, "seat-east=1"},
		{"123m99p34s+5s chi:456p pon:222z", "seat=S round=S", nil, "seat-south=1 round-south=1"},
		{"123m456p99p34s333z+5s", "seat=W round=E", nil, "seat-west=1"},
		{"123m99p34s+5s chi:456p minkan:4444z", "seat=N round=N", nil, "seat-north=1 round-north=1"},
		{"123m99p34s+5s chi:456p kakan:1111z", "seat=S round=E", nil, "round-east=1"},
		{"123m99p34s+5s chi:456p pon:333z", "seat=S round=W", nil, "round-west=1"},
		{"123456m99p34s+5s chi:456p", "", nil, "no win"},
		{"22m33p+3p pon:444s ankan:9999p ankan:1111z", "tsumo seat=S round=S", nil, "sanankou=2 toitoi=2"},
		{"22m33p+3p pon:555z ankan:9999p chi:123s", "tsumo", nil, "-sanankou"},
		{"222m333p4s+4s ankan:9999p chi:123s", "", nil, "sanankou=2"},
		{"222m33p789s44s+3p ankan:9999p", "", nil, "no win"},
		{"222m333p44s78s+9s ankan:9999p", "", nil, "sanankou=2"},
		{"111m99p22z+9p pon:999s chi:123p", "seat=S", nil, "chanta=1"},
		{"111m2z+2z pon:999s pon:111s pon:999p", "", nil, "honroutou=2 toitoi=2"},
		{"123m99s78p+9p chi:456p chi:345s", "last", nil, "houtei=1"},
		{"123m123p78p99s567s+9p", "local=tsubame-gaeshi", allLocal(), "tsubame-gaeshi=1"},
		{"123m123p78p99s567s+9p", "local=kanburi", allLocal(), "kanburi=1"},
		{"123m99s23p456p345s+1p", "tsumo last", allLocal(), "iipin-mouyue=5 -haitei"},
		{"123m99s78p456p345s+9p", "last", allLocal(), "chuupin-raoyui=5 -houtei"},
		{"223344m9p+9p chi:234m chi:234m", "", allLocal(), "isshoku-yonjun=*"},
		{"222333m9p+9p pon:444m kakan:5555m", "", allLocal(), "suurenkou=*"},
		{"123m99p34s+5s chi:456p chi:123p", "local=paarenchan", allLocal(), "paarenchan=*"},
		{"1122334455667z+7z", "", nil, "tsuuiisou=*"},
		{"123m456p23789s99p+4s", "riichi local=open-riichi", allLocal(), "open-riichi=1 riichi=1"},
		{"123m456p23789s99p+4s", "double-riichi local=open-riichi", allLocal(), "open-riichi=1 double-riichi=2"},
		{"123m456p23789s99p+4s", "riichi local=open-riichi", nil, "-open-riichi riichi=1"},
		{"123m456p23789s99p+4s", "riichi local=open-riichi,open-riichi-dealt-in", allLocal(), "open-riichi=*"},
		{"123m99p34s+5s chi:456p chi:123p", "local=tsubame-gaeshi", allLocal(), "tsubame-gaeshi=1"},
		{"123m99p34s+5s chi:456p chi:123p", "local=kanburi", allLocal(), "kanburi=1"},
		{"9p+9p chi:123m chi:456p pon:888s chi:345s", "", allLocal(), "shiiaru-raotai=1"},
		{"123m456p789s111z5z+5z", "seat=S", allLocal(), "uumensai=2"},
		{"123m456p5z+5z pon:333z chi:789s", "seat=S", allLocal(), "uumensai=2"},
		{"222333m44m567p99s+4m", "tsumo", allLocal(), "sanrenkou=2 -isshoku-sanjun"},
		{"333m44m99s+4m pon:222m chi:567p", "", allLocal(), "sanrenkou=2"},
		{"222333m44m567p99s+4m", "", allLocal(), "isshoku-sanjun=3 -iipeikou"},
		{"223344m34p99s+5p chi:234m", "", allLocal(), "isshoku-sanjun=2"},
		{"123m99p23p+1p chi:456p chi:345s", "tsumo last", allLocal(), "iipin-mouyue=5 -haitei"},
		{"123m99s78p+9p chi:456p chi:345s", "last", allLocal(), "chuupin-raoyui=5 -houtei"},
		{"222233334444m9p+9p", "", allLocal(), "isshoku-yonjun=*"},
		{"222333444555m9p+9p", "", allLocal(), "suurenkou=*"},
		{"2233445566778p+8p", "", allLocal(), "daisharin=*"},
		{"2233445566778s+8s", "", nil, "-daisharin"},
		{"147m258p369s1234z+4z", "tsumo first seat=S", allLocal(), "shiisanpuutaa=* -chiihou"},
		{"137m258p369s1234z+4z", "tsumo first seat=S", allLocal(), "no win"},
		{"148m258p369s1234z+4z", "tsumo first seat=S", allLocal(), "shiisanpuutaa=*"},
		{"147m258p369s1234z+4z", "tsumo first seat=S", nil, "no win"},
		{"147m258p369s1234z+4z", "tsumo seat=S", allLocal(), "no win"},
		{"123m456p23789s99p+4s", "local=paarenchan", allLocal(), "paarenchan=*"},
		{"123m456p23789s99p+4s", "double-riichi last", allLocal(), "ishi-no-ue-ni-mo-sannen=*"},
		{"1122334455667z+7z", "", allLocal(), "daichisei=** -tsuuiisou"},
	} {
		got, err := score(winOf(row.hand, row.situation), "riichi-tenhou", row.options)
		if err != nil {
			t.Errorf("%s %s: %v", row.hand, row.situation, err)
			continue
		}
		have := strings.Fields(yakuText(yakuOf(got)))
		if !got.Win {
			have = []string{"no win"}
		}
		if row.want == "no win" {
			if got.Win {
				t.Errorf("%s %s wins: %v", row.hand, row.situation, have)
			}
			continue
		}
		for _, word := range strings.Fields(row.want) {
			if id, denied := strings.CutPrefix(word, "-"); denied {
				if slices.ContainsFunc(have, func(y string) bool { return strings.HasPrefix(y, id+"=") }) {
					t.Errorf("%s %s: %v, want no %s", row.hand, row.situation, have, id)
				}
				continue
			}
			if !slices.Contains(have, word) {
				t.Errorf("%s %s: %v, want %s", row.hand, row.situation, have, word)
			}
			id, _, _ := strings.Cut(word, "=")
			seen[openness(got)+id] = true
		}
	}
	wantEveryRow(t, seen)
}

func openness(res *rules.Card) string {
	for _, s := range res.Sets {
		if !s.Closed {
			return "open "
		}
	}
	return "closed "
}

// wantEveryRow wants the cases to contain every row of the tables, in a closed hand and, if it is available, in an
// open one.
func wantEveryRow(t *testing.T, seen map[string]bool) {
	t.Helper()
	for _, row := range ordinary {
		if row.closed > 0 && !seen["closed "+row.id] {
			t.Errorf("no closed hand has %s", row.id)
		}
		if row.open > 0 && !seen["open "+row.id] {
			t.Errorf("no open hand has %s", row.id)
		}
	}
	for _, row := range limits {
		if !seen["closed "+row.id] {
			t.Errorf("no closed hand has %s", row.id)
		}
		if row.open && !seen["open "+row.id] {
			t.Errorf("no open hand has %s", row.id)
		}
	}
}

package riichi

import (
	"testing"

	"tehai/core/option"
)

// TestOptions scores one hand with two values of an option. want is the summary with the first value, other the one
// with the second. Options that end a deal or a game are in TestSettle, TestPlacement and TestNext;
// TestEveryValueMatters checks that none is missing.
func TestOptions(t *testing.T) {
	for _, row := range []struct {
		key             string
		one, two        any
		ruleset         string
		hand, situation string
		want, other     string
	}{
		{"players", 4, 3, "", "111999m456p23s99p+4s", "seat=S tsumo",
			"menzen-tsumo=1: 1/40 -700,1500,-400,-400", "menzen-tsumo=1: 1/40 -700,1100,-400"},
		{"redFives", true, false, "", "123m406p23789s99p+4s", "seat=S ron=W",
			"pinfu=1 red-dora=1: 2/30 0,2000,-2000,0", "pinfu=1: 1/30 0,1000,-1000,0"},
		{"openTanyao", true, false, "", "45p234678s55p+6p chi:234m", "seat=S ron=W",
			"tanyao=1: 1/30 0,1000,-1000,0", "no win"},
		{"ippatsu", true, false, "", "123m456p23789s99p+4s", "seat=S ron=W riichi ippatsu",
			"ippatsu=1 pinfu=1 riichi=1: 3/30 0,3900,-3900,0", "pinfu=1 riichi=1: 2/30 0,2000,-2000,0"},
		{"uraDora", true, false, "", "123m456p23789s99p+4s", "seat=S ron=W riichi dora=9s ura=8p",
			"pinfu=1 riichi=1 ura-dora=2: 4/30 0,7700,-7700,0", "pinfu=1 riichi=1: 2/30 0,2000,-2000,0"},
		{"kanDora", true, false, "", "123m456p23789s99p+4s", "seat=S ron=W dora=9s8p",
			"dora=2 pinfu=1: 3/30 0,3900,-3900,0", "pinfu=1: 1/30 0,1000,-1000,0"},
		{"kanUraDora", true, false, "", "123m456p23789s99p+4s", "seat=S ron=W riichi dora=9s9s ura=9s8p",
			"pinfu=1 riichi=1 ura-dora=2: 4/30 0,7700,-7700,0", "pinfu=1 riichi=1: 2/30 0,2000,-2000,0"},
		{"northDora", true, false, "riichi-tenhou-3p", "111999m456p23s99p+4s", "seat=S tsumo",
			"menzen-tsumo=1: 1/40 -700,1100,-400", "menzen-tsumo=1: 1/40 -700,1100,-400"},
		{"doubleWindPairFu", 4, 2, "", "999m456p23467s11z+8s", "riichi ron=S",
			"riichi=1: 1/50 2400,-2400,0,0", "riichi=1: 1/40 2000,-2000,0,0"},
		{"openPinfuFu", 30, 20, "", "45p234678s55p+6p chi:234m", "seat=S ron=W",
			"tanyao=1: 1/30 0,1000,-1000,0", "tanyao=1: 1/20 0,700,-700,0"},
		{"pinfuTsumo", "20-fu", "denied", "", "123m456p23789s99p+4s", "seat=S tsumo",
			"menzen-tsumo=1 pinfu=1: 2/20 -700,1500,-400,-400", "menzen-tsumo=1: 1/30 -500,1100,-300,-300"},
		{"rinshanTsumoFu", true, false, "", "23s678s44z+1s ankan:2222m pon:777z", "seat=S tsumo rinshan",
			"rinshan=1 yakuhai-red=1: 2/50 -1600,3200,-800,-800", "rinshan=1 yakuhai-red=1: 2/40 -1300,2700,-700,-700"},
		{"kiriageMangan", false, true, "", "223344m567p67s55s+8s", "seat=S riichi ron=E",
			"iipeikou=1 pinfu=1 riichi=1 tanyao=1: 4/30 -7700,7700,0,0",
			"iipeikou=1 pinfu=1 riichi=1 tanyao=1: 4/30 mangan -8000,8000,0,0"},
		{"countedLimit", "yakuman", "sanbaiman", "", "2233445667788s+5s", "seat=S riichi tsumo",
			"chinitsu=6 menzen-tsumo=1 pinfu=1 riichi=1 ryanpeikou=3 tanyao=1: 13/20 counted-yakuman -16000,32000,-8000,-8000",
			"chinitsu=6 menzen-tsumo=1 pinfu=1 riichi=1 ryanpeikou=3 tanyao=1: 13/20 sanbaiman -12000,24000,-6000,-6000"},
		{"countedLimit", "yakuman", "multiple", "", "2233445667788s+5s", "seat=S riichi tsumo dora=1s1s1s1s ura=2s2s4s4s",
			"chinitsu=6 dora=8 menzen-tsumo=1 pinfu=1 riichi=1 ryanpeikou=3 tanyao=1 ura-dora=8: 29/20 counted-yakuman " +
				"-16000,32000,-8000,-8000",
			"chinitsu=6 dora=8 menzen-tsumo=1 pinfu=1 riichi=1 ryanpeikou=3 tanyao=1 ura-dora=8: 29/20 counted-yakuman " +
				"-32000,64000,-16000,-16000"},
		{"yakumanStacking", "add", "single", "", "11222333555z66z+1z", "seat=S tsumo",
			"suuankou=* tsuuiisou=*: yakuman 2 -32000,64000,-16000,-16000",
			"suuankou=* tsuuiisou=*: yakuman 1 -16000,32000,-8000,-8000"},
		{"maxYakuman", 0, 1, "", "11222333555z66z+1z", "seat=S tsumo",
			"suuankou=* tsuuiisou=*: yakuman 2 -32000,64000,-16000,-16000",
			"suuankou=* tsuuiisou=*: yakuman 1 -16000,32000,-8000,-8000"},
		{"doubleYakumanForms", []string{}, []string{"daisuushii"}, "", "444z5m+5m pon:111z pon:222z pon:333z", "seat=S ron=N",
			"daisuushii=*: yakuman 1 0,32000,0,-32000", "daisuushii=**: yakuman 2 0,64000,0,-64000"},
		{"renhou", "none", "yakuman", "", "123m456p23789s99p+4s", "seat=S ron=E first",
			"pinfu=1: 1/30 -1000,1000,0,0", "renhou=*: yakuman 1 -32000,32000,0,0"},
		{"renhou", "5-han", "mangan", "", "123m456p23789s99p+4s", "seat=S ron=E first",
			"pinfu=1 renhou=5: 6/30 haneman -12000,12000,0,0", "renhou=5: 5/30 mangan -8000,8000,0,0"},
		{"ryuuiisouNeedsGreen", false, true, "", "2222334466688s+8s", "seat=S ron=E",
			"ryuuiisou=*: yakuman 1 -32000,32000,0,0", "chinitsu=6 iipeikou=1 tanyao=1: 8/40 baiman -16000,16000,0,0"},
		{"tenhouAnyWait", false, true, "", "111222333m55z66z+6z", "tsumo first",
			"suuankou=* tenhou=*: yakuman 2 96000,-32000,-32000,-32000",
			"suuankou-tanki=* tenhou=*: yakuman 2 96000,-32000,-32000,-32000"},
		{"kokushiRobsConcealedQuad", false, true, "", "119m19p19s123456z+7z", "seat=S ron=E robbed-concealed",
			"no win", "kokushi=*: yakuman 1 -32000,32000,0,0"},
		{"honbaValue", 300, 1500, "", "123m456p23789s99p+4s", "seat=S ron=W honba=2",
			"pinfu=1: 1/30 0,1600,-1600,0", "pinfu=1: 1/30 0,4000,-4000,0"},
		{"honbaValue", 300, 1500, "", "123m456p23789s99p+4s", "seat=S tsumo honba=2",
			"menzen-tsumo=1 pinfu=1: 2/20 -900,2100,-600,-600", "menzen-tsumo=1 pinfu=1: 2/20 -1700,4500,-1400,-1400"},
		{"paoYaku", []string{"daisangen"}, []string{}, "", "22m34p+5p pon:555z pon:666z pon:777z",
			"seat=S tsumo liable=W honba=1",
			"daisangen=*: yakuman 1 0,32300,-32300,0", "daisangen=*: yakuman 1 -16100,32300,-8100,-8100"},
		{"paoYaku", []string{"daisangen"}, []string{"suukantsu"}, "",
			"1m+1m ankan:2222p kakan:3333p minkan:4444p ankan:5555s", "seat=S tsumo liable=W",
			"suukantsu=*: yakuman 1 -16000,32000,-8000,-8000", "suukantsu=*: yakuman 1 0,32000,-32000,0"},
		{"paoDrawHonba", "liable", "each", "riichi-m-league", "11z22z+2z pon:555z pon:666z pon:777z",
			"tsumo liable=S honba=1",
			"daisangen=* tsuuiisou=*: yakuman 2 96300,-64300,-16000,-16000",
			"daisangen=* tsuuiisou=*: yakuman 2 96300,-64100,-16100,-16100"},
		{"paoDrawHonba", "liable", "each", "riichi-m-league", "22m34p+5p pon:555z pon:666z pon:777z",
			"seat=S tsumo liable=W honba=1",
			"daisangen=*: yakuman 1 0,32300,-32300,0", "daisangen=*: yakuman 1 0,32300,-32300,0"},
		{"paoConcealedQuads", false, true, "", "22m34p+5p ankan:5555z pon:666z pon:777z", "seat=S tsumo liable=W",
			"daisangen=*: yakuman 1 -16000,32000,-8000,-8000", "daisangen=*: yakuman 1 0,32000,-32000,0"},
		{"aotenjou", false, true, "", "2233445667788s+5s", "seat=S riichi tsumo",
			"chinitsu=6 menzen-tsumo=1 pinfu=1 riichi=1 ryanpeikou=3 tanyao=1: 13/20 counted-yakuman -16000,32000,-8000,-8000",
			"chinitsu=6 menzen-tsumo=1 pinfu=1 riichi=1 ryanpeikou=3 tanyao=1: 13/20 -1310800,2621600,-655400,-655400"},
		{"aotenjou", false, true, "", "11222333555z66z+1z", "seat=S tsumo dora=4z",
			"suuankou=* tsuuiisou=*: yakuman 2 -32000,64000,-16000,-16000",
			"dora=3 honroutou=2 menzen-tsumo=1 round-east=1 seat-south=1 suuankou=13 toitoi=2 tsuuiisou=13 yakuhai-white=1: " +
				"37/60 -65970697666600,131941395333200,-32985348833300,-32985348833300"},
		{"redFivesPerSuit", 2, 3, "", "99m005534p22s234s+2s", "seat=S ron=W riichi",
			"red-dora=2 riichi=1: 3/40 0,5200,-5200,0", "red-dora=2 riichi=1: 3/40 0,5200,-5200,0"},
		{"paoScope", "hand", "yakuman", "", "11z22z+2z pon:555z pon:666z pon:777z", "tsumo liable=S",
			"daisangen=* tsuuiisou=*: yakuman 2 96000,-96000,0,0",
			"daisangen=* tsuuiisou=*: yakuman 2 96000,-64000,-16000,-16000"},
		{"paoScope", "hand", "yakuman", "", "11z22z+2z pon:555z pon:666z pon:777z", "ron=W liable=S honba=1",
			"daisangen=* tsuuiisou=*: yakuman 2 96300,-48300,-48000,0",
			"daisangen=* tsuuiisou=*: yakuman 2 96300,-24300,-72000,0"},
		{"paoRonHonba", "liable", "discarder", "", "22m34p+5p pon:555z pon:666z pon:777z", "seat=S ron=N liable=W honba=1",
			"daisangen=*: yakuman 1 0,32300,-16300,-16000", "daisangen=*: yakuman 1 0,32300,-16000,-16300"},
		{"openQuadRinshanPao", false, true, "", "22p345s67s+8s minkan:5555z pon:111m",
			"seat=S tsumo rinshan liable=W honba=1",
			"rinshan=1 yakuhai-white=1: 2/50 -1700,3500,-900,-900", "rinshan=1 yakuhai-white=1: 2/50 0,3500,-3500,0"},
		{"selfDrawShare", "lost", "split", "riichi-tenhou-3p", "111999m456p23s99p+4s", "seat=S tsumo honba=1",
			"menzen-tsumo=1: 1/40 -800,1300,-500", "menzen-tsumo=1: 1/40 -900,1500,-600"},
		{"selfDrawShare", "lost", "split", "riichi-tenhou-3p", "111999m456p23s99p+4s", "tsumo",
			"menzen-tsumo=1: 1/40 1400,-700,-700", "menzen-tsumo=1: 1/40 2000,-1000,-1000"},
		{"localYaku", []string{}, []string{"uumensai"}, "", "123m456p789s111z5z+5z", "seat=W ron=E",
			"round-east=1: 1/50 -1600,0,1600,0", "round-east=1 uumensai=2: 3/50 -6400,0,6400,0"},
	} {
		ruleset := row.ruleset
		if ruleset == "" {
			ruleset = "riichi-tenhou"
		}
		for i, value := range []any{row.one, row.two} {
			want := []string{row.want, row.other}[i]
			got, err := score(winOf(row.hand, row.situation), ruleset, option.Values{row.key: value})
			if err != nil {
				t.Errorf("%s %s with %s %v: %v", row.hand, row.situation, row.key, value, err)
				continue
			}
			if text := summary(got); text != want {
				t.Errorf("%s %s with %s %v\n got %s\nwant %s", row.hand, row.situation, row.key, value, text, want)
			}
		}
	}
}

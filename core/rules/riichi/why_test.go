package riichi

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

func reasonText(why []rules.Reason) string {
	var lines []string
	for _, r := range why {
		line := r.ID + ": " + r.Text
		if len(r.Tiles) > 0 {
			line += " " + fmt.Sprint(r.Tiles)
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// TestWhy compares the explanations word for word.
func TestWhy(t *testing.T) {
	seen := map[string]bool{}
	for _, row := range []struct {
		ruleset, hand, situation string
		options                  option.Values
		want                     string
	}{
		{"", "123m456p23789s99p+4s", "seat=S ron=W", nil, ""},
		{"", "123m456p23789s99p+4s", "seat=S tsumo", nil,
			"pinfu-self-draw: Pinfu by self-draw is 20 fu: the 2 fu of the self-draw are not given."},
		{"", "123m456p24789s99p+3s", "ron=S dora=8p", nil,
			"no-yaku: The hand is complete but has no yaku, and without one it cannot win.\n" +
				"needs-riichi: Riichi would be a yaku.\n" +
				"needs-self-draw: A self-draw would be a yaku: the hand is closed.\n" +
				"dora-no-yaku: Dora are no yaku: their 2 han do not let it win.\n" +
				"pinfu-wait: No pinfu: 3s completed a closed wait, not a two-sided one. [2s 3s 4s]"},
		{"", "45p234678s55p+6p chi:234m", "ron=S", option.Values{"openTanyao": false},
			"no-yaku: The hand is complete but has no yaku, and without one it cannot win.\n" +
				"open-hand: The hand is open, so neither riichi nor self-draw can be its yaku. [2m 3m 4m]\n" +
				"open-tanyao-denied: All simples counts in closed hands only under these rules. [2m 3m 4m]\n" +
				"pinfu-open: No pinfu: the hand is open. [2m 3m 4m]\n" +
				"open-pinfu: An open hand with nothing but its 20 base fu counts as 30."},
		{"", "123m456p23789s55z+4s", "riichi ron=S", nil,
			"pinfu-pair: No pinfu: the pair of 5z is worth fu. [5z 5z]"},
		{"", "123m456p12789s66z+3s", "riichi ron=S", nil,
			"pinfu-pair: No pinfu: the pair of 6z is worth fu. [6z 6z]\n" +
				"pinfu-wait: No pinfu: 3s completed an edge wait, not a two-sided one. [1s 2s 3s]"},
		{"", "123m456p123789s9p+9p", "riichi ron=S", nil,
			"pinfu-wait: No pinfu: 9p completed a pair wait, not a two-sided one. [9p 9p]"},
		{"", "123m456p23789s99p+4s", "seat=S tsumo", option.Values{"pinfuTsumo": "denied"},
			"pinfu-self-draw-denied: No pinfu: these rules give the 2 fu of the self-draw instead. [4s]"},
		{"", "223344m5p+5p pon:555z chi:678p", "ron=S", nil,
			"iipeikou-open: Two identical sequences are no yaku here: the hand is open. [2m 3m 4m 2m 3m 4m]"},
		{"", "222m444p66s88899s+6s", "ron=S seat=W", nil,
			"ron-opens-triplet: The triplet of 6s was completed by ron, so it counts as open: three concealed triplets, not " +
				"four. [6s 6s 6s]"},
		{"", "222m444p678s11z55z+1z", "seat=S ron=E", nil,
			"ron-opens-triplet: The triplet of 1z was completed by ron, so it counts as open: two concealed triplets, not " +
				"three. [1z 1z 1z]"},
		{"", "22m444p678s55z+5z chi:234m", "seat=S ron=E", nil,
			"ron-opens-triplet: The triplet of 5z was completed by ron, so it counts as open. [5z 5z 5z]"},
		{"riichi-jpml-a", "123m406p23789s99p+4s", "riichi ippatsu ron=S dora=9s8p ura=8p8p", nil,
			"ippatsu-off: Ippatsu does not count under these rules.\n" +
				"ura-dora-off: Ura dora do not count under these rules.\n" +
				"kan-dora-off: Only the first indicator counts under these rules.\n" +
				"red-fives-off: Red fives are plain fives under these rules. [0p]"},
		{"", "123m456p24789s99p+3s", "seat=S ron=E first", nil,
			"no-yaku: The hand is complete but has no yaku, and without one it cannot win.\n" +
				"needs-riichi: Riichi would be a yaku.\n" +
				"needs-self-draw: A self-draw would be a yaku: the hand is closed.\n" +
				"pinfu-wait: No pinfu: 3s completed a closed wait, not a two-sided one. [2s 3s 4s]\n" +
				"renhou-off: A ron before the first draw is no yaku under these rules."},
		{"riichi-ema", "123m456p23789s99p+4s", "seat=S ron=E first", nil,
			"renhou-mangan: A ron before the first draw is paid as a mangan; nothing is added to it."},
		{"", "23s678s44z+1s ankan:2222m pon:777z", "tsumo rinshan", option.Values{"rinshanTsumoFu": false},
			"rinshan-no-fu: A win on a replacement tile gets no fu for the self-draw under these rules."},
		{"riichi-wrc", "223344m567p67s55s+8s", "seat=S riichi ron=E", nil,
			"kiriage: 4 han 30 fu is rounded up to mangan."},
		{"riichi-wrc", "2233445667788s+5s", "seat=S riichi tsumo", nil,
			"pinfu-self-draw: Pinfu by self-draw is 20 fu: the 2 fu of the self-draw are not given.\n" +
				"counted-limit: 13 han stay a sanbaiman: these rules count no yakuman."},
		{"", "2233445667788s+5s", "seat=S riichi tsumo", nil,
			"pinfu-self-draw: Pinfu by self-draw is 20 fu: the 2 fu of the self-draw are not given.\n" +
				"counted-limit: 13 han are paid as a counted yakuman."},
		{"riichi-ema", "11222333555z66z+1z", "seat=S riichi tsumo", nil,
			"yakuman-alone: Beside a yakuman neither ordinary yaku nor dora count.\n" +
				"one-yakuman: Several yakuman, of which these rules pay one."},
		{"", "11222333555z66z+1z", "seat=S tsumo", option.Values{"maxYakuman": 1},
			"most-yakuman: These rules pay at most 1 yakuman."},
		{"", "119m19p19s123456z+7z", "ron=S robbed-concealed", nil,
			"concealed-quad: A concealed quad can be robbed by thirteen orphans alone, and only where the rules allow it. [7z]"},
		{"", "22m34p+5p pon:555z pon:666z pon:777z", "seat=S tsumo liable=W", nil,
			"liable: West let the yakuman become certain and pays alone. [5z 5z 5z 6z 6z 6z 7z 7z 7z]"},
		{"", "22m34p+5p pon:555z pon:666z pon:777z", "seat=S ron=E liable=W", nil,
			"liable: West let the yakuman become certain and pays half, the discarder the other half. [5z 5z 5z 6z 6z 6z 7z " +
				"7z 7z]"},
		{"riichi-mahjong-soul", "11z22z+2z pon:555z pon:666z pon:777z", "tsumo liable=S", nil,
			"liable: South let the yakuman become certain and alone pays for it; the rest is paid by all. [5z 5z 5z 6z 6z 6z " +
				"7z 7z 7z]"},
		{"riichi-mahjong-soul", "11z22z+2z pon:555z pon:666z pon:777z", "ron=N liable=S", nil,
			"liable: South let the yakuman become certain and pays half of it; the discarder pays the rest. [5z 5z 5z 6z 6z " +
				"6z 7z 7z 7z]"},
		{"", "22p345s67s+8s minkan:5555z pon:111m", "tsumo rinshan liable=W", option.Values{"openQuadRinshanPao": true},
			"liable: West discarded into the open quad and pays for all. [5z 5z 5z 5z 1m 1m 1m]"},
		{"", "22p345s67s+8s minkan:5555z pon:111m", "tsumo rinshan liable=W", nil,
			"not-liable: Nobody is liable for this hand under these rules."},
		{"", "123456m11z22z+2z chi:345m", "seat=S ron=E", nil,
			"ron-opens-triplet: The triplet of 2z was completed by ron, so it counts as open. [2z 2z 2z]\n" +
				"open-costs-han: One suit and honours counts 2 han, not 3: the hand is open. [3m 4m 5m]"},
	} {
		ruleset := row.ruleset
		if ruleset == "" {
			ruleset = "riichi-tenhou"
		}
		got, err := score(winOf(row.hand, row.situation), ruleset, row.options)
		if err != nil {
			t.Errorf("%s %s: %v", row.hand, row.situation, err)
			continue
		}
		for _, reason := range got.Why {
			seen[reason.ID] = true
		}
		if text := reasonText(got.Why); text != row.want {
			t.Errorf("%s %s\n got %s\nwant %s", row.hand, row.situation, text, row.want)
		}
	}
	for _, row := range whyTable {
		if !seen[row.id] {
			t.Errorf("no hand asks for %s", row.id)
		}
	}
}

// TestIncomplete has hands of the right size that are not complete.
func TestIncomplete(t *testing.T) {
	for _, row := range []struct{ hand, want string }{
		{"123m456p23789s99p+5s",
			"incomplete: The tiles make neither four sets and a pair nor seven different pairs nor thirteen orphans."},
		{"1111m5577p99s112z+2z",
			"incomplete: The tiles make neither four sets and a pair nor seven different pairs nor thirteen orphans.\n" +
				"four-not-two-pairs: Four equal tiles are not two pairs. [1m 1m 1m 1m]"},
		{"23s99p345m+5s chi:123m pon:555z",
			"incomplete: The closed tiles make no pair with the 2 sets that the melds leave to find."},
	} {
		got, err := score(winOf(row.hand, "tsumo"), "riichi-tenhou", nil)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		if text := reasonText(got.Why); got.Win || got.Points != 0 || text != row.want {
			t.Errorf("%s: win %v, %s, want %s", row.hand, got.Win, text, row.want)
		}
	}
}

// TestOthers wants every other reading, the best first, each with its payment and why it is not the best.
func TestOthers(t *testing.T) {
	for _, row := range []struct {
		hand, situation string
		want            []string
	}{
		{"56789s123m456p99m+7s", "seat=S riichi ron=W", []string{
			"pinfu=1 riichi=1: 2/30 0,2000,-2000,0",
			"riichi=1: 1/40 0,1300,-1300,0 | pays-less: 1 han 40 fu: 1300 points, 700 less than 2 han 30 fu. It lacks: Pinfu."}},
		{"223344m667788p5z+5z", "seat=S tsumo", []string{
			"menzen-tsumo=1 ryanpeikou=3: 4/30 -3900,7900,-2000,-2000",
			"chiitoitsu=2 menzen-tsumo=1: 3/25 -1600,3200,-800,-800 | pays-less: 3 han 25 fu: 3200 points, 4700 less than 4 " +
				"han 30 fu. It lacks: Twice two identical sequences."}},
		{"222333444m99p34s+5s", "seat=S ron=W", []string{
			"sanankou=2: 2/50 0,3200,-3200,0",
			"iipeikou=1 pinfu=1: 2/30 0,2000,-2000,0 | pays-less: 2 han 30 fu: 2000 points, 1200 less than 2 han 50 fu. It " +
				"lacks: Three concealed triplets."}},
	} {
		got, err := score(winOf(row.hand, row.situation), "riichi-tenhou", nil)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		lines := []string{summary(got)}
		for _, other := range got.Others {
			line := summary(other)
			if len(other.Why) > 0 && strings.HasPrefix(other.Why[0].ID, "pays-") {
				line += " | " + other.Why[0].ID + ": " + other.Why[0].Text
			}
			lines = append(lines, line)
		}
		if have, want := strings.Join(lines, "\n"), strings.Join(row.want, "\n"); have != want {
			t.Errorf("%s %s\n got %s\nwant %s", row.hand, row.situation, have, want)
		}
	}
}

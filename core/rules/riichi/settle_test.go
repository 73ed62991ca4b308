package riichi

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

func windsOf(letters string) []tile.Tile {
	var winds []tile.Tile
	for _, letter := range letters {
		winds = append(winds, windOf(string(letter)))
	}
	return winds
}

// Three hands that win on 4s from East: 2000 each (riichi, pinfu; 2 han 30 fu).
const southWins, westWins, northWins = "123m456p23789s99p+4s|seat=S riichi ron=E",
	"234m789p23567s11m+4s|seat=W riichi ron=E", "345m345p23678s99m+4s|seat=N riichi ron=E"

func endingOf(honba, deposits int, wins ...string) *rules.Ending {
	e := &rules.Ending{Kind: rules.EndWins, Honba: honba, Deposits: deposits}
	for _, text := range wins {
		h, situation, _ := strings.Cut(text, "|")
		e.Wins = append(e.Wins, winOf(h, situation))
	}
	return e
}

func settlementText(s *rules.Settlement) string {
	text := fmt.Sprintf("%s; deposits %d honba %d", paymentsText(s.Payments), s.Deposits, s.Honba)
	if s.DealerStays {
		text += " dealer stays"
	}
	if s.Aborted {
		text += " aborted"
	}
	return text
}

func TestSettle(t *testing.T) {
	for _, row := range []struct {
		name, ruleset string
		options       option.Values
		ending        *rules.Ending
		want          string
	}{
		{"one ron", "riichi-tenhou", nil, endingOf(2, 1, southWins),
			"-2600,3600,0,0; deposits 0 honba 0"},
		{"dealer's self-draw", "riichi-tenhou", nil, endingOf(2, 1, "123m456p23789s99p+4s|tsumo"),
			"3700,-900,-900,-900; deposits 0 honba 3 dealer stays"},
		{"two rons, counters and deposits to the nearest", "riichi-tenhou", nil, endingOf(1, 3, westWins, southWins),
			"-4300,5300,2000,0; deposits 0 honba 0"},
		{"two rons, the nearest alone", "riichi-wrc", nil, endingOf(1, 3, westWins, southWins),
			"-2300,5300,0,0; deposits 0 honba 0"},
		{"two rons, counters to each, own deposits back", "riichi-ema", nil, endingOf(1, 3, westWins, southWins),
			"-4600,4300,3300,0; deposits 0 honba 0"},
		{"three rons abort", "riichi-tenhou", nil, endingOf(1, 3, northWins, westWins, southWins),
			"0,0,0,0; deposits 3 honba 2 dealer stays aborted"},
		{"three rons, all paid", "riichi-mahjong-soul", nil, endingOf(1, 3, northWins, westWins, southWins),
			"-6300,5300,2000,2000; deposits 0 honba 0"},
		{"three rons, the nearest alone", "riichi-m-league", nil, endingOf(0, 3, northWins, westWins, southWins),
			"-2000,5000,0,0; deposits 0 honba 0"},
		{"one of two winners is the dealer", "riichi-tenhou", nil,
			endingOf(0, 2, "123m456p23789s99p+4s|riichi ron=W", "345m345p23678s99m+4s|seat=N riichi ron=W"),
			"2900,0,-4900,4000; deposits 0 honba 1 dealer stays"},
		{"nobody ready", "riichi-tenhou", nil, &rules.Ending{Kind: rules.EndExhausted, Honba: 1, Deposits: 2},
			"0,0,0,0; deposits 2 honba 2"},
		{"one ready", "riichi-tenhou", nil, &rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("S")},
			"-1000,3000,-1000,-1000; deposits 0 honba 1"},
		{"1000 that three cannot pay alike", "riichi-tenhou", option.Values{"notReadyPayment": 1000},
			&rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("S")},
			"-400,1000,-300,-300; deposits 0 honba 1"},
		{"nor take alike", "riichi-tenhou", option.Values{"notReadyPayment": 1000}, &rules.Ending{Kind: rules.EndExhausted,
			Ready: windsOf("NSE")},
			"400,300,-1000,300; deposits 0 honba 1 dealer stays"},
		{"two ready", "riichi-tenhou", nil, &rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("NE")},
			"1500,-1500,-1500,1500; deposits 0 honba 1 dealer stays"},
		{"three ready", "riichi-tenhou", nil, &rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("NSE")},
			"1000,1000,-3000,1000; deposits 0 honba 1 dealer stays"},
		{"all ready", "riichi-tenhou", nil, &rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("NWSE"), Deposits: 1},
			"0,0,0,0; deposits 1 honba 1 dealer stays"},
		{"dealer goes though ready", "riichi-tenhou", option.Values{"dealerStaysReady": false},
			&rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("NE")},
			"1500,-1500,-1500,1500; deposits 0 honba 1"},
		{"three players, one ready", "riichi-tenhou-3p", nil, &rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("S")},
			"-1000,2000,-1000; deposits 0 honba 1"},
		{"three players, two ready", "riichi-tenhou-3p", nil, &rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("ES")},
			"1000,1000,-2000; deposits 0 honba 1 dealer stays"},
		{"nagashi", "riichi-tenhou", nil, &rules.Ending{Kind: rules.EndNagashi, Nagashi: windsOf("W"), Ready: windsOf("E"),
			Honba: 1, Deposits: 2},
			"-4000,-2000,8000,-2000; deposits 2 honba 2 dealer stays"},
		{"nagashi of two", "riichi-tenhou", nil, &rules.Ending{Kind: rules.EndNagashi, Nagashi: windsOf("WE"), Honba: 1},
			"8000,-6000,4000,-6000; deposits 0 honba 2"},
		{"nagashi as a win", "riichi-tenhou", option.Values{"nagashiAsWin": true}, &rules.Ending{Kind: rules.EndNagashi,
			Nagashi: windsOf("W"), Ready: windsOf("E"), Honba: 1, Deposits: 2},
			"-4100,-2100,10300,-2100; deposits 0 honba 0"},
		{"dealer's nagashi as a win", "riichi-tenhou", option.Values{"nagashiAsWin": true},
			&rules.Ending{Kind: rules.EndNagashi, Nagashi: windsOf("E")},
			"12000,-4000,-4000,-4000; deposits 0 honba 1 dealer stays"},
		{"three players' nagashi", "riichi-mahjong-soul-3p", nil, &rules.Ending{Kind: rules.EndNagashi,
			Nagashi: windsOf("W")},
			"-4000,-2000,6000; deposits 0 honba 1"},
	} {
		got, err := mustRules(t, row.ruleset, row.options).settle(row.ending)
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		if text := settlementText(got); text != row.want {
			t.Errorf("%s:\n got %s\nwant %s", row.name, text, row.want)
		}
		if taken := row.ending.Deposits - got.Deposits; sum(got.Payments) != taken*depositPoints {
			t.Errorf("%s: payments sum to %d, %d deposits were taken", row.name, sum(got.Payments), taken)
		}
	}
}

func TestSettleErrors(t *testing.T) {
	other := endingOf(0, 2, southWins, strings.ReplaceAll(westWins, "ron=E", "ron=S"))
	counters := endingOf(1, 2, southWins)
	counters.Wins[0].Honba = 2
	for _, row := range []struct {
		ruleset string
		ending  *rules.Ending
		want    string
	}{
		{"riichi-tenhou", &rules.Ending{Kind: "draw"}, `kind: want wins, exhausted or nagashi, found "draw"`},
		{"riichi-tenhou", &rules.Ending{Kind: rules.EndWins}, "want 1 to 3 wins, found 0"},
		{"riichi-tenhou", &rules.Ending{Kind: rules.EndExhausted, Honba: -1},
			"counters and deposits are numbers from 0 to 10000"},
		{"riichi-tenhou", &rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("SS")}, "South is named twice"},
		{"riichi-tenhou-3p", &rules.Ending{Kind: rules.EndExhausted, Ready: windsOf("N")}, "three players have no North"},
		{"riichi-tenhou", &rules.Ending{Kind: rules.EndExhausted, Ready: []tile.Tile{tile.Red}},
			"want East, South, West or North, found 7z"},
		{"riichi-ema", &rules.Ending{Kind: rules.EndNagashi, Nagashi: windsOf("S")}, "no nagashi mangan under these rules"},
		{"riichi-tenhou", &rules.Ending{Kind: rules.EndNagashi},
			"nagashi mangan: want the wind of at least one player, found none"},
		{"riichi-tenhou", other, "several winners: want one discard, found 4s of East and 4s of South"},
		{"riichi-tenhou", counters, "win 1: counters and deposits differ from those of the deal"},
		{"riichi-tenhou", endingOf(0, 2, southWins, southWins), "South is named twice"},
		{"riichi-tenhou", endingOf(0, 1, southWins, westWins),
			"2 winners in riichi have their sticks on the table, found 1 deposits"},
		{"riichi-tenhou", endingOf(0, 0, southWins, "345m345p23678s99m+4s|seat=N tsumo"),
			"several winners with a self-draw: want rons on one discard"},
		{"riichi-tenhou", endingOf(0, 0, "234m678p22567s+4s pon:111m|seat=W ron=E"),
			"the win of seat 3z: want 11 closed tiles beside 1 melds, the winning tile among them, found 12"},
		{"riichi-tenhou", endingOf(0, 0, "234m67p22567s+8p pon:111m|seat=W ron=E"), "the hand of West does not win: The " +
			"hand is complete but has no yaku, and without one it cannot win. The hand is open, so neither riichi nor " +
			"self-draw can be its yaku."},
	} {
		_, err := mustRules(t, row.ruleset, nil).settle(row.ending)
		if err == nil || !strings.HasPrefix(err.Error(), row.want) {
			t.Errorf("%+v: %v, want %s", row.ending, err, row.want)
		}
	}
}

// placed returns the points of the placement without deposits.
func placed(r *settings, scores []int) ([]int, error) {
	p, err := r.placement(scores, 0)
	if err != nil {
		return nil, err
	}
	var points []int
	for _, s := range p.Seats {
		points = append(points, s.Points)
	}
	return points, nil
}

func TestPlacement(t *testing.T) {
	for _, row := range []struct {
		name, ruleset string
		options       option.Values
		scores, want  []int
	}{
		{"Tenhou, a logged game", "riichi-tenhou", nil, []int{20100, 35800, 5200, 38900}, []int{-19900, 15800, -44800,
			48900}},
		{"Mahjong Soul", "riichi-mahjong-soul", nil, []int{40000, 30000, 20000, 10000}, []int{30000, 10000, -10000, -30000}},
		{"EMA", "riichi-ema", nil, []int{30000, 45000, 25000, 20000}, []int{5000, 30000, -10000, -25000}},
		{"EMA, two tied for the first place", "riichi-ema", nil, []int{40000, 40000, 25000, 15000},
			[]int{20000, 20000, -10000, -30000}},
		{"Tenhou, two tied for the first place", "riichi-tenhou", nil, []int{20000, 35000, 35000, 10000},
			[]int{-20000, 45000, 15000, -40000}},
		{"M.League, three tied", "riichi-m-league", nil, []int{10000, 30000, 30000, 30000}, []int{-50000, 16800, 16600,
			16600}},
		{"JPML, one afloat", "riichi-jpml-a", nil, []int{45000, 28000, 27000, 20000}, []int{27000, -3000, -6000, -18000}},
		{"JPML, two afloat", "riichi-jpml-a", nil, []int{45000, 30000, 25000, 20000}, []int{23000, 4000, -9000, -18000}},
		{"JPML, three afloat", "riichi-jpml-a", nil, []int{35000, 33000, 31000, 21000}, []int{13000, 6000, 2000, -21000}},
		{"JPML, none afloat: points have left the game", "riichi-jpml-a", nil, []int{29000, 28000, 27000, 26000},
			[]int{-1000, -2000, -3000, -4000}},
		{"JPML, all afloat", "riichi-jpml-a", nil, []int{30000, 30000, 30000, 30000}, []int{0, 0, 0, 0}},
		{"no placement points", "riichi-ema", option.Values{"uma": "none"}, []int{30000, 45000, 25000, 20000},
			[]int{0, 15000, -5000, -10000}},
		{"Tenhou, three players", "riichi-tenhou-3p", nil, []int{27400, 83100, -5500}, []int{-12600, 78100, -65500}},
		{"Mahjong Soul, three players", "riichi-mahjong-soul-3p", nil, []int{35000, 40000, 30000}, []int{0, 20000, -20000}},
	} {
		got, err := placed(mustRules(t, row.ruleset, row.options), row.scores)
		if err != nil || fmt.Sprint(got) != fmt.Sprint(row.want) {
			t.Errorf("%s: %v, %v, want %v", row.name, got, err, row.want)
		}
	}
	if _, err := placed(mustRules(t, "riichi-ema", nil), []int{1, 2, 3}); err == nil ||
		err.Error() != "want the scores of 4 players, found 3" {
		t.Error(err)
	}
	if _, err := placed(mustRules(t, "riichi-ema", option.Values{"uma": "20 0 -20"}), []int{1, 2, 3, 4}); err == nil ||
		err.Error() != `uma "20 0 -20" is for 3 players, not 4` {
		t.Error(err)
	}
}

package riichi

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// probes are wins of which each option changes at least one.
var probes = []struct{ hand, situation string }{
	{"111999m456p23s99p+4s", "seat=S tsumo honba=1"},
	{"111999m406p23s99p+4s", "seat=S ron=W"},
	{"99m055534p22s234s+2s", "seat=S ron=W riichi"},
	{"99m005534p22s234s+2s", "seat=S ron=W riichi"},
	{"99m000534p22s234s+2s", "seat=S ron=W riichi"},
	{"99m000034p22s234s+2s", "seat=S ron=W riichi"},
	{"45p234678s55p+6p pon:222p", "seat=S ron=W"},
	{"45p234678s55p+6p chi:234p", "seat=S ron=W"},
	{"99m34545p234678s+6p", "seat=S ron=W riichi ippatsu dora=9p9p ura=4p4p"},
	{"123s456p23789s99p+4s", "seat=S tsumo honba=2"},
	{"123s456p23789s99p+4s", "seat=S ron=W honba=2"},
	{"999m456p23467s11z+8s", "riichi ron=S"},
	{"23s678s44z+1s ankan:2222p pon:777z", "seat=S tsumo rinshan"},
	{"223344p567s67p55s+8p", "seat=S riichi ron=E"},
	{"2233445667788s+5s", "seat=S riichi tsumo dora=1s1s1s1s ura=2s2s4s4s"},
	{"11222333555z66z+1z", "seat=S tsumo"},
	{"222z333z555z66z+1z pon:111z", "seat=S ron=W"},
	{"444z5p+5p pon:111z pon:222z pon:333z", "seat=S ron=W"},
	{"5z+5z ankan:1111z ankan:2222z ankan:3333z ankan:4444z", "seat=S tsumo"},
	{"222p444p666s8889s+9s", "seat=S ron=E"},
	{"19m19p19s1234567z+1z", "seat=S ron=E"},
	{"1112345678999p+5p", "seat=S ron=E"},
	{"123s456p23789s99p+4s", "seat=S ron=E first"},
	{"2222334466688s+8s", "seat=S ron=E"},
	{"111222333p55z66z+6z", "tsumo first"},
	{"119m19p19s123456z+7z", "seat=S ron=E robbed-concealed"},
	{"22s34p+5p pon:555z pon:666z pon:777z", "seat=S tsumo liable=W honba=1"},
	{"22s34p+5p pon:555z pon:666z pon:777z", "seat=S ron=E liable=W honba=1"},
	{"22s34p+5p ankan:5555z pon:666z pon:777z", "seat=S tsumo liable=W honba=1"},
	{"11z+1z pon:222z pon:333z pon:444z", "seat=S tsumo liable=W"},
	{"5p+5p pon:111z pon:222z pon:333z pon:444z", "seat=S tsumo liable=W honba=1"},
	{"1p+1p ankan:2222p kakan:3333p minkan:4444p ankan:5555s", "seat=S tsumo liable=W"},
	{"11z22z+2z pon:555z pon:666z pon:777z", "tsumo liable=S honba=1"},
	{"11z22z+2z pon:555z pon:666z pon:777z", "ron=W liable=S honba=1"},
	{"22p345s67s+8s minkan:5555z pon:111p", "seat=S tsumo rinshan liable=W honba=1"},
	{"111p222p99s99m123s+9s", "seat=S tsumo north=1"},
	// Local yaku.
	{"99m34545p234678s+6p", "seat=S ron=W riichi local=open-riichi"},
	{"99m34545p234678s+6p", "seat=S ron=W local=tsubame-gaeshi"},
	{"99m34545p234678s+6p", "seat=S ron=W local=kanburi,paarenchan"},
	{"5z+5z pon:111p pon:222p pon:333z pon:777z", "seat=S ron=W"},
	{"999m456p789s111z5z+5z", "seat=W ron=E"},
	{"222p333p444p789s1z+1z", "seat=W ron=E"},
	{"222333444p789s1z+1z", "seat=W ron=E riichi"},
	{"23p456s789s99s111z+1p", "seat=W tsumo last"},
	{"78p456s789s99s111z+9p", "seat=W ron=E last"},
	{"22223333444p11z+4p", "seat=W ron=E"},
	{"222333444555p9s+9s", "seat=W ron=E"},
	{"2233445566778p+8p", "seat=W ron=E"},
	{"147p147s1234567z+7z", "seat=W tsumo first"},
	{"99m34545p234678s+6p", "seat=S ron=W double-riichi last"},
	{"1122334455667z+7z", "seat=S ron=W"},
}

// outcome is everything that the rules return for the probes: payments, settlements, placements, the course of games,
// the rules of play.
func outcome(r *settings) []string {
	var lines []string
	say := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	for _, p := range probes {
		win := winOf(p.hand, p.situation)
		if got, err := r.score(&win); err != nil {
			say("%s: %v", p.hand, err)
		} else {
			say("%s: %s", p.hand, summary(got))
		}
	}
	endings := []*rules.Ending{
		endingOf(1, 3, "999s456p23789s99p+4s|seat=S riichi ron=E", "222s789p23567s11p+4s|seat=W riichi ron=E"),
		{Kind: rules.EndExhausted, Ready: windsOf("SE"), Honba: 1},
		{Kind: rules.EndNagashi, Nagashi: windsOf("W"), Ready: windsOf("E"), Honba: 1, Deposits: 2},
	}
	if r.players == 4 {
		endings = append(endings, endingOf(1, 3, northWins, westWins, southWins))
	}
	for _, e := range endings {
		if s, err := r.settle(e); err != nil {
			say("%s: %v", e.Kind, err)
		} else {
			say("%s: %s", e.Kind, settlementText(s))
		}
	}
	for _, scores := range [][]int{{25000, 34000, 30000, 29000}, {29000, 29000, 29000, 28000},
		{35000, 35000, 20000, 29000}} {
		if p, err := r.placement(scores[:r.players], 1); err != nil {
			say("placement: %v", err)
		} else {
			say("placement: %s", placementText(p))
		}
	}
	for _, m := range moments(r.players) {
		if course, err := r.next(&m); err != nil {
			say("next: %v", err)
		} else {
			say("next: %+v", *course)
		}
	}
	for _, seat := range []tile.Tile{tile.East, tile.South} {
		p, final, err := r.foulOf(seat)
		say("foul %v %d %v", p, final, err)
	}
	table := r.play()
	say("play %+v", *table.Play)
	table.Play = nil
	say("table %+v", table)
	return lines
}

// moments are ends of deals after which games continue or not.
func moments(players int) []rules.Moment {
	var list []rules.Moment
	for _, scores := range [][]int{{20000, 26000, 29000, 28000}, {26000, 24000, 25000, 39000},
		{-1000, 28000, 36000, 36000}, {20000, 26000, 34000, 20000}, {20000, 2000, 42000, 36000}, {1000, 2000, 60000, 37000}} {
		for _, round := range []tile.Tile{tile.East, tile.South, tile.West, tile.North} {
			for _, stays := range []int{0, 1, 2} {
				list = append(list, rules.Moment{Round: round, Number: players, Scores: scores[:players], DealerStays: stays > 0,
					DealerWon: stays == 2})
			}
			list = append(list, rules.Moment{Round: round, Number: 1, Scores: scores[:players]})
		}
	}
	return list
}

// beside are other options that an option needs to have an effect.
var beside = map[string]option.Values{
	"redFives":            {"redFivesPerSuit": 1},
	"redFivesPerSuit":     {"redFives": true},
	"kanUraDora":          {"uraDora": true, "kanDora": true},
	"northDora":           {"players": 3},
	"openPinfuFu":         {"players": 4}, // three players have no chows
	"countedLimit":        {"uraDora": true, "kanDora": true, "kanUraDora": true},
	"yakumanStacking":     {"maxYakuman": 0, "doubleYakumanForms": []string{}},
	"maxYakuman":          {"yakumanStacking": "add", "doubleYakumanForms": doubledForms},
	"kanDoraTiming":       {"kanDora": true},
	"multipleRon":         {"players": 4},
	"multipleRonHonba":    {"multipleRon": 3},
	"multipleRonDeposits": {"multipleRon": 3},
	"paoRonHonba":         {"paoYaku": liableYaku},
	"paoDrawHonba":        {"paoYaku": liableYaku, "paoScope": "yakuman", "yakumanStacking": "add"},
	"paoScope":            {"yakumanStacking": "add"},
	"nagashiAsWin":        {"nagashiMangan": true},
	"selfDrawShare":       {"players": 3},
	"returnPoints":        {"extension": true},
	"riichiTiles":         {"riichiWithoutDraw": true},
	"foulPoints":          {"foul": "final"},
	"lastDealStop":        {"extension": false},
}

// valuesOf returns every value of an option: of free numbers some, of a set of words each word alone and none.
func valuesOf(o *option.Option) (values []any) {
	switch o.Kind {
	case option.Bool:
		return []any{true, false}
	case option.Choice:
		for _, word := range o.Choices {
			values = append(values, word)
		}
	case option.Set:
		values = append(values, []string{})
		for _, word := range o.Choices {
			values = append(values, []string{word})
		}
	case option.Int:
		for _, number := range o.Choices {
			n, _ := strconv.Atoi(number)
			values = append(values, n)
		}
		if len(o.Choices) == 0 {
			d, step := o.Default.(int), 1
			switch {
			case d > 1000:
				step = 5000
			case d > 100:
				step = 100
			}
			values = append(values, d, d+step, 2*d+2*step)
		}
	}
	return values
}

// TestEveryValueMatters gives every option of every preset each of its values: all of them give different results.
func TestEveryValueMatters(t *testing.T) {
	for _, set := range Family().Sets {
		for i := range set.Options {
			o := &set.Options[i]
			seen := map[string]any{}
			for _, value := range valuesOf(o) {
				chosen := maps.Clone(beside[o.Key])
				if chosen == nil {
					chosen = option.Values{}
				}
				chosen[o.Key] = value
				text := strings.Join(outcome(mustRules(t, set.ID, chosen)), "\n")
				if other, same := seen[text]; same {
					t.Errorf("%s: %s %v does as %v does", set.ID, o.Key, value, other)
				}
				seen[text] = value
			}
		}
	}
}

// TestPresetsDiffer wants each preset to differ from every other, and from its own older edition by its options
// alone.
func TestPresetsDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, set := range Family().Sets {
		text := strings.Join(outcome(mustRules(t, set.ID, nil)), "\n")
		if other, same := seen[text]; same {
			t.Errorf("%s does as %s does", set.ID, other)
		}
		seen[text] = set.ID
	}
	for _, row := range []struct{ older, newer, keys string }{
		{"riichi-ema", "riichi-ema-2025", "doubleWindPairFu kiriageMangan riichiWithoutDraw"},
		{"riichi-wrc", "riichi-wrc-2025", "countedLimit riichiWithoutDraw"},
	} {
		var keys []string
		older, newer := mustRules(t, row.older, nil).options, mustRules(t, row.newer, nil).options
		for _, key := range slices.Sorted(maps.Keys(older)) {
			if fmt.Sprint(older[key]) != fmt.Sprint(newer[key]) {
				keys = append(keys, key)
			}
		}
		if got := strings.Join(keys, " "); got != row.keys {
			t.Errorf("%s differs from %s in %s, want %s", row.older, row.newer, got, row.keys)
		}
	}
}

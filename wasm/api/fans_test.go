//go:build !js

package api

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tehai/core/notation"
)

// scoreFans scores a hand that wins under a rule set of fans.
func scoreFans(t *testing.T, request ScoreRequest) FansScore {
	t.Helper()
	value, err := ScoreHand(request)
	card, ok := value.(FansScore)
	if err != nil || !ok {
		t.Fatalf("%s under %s: %+v, %v", request.Hand, request.Ruleset, value, err)
	}
	return card
}

func TestFansCard(t *testing.T) {
	card := scoreFans(t, ScoreRequest{Hand: "999m11s99p111777z+1s", Ruleset: "mcr", Situation: Situation{From: "S"}})
	if !card.Win || card.Form != "standard" || card.Total != 62 || card.Minimum != 8 || len(card.Sets) != 5 ||
		card.Faan != nil {
		t.Errorf("%+v", card)
	}
	var ids []string
	for _, fan := range card.Fans {
		ids = append(ids, fan.ID)
		if fan.Points == 0 || fan.Count == 0 || fan.Name == "" {
			t.Errorf("%+v", fan)
		}
	}
	want := "all-terminals-and-honors three-concealed-pungs all-types dragon-pung prevalent-wind seat-wind concealed-hand"
	if strings.Join(ids, " ") != want {
		t.Errorf("fans %v, want %s", ids, want)
	}
	if i := slices.IndexFunc(card.Fans, func(f Fan) bool { return f.ID == "dragon-pung" }); !slices.Equal(
		card.Fans[i].Sets, []int{4}) && len(card.Fans[i].Sets) != 1 {
		t.Errorf("the dragon pung rests on %v", card.Fans[i].Sets)
	}
	if !slices.ContainsFunc(card.Excluded, func(e Excluded) bool {
		return e.ID == "all-pungs" &&
			e.By == "all-terminals-and-honors"
	}) {
		t.Errorf("excluded %+v", card.Excluded)
	}
	if p := card.Payments; p.E != 62+24 || p.S != -70 || p.W != -8 || *p.N != -8 {
		t.Errorf("payments %+v", p)
	}
}

func TestFansBelowMinimum(t *testing.T) {
	for _, row := range []struct {
		ruleset, hand  string
		total, minimum int
	}{
		{"mcr", "23m11s[345p][678s][999s]5f+4m", 3, 8},
		{"hongkong", "123m456m789s34p22s1f+5p", 3, 3},
		{"hongkong", "[123m]456m789s34p22s2f+5p", 1, 3},
	} {
		value, err := ScoreHand(ScoreRequest{Hand: row.hand, Ruleset: row.ruleset})
		lost, ok := value.(LostFans)
		if row.total >= row.minimum {
			if ok || err != nil {
				t.Errorf("%s: %+v, %v", row.hand, value, err)
			}
			continue
		}
		if err != nil || !ok || lost.Win || lost.Total != row.total || lost.Minimum != row.minimum || len(lost.Fans) == 0 ||
			len(lost.Why) == 0 {
			t.Errorf("%s %s: %+v, %v", row.ruleset, row.hand, value, err)
		}
	}
	value, err := ScoreHand(ScoreRequest{Hand: "123m456m789s3458p+2z", Ruleset: "mcr"})
	if _, ok := value.(Lost); !ok || err != nil {
		t.Errorf("a hand that is not complete: %+v, %v", value, err)
	}
}

// TestFansAlso checks the other lists of the same total, and a lower reading.
func TestFansAlso(t *testing.T) {
	card := scoreFans(t, ScoreRequest{Hand: "123789m123789s3p+3p", Ruleset: "mcr"})
	if card.Total != 8 || len(card.Also) == 0 {
		t.Errorf("%+v", card)
	}
	for _, list := range card.Also {
		for _, fan := range list {
			if fan.ID == "" || fan.Count == 0 {
				t.Errorf("%+v", list)
			}
		}
	}
	card = scoreFans(t, ScoreRequest{Hand: "555666777p5556s+7s", Ruleset: "mcr", Situation: Situation{SelfDrawn: true}})
	if card.Total != 48 || len(card.Others) == 0 || card.Others[0].Total > 48 {
		t.Errorf("%d, others %+v", card.Total, card.Others)
	}
}

func TestHongKongCard(t *testing.T) {
	card := scoreFans(t, ScoreRequest{Hand: "[1111z][222z][333z][444z]5z+5z", Ruleset: "hongkong",
		Situation: Situation{From: "N", Flowers: 1}})
	if card.Total != 13 || card.Faan == nil || *card.Faan != 13 || *card.Unlimited != 23 || *card.Multiplier != 384 ||
		*card.Payments.N != -768 || card.Payments.E != 768 {
		t.Errorf("%+v", card)
	}
}

func TestCompareFamilies(t *testing.T) {
	value, err := Compare(CompareRequest{Hand: "123p456p789p2255p+5p", Rulesets: []string{"riichi-tenhou", "classical",
		"mcr", "mcr-ema", "hongkong"}, Situation: Situation{SelfDrawn: true}})
	if err != nil || len(value.Rows) != 5 {
		t.Fatalf("%+v, %v", value, err)
	}
	for _, row := range value.Rows {
		if row.Error != nil {
			t.Errorf("%s: %s", row.Ruleset, row.Error.Message)
		}
	}
}

func TestAnalyzeUnderFans(t *testing.T) {
	for _, row := range []struct {
		hand     string
		best     int
		knitted  int
		singles  int
		waits    string
		readings string
	}{
		{"147m258p369s1234z", 0, 3, 0, "5z 6z 7z", ""},
		{"147m258p369s1123s", 0, 0, 5, "1s 4s", ""},
		{"147m258p36s1199s1z", 1, 1, 5, "", ""},
		{"147m258p369s111z22z", -1, -1, 3, "", "knitted"},
		{"147m258p369s12345z", -1, 3, -1, "", "singles"},
		{"1111m2222m3355s77p", -1, 7, 10, "", "pairs"},
	} {
		value, err := Analyze(AnalyzeRequest{Hand: row.hand, Ruleset: "mcr"})
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		s := value.Shanten
		if s.Best != row.best || s.Knitted == nil || s.Singles == nil || row.best <= 0 && row.knitted <= 0 &&
			*s.Knitted != row.knitted || row.singles <= 0 && *s.Singles != row.singles {
			t.Errorf("%s: %+v, knitted %d, singles %d", row.hand, s, *s.Knitted, *s.Singles)
		}
		var words []string
		for _, wait := range value.Waits {
			words = append(words, wait.Tile)
		}
		if got := strings.Join(words, " "); got != row.waits && row.waits != "" {
			t.Errorf("%s waits for %s, want %s", row.hand, got, row.waits)
		}
		var forms []string
		for _, reading := range value.Readings {
			forms = append(forms, reading.Form)
		}
		if got := strings.Join(forms, " "); row.readings != "" && !strings.Contains(got, row.readings) {
			t.Errorf("%s: readings %s, want %s", row.hand, got, row.readings)
		}
		if value.Furiten != nil {
			t.Errorf("%s: furiten under mcr", row.hand)
		}
	}
	if value, err := Analyze(AnalyzeRequest{Hand: "147m258p369s1234z"}); err != nil || value.Shanten.Knitted != nil ||
		value.Shanten.Singles != nil {
		t.Errorf("without a rule set: %+v, %v", value.Shanten, err)
	}
}

// TestChanceOfMinimum checks that a complete hand worth less than 8 counts as a win only on request.
func TestChanceOfMinimum(t *testing.T) {
	ask := ChanceRequest{Hand: "23m11s345678p[999s]", Draws: 6, Ruleset: "mcr", Stage: "win"}
	least, err := Chance(ask)
	if err != nil {
		t.Fatal(err)
	}
	no := false
	ask.Minimum = &no
	all, err := Chance(ask)
	if err != nil {
		t.Fatal(err)
	}
	if least.Rows[0].Win[0] != 0 || all.Rows[0].Win[0] <= 0.2 {
		t.Errorf("with the minimum %v, without %v", least.Rows[0].Win, all.Rows[0].Win)
	}
	knitted, err := Chance(ChanceRequest{Hand: "147m258p36s11123s", Draws: 6, Ruleset: "mcr", Stage: "win"})
	if err != nil || knitted.Rows[0].Win[0] <= 0 {
		t.Errorf("%+v, %v", knitted, err)
	}
}

func TestSettleFans(t *testing.T) {
	wins := []SettleWin{
		{Hand: "147m258p369s1234z+5z", Situation: Situation{SeatWind: "N", From: "E"}},
		{Hand: "147m258p369s1234z+5z", Situation: Situation{SeatWind: "S", From: "E"}},
	}
	value, err := Settle(SettleRequest{Ruleset: "mcr", Kind: "wins", Wins: wins, Honba: new(int), Deposits: new(int)})
	if err != nil || value.Payments.S != 48 || value.Payments.E != -32 || *value.Payments.N != -8 || value.DealerStays {
		t.Errorf("%+v, %v: of two the next in turn wins", value, err)
	}
	value, err = Settle(SettleRequest{Ruleset: "hongkong", Kind: "exhausted", Honba: new(int), Deposits: new(int)})
	if err != nil || value.Payments.E != 0 {
		t.Errorf("%+v, %v", value, err)
	}
}

// TestFlowersInEveryDialect checks that a dialect with flowers reads what it writes.
func TestFlowersInEveryDialect(t *testing.T) {
	parsed, err := notation.Parse("123m456m789s34p22s12345678f+5p", "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for _, d := range notation.Dialects() {
		text, err := notation.Format(parsed, d.ID)
		if err != nil {
			continue
		}
		again, err := notation.Parse(text, d.ID)
		if err != nil || len(again.Flowers) != 0 && !slices.Equal(again.Flowers, parsed.Flowers) {
			t.Errorf("%s: %s has the flowers %v, %v", d.ID, text, again.Flowers, err)
		}
		if len(again.Flowers) == 8 {
			read++
		}
	}
	if read < 3 {
		t.Errorf("%d dialects have flowers, want mpsz, unicode and words at least", read)
	}
}

// TestTableOfFans plays random deals under the rules of fans: the wall has 144 tiles, riichi cannot be declared, and a
// winner has the minimum.
func TestTableOfFans(t *testing.T) {
	seed := 7
	for _, id := range []string{"mcr", "mcr-jmsa", "hongkong"} {
		value, err := GameNew(GameNewRequest{Players: 4, Tiles: "144", Ruleset: id, Seed: &seed})
		if id == "mcr-jmsa" {
			value, err = GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: id, Seed: &seed})
		}
		if err != nil {
			t.Errorf("%s: %v", id, err)
			continue
		}
		if slices.ContainsFunc(value.Legal, func(c string) bool {
			return strings.Contains(c, "riichi") ||
				strings.HasSuffix(c, "!")
		}) {
			t.Errorf("%s: riichi among %v", id, value.Legal)
		}
	}
}

// TestExamplesOfTheHelp scores the example hand of every fan in the help and the sheets: the fan counts in it, and no
// fan is missing.
func TestExamplesOfTheHelp(t *testing.T) {
	examplesOf(t, "fan-examples.js", 82, ScoreRequest{Ruleset: "mcr"})
	examplesOf(t, "faan-examples.js", 34, ScoreRequest{Ruleset: "hongkong",
		Options: map[string]any{"minimum": 0, "humanHand": true, "pureStraight": true, "sevenPairs": true}})
	examplesOf(t, "sichuan-examples.js", 18, ScoreRequest{Ruleset: "sichuan-common"})
}

func examplesOf(t *testing.T, file string, want int, request ScoreRequest) {
	t.Helper()
	text, err := os.ReadFile("../../web/teach/" + file)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, "'")
		if !strings.HasPrefix(line, "  ['") {
			continue
		}
		n++
		id, hand, how := cells[1], strings.Join(cells[3:len(cells)-3], "'"), cells[len(cells)-2]
		situation := Situation{}
		for word := range strings.FieldsSeq(how) {
			switch {
			case word == "selfDrawn":
				situation.SelfDrawn = true
			case word == "lastTile":
				situation.LastTile = true
			case word == "lastOfKind":
				situation.LastOfKind = true
			case word == "rinshan":
				situation.Rinshan = true
			case word == "chankan":
				situation.Chankan = true
			case word == "flowers":
				situation.Flowers = 1
			case word == "firstTurn":
				situation.FirstTurn = true
			case word == "doubleKong":
				situation.DoubleKong = true
			case word == "shotAfterKong":
				situation.ShotAfterKong = true
			case strings.HasPrefix(word, "from:"):
				situation.From = word[5:]
			case strings.HasPrefix(word, "seat"):
				situation.SeatWind = word[4:]
			case strings.HasPrefix(word, "round"):
				situation.RoundWind = word[5:]
			}
		}
		request.Hand, request.Situation = hand, situation
		value, err := ScoreHand(request)
		var fans []Fan
		switch card := value.(type) {
		case FansScore:
			fans = card.Fans
		case SichuanScore:
			fans = card.Fans
		}
		i := slices.IndexFunc(fans, func(f Fan) bool { return f.ID == id })
		if i < 0 || !strings.Contains(line, fmt.Sprintf("', %d, '", fans[i].Points)) {
			t.Errorf("%s: %s has the fans %+v, %v", id, hand, fans, err)
		}
	}
	if n != want {
		t.Errorf("%s: %d examples, want %d", file, n, want)
	}
}

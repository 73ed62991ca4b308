package api

import (
	"cmp"
	"math"
	"strings"
	"testing"
)

// TestCompareOwnOptions compares rule sets of one family that do not have the same options.
func TestCompareOwnOptions(t *testing.T) {
	for _, hand := range []string{"123m555p777z11z234s+4s", "1112233456s888s+1s"} {
		value, err := Compare(CompareRequest{Hand: hand})
		if err != nil || len(value.Rows) < 20 {
			t.Errorf("%s: %d rows, %v", hand, len(value.Rows), err)
		}
	}
}

// TestChanceVoid wins with no hand that holds a tile of the void suit.
func TestChanceVoid(t *testing.T) {
	win := func(void string) float64 {
		value, err := Chance(ChanceRequest{Hand: "123m456m789m11p23p", Draws: 12, Ruleset: "sichuan-sbr", Stage: "win",
			Situation: Situation{Void: void}})
		if err != nil {
			t.Fatal(err)
		}
		return value.Rows[0].Win[0]
	}
	if free, same, other := win(""), win("s"), win("p"); free != same || other >= free/4 {
		t.Errorf("win %v, without bamboos %v, without circles %v", free, same, other)
	}
}

// TestChanceTiles draws from a wall of the tiles that the rules play with: all 108 tiles but those of the hand.
func TestChanceTiles(t *testing.T) {
	value, err := Chance(ChanceRequest{Hand: "123m456m789m11p23p", Draws: 1, Ruleset: "sichuan-sbr", Stage: "win"})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := value.Rows[0].Win[0], 6.0/(108-13); math.Abs(got-want) > 1e-9 {
		t.Errorf("one draw wins with %v, want %v", got, want)
	}
}

// TestChanceNorths draws from a wall without the Norths that the player has set aside.
func TestChanceNorths(t *testing.T) {
	for norths, want := range map[int]float64{0: 4.0 / (108 - 13), 1: 3.0 / (108 - 14), 2: 2.0 / (108 - 15)} {
		value, err := Chance(ChanceRequest{Hand: "99m111456p789s44z", Draws: 1, Players: 3,
			Situation: Situation{North: norths}})
		if err != nil {
			t.Fatal(err)
		}
		if got := value.Rows[0].Win[0]; math.Abs(got-want) > 1e-9 {
			t.Errorf("%d Norths: one draw wins with %v, want %v", norths, got, want)
		}
	}
}

// TestNotRanked asks for what the ranking of choices says, under rules that it knows and under rules that it does not.
func TestNotRanked(t *testing.T) {
	for _, row := range []struct {
		ruleset, tiles, commands string
		ranked                   bool
	}{
		{"riichi-tenhou", "136", "", true},
		{"mcr", "144", "", true},
		{"sichuan-sbr", "108", "E- Evs Svs Wvm Nvt", false},
		{"classical-dmjl", "144", "", false},
	} {
		seed := 7
		game, err := GameNew(GameNewRequest{Players: 4, Tiles: row.tiles, Ruleset: row.ruleset, Seed: &seed})
		if err != nil {
			t.Fatalf("%s: %v", row.ruleset, err)
		}
		for _, word := range strings.Fields(cmp.Or(row.commands, "E-")) {
			if _, err := GameCommand(GameCommandRequest{ID: game.ID, Text: word}); err != nil {
				t.Fatalf("%s: %s: %v", row.ruleset, word, err)
			}
		}
		hint, err := GameSuggest(GameSuggestRequest{ID: game.ID})
		if err != nil || hint.Command == "" || (len(hint.Best) > 0) != row.ranked || hint.Alone != nil && !row.ranked {
			t.Errorf("%s: hint %+v, %v", row.ruleset, hint, err)
		}
		text, err := GameText(GameTextRequest{ID: game.ID})
		if err != nil {
			t.Fatal(err)
		}
		open, err := ReplayOpen(ReplayOpenRequest{Text: text.Text})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ReplayReview(ReplayReviewRequest{ID: open.ID}); (err == nil) != row.ranked {
			t.Errorf("%s: review %v", row.ruleset, err)
		}
		if _, err := ReplayCourseOf(ReplayCourseRequest{ID: open.ID}); (err == nil) != row.ranked {
			t.Errorf("%s: course %v", row.ruleset, err)
		}
		sight, err := ReplaySight(ReplaySightRequest{ID: open.ID, Step: open.Deals[0].Steps})
		if want := map[bool]string{true: "s"}[row.commands != ""]; err != nil || sight.Situation.Void != want {
			t.Errorf("%s: void suit %q, want %q, %v", row.ruleset, sight.Situation.Void, want, err)
		}
	}
}

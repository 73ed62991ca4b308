package api

import (
	"fmt"
	"testing"
)

// TestLostRules writes a game in every format under several rules: what the format cannot state is reported, and
// nothing if all of it can be read again.
func TestLostRules(t *testing.T) {
	for _, row := range []struct {
		ruleset string
		options map[string]any
		lost    map[string]string // by format; empty for those that state everything
	}{
		{"riichi-tenhou", nil, nil},
		{"riichi-tenhou", map[string]any{"openTanyao": false, "gameLength": "east"}, map[string]string{
			"mjai": "[{[0] riichi-tenhou riichi-tenhou [openTanyao gameLength]}]"}},
		{"riichi-tenhou", map[string]any{"kiriageMangan": true}, map[string]string{
			"tenhou": "[{[0] riichi-tenhou riichi-tenhou [kiriageMangan]}]",
			"mjai":   "[{[0] riichi-tenhou riichi-tenhou [kiriageMangan]}]"}},
		{"riichi-mahjong-soul", map[string]any{"localYaku": []string{"kanburi"}}, map[string]string{
			"tenhou": "[{[0] riichi-mahjong-soul riichi-mahjong-soul [localYaku]}]",
			"mjai": "[{[0] riichi-mahjong-soul riichi-tenhou [doubleYakumanForms tenhouAnyWait kokushiRobsConcealedQuad " +
				"multipleRon paoScope localYaku uma oka kanDoraTiming]}]"}},
	} {
		seed := 4
		game := machines(t, GameNewRequest{Players: 4, Tiles: "136", Ruleset: row.ruleset, Options: row.options, Seed: &seed},
			"fast")
		text, err := GameText(GameTextRequest{ID: game.ID})
		if err != nil {
			t.Fatal(err)
		}
		open := openLog(t, ReplayOpenRequest{Text: text.Text})
		for _, format := range []string{"uzje", "packed", "tenhou", "mjai"} {
			value, err := ReplayText(ReplayTextRequest{ID: open.ID, Format: format})
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			if len(value.Lost) > 0 {
				got = fmt.Sprint(value.Lost)
			}
			if got != row.lost[format] {
				t.Errorf("%s %v as %s: %s, want %s", row.ruleset, row.options, format, got, row.lost[format])
			}
		}
	}
}

// TestOptionsOfUnscored checks that options for the wins of a file without scoring are refused, not ignored.
func TestOptionsOfUnscored(t *testing.T) {
	for ruleset, want := range map[string]string{
		"classical": "options: wins under classical are not scored in a replay, so they change nothing",
		"uzje":      `no option "limit" in this rule set; there are: `,
	} {
		game, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: ruleset})
		if err != nil {
			t.Fatal(err)
		}
		defer GameClose(GameCloseRequest{ID: game.ID})
		text, err := GameText(GameTextRequest{ID: game.ID})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ReplayOpen(ReplayOpenRequest{Text: text.Text, Options: map[string]any{"limit": 1000}}); err == nil ||
			err.Error() != want {
			t.Errorf("%s: %v, want %s", ruleset, err, want)
		}
	}
}

// TestUmaOfOthers checks that uma for another number of players is refused when it is chosen, not at the end of the
// game.
func TestUmaOfOthers(t *testing.T) {
	for _, row := range []struct {
		ruleset string
		options map[string]any
		want    string
	}{
		{"riichi-tenhou", map[string]any{"uma": "20 0 -20"},
			`option uma: want placement points for 4 players, found "20 0 -20"`},
		{"riichi-tenhou-3p", map[string]any{"uma": "floating"},
			`option uma: want placement points for 3 players, found "floating"`},
		{"riichi-tenhou", map[string]any{"uma": "20 0 -20", "players": 3}, ""},
		{"riichi-tenhou-3p", map[string]any{"uma": "15 0 -15"}, ""},
		{"riichi-tenhou", map[string]any{"uma": "none"}, ""},
	} {
		message := ""
		if _, err := Possible(PossibleRequest{Ruleset: row.ruleset, Options: row.options}); err != nil {
			message = err.Error()
		}
		if message != row.want {
			t.Errorf("%s %v: %q, want %q", row.ruleset, row.options, message, row.want)
		}
	}
}

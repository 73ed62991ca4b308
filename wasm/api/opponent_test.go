package api

import (
	"runtime/debug"
	"slices"
	"strings"
	"testing"
)

// TestMatch plays complete matches, with a person who follows the suggestions: deals end and follow one another, the
// match ends with places, and its text has every deal.
func TestMatch(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // replies are large and short-lived
	for _, row := range []struct {
		ruleset, tiles string
		players        int
		flowers        bool
	}{
		{"riichi-tenhou", "136", 4, false}, {"riichi-mahjong-soul-3p", "136", 3, false}, {"classical", "144", 4, true},
		{"uzje", "uzje", 4, true}, {"uzje", "uzje", 6, true},
		{"mcr", "144", 4, true}, {"hongkong", "144", 4, true},
	} {
		open, err := GameNew(GameNewRequest{Players: row.players, Tiles: row.tiles, Flowers: row.flowers &&
			row.tiles == "uzje", Ruleset: row.ruleset, Seed: new(7)})
		if err != nil {
			t.Fatal(row, err)
		}
		strengths := []string{"", "fast", "steady", "careful", "fast", "steady"}[:row.players]
		deals, asked := 1, 0
		for {
			asked += playDeal(t, open.ID, strengths)
			next, err := GameNext(GameNextRequest{ID: open.ID, Rounds: 1})
			if err != nil {
				t.Fatal(row, err)
			}
			if sum := total(next.Payments); sum%1000 != 0 {
				t.Errorf("%v: the payments %v sum to %d", row, next.Payments, sum)
			}
			if next.Over {
				places := slices.Clone(next.Places)
				slices.Sort(places)
				if len(places) != row.players || places[0] != 1 {
					t.Errorf("%v: places %v", row, next.Places)
				}
				break
			}
			if deals++; deals > 60 {
				t.Fatalf("%v: the match does not end", row)
			}
		}
		text, err := GameText(GameTextRequest{ID: open.ID})
		if err != nil {
			t.Fatal(err)
		}
		again := openLog(t, ReplayOpenRequest{Text: text.Text})
		if len(again.Deals) != deals || len(again.Problems) > 0 || asked == 0 {
			t.Errorf("%v: %d deals in the text of %d, asked %d times, problems %+v", row, len(again.Deals), deals, asked,
				again.Problems)
		}
		if _, err := GameClose(GameCloseRequest{ID: open.ID}); err != nil {
			t.Fatal(err)
		}
	}
}

func total(list []int) (sum int) {
	for _, n := range list {
		sum += n
	}
	return sum
}

// playDeal plays a deal to its end, and returns how many decisions chair 0 had.
func playDeal(t *testing.T, id string, strengths []string) (asked int) {
	t.Helper()
	pass := false
	for range 400 {
		value, err := GamePlay(GamePlayRequest{ID: id, Strengths: strengths, Pass: pass})
		if err != nil {
			t.Fatal(err)
		}
		if value.State.Turn == nil {
			return asked
		}
		pass = false
		if len(value.Legal) == 0 {
			t.Fatalf("the deal is stuck at step %d", value.State.Step)
		}
		asked++
		hint, err := GameSuggest(GameSuggestRequest{ID: id, Chair: new(0)})
		if err != nil {
			t.Fatalf("%v, legal %v", err, value.Legal)
		}
		if hint.Command == "" {
			pass = true
			continue
		}
		if !slices.Contains(value.Legal, hint.Command) {
			t.Fatalf("%s is suggested, legal are %v", hint.Command, value.Legal)
		}
		if strings.HasSuffix(hint.Command, "-") {
			pass = true
			continue
		}
		if _, err := GameCommand(GameCommandRequest{ID: id, Text: hint.Command}); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the deal does not end")
	return 0
}

// TestSameSeed plays a match of computer players twice: the same seed gives the same match.
func TestSameSeed(t *testing.T) {
	texts := map[string]bool{}
	for range 2 {
		open, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-ema", Seed: new(3)})
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if _, err := GamePlay(GamePlayRequest{ID: open.ID, Strengths: []string{"steady", "steady", "fast",
				"fast"}}); err != nil {
				t.Fatal(err)
			}
			if _, err := GameNext(GameNextRequest{ID: open.ID}); err != nil {
				t.Fatal(err)
			}
		}
		text, _ := GameText(GameTextRequest{ID: open.ID})
		texts[text.Text] = true
		_, _ = GameClose(GameCloseRequest{ID: open.ID})
	}
	if len(texts) != 1 {
		t.Error("the same seed and the same machines play two matches")
	}
}

func TestOpponentErrors(t *testing.T) {
	open, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-ema", Seed: new(3)})
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		call func() error
		want string
	}{
		{func() error {
			_, err := GamePlay(GamePlayRequest{ID: open.ID, Strengths: []string{"fast"}})
			return err
		},
			"bad-type: strengths: want one for each of 4 chairs, found 1"},
		{func() error {
			_, err := GamePlay(GamePlayRequest{ID: open.ID, Strengths: []string{"fast", "slow", "", ""}})
			return err
		}, `bad-type: strengths[1]: want fast, steady or careful, found "slow"`},
		{func() error { _, err := GameSuggest(GameSuggestRequest{ID: open.ID, Chair: new(4)}); return err },
			"bad-type: chair: want a number from 0 to 3, found 4"},
		{func() error { _, err := GameSuggest(GameSuggestRequest{ID: open.ID, Chair: new(2)}); return err },
			"impossible-play: there is nothing to decide for chair 2 now"},
		{func() error { _, err := GameNext(GameNextRequest{ID: open.ID}); return err },
			"impossible-play: the deal goes on: there is a next one when it has ended"},
		{func() error { _, err := GameNext(GameNextRequest{ID: "g0"}); return err },
			`unknown-id: no open game has the id "g0"`},
	}
	for _, test := range tests {
		if got := fault(test.call()); got != test.want {
			t.Errorf("%s, want %s", got, test.want)
		}
	}
	_, _ = GameClose(GameCloseRequest{ID: open.ID})
}

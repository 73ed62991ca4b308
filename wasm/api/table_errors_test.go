package api

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"tehai/wasm/wire"
)

// fault returns the code and message of an error, and the place if it has one.
func fault(err error) string {
	if err == nil {
		return ""
	}
	f := wire.FaultOf(err)
	return f.Code + ": " + f.Message
}

func TestGameNewErrors(t *testing.T) {
	tests := []struct {
		request GameNewRequest
		want    string
	}{
		{GameNewRequest{}, "missing-field: players: want 3, 4 or 6"},
		{GameNewRequest{Players: 4}, "missing-field: tiles: want uzje, 136 or 144"},
		{GameNewRequest{Players: 5, Tiles: "136"}, "bad-type: players: want 3, 4 or 6, found 5"},
		{GameNewRequest{Players: 4, Tiles: "137"}, `bad-type: tiles: want uzje, 136 or 144, found "137"`},
		{GameNewRequest{Players: 4, Tiles: "136", Flowers: true},
			"impossible-situation: flowers: the 136 tiles have none, want the tiles 144"},
		{GameNewRequest{Players: 4, Tiles: "136", Circles: "abbreviated"},
			"impossible-situation: circles: only the tiles of uzje can be abbreviated, not those of 136"},
		{GameNewRequest{Players: 4, Tiles: "uzje", Winds: "some"}, `bad-type: winds: want full or abbreviated, found "some"`},
		{GameNewRequest{Players: 4, Tiles: "136", Ruleset: "bridge"}, `unknown-ruleset: there is no rule set "bridge"`},
		{GameNewRequest{Players: 3, Tiles: "136", Ruleset: "riichi-ema"},
			"impossible-situation: riichi-ema is played by 4, found 3 players"},
		{GameNewRequest{Players: 4, Tiles: "144", Ruleset: "riichi-ema"},
			"impossible-situation: tiles: riichi-ema is not played with the tiles 144"},
		{GameNewRequest{Players: 4, Tiles: "uzje", Ruleset: "classical"},
			"impossible-situation: tiles: classical is not played with the tiles uzje"},
		{GameNewRequest{Players: 4, Tiles: "136", Wall: []string{"1m"}, Seed: new(0)},
			"impossible-situation: wall and seed exclude each other"},
		{GameNewRequest{Players: 4, Tiles: "136", Wall: []string{"1m"}},
			"impossible-play: the deal takes 52 tiles, the wall has 1"},
		{GameNewRequest{Players: 4, Tiles: "136", Wall: []string{"1q"}},
			`bad-tile: wall[0]: want a tile such as 1m, xt or E, found "1q"`},
		{GameNewRequest{Players: 4, Tiles: "136", Wall: []string{"xt"}},
			"unsupported-tile: wall, tile 1: there is no xt in this set"},
		{GameNewRequest{Players: 4, Tiles: "136", Ruleset: "classical", Wall: []string{"1q"}},
			`bad-tile: wall[0]: want a tile such as 1m, 0p, 5z, 3f, j or ?, found "1q"`},
		{GameNewRequest{Players: 4, Tiles: "136", Step: 3},
			"missing-field: replay: want the id of an open file beside deal and step"},
		{GameNewRequest{Replay: "r0"}, `unknown-id: no open replay has the id "r0"`},
		{GameNewRequest{Replay: "r0", Players: 4},
			"impossible-situation: replay: a deal that goes on from a file takes its players, tiles and rules from there"},
	}
	for _, test := range tests {
		value, err := GameNew(test.request)
		got := fault(err)
		if got != test.want || value.ID != "" {
			t.Errorf("%+v: %q, want %q", test.request, got, test.want)
		}
	}
}

func TestUnknownIDs(t *testing.T) {
	for name, call := range map[string]func() error{
		"gameCommand":   func() error { _, err := GameCommand(GameCommandRequest{ID: "g0"}); return err },
		"gameUndo":      func() error { _, err := GameUndo(GameUndoRequest{ID: "g0"}); return err },
		"gameText":      func() error { _, err := GameText(GameTextRequest{ID: "g0"}); return err },
		"gameClose":     func() error { _, err := GameClose(GameCloseRequest{ID: "g0"}); return err },
		"replayState":   func() error { _, err := ReplayState(ReplayStateRequest{ID: "g0"}); return err },
		"replayText":    func() error { _, err := ReplayText(ReplayTextRequest{ID: "g0"}); return err },
		"replayComment": func() error { _, err := ReplayComment(ReplayCommentRequest{ID: "g0"}); return err },
		"replayClose":   func() error { _, err := ReplayClose(ReplayCloseRequest{ID: "g0"}); return err },
	} {
		if got := fault(call()); !strings.HasPrefix(got, "unknown-id: no open ") {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestExampleReplay opens the worked example, steps through it, comments on it, continues from it, and writes it.
func TestExampleReplay(t *testing.T) {
	text, err := os.ReadFile("../../core/replay/testdata/riichi.uzje")
	if err != nil {
		t.Fatal(err)
	}
	open, err := ReplayOpen(ReplayOpenRequest{Text: string(text)})
	if err != nil {
		t.Fatal(err)
	}
	if open.Format != "uzje" || strings.Join(open.Players, " ") != "A B C D" || len(open.Deals) != 1 ||
		len(open.Problems) != 0 {
		t.Fatalf("%+v", open)
	}
	deal := open.Deals[0]
	if deal.Label != "East 1" || deal.Result.Kind != "win" || len(deal.Result.Wins) != 1 ||
		deal.Result.Wins[0].Chair != 2 || *deal.Result.Wins[0].From != 0 {
		t.Errorf("%+v", deal)
	}
	state := func(step int) State {
		s, err := ReplayState(ReplayStateRequest{ID: open.ID, Step: step})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	end := state(deal.Steps)
	if got := strings.Join(texts(end.Indicators), " ") + " " + end.Event.Text; got != "7s 2p West wins on East's 0p" ||
		end.Turn != nil {
		t.Errorf("the end: %s", got)
	}
	if got := state(6); got.Event.Kind != "riichi" || *got.Event.Chair != 2 || got.Seats[2].Drawn == 0 ||
		len(got.Seats[2].Closed) != 14 || *got.Turn != 2 {
		t.Errorf("step 6: %+v", got)
	}
	if got := state(7).Seats[2]; !got.Riichi || !got.River[0].Riichi || *got.Shanten != 0 || len(got.Waits) == 0 {
		t.Errorf("step 7: %+v", got)
	}
	for _, request := range []ReplayStateRequest{{ID: open.ID, Deal: 1}, {ID: open.ID, Step: deal.Steps + 1},
		{ID: open.ID, Step: -1}} {
		if _, err := ReplayState(request); !strings.HasPrefix(fault(err), "bad-type: ") {
			t.Errorf("%+v: %v", request, err)
		}
	}
	comment := ReplayCommentRequest{ID: open.ID, Step: 5, Text: "考え中… 100%\n(long)"}
	if _, err := ReplayComment(comment); err != nil || state(5).Comment != comment.Text {
		t.Errorf("comment %q, %v", state(5).Comment, err)
	}
	written, err := ReplayText(ReplayTextRequest{ID: open.ID})
	if err != nil {
		t.Fatal(err)
	}
	again, err := ReplayOpen(ReplayOpenRequest{Text: written.Text})
	if err != nil {
		t.Fatal(err)
	}
	if s, err := ReplayState(ReplayStateRequest{ID: again.ID, Step: 5}); err != nil || s.Comment != comment.Text {
		t.Errorf("after writing: %q, %v\n%s", s.Comment, err, written.Text)
	}
	game, err := GameNew(GameNewRequest{Replay: open.ID, Step: deal.Steps - 1})
	if err != nil || !slices.Contains(game.Legal, "Wr") || !slices.Contains(game.Legal, "S-") ||
		game.State.Seats[0].Name != "A" {
		t.Errorf("going on: %v, %v", game.Legal, err)
	}
	for _, id := range []string{open.ID, again.ID} {
		if _, err := ReplayClose(ReplayCloseRequest{ID: id}); err != nil {
			t.Error(err)
		}
	}
	if _, err := GameClose(GameCloseRequest{ID: game.ID}); err != nil {
		t.Error(err)
	}
}

// TestRefusedCommand checks that a refused command changes nothing and that the error points at it.
func TestRefusedCommand(t *testing.T) {
	game, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Seed: new(5)})
	if err != nil {
		t.Fatal(err)
	}
	_, err = GameCommand(GameCommandRequest{ID: game.ID, Text: "E- Ed1m Ed1m"})
	var f *wire.Fault
	if !errors.As(err, &f) || f.Start == nil || f.Code != "impossible-play" {
		t.Fatalf("%v", err)
	}
	if _, err := GameUndo(GameUndoRequest{ID: game.ID}); fault(
		err) != "impossible-play: nothing has been played that could be taken back" {
		t.Errorf("%v", err)
	}
	if _, err := GameClose(GameCloseRequest{ID: game.ID}); err != nil {
		t.Error(err)
	}
}

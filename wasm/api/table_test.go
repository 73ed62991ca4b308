package api

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// tables are the kinds of games that the random games go through.
var tables = []struct {
	name    string
	request GameNewRequest
}{
	{"four players 136", GameNewRequest{Players: 4, Tiles: "136"}},
	{"144 with flowers", GameNewRequest{Players: 4, Tiles: "144"}},
	{"uzje full with flowers", GameNewRequest{Players: 4, Tiles: "uzje", Flowers: true, Circles: "full"}},
	{"abbreviated winds", GameNewRequest{Players: 4, Tiles: "uzje", Flowers: true, Circles: "full", Winds: "abbreviated"}},
	{"abbreviated circles", GameNewRequest{Players: 4, Tiles: "uzje", Flowers: true, Circles: "abbreviated"}},
	{"three players", GameNewRequest{Players: 3, Tiles: "uzje", Flowers: true}},
	{"six players", GameNewRequest{Players: 6, Tiles: "uzje", Flowers: true}},
	{"riichi", GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou"}},
	{"riichi with three players", GameNewRequest{Players: 3, Tiles: "136", Ruleset: "riichi-tenhou-3p"}},
	{"classical", GameNewRequest{Players: 4, Tiles: "136", Ruleset: "classical"}},
}

// TestRandomGames plays games through the interface alone until no command is
// open. The tiles are conserved after every command, and each game, written
// and opened again, has the same states.
func TestRandomGames(t *testing.T) {
	for i, table := range tables {
		t.Run(table.name, func(t *testing.T) {
			ends := map[string]int{}
			commands := 0
			for n := range randomGames {
				request := table.request
				request.Seed = n + 1
				states := playRandom(t, request, rand.New(rand.NewPCG(uint64(i), uint64(n))))
				ends[states[len(states)-1].Event.Kind]++
				commands += len(states) - 1
			}
			t.Logf("%d games, %d commands, ends %v", randomGames, commands, ends)
		})
	}
}

// playRandom plays one game, writes it, opens it again, and compares. It
// returns the states of the game.
func playRandom(t *testing.T, request GameNewRequest, random *rand.Rand) []State {
	t.Helper()
	game, err := GameNew(request)
	if err != nil {
		t.Fatal(err)
	}
	want := tilesOf(&game.State)
	states := []State{game.State}
	for legal := game.Legal; len(legal) > 0; {
		command := choose(legal, random)
		value, err := GameCommand(GameCommandRequest{ID: game.ID, Text: command})
		if err != nil {
			t.Fatalf("seed %d: %s out of %v: %v", request.Seed, command, legal, err)
		}
		if got := tilesOf(&value.State); !slices.Equal(got, want) {
			t.Fatalf("seed %d: after %s the tiles are %v, want %v", request.Seed, command, got, want)
		}
		states = append(states, value.State)
		legal = value.Legal
	}
	text, err := GameText(GameTextRequest{ID: game.ID})
	if err != nil {
		t.Fatal(err)
	}
	sameStates(t, request.Seed, text.Text, states)
	if _, err := GameClose(GameCloseRequest{ID: game.ID}); err != nil {
		t.Fatal(err)
	}
	return states
}

// sameStates opens the text and compares every state with the one played. A
// command may have been followed by the end of the deal, which has a step of
// its own.
func sameStates(t *testing.T, seed int, text string, states []State) {
	t.Helper()
	open, err := ReplayOpen(ReplayOpenRequest{Text: text})
	if err != nil || len(open.Problems) > 0 || len(open.Deals) != 1 {
		t.Fatalf("seed %d: %v, problems %v\n%s", seed, err, open.Problems, text)
	}
	last := states[len(states)-1]
	if got := open.Deals[0].Steps; got != last.Steps {
		t.Fatalf("seed %d: %d steps, want %d\n%s", seed, got, last.Steps, text)
	}
	for _, want := range states {
		got, err := ReplayState(ReplayStateRequest{ID: open.ID, Step: want.Step})
		if err != nil {
			t.Fatal(err)
		}
		for chair := range want.Seats { // a record of text has no points that it was not told
			got.Seats[chair].Score = want.Seats[chair].Score
		}
		got.Steps = want.Steps // grew while the game was played
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d: step %d reads as\n%+v, was\n%+v\n%s", seed, want.Step, got, want, text)
		}
	}
	if _, err := ReplayClose(ReplayCloseRequest{ID: open.ID}); err != nil {
		t.Fatal(err)
	}
}

// choose prefers claims, kongs, riichi and wins, so that discards do not drown them.
func choose(legal []string, random *rand.Rand) string {
	if random.IntN(3) > 0 {
		rare := slices.DeleteFunc(slices.Clone(legal), func(c string) bool { return len(c) < 2 || c[1] == 'd' || c[1] == '-' })
		if len(rare) > 0 {
			return rare[random.IntN(len(rare))]
		}
	}
	return legal[random.IntN(len(legal))]
}

// tilesOf lists every tile on the table, each in the one place where it lies.
func tilesOf(s *State) []string {
	var tiles []string
	for _, seat := range s.Seats {
		tiles = append(append(tiles, seat.Closed...), seat.Flowers...)
		for _, m := range seat.Melds {
			tiles = append(tiles, m.Tiles...)
		}
		for _, d := range seat.River {
			if d.ClaimedBy == nil {
				tiles = append(tiles, d.Tile)
			}
		}
	}
	tiles = append(append(tiles, s.Wall.Tiles...), s.Wall.Dead...)
	slices.Sort(tiles)
	return tiles
}

// TestUndo takes whole games back and plays them again.
func TestUndo(t *testing.T) {
	for i, table := range tables {
		request := table.request
		request.Seed = 7
		random := rand.New(rand.NewPCG(99, uint64(i)))
		game, err := GameNew(request)
		if err != nil {
			t.Fatal(err)
		}
		var states []State
		state, legal := game.State, game.Legal
		for len(legal) > 0 {
			states = append(states, state)
			value, err := GameCommand(GameCommandRequest{ID: game.ID, Text: choose(legal, random)})
			if err != nil {
				t.Fatal(err)
			}
			state, legal = value.State, value.Legal
		}
		for n := len(states) - 1; n >= 0; n-- {
			value, err := GameUndo(GameUndoRequest{ID: game.ID})
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(value.State, states[n]) {
				t.Fatalf("%s: taken back to step %d:\n%+v, was\n%+v", table.name, n, value.State, states[n])
			}
		}
		if _, err := GameUndo(GameUndoRequest{ID: game.ID}); err == nil || !strings.HasPrefix(err.Error(), "nothing has been played") {
			t.Errorf("%s: undo at the start: %v", table.name, err)
		}
		if _, err := GameClose(GameCloseRequest{ID: game.ID}); err != nil {
			t.Error(err)
		}
	}
}

package api

import (
	"math/rand/v2"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// tables are the kinds of games that the random games cover.
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
	{"mcr", GameNewRequest{Players: 4, Tiles: "144", Ruleset: "mcr"}},
	{"hongkong", GameNewRequest{Players: 4, Tiles: "144", Ruleset: "hongkong", Options: map[string]any{"minimum": 1,
		"headBump": true}}},
}

// TestRandomGames plays games through the interface only, until no command is legal. The tiles are conserved after
// every command, and each game, written and opened again, has the same states.
func TestRandomGames(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // states are large and short-lived
	for i, table := range tables {
		t.Run(table.name, func(t *testing.T) {
			ends := map[string]int{}
			commands, games := 0, randomGames
			switch { // most for riichi, whose deals end in most ways
			case i < 7:
				games = games * 3 / 10
			case i > 7:
				games /= 10
			}
			if testing.Short() {
				games = max(1, games/25)
			}
			for n := range games {
				request := table.request
				request.Seed = new(n)
				game := playRandom(t, request, rand.New(rand.NewPCG(uint64(i), uint64(n))))
				ends[game.last.Event.Kind]++
				commands += game.commands
			}
			t.Logf("%d games, %d commands, ends %v", games, commands, ends)
		})
	}
}

// A played game is what the test stores of a game: its last state and one in twenty-four.
type played struct {
	last     State
	some     []State
	commands int
}

// playRandom plays one game, writes it, opens it again, and compares.
func playRandom(t *testing.T, request GameNewRequest, random *rand.Rand) played {
	t.Helper()
	start, err := GameNew(request)
	if err != nil {
		t.Fatal(err)
	}
	p := played{last: start.State, some: []State{start.State}}
	p.play(t, request, &start, random)
	text, err := GameText(GameTextRequest{ID: start.ID})
	if err != nil {
		t.Fatal(err)
	}
	p.sameStates(t, *request.Seed, text.Text)
	if _, err := GameClose(GameCloseRequest{ID: start.ID}); err != nil {
		t.Fatal(err)
	}
	return p
}

// play plays commands until none is legal. Writing the complete state is most of the work of GameCommand: it is done
// after one command in twelve, and after those that end the deal. The tiles are counted after each.
func (p *played) play(t *testing.T, request GameNewRequest, start *GameNewValue, random *rand.Rand) {
	t.Helper()
	words := byWord
	if request.Ruleset == "" {
		words = byLetters
	}
	want := censusOf(&start.State, words)
	for legal := start.Legal; len(legal) > 0; p.commands++ {
		command := choose(legal, random)
		if *request.Seed%2 == 0 && request.Ruleset != "" {
			command = chooseWell(legal, openGames.items[start.ID].table.State())
		}
		open, err := play(GameCommandRequest{ID: start.ID, Text: command})
		if err != nil {
			t.Fatalf("seed %d: %s out of %v: %v", *request.Seed, command, legal, err)
		}
		if got := censusAt(open.table.State()); got != want {
			t.Fatalf("seed %d: the tiles are not conserved by %s: %+v", *request.Seed, command, open.state())
		}
		if legal = open.table.Legal(); len(legal) > 0 && random.IntN(12) > 0 {
			continue
		}
		value := open.value()
		if got := censusOf(&value.State, words); got != want {
			t.Fatalf("seed %d: the state after %s does not show every tile: %+v", *request.Seed, command, value.State)
		}
		if wall := value.State.Wall; wall.Tiles == nil || wall.Dead == nil {
			t.Fatalf("seed %d: a completely known wall is absent after %s: %+v", *request.Seed, command, wall)
		}
		p.last, legal = value.State, value.Legal
		if others := value.State.Event.Kind == "win" && len(legal) > 0; len(legal) == 0 || random.IntN(2) == 0 && !others {
			p.some = append(p.some, value.State)
		}
	}
}

// sameStates opens the text and compares the states with those played.
func (p *played) sameStates(t *testing.T, seed int, text string) {
	t.Helper()
	open, err := ReplayOpen(ReplayOpenRequest{Text: text})
	if err != nil || len(open.Problems) > 0 || len(open.Deals) != 1 {
		t.Fatalf("seed %d: %v, problems %v\n%s", seed, err, open.Problems, text)
	}
	if got := open.Deals[0].Steps; got != p.last.Steps {
		t.Fatalf("seed %d: %d steps, want %d\n%s", seed, got, p.last.Steps, text)
	}
	for _, want := range p.some {
		got, err := ReplayState(ReplayStateRequest{ID: open.ID, Step: want.Step})
		if err != nil {
			t.Fatal(err)
		}
		want.Steps = p.last.Steps // the number has grown since the state was stored
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d: step %d reads as\n%+v, was\n%+v\n%s", seed, want.Step, got, want, text)
		}
	}
	if _, err := ReplayClose(ReplayCloseRequest{ID: open.ID}); err != nil {
		t.Fatal(err)
	}
}

// choose prefers claims, kongs, riichi and wins, which would otherwise be rare among discards.
func choose(legal []string, random *rand.Rand) string {
	if random.IntN(3) > 0 {
		rare := slices.DeleteFunc(slices.Clone(legal), func(c string) bool {
			return len(c) < 2 || c[1] == 'd' ||
				c[1] == '-'
		})
		if len(rare) > 0 {
			return rare[random.IntN(len(rare))]
		}
	}
	return legal[random.IntN(len(legal))]
}

// chooseWell claims nothing except wins, and declares riichi or makes the discard with the lowest shanten, so that
// hands are completed.
func chooseWell(legal []string, s *game.State) string {
	best, nearest := "", int8(100)
	var counts tile.Counts
	for _, t := range s.Closed(s.Turn) {
		counts[t.Index()]++
	}
	for _, command := range legal {
		switch {
		case len(command) < 2 || strings.IndexByte("cpk", command[1]) >= 0:
			continue
		case command[1] != 'd':
			return command
		}
		tiles, _ := notation.ReadLetters(command[2:], true)
		counts[tiles[0].Index()]--
		if d := shanten.Of(&counts).Best; d < nearest {
			best, nearest = command, d
		}
		counts[tiles[0].Index()]++
	}
	if best == "" {
		return legal[len(legal)-1] // the end of the deal
	}
	return best
}

// TestUndo undoes complete games and plays them again.
func TestUndo(t *testing.T) {
	for i, table := range tables {
		request := table.request
		request.Seed = new(7)
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
		if _, err := GameUndo(GameUndoRequest{ID: game.ID}); err == nil || !strings.HasPrefix(err.Error(),
			"nothing has been played") {
			t.Errorf("%s: undo at the start: %v", table.name, err)
		}
		if _, err := GameClose(GameCloseRequest{ID: game.ID}); err != nil {
			t.Error(err)
		}
	}
}

package search_test

import (
	"math/rand/v2"
	"os"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/kobalab"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mjai"
	"tehai/core/replay/mjlog"
	"tehai/core/replay/tenhou"
	"tehai/core/tile"
)

// A log is a file of games with its name.
type log struct {
	name  string
	games *replay.Replay
}

// samples are the games of the tree, and some that are played here.
func samples(t testing.TB) (logs []log) {
	t.Helper()
	for _, sample := range []struct {
		path string
		read logtest.Read
	}{
		{"mjlog/testdata/4-players.xml", mjlog.Read}, {"mjlog/testdata/3-players.xml", mjlog.Read},
		{"tenhou/testdata/4-players.json", tenhou.Read}, {"mjai/testdata/4-players.jsonl", mjai.Read},
		{"kobalab/testdata/4-players.json", kobalab.Read}, {"testdata/riichi.uzje", replay.Read},
		{"testdata/four-players.uzje", replay.Read},
	} {
		text, err := os.ReadFile("../replay/" + sample.path)
		if err != nil {
			t.Fatal(err)
		}
		games, err := sample.read(string(text), logtest.Rules)
		if err != nil {
			t.Fatal(sample.path, err)
		}
		logs = append(logs, log{sample.path, games})
	}
	random := rand.New(rand.NewPCG(9, 1))
	for range played {
		logs = append(logs, log{"played", play(t, random)})
	}
	return logs
}

// play plays one match of four deals at a table for four, by the shape of the hand, with many calls.
func play(t testing.TB, random *rand.Rand) *replay.Replay {
	t.Helper()
	r, _, err := logtest.Rules("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	games := &replay.Replay{}
	scores := []int{25000, 25000, 25000, 25000}
	for number := 1; number <= 4; number++ {
		setup := &game.Deal{Players: 4, Round: tile.East, Number: number, Dead: game.RiichiDead, Scores: scores,
			Rules: r.Table()}
		for id := range tile.IDs {
			setup.Wall = append(setup.Wall, tile.FromID(id))
		}
		random.Shuffle(len(setup.Wall), func(i, j int) { setup.Wall[i], setup.Wall[j] = setup.Wall[j], setup.Wall[i] })
		table := game.NewTable(game.NewRecord(setup))
		for events := table.State().Legal(); len(events) > 0; events = table.State().Legal() {
			s := table.State()
			if err := table.Command(s.Command(choose(s, events, random))); err != nil {
				t.Fatal(err)
			}
		}
		heading := replay.Heading{Rules: r.ID, Players: []string{"A", "B", "C", "D"}, DeadWall: replay.DeadByRules,
			Date: "2026-02-0" + string(rune('0'+number))}
		d, err := replay.New(setup, heading, r)
		if err != nil {
			t.Fatal(err)
		}
		d.Record = table.Record()
		d.Settle()
		games.Deals = append(games.Deals, d)
		next := append([]int{}, scores...)
		for chair, moved := range d.Moved() {
			next[chair] += moved
		}
		scores = next
	}
	return games
}

// choose plays towards a ready hand, calls now and then, and wins except for now and then.
func choose(s *game.State, events []game.Event, random *rand.Rand) game.Event {
	best, least := events[0], 99
	for _, e := range events {
		switch e.Kind {
		case game.Win:
			if random.IntN(8) > 0 {
				return e
			}
		case game.Riichi, game.Kong, game.Chow, game.Pung:
			if random.IntN(3) == 0 {
				return e
			}
		case game.Draw:
			best, least = e, -9
		case game.Discard:
			counts := tile.CountsOf(s.Closed(e.Chair))
			counts[e.Tile.Index()]--
			if d := distance(&counts)*10 + random.IntN(12); d < least {
				best, least = e, d
			}
		}
	}
	return best
}

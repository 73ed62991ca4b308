package search_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/kobalab"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mjai"
	"tehai/core/replay/mjlog"
	"tehai/core/replay/tenhou"
	"tehai/core/search"
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
		d.Record = fromHand(t, table.Record())
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

// TestPlaces has two matches in a file, of one abandoned deal each: the places are those of the points at the end of
// each, of equal ones the earlier seat is first; before the deal equal points share a place.
func TestPlaces(t *testing.T) {
	r, _, err := logtest.Rules("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	matches := []struct{ scores, places, standings []int }{
		{[]int{20000, 30000, 24000, 26000}, []int{4, 1, 3, 2}, []int{4, 1, 3, 2}},
		{[]int{25000, 20000, 25000, 30000}, []int{2, 4, 3, 1}, []int{2, 4, 2, 1}},
	}
	games := &replay.Replay{}
	for _, match := range matches {
		table := abandoned(t, r.Table(), match.scores)
		d, err := replay.New(table.Record().Deal(), replay.Heading{Rules: r.ID, DeadWall: replay.DeadByRules}, r)
		if err != nil {
			t.Fatal(err)
		}
		d.Record = table.Record()
		d.Settle()
		games.Deals = append(games.Deals, d)
	}
	for i, deal := range search.Index(games).Deals {
		for chair, c := range deal.Chairs {
			if want := matches[i]; c.Place != want.places[chair] || c.Standing != want.standings[chair] {
				t.Errorf("match %d, %v: chair %d has place %d, and %d before the deal, want %v and %v", i, want.scores, chair,
					c.Place, c.Standing, want.places, want.standings)
			}
		}
	}
}

// abandoned is a deal that the dealer abandons with nine different terminals and honours.
func abandoned(t *testing.T, rules *game.Rules, scores []int) *game.Table {
	t.Helper()
	for seed := range uint64(1000) {
		match := game.Match{Players: 4, Tiles: "136", Rules: rules, Seed: seed, Score: 25000}
		setup, err := match.Deal()
		if err != nil {
			t.Fatal(err)
		}
		setup.Scores = scores
		table := game.NewTable(game.NewRecord(setup))
		if err := table.Record().Add(game.Event{Kind: game.Draw}); err != nil {
			t.Fatal(err)
		}
		for _, e := range table.State().Legal() {
			if e.Kind == game.Aborted {
				if err := table.Record().Add(e); err != nil {
					t.Fatal(err)
				}
				return table
			}
		}
	}
	t.Fatal("no deal can be abandoned")
	return nil
}

// fromHand is the same record in which a tile equal to the one just drawn is discarded from the hand where the hand has
// another copy.
func fromHand(t testing.TB, played *game.Record) *game.Record {
	t.Helper()
	record := game.NewRecord(played.Deal())
	for step := 1; step <= played.Steps(); step++ {
		e, s := played.Event(step), record.Last()
		if e.Kind == game.Discard && e.Tile == s.Drawn && s.Riichi(e.Chair) == 0 {
			copies := slices.DeleteFunc(s.Closed(e.Chair), func(t tile.Tile) bool { return t != e.Tile })
			e.FromHand = len(copies) > 1
		}
		if err := record.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	return record
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

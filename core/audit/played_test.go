package audit_test

import (
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"tehai/core/audit"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/replay/kobalab"
	"tehai/core/replay/mjai"
	"tehai/core/replay/mjlog"
	"tehai/core/replay/tenhou"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// A playedGame is a game that the tests play themselves: some deals on walls from a seed like those of mjlog, so that
// it can be written in every format.
type playedGame struct {
	players int
	seed    string   // of the game, or
	seeds   []string // of each deal
	replay  *replay.Replay
	walls   []mjlog.Wall
}

// seedOf makes the seeds of a playedGame in the forms of the site's eras.
func (s *playedGame) seedOf(n uint64) {
	switch n % 3 {
	case 0:
		s.seed = fmt.Sprintf("mt19937ar-sha512-n288,%X,%X", n, s.players)
	case 1:
		words := make([]byte, 2496)
		for i := range words {
			words[i] = byte(uint64(i*i) + n*uint64(s.players))
		}
		s.seed = "mt19937ar-sha512-n288-base64," + base64.StdEncoding.EncodeToString(words)
	default:
		for i := range rounds {
			s.seeds = append(s.seeds, fmt.Sprintf("mt19937ar,%X,%X,%X", n, s.players, i))
		}
	}
}

// shuffler makes the wall of a deal.
func (s *playedGame) shuffler(t testing.TB, before *mjlog.Shuffler, deal int) *mjlog.Shuffler {
	t.Helper()
	seed := s.seed
	if seed == "" {
		seed = s.seeds[deal]
	} else if before != nil {
		return before
	}
	made, err := mjlog.NewShuffler(seed, s.players)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

var names = []string{"P1", "P2", "P3", "P4"}

// rounds are the deals of a playedGame: wind, number, repeat, deposits.
var rounds = []struct {
	round                    tile.Tile
	number, repeat, deposits int
}{{tile.East, 1, 0, 0}, {tile.East, 2, 0, 1}, {tile.East, 3, 1, 0}, {tile.South, 1, 2, 2}}

// playGame plays a playedGame.
func playGame(t testing.TB, players int, n uint64) *playedGame {
	t.Helper()
	s := &playedGame{players: players, replay: &replay.Replay{}}
	s.seedOf(n)
	var shuffler *mjlog.Shuffler
	id := map[int]string{3: "riichi-tenhou-3p", 4: "riichi-tenhou"}[players]
	random := rand.New(rand.NewPCG(uint64(players), n))
	for i, round := range rounds {
		shuffler = s.shuffler(t, shuffler, i)
		wall := shuffler.Next()
		setup := game.Deal{Players: players, Round: round.round, Number: round.number, Repeat: round.repeat,
			Deposits: round.deposits, Dead: game.RiichiDead}
		for _, id := range wall.List(0) {
			setup.Wall = append(setup.Wall, tile.FromID(id))
		}
		for range players {
			setup.Scores = append(setup.Scores, 25000)
		}
		played, _, err := rules(id, players, nil)
		if err != nil {
			t.Fatal(err)
		}
		setup.Rules = played.Table()
		record := play(t, &setup, random)
		heading := replay.Heading{Rules: id, Players: names[:players], DeadWall: replay.DeadByRules}
		d, err := replay.New(record.Deal(), heading, played)
		if err != nil {
			t.Fatal(err)
		}
		d.Record = record
		if end := importer.EndOf(d); end != nil {
			d.Result.Text = end.Text
		}
		d.Wins = audit.Stated(d)
		for _, w := range d.Wins {
			d.Result.Payments = importer.Sum(d.Result.Payments, w.Payments)
		}
		s.replay.Deals, s.walls = append(s.replay.Deals, d), append(s.walls, wall)
	}
	return s
}

// play plays one deal on its wall.
func play(t testing.TB, setup *game.Deal, random *rand.Rand) *game.Record {
	t.Helper()
	if _, err := setup.Check(); err != nil {
		t.Fatal(err)
	}
	table := game.NewTable(game.NewRecord(setup))
	for {
		events := table.State().Legal()
		if len(events) == 0 {
			return table.Record()
		}
		if err := table.Command(table.State().Command(choose(table.State(), events, random))); err != nil {
			t.Fatal(err)
		}
	}
}

// choose plays towards a ready hand; it always wins and sets Norths aside, and sometimes claims.
func choose(s *game.State, events []game.Event, random *rand.Rand) game.Event {
	best, least := events[0], 99
	for _, e := range events {
		switch e.Kind {
		case game.Win, game.North, game.Riichi:
			return e
		case game.Kong:
			if full := s.Deal().Players == 3 && s.Turned == 3; !full && random.IntN(2) == 0 {
				return e // with three players, a fourth indicator is in another place than in a wall drawn to its end
			}
		case game.Chow, game.Pung:
			if random.IntN(6) == 0 {
				return e
			}
		case game.Draw:
			best, least = e, -2
		case game.Aborted:
			if random.IntN(3) == 0 {
				return e
			}
		case game.Discard:
			closed := s.Closed(e.Chair)
			counts := tile.CountsOf(closed)
			counts[e.Tile.Index()]--
			if d := int(shanten.Of(&counts).Best)*8 + random.IntN(8); d < least {
				best, least = e, d
			}
		}
	}
	return best
}

// eachGame plays games with three and with four players.
func eachGame(t testing.TB, visit func(name string, s *playedGame)) {
	for n := range uint64(gamesPlayed) {
		for players := 3; players <= 4; players++ {
			visit(fmt.Sprintf("%d players, game %d", players, n), playGame(t, players, n))
		}
	}
}

// TestPlayedGames writes the played games in every format, and reads them again: the same states, every win agrees,
// every wall is verified.
func TestPlayedGames(t *testing.T) {
	seen := map[string]int{}
	eachGame(t, func(name string, s *playedGame) {
		for _, d := range s.replay.Deals {
			for step := 1; step <= d.Steps(); step++ {
				seen[d.Event(step).Kind.String()]++
			}
			seen[d.Result.Text]++
		}
		for _, format := range formats {
			if format.players != 0 && format.players != s.players {
				continue
			}
			again, err := format.read(format.write(t, s), rules)
			if err != nil {
				t.Fatalf("%s, %s: %v", name, format.name, err)
			}
			wantSame(t, name+", "+format.name, again, s.replay, format.allTiles)
			wantAgreement(t, name+", "+format.name, again)
			for i, d := range again.Deals {
				if format.name == "mjlog" && d.Checked != replay.Verified {
					t.Errorf("%s, deal %d: the wall is not verified", name, i)
				}
			}
		}
	})
	t.Logf("%v", seen)
	for _, kind := range []game.Kind{game.Win, game.Riichi, game.Chow, game.Pung, game.Kong, game.North, game.Exhausted} {
		if seen[kind.String()] == 0 {
			t.Errorf("no %s was played: the games show too little", kind)
		}
	}
}

// formats are the formats in which a playedGame is written and read.
var formats = []struct {
	name     string
	write    func(testing.TB, *playedGame) string
	read     func(string, replay.RulesFor) (*replay.Replay, error)
	players  int    // players that it is for, 0 for any number
	allTiles bool   // it includes the complete wall
	sample   string // sample of the reader's own tests, by the number of players
}{
	{"tenhou", exported(tenhou.Write), tenhou.Read, 0, false, "../replay/tenhou/testdata/%d-players.json"},
	{"mjai", exported(mjai.Write), mjai.Read, 0, false, "../replay/mjai/testdata/%d-players.jsonl"},
	{"mjlog", writeMjlog, mjlog.Read, 0, true, "../replay/mjlog/testdata/%d-players.xml"},
	{"kobalab", writeKobalab, kobalab.Read, 4, false, "../replay/kobalab/testdata/%d-players.json"},
}

func exported(write func(*replay.Replay, importer.Stated) (string, error)) func(testing.TB, *playedGame) string {
	return func(t testing.TB, s *playedGame) string {
		text, err := write(s.replay, audit.Stated)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
}

// samples are the gamesPlayed of the samples: games with wins, kongs and riichi, one of them with two winners on one
// discard.
var samples = map[int]uint64{3: 81, 4: 207}

// TestSamples compares the logs in the readers' own testdata with those written here; TEHAI_UPDATE=1 rewrites them.
func TestSamples(t *testing.T) {
	for players := 3; players <= 4; players++ {
		s := playGame(t, players, samples[players])
		for _, format := range formats {
			if format.players != 0 && format.players != players {
				continue
			}
			name := fmt.Sprintf(format.sample, players)
			want := format.write(t, s)
			if os.Getenv("TEHAI_UPDATE") != "" {
				if err := os.WriteFile(name, []byte(want), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			got, err := os.ReadFile(name)
			if err != nil || strings.TrimSpace(string(got)) != strings.TrimSpace(want) {
				t.Errorf("%s is not the game that is written here: %v", name, err)
			}
		}
	}
}

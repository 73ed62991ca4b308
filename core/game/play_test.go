package game_test

import (
	"math/rand/v2"
	"testing"

	"tehai/core/game"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// A kind is a way to play that the random games cover.
type kind struct {
	name  string
	match game.Match
}

func uzjeRules() *game.Rules {
	return tableOf("uzje")
}

// tableOf returns the rules of a live table; any complete hand may win.
func tableOf(id string) *game.Rules {
	set, _ := catalog.ByID(id)
	rules := set.Plain().Table()
	rules.Play.MayWin = nil
	return rules
}

func kinds() []kind {
	return []kind{
		{"136", game.Match{Players: 4, Tiles: "136", Rules: uzjeRules()}},
		{"144 with flowers", game.Match{Players: 4, Tiles: "144", Rules: uzjeRules()}},
		{"uzje full with flowers", game.Match{Players: 4, Tiles: "uzje", Flowers: true, Circles: "full", Rules: uzjeRules()}},
		{"abbreviated winds", game.Match{Players: 4, Tiles: "uzje", Flowers: true, Winds: "abbreviated", Circles: "full",
			Rules: uzjeRules()}},
		{"abbreviated circles", game.Match{Players: 4, Tiles: "uzje", Flowers: true, Rules: uzjeRules()}},
		{"three players", game.Match{Players: 3, Tiles: "uzje", Flowers: true, Rules: uzjeRules()}},
		{"six players", game.Match{Players: 6, Tiles: "uzje", Flowers: true, Rules: uzjeRules()}},
		{"riichi", game.Match{Players: 4, Tiles: "136", Rules: tableOf("riichi-tenhou"), Score: 25000}},
		{"riichi with three players", game.Match{Players: 3, Tiles: "136", Rules: tableOf("riichi-tenhou-3p"), Score: 35000}},
	}
}

// TestRandomGames plays games of every kind to their ends by commands from Legal. The tiles are conserved after every
// command.
func TestRandomGames(t *testing.T) {
	for i, k := range kinds() {
		t.Run(k.name, func(t *testing.T) {
			ends := map[game.Kind]int{}
			seen := map[game.Kind]int{}
			for n := range games {
				random := rand.New(rand.NewPCG(uint64(i), uint64(n)))
				m := k.match
				m.Seed = uint64(n)
				table := start(t, m)
				play(t, table, random)
				r := table.Record()
				for step := 1; step <= r.Steps(); step++ {
					seen[r.Event(step).Kind]++
				}
				ends[table.State().Last.Kind]++
			}
			t.Logf("ends %v, events %v", ends, seen)
		})
	}
}

func start(t testing.TB, m game.Match) *game.Table {
	t.Helper()
	d, err := m.Deal()
	if err != nil {
		t.Fatal(err)
	}
	return game.NewTable(game.NewRecord(d))
}

// play plays random commands until none is legal.
func play(t testing.TB, table *game.Table, random *rand.Rand) {
	t.Helper()
	want := tilesOf(table.State())
	for range 2000 {
		legal := table.Legal()
		if len(legal) == 0 {
			return
		}
		command := choose(legal, random)
		if err := table.Command(command); err != nil {
			t.Fatalf("%s of %v: %v", command, legal, err)
		}
		if got := tilesOf(table.State()); got != want {
			t.Fatalf("after %s the tiles are %v, want %v", command, got, want)
		}
	}
	t.Fatal("the game does not end")
}

// choose prefers claims, kongs and wins, which would otherwise be rare among discards.
func choose(legal []string, random *rand.Rand) string {
	if random.IntN(3) > 0 {
		var rare []string
		for _, c := range legal {
			if len(c) > 1 && c[1] != 'd' && c[1] != '-' {
				rare = append(rare, c)
			}
		}
		if len(rare) > 0 {
			return rare[random.IntN(len(rare))]
		}
	}
	return legal[random.IntN(len(legal))]
}

// tilesOf counts every tile on the table; each must be in exactly one place.
func tilesOf(s *game.State) (counts [128]uint8) {
	count := func(tiles []tile.Tile) {
		for _, t := range tiles {
			counts[t]++
		}
	}
	for chair := range s.Deal().Players {
		count(s.Closed(chair))
		count(s.Flowers(chair))
		for _, m := range s.Melds(chair) {
			count(m.Tiles())
		}
	}
	for _, d := range s.Discards() {
		if d.ClaimedBy < 0 {
			counts[d.Tile]++
		}
	}
	count(s.Wall())
	count(s.DeadWall())
	return counts
}

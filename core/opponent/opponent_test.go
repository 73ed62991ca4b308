package opponent_test

import (
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/match"
	"tehai/core/opponent"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// plain is the player that all strengths have to beat: it discards for the lowest shanten and the most copies, declares
// riichi and wins, and claims nothing.
const plain opponent.Strength = "plain"

// next is opponent.Next with plain players among the chairs.
func next(t testing.TB, s *game.State, r *rules.Rules, seats []opponent.Strength) (game.Event, bool) {
	for _, e := range s.Legal() {
		if seats[e.Chair] != plain {
			continue
		}
		switch e.Kind {
		case game.Win, game.Riichi:
			return e, true
		case game.Discard:
			return game.Event{Kind: game.Discard, Chair: e.Chair, Tile: mostCopies(t, s, r, e.Chair)}, true
		}
	}
	quiet := make([]opponent.Strength, len(seats))
	for chair, strength := range seats {
		if quiet[chair] = strength; strength == plain {
			quiet[chair] = opponent.Silent
		}
	}
	return opponent.Next(s, r, quiet)
}

// mostCopies is the legal discard with the best acceptance.
func mostCopies(t testing.TB, s *game.State, r *rules.Rules, chair int) (best tile.Tile) {
	v, err := advice.At(s, r, chair)
	if err != nil {
		t.Fatal(err)
	}
	legal := map[tile.Tile]bool{}
	for _, e := range s.Legal() {
		if e.Kind == game.Discard {
			legal[e.Tile] = true
		}
	}
	v.Deep = false
	shanten, total := int8(99), uint8(0)
	rows := v.Discards(advice.Push)
	slices.SortFunc(rows, func(a, b advice.Row) int { return a.Tile.Index() - b.Tile.Index() })
	for _, row := range rows {
		if legal[row.Tile] && (row.Shanten < shanten || row.Shanten == shanten && uint8(row.Total) > total) {
			best, shanten, total = row.Tile, row.Shanten, uint8(row.Total)
		}
	}
	return best
}

// sit plays one match of the East round and returns the places by chair.
func sit(t testing.TB, ruleset string, seats []opponent.Strength, seed uint64, spent *[]time.Duration) []int {
	t.Helper()
	r, _, err := catalog.For(ruleset, len(seats), nil)
	if err != nil {
		t.Fatal(err)
	}
	m := game.Match{Players: len(seats), Tiles: "136", Rules: r.Table(), Seed: seed, Score: r.Start}
	setup, err := m.Deal()
	if err != nil {
		t.Fatal(err)
	}
	for deals := 0; ; deals++ {
		record := game.NewRecord(setup)
		for record.Steps() < 500 {
			start := time.Now()
			e, ok := next(t, record.Last(), r, seats)
			if spent != nil {
				*spent = append(*spent, time.Since(start))
			}
			if !ok {
				break
			}
			if err := record.Add(e); err != nil {
				t.Fatalf("seed %d, step %d: %v", seed, record.Steps(), err)
			}
		}
		if !record.Last().Ended() {
			t.Fatalf("seed %d: the deal does not end; %v is open", seed, record.Last().Legal())
		}
		o := match.After(record.Last(), r, 1)
		if o.Next == nil || deals > 40 {
			return places(o.Scores)
		}
		m.Seed += 1_000_003
		wall, err := m.Deal()
		if err != nil {
			t.Fatal(err)
		}
		setup = o.Next
		setup.Wall, setup.Rules = wall.Wall, wall.Rules
	}
}

// places returns each chair's place from 1; between equal scores the earlier seat is first.
func places(scores []int) []int {
	list := make([]int, len(scores))
	for chair, score := range scores {
		list[chair] = 1
		for other, n := range scores {
			if n > score || n == score && other < chair {
				list[chair]++
			}
		}
	}
	return list
}

// A tally is the placements of a strength. The same walls are played once in each rotation of the seats, and count as
// one observation: each player has the same luck in them.
type tally struct {
	games, walls int
	sum, squares float64
	at           [4]int
	wall, seats  float64 // of the walls that are being played
}

func (c *tally) add(place int) {
	c.games++
	c.at[place-1]++
	c.wall += float64(place)
	c.seats++
}

// turned ends the games with the same walls.
func (c *tally) turned() {
	if c.seats == 0 {
		return
	}
	mean := c.wall / c.seats
	c.walls++
	c.sum += mean
	c.squares += mean * mean
	c.wall, c.seats = 0, 0
}

// mean is the average place and its 95 % interval.
func (c *tally) mean() (mean, interval float64) {
	n := float64(c.walls)
	mean = c.sum / n
	return mean, 1.96 * math.Sqrt((c.squares/n-mean*mean)/n)
}

func (c *tally) String() string {
	mean, interval := c.mean()
	return fmt.Sprintf("place %.3f ± %.3f in %d (%v)", mean, interval, c.games, c.at)
}

// A mix is the players at a table; the seats rotate from game to game.
type mix struct {
	seats []opponent.Strength
	times int // factor on the number of games, for mixes that are hard to distinguish
}

var mixes = []mix{
	{[]opponent.Strength{opponent.Careful, opponent.Steady, opponent.Fast, plain}, 4},
	{[]opponent.Strength{opponent.Careful, plain, plain, plain}, 1},
	{[]opponent.Strength{opponent.Steady, plain, plain, plain}, 1},
	{[]opponent.Strength{opponent.Fast, plain, plain, plain}, 1},
	{[]opponent.Strength{opponent.Careful, opponent.Careful, opponent.Steady, opponent.Steady}, 4},
	{[]opponent.Strength{opponent.Careful, opponent.Careful, opponent.Fast, opponent.Fast}, 1},
	{[]opponent.Strength{opponent.Steady, opponent.Steady, opponent.Fast, opponent.Fast}, 2},
}

// order lists the strengths with the weakest first, as the mixes must place them.
var order = append([]opponent.Strength{plain}, opponent.Strengths...)

// fewest is how many games are needed for a comparison of places; with fewer, as under wasm, they are only played.
const fewest = 40

// TestMixes plays games of each mix. Over all mixes the strengths place better than plain players; with as many games
// as the soak plays, the intervals within a mix do not overlap, and the weaker strength places worse.
func TestMixes(t *testing.T) {
	var machines, plains tally
	defer func() {
		mean, _ := machines.mean()
		low, _ := plains.mean()
		t.Logf("machines %v, by acceptance alone %v", &machines, &plains)
		if games >= fewest && mean > low-0.1 {
			t.Errorf("the machines are placed %.2f, players by acceptance alone %.2f", mean, low)
		}
	}()
	for i, mix := range mixes[:mixesPlayed] {
		tallies := map[opponent.Strength]*tally{}
		var spent []time.Duration
		start := time.Now()
		played := games
		if games >= 1000 {
			played *= mix.times
		}
		for n := range played {
			seats := make([]opponent.Strength, len(mix.seats))
			for chair := range seats {
				seats[chair] = mix.seats[(chair+n)%len(seats)]
			}
			for chair, place := range sit(t, "riichi-tenhou", seats, uint64(1_000_000*i+n/len(seats)), &spent) {
				if tallies[seats[chair]] == nil {
					tallies[seats[chair]] = &tally{}
				}
				tallies[seats[chair]].add(place)
				if seats[chair] == plain {
					plains.add(place)
				} else {
					machines.add(place)
				}
			}
			if (n+1)%len(seats) == 0 {
				for _, c := range tallies {
					c.turned()
				}
				machines.turned()
				plains.turned()
			}
		}
		slices.Sort(spent)
		t.Logf("%v: %v in %v, median decision %v, slowest %v", mix.seats, tallies, time.Since(start).Round(time.Second),
			spent[len(spent)/2], spent[len(spent)-1])
		apart(t, mix.seats, tallies)
	}
}

// apart compares each strength of a mix with the next weaker one.
func apart(t *testing.T, seats []opponent.Strength, tallies map[opponent.Strength]*tally) {
	var weaker *tally
	for _, strength := range order {
		c := tallies[strength]
		if c == nil || c.games < 1000 {
			continue
		}
		if weaker != nil {
			low, wide := weaker.mean()
			if mean, interval := c.mean(); mean+interval >= low-wide {
				t.Errorf("%v: %s is placed %.3f ± %.3f, the next weaker one %.3f ± %.3f", seats, strength, mean, interval, low,
					wide)
			}
		}
		weaker = c
	}
}

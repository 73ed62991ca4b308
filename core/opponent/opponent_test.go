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

// plain is the player that all strengths have to beat: it lets go what leaves the
// smallest distance and the most copies, declares riichi and wins, and claims nothing.
const plain opponent.Strength = "plain"

// next is opponent.Next with plain players among the others.
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

// mostCopies is the discard by acceptance alone, of those that may be made.
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
	for _, row := range v.Discards(advice.Push) {
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

// places returns each chair's place from 1; of equal scores the earlier seat is first.
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

// A tally is how a strength was placed.
type tally struct {
	games        int
	sum, squares float64
	at           [4]int
}

func (c *tally) add(place int) {
	c.games++
	c.sum += float64(place)
	c.squares += float64(place * place)
	c.at[place-1]++
}

// mean is the average place and its 95 % interval.
func (c *tally) mean() (mean, interval float64) {
	n := float64(c.games)
	mean = c.sum / n
	return mean, 1.96 * math.Sqrt((c.squares/n-mean*mean)/n)
}

func (c *tally) String() string {
	mean, interval := c.mean()
	return fmt.Sprintf("place %.3f ± %.3f in %d (%v)", mean, interval, c.games, c.at)
}

// mixes are who sits at the tables: the seats turn from game to game.
var mixes = [][]opponent.Strength{
	{opponent.Careful, plain, plain, plain},
	{opponent.Steady, plain, plain, plain},
	{opponent.Fast, plain, plain, plain},
	{opponent.Careful, opponent.Steady, opponent.Fast, plain},
	{opponent.Careful, opponent.Careful, opponent.Fast, opponent.Fast},
	{opponent.Careful, opponent.Careful, opponent.Steady, opponent.Steady},
}

// fewest is how many games it takes for places to say anything; with fewer, as under
// wasm, they are only played.
const fewest = 40

// TestMixes plays games of each mix. All together the strengths are placed before
// plain players; with as many games as the soak plays each of them is, beyond its
// interval.
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
		for n := range games {
			seats := make([]opponent.Strength, len(mix))
			for chair := range mix {
				seats[chair] = mix[(chair+n)%len(mix)]
			}
			for chair, place := range sit(t, "riichi-tenhou", seats, uint64(1_000_000*i+n), &spent) {
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
		}
		slices.Sort(spent)
		t.Logf("%v: %v in %v, median decision %v, slowest %v", mix, tallies, time.Since(start).Round(time.Second), spent[len(spent)/2], spent[len(spent)-1])
		others := tallies[plain]
		if others == nil {
			continue
		}
		low, wide := others.mean()
		for strength, c := range tallies {
			mean, interval := c.mean()
			if games >= 1000 && strength != plain && mean-interval >= low-wide {
				t.Errorf("%v: %s is placed %.2f ± %.2f, a player by acceptance alone %.2f ± %.2f", mix, strength, mean, interval, low, wide)
			}
		}
	}
}

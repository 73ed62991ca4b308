package chance

import (
	"math"
	"math/rand/v2"
	"testing"

	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// A table deals real tiles: the wall is shuffled and drawn from the front, a tile is drawn once.
type table struct {
	*pass
	random *rand.Rand
	wall   []int
}

func newTable(r *Run, f figure, worth *worths, seed uint64) *table {
	p := &pass{graph: &r.graph, waiting: waiting{r.graph.unseen, r.question.Draws}, figure: f, odds: &r.odds, worth: worth}
	p.run()
	t := &table{pass: p, random: rand.New(rand.NewPCG(seed, 1))}
	for kind, n := range r.question.Left {
		for range n {
			t.wall = append(t.wall, kind)
		}
	}
	return t
}

// deal plays one wall from a spot of level 0 and returns its result: 1 for a win, or its points.
func (t *table) deal(at int32) float64 {
	t.random.Shuffle(len(t.wall), func(i, j int) { t.wall[i], t.wall[j] = t.wall[j], t.wall[i] })
	level, next := 0, 0
	for made := 1; made <= t.last; made++ {
		for range t.odds.discards {
			if level == t.steps && t.spots[at].tiles.Has(t.wall[next]) {
				return t.pay(at, t.wall[next]).ron
			}
			next++
		}
		drawn := t.wall[next]
		next++
		s := &t.spots[at]
		switch {
		case !s.tiles.Has(drawn):
		case level == t.steps:
			return t.pay(at, drawn).draw
		default:
			at = t.choose(s, drawn, level, made)
			level++
		}
	}
	return 0
}

// pay returns the points of a ready hand that wins on the tile.
func (t *table) pay(at int32, won int) points {
	if t.figure == toWin {
		return points{1, 1}
	}
	below := t.spots[at].tiles & (1<<won - 1)
	return t.worth.points[int(t.worth.first[at-t.worth.from])+below.Len()]
}

// choose returns the exit that is best for winning with the given number of draws made.
func (t *table) choose(s *spot, drawn, level, made int) (best int32) {
	left := t.leftOf(&s.hand)
	for _, d := range t.draws[s.draws.from:s.draws.to] {
		if int(d.kind) != drawn {
			continue
		}
		left[drawn]--
		most := -1.0
		for _, to := range t.exits[d.exits.from:d.exits.to] {
			chance := 0.0
			if level+1 < t.steps {
				chance = t.turns[to][made]
			} else {
				chance = t.ready(s, to, &left, new(turns))[made]
			}
			if chance > most {
				best, most = to, chance
			}
		}
	}
	return best
}

// TestAgreesWithSimulation compares the figures with real draws: one step from ready within the simulation's error,
// further away within that and the tenth of a point that the model's text states.
func TestAgreesWithSimulation(t *testing.T) {
	for distance := range MaxShanten + 1 {
		hands := handsAt(distance, 2, 13)
		if wide := wide[distance]; wide != "" {
			hands = append(hands, tile.CountsOf(tiletest.Tiles(wide)))
		}
		for i := range hands {
			for _, model := range []Model{Draw, DrawRon} {
				r, err := New(questionOf(&hands[i], 16, model))
				if err != nil {
					t.Fatal(err)
				}
				mean, slack := newTable(r, toWin, nil, uint64(i)).mean()
				if distance > 1 {
					slack += 0.001
				}
				if want := r.Win()[0][0]; math.Abs(mean-want) > slack {
					t.Errorf("%d away, %s, %v: %.4f, simulated %.4f ± %.4f", distance, model, hands[i].Tiles(), want, mean, slack)
				}
			}
		}
	}
}

// wide are hands with many useful draws, where most copies are discarded before they are useful.
var wide = [MaxShanten + 1]string{2: "2346m4567p2366s1z", 3: "2346m457p23668s1z"}

// mean returns the average result of a wall and 3.5 times its error.
func (t *table) mean() (mean, slack float64) {
	sum, squares := 0.0, 0.0
	for range walls {
		x := t.deal(0)
		sum += x
		squares += x * x
	}
	mean = sum / walls
	return mean, 3.5 * math.Sqrt((squares/walls-mean*mean)/walls)
}

// TestValueAgreesWithSimulation does the same for the expected points, for which another discard may be the best.
func TestValueAgreesWithSimulation(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	for i, text := range []string{"23m067p34578s222z", "234m34067p23s115z", "223344m2367p889s"} {
		for _, model := range []Model{Draw, DrawRon} {
			q := question(text, 14, model)
			scorer, err := NewScorer(set.Plain(), rules.Situation{Riichi: 1, Indicators: []tile.Tile{tile.Character1}})
			if err != nil {
				t.Fatal(err)
			}
			r, err := New(q)
			if err != nil {
				t.Fatal(err)
			}
			worth, err := r.graph.score(scorer, &q.Hand, model == DrawRon)
			if err != nil {
				t.Fatal(err)
			}
			value, err := r.Value(scorer)
			mean, slack := newTable(r, toValue, worth, uint64(i)).mean()
			if want := value[0][0]; err != nil || math.Abs(mean-want) > slack {
				t.Errorf("%s, %s: %.1f points, simulated %.1f ± %.1f (%v)", text, model, want, mean, slack, err)
			}
		}
	}
}

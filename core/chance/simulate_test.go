package chance

import (
	"math"
	"math/rand/v2"
	"testing"

	"tehai/core/tile"
)

// A table deals real tiles: the wall is shuffled and drawn from the front, a tile is drawn once.
type table struct {
	*pass
	random *rand.Rand
	wall   []int
	others int
}

func newTable(r *Run, seed uint64) *table {
	p := &pass{graph: &r.graph, figure: toWin, last: r.question.Draws, odds: &r.odds}
	p.run()
	t := &table{pass: p, random: rand.New(rand.NewPCG(seed, 1)), others: r.odds.discards}
	for kind, n := range r.question.Left {
		for range n {
			t.wall = append(t.wall, kind)
		}
	}
	return t
}

// deal plays one wall from a spot of level 0 and reports whether the hand became ready and won.
func (t *table) deal(at int32) (ready, won bool) {
	t.random.Shuffle(len(t.wall), func(i, j int) { t.wall[i], t.wall[j] = t.wall[j], t.wall[i] })
	level, next := 0, 0
	for made := 1; made <= t.last; made++ {
		for range t.others {
			if level == t.steps && t.spots[at].tiles.Has(t.wall[next]) {
				return true, true
			}
			next++
		}
		drawn := t.wall[next]
		next++
		s := &t.spots[at]
		if !s.tiles.Has(drawn) {
			continue
		}
		if level == t.steps {
			return true, true
		}
		at = t.choose(s, drawn, level, made)
		level++
	}
	return level == t.steps, false
}

// choose returns the exit that is best for the win with so many draws made.
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

// Real draws agree with the figures: from a hand one step from ready within the simulation's error,
// from further away within that and the tenth of a point that the model's text names.
func TestAgreesWithSimulation(t *testing.T) {
	for distance := range MaxShanten + 1 {
		hands := handsAt(distance, 3, 13)
		if distance > 1 {
			hands = append(hands, wide(distance))
		}
		for i := range hands {
			for _, model := range Models {
				agree(t, &hands[i], distance, model, uint64(i))
			}
		}
	}
}

// wide is a hand with many ways on, where most copies are let go before they are wanted.
func wide(distance int) tile.Counts {
	return tile.CountsOf(tiles([]string{2: "2346m4567p2366s1z", 3: "2346m457p23668s1z"}[distance]))
}

func agree(t *testing.T, hand *tile.Counts, distance int, model Model, seed uint64) {
	r, err := New(questionOf(hand, 16, model))
	if err != nil {
		t.Fatal(err)
	}
	wins := 0
	table := newTable(r, seed)
	for range walls {
		if _, won := table.deal(0); won {
			wins++
		}
	}
	want := r.Win()[0][0]
	got := float64(wins) / walls
	slack := 3.5 * math.Sqrt(want*(1-want)/walls)
	if distance > 1 {
		slack += 0.001
	}
	if math.Abs(got-want) > slack {
		t.Errorf("%d away, %s, %v: %.4f, simulated %.4f", distance, model, hand.Tiles(), want, got)
	}
}

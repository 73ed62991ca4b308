package chance

import (
	"math"
	"testing"

	"tehai/core/hand"
	"tehai/core/shanten"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// every goes through all orders of a small wall, tile by tile, using only the definition of the model: it shares
// neither graph nor odds with the package.
type every struct {
	draws, others int
	// the chance to win after each discard for an accepted draw, by the number of draws made before it and the kind
	// drawn; and the probability that no draw has helped until then
	wins  map[[2]int]*[tile.Kinds]float64
	still []float64
}

// wait continues from a hand one step from ready: with probability p the remaining tiles are left.
func (e *every) wait(closed, left *tile.Counts, at int, p float64) {
	made, own := at/(e.others+1), at%(e.others+1) == e.others
	if at%(e.others+1) == 0 {
		e.still[made] += p
	}
	if made == e.draws {
		return
	}
	total := float64(left.Total())
	distance := shanten.Of(closed).Best
	for kind := range left {
		if left[kind] == 0 {
			continue
		}
		q := p * float64(left[kind]) / total
		left[kind]--
		closed[kind]++
		if own && shanten.Of(closed).Best < distance {
			e.discard(closed, left, made, kind, q)
			closed[kind]--
		} else {
			closed[kind]--
			e.wait(closed, left, at+1, q)
		}
		left[kind]++
	}
}

func (e *every) discard(closed, left *tile.Counts, made, kind int, p float64) {
	sums := e.wins[[2]int{made, kind}]
	if sums == nil {
		sums = new([tile.Kinds]float64)
		e.wins[[2]int{made, kind}] = sums
	}
	for out := range closed {
		if closed[out] == 0 {
			continue
		}
		closed[out]--
		if shanten.Of(closed).Best == 0 {
			sums[out] += p * e.ready(closed, left, (made+1)*(e.others+1))
		}
		closed[out]++
	}
}

// ready returns how likely a ready hand wins: any winning tile that is drawn completes it.
func (e *every) ready(closed, left *tile.Counts, at int) (won float64) {
	if at == e.draws*(e.others+1) {
		return 0
	}
	total := float64(left.Total())
	for kind := range left {
		if left[kind] == 0 {
			continue
		}
		p := float64(left[kind]) / total
		left[kind]--
		closed[kind]++
		complete := shanten.Of(closed).Best < 0
		closed[kind]--
		if complete {
			won += p
		} else {
			won += p * e.ready(closed, left, at+1)
		}
		left[kind]++
	}
	return won
}

// win returns how likely the hand wins if none of the first draws helps.
func (e *every) win(first int) (won float64) {
	for at, sums := range e.wins {
		if at[0] < first {
			continue
		}
		best := 0.0
		for _, w := range sums {
			best = max(best, w)
		}
		won += best
	}
	return won / e.still[first]
}

// TestExactOnSmallWalls checks that one tile from ready the figures are exact: trying every order of a small wall gives
// the same.
func TestExactOnSmallWalls(t *testing.T) {
	for _, row := range []struct {
		hand, wall string
		draws      int
		model      Model
	}{
		{"12m59p", "33m59p11z", 5, Draw},
		{"13m57p", "222m4667p1z", 4, Draw},
		{"2345m", "1256m77z", 4, Draw}, // ready: every wait is early
		{"1223m", "12334m6z", 5, Draw},
		{"1122m458p", "1m368p29s", 5, Draw},
		{"2m46p1s", "133m57p12s", 4, Draw},
		{"12m59p", "33m59p1122z", 2, DrawRon},
		{"46m28p", "556m37p1z22s", 2, DrawRon},
		{"2345m", "1256m7777z", 2, DrawRon},
	} {
		q := &Question{Hand: hand.Hand{Closed: tiletest.Tiles(row.hand), Win: -1},
			Left: tile.CountsOf(tiletest.Tiles(row.wall)), Draws: row.draws, Model: row.model}
		r, err := New(q)
		if err != nil {
			t.Fatal(err)
		}
		closed, left := q.Hand.Counts(), q.Left
		e := every{draws: row.draws, others: row.model.discards(false), wins: map[[2]int]*[tile.Kinds]float64{},
			still: make([]float64, row.draws+1)}
		distance := shanten.Of(&closed).Best
		if distance == 1 {
			e.wait(&closed, &left, 0, 1)
		}
		if distance > 1 {
			t.Fatalf("%s is %d from ready", row.hand, distance)
		}
		for first, got := range r.Win()[0] {
			want := 0.0
			switch {
			case got < 0 || got > 1:
				t.Errorf("%s out of %s after %d draws: %v", row.hand, row.wall, first, got)
			case distance == 1 && e.still[first] == 0:
				continue // with that many draws one always helps
			case distance == 1:
				want = e.win(first)
			case first == 0:
				want = e.ready(&closed, &left, 0)
			default:
				continue
			}
			if math.Abs(got-want) > 1e-12 {
				t.Errorf("%s out of %s, %s, after %d draws: %.15f, want %.15f", row.hand, row.wall, row.model, first, got, want)
			}
		}
		for first, got := range r.Ready()[0] {
			if want := 1 - e.still[row.draws]/e.still[first]; distance == 1 && e.still[first] > 0 && math.Abs(got-want) > 1e-12 {
				t.Errorf("%s out of %s: ready after %d draws: %.15f, want %.15f", row.hand, row.wall, first, got, want)
			}
		}
	}
}

package review

import (
	"math"
	"testing"
)

// TestBothModels weighs hand-made positions of a dealer: a discard costs something only if package worth, which knows
// which open hands have a yaku and what claims bring, finds it worse, too.
func TestBothModels(t *testing.T) {
	for _, c := range []struct {
		name, hand, best, made string
		draws                  int
		want                   bool
	}{
		// The 9s is of no use to an open hand of simples. Odds count it as a tile of a sequence.
		{"a sequence without a yaku", "237m5068p379s5z 3'33p", "5z", "9s", 14, false},
		{"three pairs of neighbours instead of the pair's tile", "2345677m34506p46s", "7m", "6m", 8, true},
		{"a ready hand given up", "12345m11345p2344s", "4s", "1p", 9, true},
		// Three from ready, where two tiles of an edge wait matter as little as a dead honour.
		{"an edge wait far from ready", "237m3350689p379s5z", "5z", "9p", 15, false},
		// A step back, after which the hand is worth more by the deeper model.
		{"an edge wait broken before a lone 8p", "34579m2248p1267s1z", "8p", "1s", 17, false},
		{"a pair broken before a lone 9s", "23467m23479p559s1z", "9s", "5s", 12, true},
	} {
		v, m := rowsOf(t, c.hand, c.best, c.made, c.draws)
		r := reviewer{rules: tenhou()}
		r.weighDiscards(v, m)
		if raw := m.BestOdds.Points - m.MadeOdds.Points; raw <= bothTied {
			t.Errorf("%s: odds find only %.0f points", c.name, raw)
		}
		if got := m.Loss.Points > 0; got != c.want {
			t.Errorf("%s: costs %+v, want a cost: %v", c.name, m.Loss, c.want)
		}
	}
}

// TestAgreed: the cost is the mean of both models if the second finds less, and nothing if it finds no difference or
// the mean is a tie; without an answer of the second it stays.
func TestAgreed(t *testing.T) {
	for _, c := range []struct {
		loss  float64
		other second
		want  float64
	}{
		{400, second{1000, 150, true}, 0},
		{400, second{1000, 151, true}, 275.5},
		{400, second{1000, -5, true}, 0},
		{400, second{0, 100, true}, 250},
		{400, second{0, 400, true}, 400},
		{400, second{0, 1000, true}, 400},
		{199, second{0, 1, true}, 0},
		{200, second{0, 1, true}, 100.5},
		{150, second{0, 0, true}, 0},
		{150, second{}, 150},
	} {
		if got := (Loss{Win: 0.1, Points: c.loss}).agreed(&c.other); math.Abs(got.Points-c.want) > 1e-9 ||
			c.want > 0 && got.Win != 0.1 {
			t.Errorf("%.0f points and %+v: %+v, want %.0f", c.loss, c.other, got, c.want)
		}
	}
	if (&second{first: 100, difference: 100}).finds() {
		t.Error("a model without an answer finds a move worse")
	}
}

// TestSecondDiscard: the second model compares what both hands win, and under a threat what both tiles cost.
func TestSecondDiscard(t *testing.T) {
	v, m := rowsOf(t, "2345677m34506p46s", "7m", "6m", 8)
	r := reviewer{rules: tenhou()}
	best, made := &m.Rows[0], &m.Rows[1]
	best.Danger, best.Cost, made.Danger, made.Cost = 0.02, 100, 0.1, 560
	first, known := v.Expected(r.rules, best, 1)
	other, alsoKnown := v.Expected(r.rules, made, 1)
	if !known || !alsoKnown || first <= other || other <= 0 || best.Shanten != 1 || made.Shanten > 1 {
		t.Fatalf("%.0f and %.0f points, %d and %d from ready", first, other, best.Shanten, made.Shanten)
	}
	if got := r.secondDiscard(v, best, made); !got.known || got.first != first || got.difference != first-other {
		t.Errorf("%+v, want %.1f and %.1f less", got, first, first-other)
	}
	v.Rivals[0].Riichi = true
	first, _ = v.Expected(r.rules, best, 1)
	other, _ = v.Expected(r.rules, made, 1)
	want := first - other + 0.1*other + 560 - 0.02*first - 100
	if got := r.secondDiscard(v, best, made); math.Abs(got.difference-want) > 1e-9 {
		t.Errorf("under a threat %+v, want %.1f less", got, want)
	}
}

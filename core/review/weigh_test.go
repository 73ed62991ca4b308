package review

import (
	"math"
	"testing"

	"tehai/core/advice"
	"tehai/core/danger"
	"tehai/core/notation"
	"tehai/core/tile"
)

// TestDealingInCosts takes what a tile deals in with from what its discard leaves, against a riichi and not without one.
func TestDealingInCosts(t *testing.T) {
	read, err := notation.Parse("234567m2345678p5z", "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	v := &advice.View{Question: advice.Question{Hand: read.Hand, Draws: 6}}
	for k, n := range read.Hand.AllCounts() {
		v.Left[k] = 4 - n
	}
	row := advice.Row{Tile: tile.White, Danger: 0.25, Cost: 1300}
	calm := after(v, &row)
	v.Rivals = []advice.Rival{{Rival: danger.Rival{Riichi: true}}}
	pressed := after(v, &row)
	if calm.win <= 0 || math.Abs(pressed.win-calm.win*0.75) > 1e-9 || math.Abs(calm.points-1300-pressed.points) > 1e-9 {
		t.Errorf("leaves %+v, against a riichi %+v", calm, pressed)
	}
}

// TestLossNets counts a loss in points alone: who wins less often for as many points has lost nothing.
func TestLossNets(t *testing.T) {
	for _, c := range []struct {
		best, made worth
		want       Loss
	}{
		{worth{win: 0.3, points: 1000}, worth{win: 0.2, points: 400}, Loss{0.1, 600}},
		{worth{win: 0.3, points: 1000}, worth{win: 0.2, points: 1000}, Loss{}},
		{worth{win: 0.3, points: 1000}, worth{win: 0.2, points: 1500}, Loss{}},
		{worth{win: 0.2, points: 1000}, worth{win: 0.3, points: 400}, Loss{0, 600}},
	} {
		got := loss(c.best, c.made)
		if math.Abs(got.Win-c.want.Win) > 1e-12 || got.Points != c.want.Points {
			t.Errorf("%+v against %+v: %+v, want %+v", c.made, c.best, got, c.want)
		}
	}
}

// TestSizes names losses by their stated bounds.
func TestSizes(t *testing.T) {
	for points, want := range map[float64]Size{0: NoMistake, 150: NoMistake, 150.5: Slip, 499: Slip, 500: Mistake, 1499: Mistake, 1500: Blunder} {
		if got := (Loss{Points: points}).beyond(tied).Size(); got != want {
			t.Errorf("%v points: %q, want %q", points, got, want)
		}
	}
}

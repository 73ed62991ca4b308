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

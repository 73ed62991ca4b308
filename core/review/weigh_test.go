package review

import (
	"math"
	"testing"

	"tehai/core/advice"
	"tehai/core/chance"
	"tehai/core/danger"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
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

// TestStaked takes the stick of a riichi from what is expected, as often as it is not won back.
func TestStaked(t *testing.T) {
	if w := staked(worth{0.25, 2000}); w != (worth{0.25, 1250}) {
		t.Errorf("a quarter of the wins and 2000 points are %+v with a stick laid down", w)
	}
}

// TestProspectsTold asks an open hand that waits for two kinds alike, of which one brings a yaku: half of its wins are worth something, which
// tells. Without that kind none is.
func TestProspectsTold(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	scorer, err := chance.NewScorer(set.Plain(), rules.Situation{SeatWind: tile.South})
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]bool{"22m345p678s55z [999m]": true, "22m345p678s33z [999m]": false} {
		read, err := notation.Parse(text, "mpsz")
		if err != nil {
			t.Fatal(err)
		}
		v := &advice.View{Question: advice.Question{Hand: read.Hand, Draws: 10, Scorer: scorer}}
		for k, n := range read.Hand.AllCounts() {
			v.Left[k] = 4 - n
		}
		if w, told := prospects(v); told != want || w.win > 0 != want {
			t.Errorf("%s: %+v, told %t, want %t", text, w, told, want)
		}
	}
}

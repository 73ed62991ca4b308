package advice_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/rules"
)

// TestExpected compares Expected with the points by which ByPoints sorts, and ExpectedClaim with Worthwhile: what is
// worthwhile brings more than passing.
func TestExpected(t *testing.T) {
	same, far, better, worse, farther := 0, 0, 0, 0, 0
	quick(t, "riichi-tenhou", 4, 12, func(s *game.State, r *rules.Rules, _ *rand.Rand) {
		for _, e := range s.Legal() {
			if e.Kind != game.Chow && e.Kind != game.Pung {
				continue
			}
			v, err := advice.At(s, r, e.Chair)
			if err != nil {
				t.Fatal(err)
			}
			pass, claim, ok := v.ExpectedClaim(s, r, e, false)
			_, every, _ := v.ExpectedClaim(s, r, e, true)
			_, claims, known := v.Worthwhile(s, r, []game.Event{e})
			switch {
			case ok != known || claims && claim <= pass && s.Left()/4 > 4: // later a ready hand may be worth it
				t.Errorf("step %d: %v brings %.0f points, passing %.0f, %v; worthwhile %v, %v", s.Step, e, claim, pass, ok,
					claims, known)
			case claims:
				better++
			case ok && claim < pass:
				worse++
			}
			if ok && every > claim {
				farther++
			}
		}
		if s.Phase != game.ToDiscard || s.Riichi(s.Turn) > 0 {
			return
		}
		v, err := advice.At(s, r, s.Turn)
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range v.ByPoints(v.Discards(advice.Weighed), r)[:1] {
			points, ok := v.Expected(r, &row, row.Shanten)
			switch {
			case row.Shanten <= 0 || row.Reason.ID == "" || !ok:
			case row.Shanten > advice.Reach:
				far++
			case v.Pressed() && row.Points == 0:
			case math.Abs(points-row.Points) <= 1e-3*row.Points:
				same++
			case points > row.Points || points < 0.7*row.Points:
				// Less where hands to come may wait for the tile discarded: only Expected counts it to the river.
				t.Errorf("step %d: %s brings %.0f points, want %.0f", s.Step, row.Tile, points, row.Points)
			}
		}
	})
	if same < 10 || far < 10 || better < 5 || worse < 5 || farther < 5 {
		t.Errorf("%d discards, %d far ones; %d claims better, %d worse, %d not nearer", same, far, better, worse, farther)
	}
}

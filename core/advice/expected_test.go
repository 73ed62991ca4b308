package advice_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/rules"
)

// leastClaim is the part of the points of passing that a worthwhile claim brings at least.
const leastClaim = 0.4

// TestExpected compares Expected with the points that ByPoints tells, and ExpectedClaim with Worthwhile: what is
// worthwhile brings a good part of what passing does, or more.
func TestExpected(t *testing.T) {
	same, far, better, often, worse, farther := 0, 0, 0, 0, 0, 0
	quick(t, "riichi-tenhou", 4, 48, func(s *game.State, r *rules.Rules, _ *rand.Rand) {
		for _, e := range s.Legal() {
			if e.Kind != game.Chow && e.Kind != game.Pung {
				continue
			}
			v, err := advice.At(s, r, e.Chair)
			if err != nil {
				t.Fatal(err)
			}
			counts := v.Hand.Counts()
			distance := v.Rule.Of(&counts).Best
			pass, claim, ok := v.ExpectedClaim(s, r, e, false)
			_, every, _ := v.ExpectedClaim(s, r, e, true)
			_, claims, known := v.Worthwhile(s, r, []game.Event{e})
			switch {
			case ok && known && distance > advice.Reach: // followed draws here, estimates there
			case ok != known || claims && claim <= leastClaim*pass && s.Left()/4 > 4: // later a ready hand may be worth it
				t.Errorf("step %d: %v brings %.0f points, passing %.0f, %v; worthwhile %v, %v", s.Step, e, claim, pass, ok,
					claims, known)
			case claims && claim < pass:
				often++ // it wins more often
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
		weighed := v.Discards(advice.Weighed)
		for _, row := range v.ByPoints(weighed, r)[:1] {
			points, ok := v.Expected(r, &row, row.Shanten)
			switch {
			case row.Tile == weighed[0].Tile || row.Reason.ID != "more-points" || !ok:
			case row.Shanten > advice.Reach:
				far++
			case row.Reason.N == int(math.Round(points)):
				same++
			default:
				t.Errorf("step %d: %s brings %.0f points, it tells %d", s.Step, row.Tile, points, row.Reason.N)
			}
		}
	})
	if same < 8 || far < 10 || better < 5 || often < 3 || worse < 5 || farther < 5 {
		t.Errorf("%d discards, %d far ones; %d claims better, %d more often, %d worse, %d not nearer", same, far, better,
			often, worse, farther)
	}
}

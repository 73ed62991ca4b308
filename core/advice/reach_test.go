package advice

import (
	"math"
	"sort"
	"testing"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/worth"
)

// reaching lets the test choose how many hands the first reach may take.
func reaching(t *testing.T, most int) {
	t.Helper()
	before := reaches
	t.Cleanup(func() { reaches = before })
	reaches[0].most = most
}

// quietly visits discards of deals where no rival threatens and the first of the weighed order leaves the shanten.
func quietly(t *testing.T, deals uint64, shanten int8, visit func(*game.State, *rules.Rules, *View, []Row)) {
	t.Helper()
	drawnOut(t, deals, func(s *game.State, r *rules.Rules) {
		if s.Phase != game.ToDiscard {
			return
		}
		v, err := At(s, r, s.Turn)
		if err != nil {
			t.Fatal(err)
		}
		weighed := v.Discards(Weighed)
		if !v.Pressed() && len(weighed) >= 2 && weighed[0].Shanten == shanten {
			visit(s, r, v, weighed)
		}
	})
}

// TestReach plays deals and scores quiet discards that leave a hand three from ready: by the points of its draws, and
// by estimates if there are too many hands to follow. The two differ.
func TestReach(t *testing.T) {
	followed := func(v, after *View, r *rules.Rules) float64 {
		table := v.decides(r, reach{3, 1_000_000})
		points, _ := table.Of(&after.Hand)
		return float64(points[table.Draws])
	}
	for _, test := range []struct {
		name   string
		places bool // in the last deal
		most   int
		weight float64
		points func(v, after *View, r *rules.Rules) float64
	}{
		{"draws", false, 1_000_000, 0.08, followed},
		{"draws of the last deal", true, 1_000_000, 0.08, followed},
		{"estimates", false, 10, 0.3, func(v, after *View, r *rules.Rules) float64 {
			table := v.decides(r, reach{worth.Reach, worth.Most})
			return after.farPoints(table, table.Draws)
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			reaching(t, test.most)
			asked := 0
			quietly(t, 4, 3, func(s *game.State, r *rules.Rules, v *View, weighed []Row) {
				asked++
				if test.places {
					v.standing = &standing{ahead: []float64{500, -9000, -9000}, spread: lastSpread}
				}
				rows := weighed[:min(compared, len(weighed))]
				points, most := make([]float64, len(rows)), 0.0
				for i := range rows {
					if rows[i].Shanten == 3 {
						after := v.Without(rows[i].Tile)
						cost := 2 * v.fears(true).costs[rows[i].Tile.Index()]
						points[i] = max(0, test.points(v, &after, r)-cost)
						most = max(most, points[i])
					}
				}
				want, best := rows[0].Tile, math.Inf(-1)
				for i := range rows {
					score := math.Log((points[i]+leastShare*most)/most) + test.weight*rows[i].Score
					if rows[i].Shanten == 3 && score > best {
						want, best = rows[i].Tile, score
					}
				}
				first := v.ByPoints(weighed, r)[0]
				if most > 0 && (first.Tile != want || math.Abs(first.Score-best) > 1e-6) {
					t.Errorf("step %d: %s is first with %.4f, want %s with %.4f", s.Step, first.Tile, first.Score, want, best)
				}
			})
			if asked < 20 {
				t.Errorf("only %d discards", asked)
			}
		})
	}
}

// TestReachOfClaims compares claims of hands three from ready with passing: by the points of their draws, and by
// estimates, with the margin of closed hands, if there are too many hands to follow.
func TestReachOfClaims(t *testing.T) {
	for _, most := range []int{1_000_000, 10} {
		reaching(t, most)
		to := reach{3, most}
		if most == 10 {
			to = reach{worth.Reach, worth.Most}
		}
		made, passed, closed := 0, 0, 0
		claims(t, 25, func(s *game.State, r *rules.Rules, v *View, e game.Event) {
			counts := v.Hand.Counts()
			if v.Rule.Of(&counts).Best != 3 {
				return
			}
			g := gain{view: v, table: v.decides(r, to), distance: 3}
			pass, ok := g.points(v)
			claim, alsoOK := g.after(s, r, e)
			if !ok || !alsoOK {
				t.Fatalf("step %d: %v has no points", s.Step, e)
			}
			switch {
			case most == 10 && v.Hand.IsClosed():
				pass *= farMargin
				closed++
			case v.Hand.IsClosed():
				pass *= nearMargin
			}
			_, claims, known := v.Worthwhile(s, r, []game.Event{e})
			if !known || claims != (claim > pass) {
				t.Errorf("step %d: %v counts %.1f, passing %.1f; claims %t, %t", s.Step, e, claim, pass, claims, known)
			}
			if claims {
				made++
			} else {
				passed++
			}
		})
		if made < 5 || passed < 5 || most == 10 && closed < 5 {
			t.Errorf("at most %d hands: %d made, %d passed, %d of closed hands", most, made, passed, closed)
		}
	}
}

// TestUnknownClaim allows just enough hands for passing: a claim that needs more is unknown, neither made nor passed.
func TestUnknownClaim(t *testing.T) {
	unknown := 0
	claims(t, 12, func(s *game.State, r *rules.Rules, v *View, e game.Event) {
		counts := v.Hand.Counts()
		if unknown == 10 || v.Rule.Of(&counts).Best != 3 {
			return
		}
		allowing := func(most int) gain {
			return gain{view: v, table: v.decides(r, reach{3, most}), distance: 3}
		}
		unlimited := allowing(1_000_000)
		if points, ok := unlimited.after(s, r, e); !ok || points == 0 {
			return
		}
		least := sort.Search(1_000_000, func(most int) bool {
			g := allowing(most)
			_, ok := g.points(v)
			return ok
		})
		enough := allowing(least)
		if _, claims, ok := enough.best(s, r, []game.Event{e}); ok || claims {
			t.Errorf("step %d: %v is known with %d hands, which passing takes; claims %t", s.Step, e, least, claims)
		}
		unknown++
	})
	if unknown == 0 {
		t.Error("no claim was asked for")
	}
}

// TestDrawsAfterClaim compares claims with what the hand counts with one own draw fewer: the claim takes its place.
func TestDrawsAfterClaim(t *testing.T) {
	fewer := 0
	claims(t, 12, func(s *game.State, r *rules.Rules, v *View, e game.Event) {
		counts := v.Hand.Counts()
		g := gain{view: v, table: v.decides(r, reach{3, 1_000_000}), distance: v.Rule.Of(&counts).Best}
		got, ok := g.after(s, r, e)
		next := *s
		if fewer == 20 || g.distance > 3 || !ok || got == 0 || next.Apply(e) != nil {
			return
		}
		after, err := At(&next, r, e.Chair)
		if err != nil {
			t.Fatal(err)
		}
		same := false
		for _, tile := range after.Hand.Closed {
			held := after.Without(tile)
			points, _ := g.table.Of(&held.Hand)
			same = same || math.Abs(float64(points[g.table.Draws-1])-got) < 1e-3
		}
		if !same {
			t.Errorf("step %d: %v counts %.1f, and no discard after it with %d draws", s.Step, e, got, g.table.Draws-1)
		}
		fewer++
	})
	if fewer < 5 {
		t.Errorf("%d claims", fewer)
	}
}

package advice_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// TestSlowClaimsAgree compares the numbers of claims in quick deals with their texts, and the scores of the choices
// with
// the sums.
func TestSlowClaimsAgree(t *testing.T) {
	seen := map[string]int{}
	weighed := 0
	quick(t, "riichi-tenhou", 4, 14, func(s *game.State, r *rules.Rules, random *rand.Rand) {
		if s.Phase != game.ToDraw {
			return
		}
		for _, e := range s.Legal() {
			if e.Kind != game.Chow && e.Kind != game.Pung {
				continue
			}
			claim, ok := advice.MeasureClaim(s, r, e)
			if !ok {
				continue
			}
			weighed++
			want := slowClaim(t, s, r, e, &claim)
			sum := 0.0
			for at, term := range advice.ClaimTerms() {
				if x := claim.Numbers[at]; math.Abs(x-want[term.ID]) > 1e-9 {
					t.Fatalf("step %d: %+v has %.3f for %s, want %.3f: %s", s.Step, e, x, term.ID, want[term.ID], term.Measures)
				} else if x != 0 {
					seen[term.ID]++
				}
				sum += term.Deep * claim.Numbers[at]
			}
			if weighed%5 > 0 {
				continue
			}
			choices, err := advice.Choices(s, r, e.Chair)
			if err != nil {
				t.Fatal(err)
			}
			pass := false
			for i, c := range choices {
				pass = pass || c.Pass
				if c.Event == e && math.Abs(c.Score-sum) > 1e-6 {
					t.Errorf("step %d: %+v is a choice of %.3f, want %.3f", s.Step, e, c.Score, sum)
				}
				if i > 0 && c.Score > choices[i-1].Score {
					t.Errorf("step %d: the choices of chair %d are out of order", s.Step, e.Chair)
				}
			}
			if !pass {
				t.Errorf("step %d: chair %d may claim and not pass", s.Step, e.Chair)
			}
		}
	})
	for _, term := range advice.ClaimTerms() {
		if seen[term.ID] == 0 {
			t.Errorf("of %d claims none has %s", weighed, term.ID)
		}
	}
}

// slowClaim returns the numbers of a claim by their ids.
func slowClaim(t *testing.T, s *game.State, r *rules.Rules, e game.Event, claim *advice.Claim) map[string]float64 {
	t.Helper()
	before, err := advice.At(s, r, e.Chair)
	if err != nil {
		t.Fatal(err)
	}
	next := *s
	if err := next.Apply(e); err != nil {
		t.Fatal(err)
	}
	after, err := advice.At(&next, r, e.Chair)
	if err != nil {
		t.Fatal(err)
	}
	target, _ := s.Target()
	h := newSlowHand(&before.Question)
	now := h.distance(h.closed)
	accepted := copiesOf(&before.Left, h.accepted(h.closed))
	shanten := int(claim.After.Shanten)
	late := 0.0
	for _, n := range before.Left {
		late += float64(4-n) / 60
	}
	worth := e.Kind == game.Pung && before.Traits.Worth[target.Index()] > 0
	closed := before.Hand.IsClosed()
	riichi := false
	for other := range s.Deal().Players {
		riichi = riichi || other != e.Chair && s.Riichi(other) > 0
	}
	dora := 0.0
	after.Hand.Each(func(t tile.Tile) { dora += float64(after.Traits.Dora[t.Index()]) + yes(t.IsRedFive()) })
	left := newSlowHand(&after.Question)
	counts := left.closed
	counts[claim.After.Tile.Index()]--
	far := left.route(counts) - shanten
	gain := float64(now - shanten)
	return map[string]float64{
		"base": 1, "gain": gain, "worth": yes(worth), "worth-last": yes(worth && before.Left[target.Index()] == 0),
		"yaku-missing": math.Max(0, math.Min(3, float64(far))), "closed": yes(closed),
		"closed-near": yes(closed && now <= 1), "ready": yes(shanten == 0) * math.Max(0, gain),
		"far": math.Max(0, float64(shanten-1)), "dora": math.Min(4, dora), "late": math.Min(1.5, late),
		"pung": yes(e.Kind == game.Pung), "copies": math.Log(float64(claim.After.Total)+1) - math.Log(float64(accepted)+1),
		"riichi": yes(riichi), "points": math.Log(claim.After.Points/1000 + 0.3),
	}
}

package opponent_test

import (
	"testing"

	"tehai/core/opponent"
	"tehai/core/rules/catalog"
)

// TestClubDeals plays deals of western clubs with two computer players against two who make any legal move: they move
// legally, know how many chows a hand may have and which special hands there are, and so win most deals.
func TestClubDeals(t *testing.T) {
	const n = 4
	for _, id := range []string{"classical-dmjl", "classical-bmja"} {
		r, _, err := catalog.For(id, 4, nil)
		if err != nil {
			t.Fatal(err)
		}
		points, wins := 0, 0
		for seed := range n {
			s := bloodyDeal(t, r, uint64(seed), opponent.Steady)
			paid := r.After(s).Payments.ByChair(s.Deal())
			points += paid[seed%2] + paid[seed%2+2]
			for _, chair := range s.Winners() {
				if chair%2 == seed%2 {
					wins++
				}
			}
		}
		t.Logf("%s: %d wins and %d points in %d deals", id, wins, points, n)
		if wins < n-1 || points < 0 {
			t.Errorf("%s: %d wins and %d points for two in %d deals", id, wins, points, n)
		}
	}
}

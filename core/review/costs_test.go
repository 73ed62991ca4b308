package review_test

import (
	"reflect"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/real"
	"tehai/core/review"
)

// TestCosts compares CostsAt with DealAt: only the odds of first discards that cost nothing are left out.
func TestCosts(t *testing.T) {
	left, lost := 0, 0
	found := real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		for _, d := range r.Deals[:min(2, len(r.Deals))] {
			all, err := review.DealAt(d, 0, 0, nil)
			if err != nil {
				t.Fatal(name, err)
			}
			costs, err := review.CostsAt(d, 0, 0)
			if err != nil || len(costs) != len(all) {
				t.Fatalf("%s: %d decisions, want %d (%v)", name, len(costs), len(all), err)
			}
			for i := range all {
				want, got := &all[i], &costs[i]
				if got.BestOdds == nil && want.BestOdds != nil && want.Row == 0 && want.Loss.Points == 0 {
					want.BestOdds, want.MadeOdds = nil, nil
					left++
				}
				if want.Loss.Points > 0 {
					lost++
				}
				if !reflect.DeepEqual(got, want) {
					t.Errorf("%s, step %d: %+v, want %+v", name, want.Step, got, want)
				}
			}
		}
	})
	if found && (left == 0 || lost == 0) {
		t.Errorf("%d odds left out, %d decisions cost something", left, lost)
	}
}

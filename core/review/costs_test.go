package review_test

import (
	"reflect"
	"testing"

	"tehai/core/odds"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/real"
	"tehai/core/review"
)

// TestCosts compares CostsAt with DealAt: only the odds of first discards that cost nothing are left out.
func TestCosts(t *testing.T) {
	left, lost := 0, 0
	compare := func(name string, d *replay.Deal, strength odds.Strength) {
		all, err := review.DealAt(d, 0, strength, nil)
		if err != nil {
			t.Fatal(name, err)
		}
		costs, err := review.CostsAt(d, 0, strength)
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
	for seed, id := range []string{"riichi-tenhou", "riichi-ema", "riichi-tenhou"} {
		compare(id, logtest.Played(t, id, 4, uint64(seed)), odds.Default)
	}
	compare("riichi-tenhou-3p", logtest.Played(t, "riichi-tenhou-3p", 3, 4), odds.Strongest)
	real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		for _, d := range r.Deals[:min(2, len(r.Deals))] {
			compare(name, d, 0)
		}
	})
	if left == 0 || lost == 0 {
		t.Errorf("%d odds left out, %d decisions cost something", left, lost)
	}
}

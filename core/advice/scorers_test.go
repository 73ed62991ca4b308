package advice_test

import (
	"reflect"
	"testing"

	"tehai/core/advice"
	"tehai/core/chance"
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// TestScorers plays deals: the views of one Scorers rank the discards as those with scorers of their own, and have one
// scorer for each seat, with riichi or without, and each number of indicators.
func TestScorers(t *testing.T) {
	type situation struct {
		seat       tile.Tile
		riichi     bool
		indicators int
	}
	views, most := 0, 0
	for seed := range uint64(8) {
		var scorers advice.Scorers
		known := map[situation]*chance.Scorer{}
		of := map[*chance.Scorer]situation{}
		play(t, "riichi-tenhou", 4, seed, func(s *game.State, r *rules.Rules) {
			v, err := scorers.At(s, r, s.Turn)
			own, _ := advice.At(s, r, s.Turn)
			if err != nil || len(v.Hand.Closed)%3 != 2 {
				return
			}
			if got, want := v.Discards(advice.Weighed), own.Discards(advice.Weighed); !reflect.DeepEqual(got, want) {
				t.Errorf("deal %d, %v: ranks %+v, want %+v", seed, v.Hand.Closed, got, want)
			}
			at := situation{v.Situation.SeatWind, v.Situation.Riichi > 0 || v.Hand.IsClosed(), len(v.Situation.Indicators)}
			if v.Situation.Riichi > 1 {
				return // the scorer of double riichi
			}
			if before := known[at]; before != nil && before != v.Scorer {
				t.Errorf("deal %d, %+v: a new scorer", seed, at)
			}
			if before, ok := of[v.Scorer]; ok && before != at {
				t.Errorf("deal %d: one scorer for %+v and %+v", seed, before, at)
			}
			known[at], of[v.Scorer] = v.Scorer, at
			views++
		})
		most = max(most, len(known))
	}
	if views < 50 || most < 5 {
		t.Errorf("%d views, at most %d scorers in a deal", views, most)
	}
}

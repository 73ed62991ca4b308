package advice_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"tehai/core/advice"
	"tehai/core/chance"
	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
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

// TestScorersRandom plays random deals with claims and kongs: for every player, before each discard and each claim, the
// views of one Scorers have the same odds of the hand, points of discards and ranking as those with their own, also for
// three players, and under other rules in between.
func TestScorersRandom(t *testing.T) {
	for _, c := range []struct {
		id      string
		players int
	}{{"riichi-tenhou", 4}, {"riichi-ema", 4}, {"riichi-tenhou-3p", 3}} {
		poor, _, err := catalog.For(c.id, c.players, option.Values{"redFives": false, "openTanyao": false})
		if err != nil {
			t.Fatal(err)
		}
		views, calls := 0, 0
		var scorers advice.Scorers
		quick(t, c.id, c.players, 2, func(s *game.State, r *rules.Rules, _ *rand.Rand) {
			if s.Step == 0 {
				scorers = advice.Scorers{}
			}
			if s.Phase != game.ToDiscard && len(s.Legal()) < 2 {
				return
			}
			for _, under := range []*rules.Rules{r, poor} {
				shared, err := scorers.At(s, under, s.Turn)
				own, wrong := advice.At(s, under, s.Turn)
				if err != nil || wrong != nil {
					t.Fatal(err, wrong)
				}
				if len(own.Hand.Closed)%3 == 1 {
					if got, want := shared.Curve(), own.Curve(); !reflect.DeepEqual(got, want) {
						t.Errorf("%s, step %d: odds %+v, want %+v", c.id, s.Step, got, want)
					}
					continue
				}
				got, want := shared.Discards(advice.Weighed), own.Discards(advice.Weighed)
				if !reflect.DeepEqual(got, want) {
					t.Errorf("%s, step %d: ranks %+v, want %+v", c.id, s.Step, got, want)
				}
				got, want = shared.ByPoints(got, under), own.ByPoints(want, under)
				if !reflect.DeepEqual(got, want) {
					t.Errorf("%s, step %d: by points %+v, want %+v", c.id, s.Step, got, want)
				}
				views++
				calls += len(own.Hand.Melds)
			}
		})
		if views < 40 || calls < 10 {
			t.Errorf("%s: %d views, %d melds", c.id, views, calls)
		}
	}
}

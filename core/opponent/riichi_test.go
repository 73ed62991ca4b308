package opponent_test

import (
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/opponent"
)

// TestRiichiByPoints plays deals of careful players: one that may declare riichi in the last deal does so if the first
// discard by points is worth declaring with, whatever the advice, which knows no places.
func TestRiichiByPoints(t *testing.T) {
	declared, silent, folds, other := 0, 0, 0, 0
	r := rulesOf(t, "riichi-tenhou")
	all := []opponent.Strength{opponent.Careful, opponent.Careful, opponent.Careful, opponent.Careful}
	for seed := range uint64(14) {
		m := game.Match{Players: 4, Tiles: "136", Rules: r.Table(), Seed: 40 + seed, Score: 25000}
		d, err := m.Deal()
		if err != nil {
			t.Fatal(err)
		}
		d.Number, d.Rounds, d.Scores = 4, 1, []int{31000, 29500, 22000, 17500} // places count
		record := game.NewRecord(d)
		for range 300 {
			s := record.Last()
			e, ok := opponent.Next(s, r, all)
			if !ok {
				break
			}
			may := false
			for _, legal := range s.Legal() {
				may = may || legal.Kind == game.Riichi && legal.Chair == e.Chair
			}
			if may && (e.Kind == game.Riichi || e.Kind == game.Discard) {
				v, err := advice.At(s, r, e.Chair)
				if err != nil {
					t.Fatal(err)
				}
				rows := v.ByPoints(v.Discards(advice.Weighed), r)
				want := v.Declares(rows, r)
				if list, err := advice.Choices(s, r, e.Chair); err != nil || (list[0].Event.Kind == game.Riichi) != want {
					other++
				}
				if got := e.Kind == game.Riichi; got != want {
					t.Errorf("seed %d, step %d: declares %t, want %t", seed, s.Step, got, want)
				}
				switch {
				case want:
					declared++
				case rows[0].Shanten > 0:
					folds++
				default:
					silent++
				}
			}
			if err := record.Add(e); err != nil {
				t.Fatal(err)
			}
		}
	}
	if declared < 5 || silent < 3 || other == 0 {
		t.Errorf("%d riichi, %d silent ready hands, %d hands that are not kept ready; %d unlike the advice", declared,
			silent, folds, other)
	}
}

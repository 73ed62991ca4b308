package review_test

import (
	"testing"

	"tehai/core/review"
)

// TestAlternatives compares the odds of the alternatives with those of the moves: the first discard has the odds of the
// better move, the one made those of the move made, and each of the first five has odds.
func TestAlternatives(t *testing.T) {
	filled, more := 0, 0
	for seed := range uint64(6) {
		d, _ := claimed(t, seed)
		moves, err := review.Deal(d, -1, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := review.Alternatives(d, moves, 5); err != nil {
			t.Fatal(err)
		}
		for _, m := range moves {
			if m.RowOdds == nil {
				if m.Loss.Points > 0 && m.Row > 0 && m.BestOdds != nil {
					t.Errorf("seed %d, step %d: a loss of %.0f without alternatives", seed, m.Step, m.Loss.Points)
				}
				continue
			}
			filled++
			if m.Kind == review.Discard && *m.RowOdds[0] != *m.BestOdds || m.Row > 0 && *m.RowOdds[m.Row] != *m.MadeOdds {
				t.Errorf("seed %d, step %d: %+v, want %+v first and %+v made", seed, m.Step, m.RowOdds, m.BestOdds, m.MadeOdds)
			}
			for i, o := range m.RowOdds {
				switch {
				case i < 5 && o == nil:
					t.Errorf("seed %d, step %d: row %d has no odds", seed, m.Step, i)
				case o != nil && i != 0 && i != m.Row:
					more++
				}
			}
		}
	}
	if filled == 0 || more == 0 {
		t.Errorf("%d decisions with alternatives, %d of them neither made nor best", filled, more)
	}
}

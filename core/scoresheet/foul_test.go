package scoresheet_test

import (
	"slices"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/scoresheet"
)

// TestFouls has a player pay for a foul in the two ways that rules have, and checks that rules without fouls refuse it.
func TestFouls(t *testing.T) {
	foul := scoresheet.Deal{Kind: scoresheet.EndFoul, Foul: 2, Riichi: []int{1}}
	draw := scoresheet.Deal{Kind: rules.EndExhausted, Ready: []int{0}}
	for _, row := range []struct {
		cost     string
		payments []int // of the foul
		final    int   // the amount taken off the final result of its player
	}{
		{"mangan", []int{4000, 2000, -8000, 2000}, 0},
		{"final", []int{0, 0, 0, 0}, -20000},
	} {
		r := rulesOf(t, "riichi-ema", option.Values{"foul": row.cost})
		if list := scoresheet.Endings(r); !slices.Contains(list, scoresheet.EndFoul) {
			t.Errorf("%s: endings %v", row.cost, list)
		}
		without, err := scoresheet.Follow(r, 30000, []scoresheet.Deal{draw})
		if err != nil {
			t.Fatal(err)
		}
		s, err := scoresheet.Follow(r, 30000, []scoresheet.Deal{draw, foul})
		if err != nil {
			t.Fatal(err)
		}
		// The stick is returned, and the deal is replayed with the same honba.
		at, was := s.Next, without.Next
		if at.Round != was.Round || at.Number != was.Number || at.Dealer != was.Dealer || at.Honba != was.Honba ||
			at.Deposits != was.Deposits || at.Honba != 1 {
			t.Errorf("%s: continues with %+v", row.cost, at)
		}
		for chair, paid := range row.payments {
			if at.Scores[chair] != was.Scores[chair]+paid || s.Deals[1].Payments[chair] != paid {
				t.Errorf("%s: chair %d has %d, had %d", row.cost, chair, at.Scores[chair], was.Scores[chair])
			}
		}
		if final := s.Deals[1].Final; row.final != 0 && (len(final) != 4 || final[2] != row.final) ||
			sum(final) != row.final {
			t.Errorf("%s: %v off the final result", row.cost, final)
		}
		points := 0
		for _, seat := range s.Placement.Seats {
			points += seat.Points
		}
		if points != row.final {
			t.Errorf("%s: the final results come to %d", row.cost, points)
		}
	}
	r := rulesOf(t, "riichi-ema", option.Values{"foul": "none"})
	if _, err := scoresheet.Follow(r, 30000, []scoresheet.Deal{foul}); err == nil || slices.Contains(scoresheet.Endings(r),
		scoresheet.EndFoul) {
		t.Errorf("a foul that costs nothing: %v", err)
	}
	foul.Foul = 4
	if _, err := scoresheet.Follow(rulesOf(t, "riichi-ema", option.Values{"foul": "mangan"}), 30000,
		[]scoresheet.Deal{foul}); err == nil {
		t.Error("a foul without a player")
	}
}

func sum(list []int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}

package scoresheet_test

import (
	"slices"
	"testing"

	"tehai/core/rules"
	"tehai/core/scoresheet"
)

// TestByHand enters payments, with every dealer: by chair, with the difference taken from the sticks.
func TestByHand(t *testing.T) {
	r := rulesOf(t, "riichi-tenhou", nil)
	pass := scoresheet.Deal{Kind: scoresheet.EndEntered, Payments: []int{0, 0, 0, 0}}
	for _, row := range []struct {
		deal            scoresheet.Deal
		moved           []int
		sticks, honba   int
		next, oneBefore int // the dealer of the next deal, and of this
		err             string
	}{
		{scoresheet.Deal{Payments: []int{1000, -2000, 500, 500}}, []int{1000, -2000, 500, 500}, 0, 0, 1, 0, ""},
		{scoresheet.Deal{Payments: []int{1000, -2000, 500, 500}, DealerStays: true}, []int{1000, -2000, 500, 500}, 0, 1, 0,
			0, ""},
		{scoresheet.Deal{Payments: []int{1000, -2000, 500, 500}}, []int{1000, -2000, 500, 500}, 0, 0, 2, 1, ""},
		{scoresheet.Deal{Payments: []int{1000, -2000, 500, 500}}, []int{1000, -2000, 500, 500}, 0, 0, 3, 2, ""},
		{scoresheet.Deal{Payments: []int{1000, -2000, 500, 500}, DealerStays: true}, []int{1000, -2000, 500, 500}, 0, 1, 3,
			3, ""},
		{scoresheet.Deal{Payments: []int{2000, 0, 0, 0}, Riichi: []int{1, 3}}, []int{2000, -1000, 0, -1000}, 0, 0, 1, 0, ""},
		{scoresheet.Deal{Payments: []int{1000, 0, 0, 0}, Riichi: []int{1, 3}}, []int{1000, -1000, 0, -1000}, 1, 0, 1, 0, ""},
		{scoresheet.Deal{Payments: []int{0, 0, 0, 0}, Riichi: []int{1, 3}}, []int{0, -1000, 0, -1000}, 2, 0, 1, 0, ""},
		{scoresheet.Deal{Payments: []int{3000, 0, 0, 0}, Riichi: []int{1, 3}}, nil, 0, 0, 0, 0,
			"deal 1: payments: want a sum of 0, or of sticks on the table, found 3000"},
		{scoresheet.Deal{Payments: []int{1500, 0, 0, 0}, Riichi: []int{1, 3}}, nil, 0, 0, 0, 0,
			"deal 1: payments: want a sum of 0, or of sticks on the table, found 1500"},
		{scoresheet.Deal{Payments: []int{-1000, 0, 0, 0}, Riichi: []int{1, 3}}, nil, 0, 0, 0, 0,
			"deal 1: payments: want a sum of 0, or of sticks on the table, found -1000"},
	} {
		row.deal.Kind = scoresheet.EndEntered
		var deals []scoresheet.Deal
		for range row.oneBefore {
			deals = append(deals, pass)
		}
		s, err := scoresheet.Follow(r, 25000, append(deals, row.deal))
		if row.err != "" {
			if err == nil || err.Error() != row.err {
				t.Errorf("%+v: %v, want %s", row.deal, err, row.err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("%+v: %v", row.deal, err)
		}
		entry := s.Deals[len(s.Deals)-1]
		if !slices.Equal(entry.Moved, row.moved) || !slices.Equal(entry.Payments, row.deal.Payments) ||
			s.Next.Deposits != row.sticks ||
			s.Next.Honba != row.honba || s.Next.Dealer != row.next || entry.Before.Dealer != row.oneBefore {
			t.Errorf("%+v: moved %v by %v, then %+v", row.deal, entry.Moved, entry.Payments, s.Next)
		}
	}
}

// TestThreeRons: rules that pay two abandon a deal with three winners, without payments; the repeated deal counts.
func TestThreeRons(t *testing.T) {
	three := scoresheet.Deal{Kind: rules.EndWins}
	for _, chair := range []int{0, 1, 2} {
		three.Wins = append(three.Wins, counted(chair, 3, 2, 30).Wins...)
	}
	s, err := scoresheet.Follow(rulesOf(t, "riichi-tenhou", nil), 25000, []scoresheet.Deal{three})
	if err != nil {
		t.Fatal(err)
	}
	if entry := s.Deals[0]; !entry.Aborted || !slices.Equal(entry.Moved, []int{0, 0, 0, 0}) || s.Next.Honba != 1 ||
		s.Next.Dealer != 0 {
		t.Errorf("three rons: %+v, then %+v", entry, s.Next)
	}
	three.Wins = three.Wins[:2]
	if s, err = scoresheet.Follow(rulesOf(t, "riichi-tenhou", nil), 25000, []scoresheet.Deal{three}); err != nil ||
		s.Deals[0].Aborted || s.Deals[0].Moved[3] >= 0 {
		t.Errorf("two rons: %+v, %v", s, err)
	}
}

// TestPlacesByScore checks placement under rules without one: more points first, then the earlier chair.
func TestPlacesByScore(t *testing.T) {
	for _, row := range []struct{ payments, places []int }{
		{[]int{0, 0, 0, 0}, []int{1, 2, 3, 4}},
		{[]int{-30, 10, 10, 10}, []int{4, 1, 2, 3}},
		{[]int{-1, -2, -3, 6}, []int{2, 3, 4, 1}},
	} {
		d := scoresheet.Deal{Kind: scoresheet.EndEntered, Payments: row.payments}
		s, err := scoresheet.Follow(rulesOf(t, "hongkong", nil), 0, []scoresheet.Deal{d})
		if err != nil {
			t.Fatal(err)
		}
		for chair, seat := range s.Placement.Seats {
			if seat.Place != row.places[chair] || seat.Points != row.payments[chair] {
				t.Errorf("%v: chair %d is %+v, want place %d", row.payments, chair, seat, row.places[chair])
			}
		}
	}
}

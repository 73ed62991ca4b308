package review

import (
	"testing"

	"tehai/core/game"
)

// TestDealsAgain names the winner by the order of the view, from chair 2: the dealer, chair 3, is next. A
// draw brings another dealer where a ready one does not stay.
func TestDealsAgain(t *testing.T) {
	deal := &game.Deal{Players: 4, Number: 4}
	for winner, want := range map[int][2]float64{-1: {0.5, 0.5}, 0: {1, 0}, 1: {0, 1}, 2: {1, 0}, 3: {1, 0}} {
		if got := dealsAgain(deal, []int{2, 3, 0, 1}, winner, true); got != want {
			t.Errorf("winner %d: another dealer with %v, the same with %v; want %v", winner, got[0], got[1], want)
		}
	}
	if got := dealsAgain(deal, []int{2, 3, 0, 1}, -1, false); got != [2]float64{1, 0} {
		t.Errorf("after a draw the dealer deals again with %v, want never", got[1])
	}
}

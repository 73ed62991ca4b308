package review

import (
	"testing"

	"tehai/core/game"
)

// TestDealsAgain names the winner by the order of the view, from chair 2: the dealer, chair 3, is next.
func TestDealsAgain(t *testing.T) {
	deal := &game.Deal{Players: 4, Number: 4}
	for winner, want := range map[int][2]float64{-1: {0.5, 0.5}, 0: {1, 0}, 1: {0, 1}, 2: {1, 0}, 3: {1, 0}} {
		if got := dealsAgain(deal, []int{2, 3, 0, 1}, winner); got != want {
			t.Errorf("winner %d: another dealer with %v, the same with %v; want %v", winner, got[0], got[1], want)
		}
	}
}

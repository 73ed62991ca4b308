package review

import (
	"testing"

	"tehai/core/game"
	"tehai/core/odds"
)

// TestDealsAgain names the winner by the order of the view, from chair 2: the dealer, chair 3, is next. After a draw
// the dealer deals again who is ready, where the rules say so.
func TestDealsAgain(t *testing.T) {
	deal, chairs := &game.Deal{Players: 4, Number: 4}, []int{2, 3, 0, 1}
	for winner, want := range []bool{false, true, false, false} {
		if got := dealsAgain(deal, chairs, &odds.End{Winner: winner}, true); got != want {
			t.Errorf("winner %d: the dealer deals again: %t, want %t", winner, got, want)
		}
	}
	ready := &odds.End{Winner: -1, Ready: 0b0010}
	others := &odds.End{Winner: -1, Ready: 0b1101}
	if !dealsAgain(deal, chairs, ready, true) || dealsAgain(deal, chairs, others, true) ||
		dealsAgain(deal, chairs, ready, false) {
		t.Error("after a draw: want the dealer to deal again who is ready, where the rules say so")
	}
}

package rules

import (
	"tehai/core/hand"
	"tehai/core/tile"
)

// Goal is a hand with a name: what the rules call it and pay for it, and the
// aim of core/chance that it is, or how far a hand is from it.
type Goal struct {
	ID, Aim string
	Points  int // 0 where it is worth nothing by itself
	// Reach returns how many tiles a hand with these closed ones lacks, less one;
	// more than 18 for a hand that cannot become it. nil where Aim says it.
	Reach func(h *hand.Hand, closed *tile.Counts) int
}

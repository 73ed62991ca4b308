package api

import (
	"math"

	"tehai/core/review"
)

// ReviewPlacement is what a decision means for the pay of the player's place at the end of the match (uma and oka), in
// points and without the score, expected from the odds of the deal and an estimate of the deals that remain. The
// expected pay of the four players sums to 0.
type ReviewPlacement struct {
	Best float64 `js:"best"` // after the best decision
	Made float64 `js:"made"` // after the one made
	// the part of the difference that counts, as of the points; below 0 if the decision made is better for the place
	Cost float64 `js:"cost"`
}

// reviewPlacementOf converts a placement; nil if there is none.
func reviewPlacementOf(p *review.Placement) *ReviewPlacement {
	if p == nil {
		return nil
	}
	return &ReviewPlacement{math.Round(p.Best), math.Round(p.Made), math.Round(p.Cost)}
}

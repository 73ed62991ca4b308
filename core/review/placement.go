package review

import (
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/placement"
	"tehai/core/replay"
	"tehai/core/rules"
)

// Placement is what a decision means for the pay of the player's place at the end of the match (uma and oka), in
// points, without the points of the score.
//
// It is listed beside the loss in points and is no part of it. Other readings were possible:
//   - the sum of both, the final result: one figure, but its parts are known with different certainty, and points would
//     no longer be those of the deal that a player can check;
//   - verdicts by the sum: the bounds of certain.go were fitted to points, and of 116 losses in recorded games the sum
//     excuses none;
//   - the whole difference of the lines: where two models agree on a part of the points only, as much of the placement
//     is as doubtful.
//
// A decision that costs no points has none, so the last deal, where riichi and calls are not judged, stays as it is.
// Nor has a win passed up, or a discard after the last draw, for which there are no odds.
type Placement struct {
	Best, Made float64 // expected pay after the first choice and after the move made
	// Cost is the part of their difference that the review counts, the same part as of the points. Below 0 the move made
	// is better for the place.
	Cost float64
}

// matchOf returns the match of a deal; nil if its rules do not state what places pay, or it has no scores.
func matchOf(d *replay.Deal) *placement.Match {
	if d.Deal().Scores == nil || d.Deal().Players != 4 {
		return nil
	}
	return placement.Of(d.Ruleset, d.Deal().Rounds)
}

// place sets the placement of a decision that costs something.
func (r *reviewer) place(s *game.State, v *advice.View, m *Move) {
	if r.match == nil || m.Loss.Points <= 0 || m.BestOdds == nil || m.MadeOdds == nil {
		return
	}
	apart := m.BestOdds.Points - m.MadeOdds.Points
	if apart <= 0 {
		return
	}
	best := Pay(r.match, s, v, m.BestOdds, r.strength, m.Chair)
	made := Pay(r.match, s, v, m.MadeOdds, r.strength, m.Chair)
	m.Placement = &Placement{Best: best, Made: made, Cost: (best - made) * min(1, m.Loss.Points/apart)}
}

// Pay returns the expected pay of a chair's place at the end of the match, if the deal ends for the player of the view
// as the odds say, which are for a table of that strength. That of all chairs sums to zero.
func Pay(match *placement.Match, s *game.State, v *advice.View, o *odds.Odds, strength odds.Strength, of int) (
	pay float64) {
	deal := s.Deal()
	setting := odds.Setting{Rivals: v.Shown(), Draws: v.Draws, Strength: strength, Sticks: s.Deposits,
		Honba: deal.Repeat}
	chairs := []int{(v.Rivals[0].Chair + deal.Players - 1) % deal.Players} // in the order of the ends
	for i := range v.Rivals {
		chairs = append(chairs, v.Rivals[i].Chair)
	}
	scores, readyStays := make([]float64, len(chairs)), match.ReadyStays()
	for _, end := range o.Ends(&setting) {
		if end.Chance == 0 {
			continue
		}
		for i, chair := range chairs {
			scores[chair] = float64(s.Score(chair)) + end.Moved[i]
		}
		stays := dealsAgain(deal, chairs, &end, readyStays)
		now := rules.Moment{Round: deal.Round, Number: deal.Number, DealerStays: stays,
			DealerWon: stays && end.Winner >= 0}
		pay += end.Chance * match.Expected(&now, scores, of)
	}
	return pay
}

// dealsAgain reports whether the dealer deals again after an end: as the winner, or ready at a draw if readyStays.
func dealsAgain(d *game.Deal, chairs []int, end *odds.End, readyStays bool) bool {
	dealer := slices.Index(chairs, d.Dealer())
	return end.Winner == dealer || readyStays && end.Ready>>dealer&1 == 1
}

package review

import (
	"tehai/core/advice"
	"tehai/core/game"
)

// Two models compare moves: package odds, by the pace of hands in recorded games, and package worth, which follows the
// draws and claims of the hand and knows which open hands have a yaku. A move is a mistake if both find it worse.

// agreedPart is the part of the better move's points by which package worth must find it better.
const agreedPart = 0.15

// clearly returns a difference in points if it is clear beside what the better move wins, else 0.
func clearly(difference, first float64) float64 {
	if difference <= agreedPart*first {
		return 0
	}
	return difference
}

// agreed returns the mean of the loss and of how many points package worth finds the move worse by, if that is less;
// zero if it does not, or if the mean is a tie.
func (l Loss) agreed(worse float64) Loss {
	if worse <= 0 {
		return Loss{}
	}
	l.Points = min(l.Points, (l.Points+worse)/2)
	return l.beyond(bothTied)
}

// worseDiscard returns how many points worse a discard is by package worth, 0 if not clearly. ok is false if it has no
// answer.
func (r *reviewer) worseDiscard(v *advice.View, best, made *advice.Row) (worse float64, ok bool) {
	farther := max(best.Shanten, made.Shanten)
	first, ok := v.Expected(r.rules, *best, farther)
	second, both := v.Expected(r.rules, *made, farther)
	difference := first - second
	if v.Pressed() {
		difference += made.Danger*second + made.Cost - best.Danger*first - best.Cost
	}
	return clearly(difference, first), ok && both
}

// worseClaim returns the same for a claim that was made, compared with passing, or for passing if it was not made:
// claims that do not bring the hand nearer are not missed.
func (r *reviewer) worseClaim(s *game.State, v *advice.View, claim game.Event, made bool) (worse float64, ok bool) {
	first, second, ok := v.ExpectedClaim(s, r.rules, claim, made)
	if !made {
		first, second = second, first
	}
	return clearly(first-second, first), ok
}

package review

import (
	"tehai/core/advice"
	"tehai/core/game"
)

// Two models compare moves: package odds, by the pace of hands in recorded games, and package worth, which follows the
// draws and claims of the hand and knows which open hands have a yaku. A move is a mistake if both find it worse.

// agreedPart is the part of the better move's points by which package worth must find it better.
const agreedPart = 0.15

// A second is what package worth says of two moves: what the hand wins after the better one, and by how much the other
// is worse. known is false if it has no answer.
type second struct {
	first, difference float64
	known             bool
}

// finds reports whether it finds the other move clearly worse.
func (s *second) finds() bool { return s.known && s.difference > agreedPart*s.first }

// agreed returns the mean of the loss and of what package worth finds, if that is less; zero if it finds the move no
// worse, or if the mean is a tie. Without an answer of package worth the loss stays.
func (l Loss) agreed(s *second) Loss {
	switch {
	case !s.known:
		return l
	case !s.finds():
		return Loss{}
	}
	l.Points = min(l.Points, (l.Points+s.difference)/2)
	return l.beyond(bothTied)
}

// secondDiscard compares two discards by package worth.
func (r *reviewer) secondDiscard(v *advice.View, best, made *advice.Row) (s second) {
	farther := max(best.Shanten, made.Shanten)
	other, known := 0.0, false
	s.first, s.known = v.Expected(r.rules, best, farther)
	other, known = v.Expected(r.rules, made, farther)
	s.known = s.known && known
	s.difference = s.first - other
	if v.Pressed() {
		s.difference += made.Danger*other + made.Cost - best.Danger*s.first - best.Cost
	}
	return s
}

// secondClaim compares a claim that was made with passing, or passing with a claim that was not made: claims that do
// not bring the hand nearer are not missed.
func (r *reviewer) secondClaim(state *game.State, v *advice.View, claim game.Event, made bool) (s second) {
	first, other, known := v.ExpectedClaim(state, r.rules, claim, made)
	if !made {
		first, other = other, first
	}
	return second{first, first - other, known}
}

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
	return l.beyond(dominatedTied)
}

// worseDiscard returns how many points worse a discard is by package worth, 0 if not clearly. ok is false if it has no
// answer.
func (r *reviewer) worseDiscard(v *advice.View, best, made *advice.Row) (worse float64, ok bool) {
	points, ok := v.Expected(r.rules, best.Tile, made.Tile)
	if !ok {
		return 0, false
	}
	net := func(i int, row *advice.Row) float64 {
		if !v.Pressed() {
			return points[i]
		}
		return (1-row.Danger)*points[i] - row.Cost
	}
	return clearly(net(0, best)-net(1, made), points[0]), true
}

// worseClaim returns the same for a claim that was made, compared with passing, or for passing if it was not made.
// Passing is worse only if package worth would make the claim, too.
func (r *reviewer) worseClaim(s *game.State, v *advice.View, claim game.Event, made bool) (worse float64, ok bool) {
	pass, points, worthwhile, ok := v.ExpectedClaim(s, r.rules, claim)
	switch {
	case !ok:
		return 0, false
	case made:
		return clearly(pass-points, pass), true
	case !worthwhile:
		return 0, true
	}
	return clearly(points-pass, points), true
}

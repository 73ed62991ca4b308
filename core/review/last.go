package review

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/rules"
)

// lastDeal reports whether the game may end with a deal if another player deals next: then places count more than the
// points of the deal.
func lastDeal(d *replay.Deal) bool {
	deal := d.Deal()
	if d.Ruleset.Next == nil {
		return false
	}
	const goal = 1_000_000 // more than any rules ask of the first
	scores := make([]int, deal.Players)
	scores[0] = goal
	course, err := d.Ruleset.Next(&rules.Moment{Round: deal.Round, Number: deal.Number, Scores: scores})
	return err == nil && course.Over != ""
}

// leads reports whether a chair has more points than any other: then any win keeps its place.
func leads(s *game.State, chair int) bool {
	for other := range s.Deal().Players {
		if other != chair && s.Score(other) >= s.Score(chair) {
			return false
		}
	}
	return true
}

// safer reports whether a discard is safer than the better one, against a threat.
func safer(v *advice.View, best, made *advice.Row) bool { return v.Pressed() && made.Cost < best.Cost }

// placed returns a loss in the last deal. Who leads needs a win, of whatever points; of others no claim is judged, and
// of discards those that win less often and are no safer.
func (r *reviewer) placed(l Loss, first, second worth, judged bool) Loss {
	if r.last && (second.win >= first.win || !judged) {
		return Loss{}
	}
	return l
}

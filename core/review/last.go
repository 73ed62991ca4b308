package review

import (
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/tile"
)

// lastDeal reports whether the game may end with a deal if another player deals next: then places count more than the
// points of the deal.
func lastDeal(d *replay.Deal) bool {
	deal := d.Deal()
	if d.Ruleset.Next == nil {
		return false
	}
	// The first has more than any rules ask.
	scores := [game.MaxPlayers]int{1_000_000}
	course, err := d.Ruleset.Next(&rules.Moment{Round: deal.Round, Number: deal.Number, Scores: scores[:deal.Players]})
	// A match may have fewer winds than its rules.
	return err == nil && (course.Over != "" || deal.Rounds > 0 && int(course.Round-tile.East) >= deal.Rounds)
}

// leads reports whether a chair has more points than any other: in the last deal it needs a win, of whatever points.
func leads(s *game.State, chair int) bool {
	for other := range s.Deal().Players {
		if other != chair && s.Score(other) >= s.Score(chair) {
			return false
		}
	}
	return true
}

package riichi

import (
	"slices"

	"tehai/core/rules"
	"tehai/core/tile"
)

// gameLengths are the words of the option for the last round.
var gameLengths = []string{"east", "south", "north"}

func roundOf(word string) tile.Tile {
	return [...]tile.Tile{tile.East, tile.South, tile.North}[slices.Index(gameLengths, word)]
}

// Why a game ends.
const (
	endBelowZero  = "below-zero"  // a player's score is below zero
	endLastDeal   = "last-deal"   // the last round is over
	endReturn     = "return"      // in the extension a player has the return points
	endDealerStop = "dealer-stop" // the dealer of the last deal is first and ends the game
)

// next returns the next deal, or why the game is over. The dealer of the last deal ends it whenever the rules allow
// that. Its error is impossible-situation.
func (r *settings) next(m *rules.Moment) (*rules.Course, error) {
	switch {
	case !m.Round.IsWind() || m.Number < 1 || m.Number > r.players:
		return nil, rules.Impossible("want a deal from 1 to %d of a round, found %d", r.players, m.Number)
	case len(m.Scores) != r.players:
		return nil, rules.Impossible("want the scores of %d players, found %d", r.players, len(m.Scores))
	}
	last := m.Number == r.players && m.Round >= r.lastRound
	reached := slices.Max(m.Scores) >= r.goal
	course := &rules.Course{Round: m.Round, Number: m.Number}
	switch {
	case r.belowZeroEnds && slices.Min(m.Scores) < 0:
		course.Over = endBelowZero
	case m.DealerStays && (last || m.Round > r.lastRound) && r.dealerStops(m):
		course.Over = endDealerStop
	case m.DealerStays:
	case m.Round > r.lastRound && reached:
		course.Over = endReturn
	case last && (reached || !r.extension || m.Round > r.lastRound || m.Round == tile.North):
		course.Over = endLastDeal
	case m.Number == r.players:
		course.Round, course.Number = m.Round+1, 1
	default:
		course.Number++
	}
	return course, nil
}

// dealerStops reports whether the dealer, who could deal again, may end the game: alone in the first place, where of
// equal scores the earlier seat is ahead, and with the return points if the game would otherwise be extended.
func (r *settings) dealerStops(m *rules.Moment) bool {
	if r.lastDealStop == "none" || r.lastDealStop == "win" && !m.DealerWon {
		return false
	}
	dealer := m.Number - 1
	first := slices.Index(m.Scores, slices.Max(m.Scores))
	return first == dealer && (!r.extension || m.Scores[dealer] >= r.goal)
}

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

// A Moment is a game between two deals: the deal that was settled, and what it
// came to.
type Moment struct {
	Round       tile.Tile
	Number      int   // of the deal in its round, from 1: who deals
	Scores      []int // by chair, the first dealer's first
	DealerStays bool  // as of Settlement
	DealerWon   bool
}

// Why a game ends.
const (
	EndBelowZero  = "below-zero"  // somebody has less than nothing
	EndLastDeal   = "last-deal"   // the last round is over
	EndReturn     = "return"      // in the extension somebody has the return points
	EndDealerStop = "dealer-stop" // the dealer of the last deal is in the first place and stops
)

// Next returns the round and the number of the deal that follows, or why the
// game is over. The dealer of the last deal stops wherever the rules allow it.
// Its error is impossible-situation.
func (r *Rules) Next(m *Moment) (round tile.Tile, number int, over string, err error) {
	switch {
	case !m.Round.IsWind() || m.Number < 1 || m.Number > r.players:
		return 0, 0, "", rules.Impossible("want a deal from 1 to %d of a round, found %d", r.players, m.Number)
	case len(m.Scores) != r.players:
		return 0, 0, "", rules.Impossible("want the scores of %d players, found %d", r.players, len(m.Scores))
	}
	last := m.Number == r.players && m.Round >= r.lastRound
	reached := slices.Max(m.Scores) >= r.goal
	switch {
	case r.belowZeroEnds && slices.Min(m.Scores) < 0:
		return m.Round, m.Number, EndBelowZero, nil
	case m.DealerStays && (last || m.Round > r.lastRound) && r.dealerStops(m):
		return m.Round, m.Number, EndDealerStop, nil
	case m.DealerStays:
		return m.Round, m.Number, "", nil
	case m.Round > r.lastRound && reached:
		return m.Round, m.Number, EndReturn, nil
	case last && (reached || !r.extension || m.Round > r.lastRound || m.Round == tile.North):
		return m.Round, m.Number, EndLastDeal, nil
	case m.Number == r.players:
		return m.Round + 1, 1, "", nil
	}
	return m.Round, m.Number + 1, "", nil
}

// dealerStops reports whether the dealer, who could deal again, may end the
// game: alone in the first place, earlier seats being ahead at equal scores, and
// with the return points where without them the game would be extended.
func (r *Rules) dealerStops(m *Moment) bool {
	if r.lastDealStop == "none" || r.lastDealStop == "win" && !m.DealerWon {
		return false
	}
	dealer := m.Number - 1
	first := slices.Index(m.Scores, slices.Max(m.Scores))
	return first == dealer && (!r.extension || m.Scores[dealer] >= r.goal)
}

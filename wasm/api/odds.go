package api

import (
	"math"

	"tehai/core/odds"
	"tehai/core/source"
)

// Odds are how a deal ends for one player, taking the other players into account, calibrated on recorded games of four
// players; for three by play of computer players. win, others and draw sum to 1.
type Odds struct {
	Win float64 `js:"win"` // the player wins
	// another player wins on this one's discard: a part of others, estimated by the kind of hand
	DealIn float64 `js:"dealIn"`
	Others float64 `js:"others"` // another player wins
	Draw   float64 `js:"draw"`   // no player wins
	Points float64 `js:"points"` // average net points of the deal, including sticks and honba
}

// oddsOf converts odds; nil if there are none.
func oddsOf(o *odds.Odds) *Odds {
	if o == nil {
		return nil
	}
	spelled := Odds{Win: round4(o.Win), DealIn: round4(o.DealIn), Draw: round4(o.Draw), Points: math.Round(o.Points)}
	spelled.Others = round4(1 - spelled.Win - spelled.Draw)
	return &spelled
}

// readLevel returns how strong a table is.
func readLevel(level string) (odds.Strength, error) {
	strength, ok := odds.StrengthOf(level)
	if !ok {
		return 0, source.Errorf(source.BadType, "level: want ordinary, usual or strongest, found %q", level)
	}
	return strength, nil
}

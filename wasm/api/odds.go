package api

import (
	"math"

	"tehai/core/odds"
	"tehai/core/source"
)

// Odds are how a deal ends for one player where the others play too, calibrated on recorded games. win, others and draw
// sum to 1.
type Odds struct {
	Win    float64 `js:"win"`    // the player wins
	DealIn float64 `js:"dealIn"` // another player wins on this one's discard: a part of others, by the kind of hand
	Others float64 `js:"others"` // another player wins
	Draw   float64 `js:"draw"`   // nobody does
	Points float64 `js:"points"` // net points that the deal brings on average, sticks and honba among them
}

// oddsOf spells odds; nil where there are none.
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

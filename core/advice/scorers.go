package advice

import (
	"slices"

	"tehai/core/chance"
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Scorers are the scorers of the views of a deal. They remember the hands that they have scored: most of a player's
// next turn are the same. The zero value has none yet.
type Scorers struct {
	list []situated
}

// situated is a scorer and what distinguishes its situation from others in a deal. Honba and riichi sticks are no part
// of what hands are worth.
type situated struct {
	rules      *rules.Rules
	seat       tile.Tile
	riichi     int
	indicators []tile.Tile
	scorer     *chance.Scorer
}

// of returns a scorer that does not know how the hand will be won.
func (k *Scorers) of(r *rules.Rules, s rules.Situation) (*chance.Scorer, error) {
	for _, known := range k.list {
		if known.rules == r && known.seat == s.SeatWind && known.riichi == s.Riichi &&
			slices.Equal(known.indicators, s.Indicators) {
			return known.scorer, nil
		}
	}
	s.SelfDrawn, s.UraIndicators, s.Local = false, nil, nil
	scorer, err := chance.NewScorer(r, s)
	if err == nil {
		k.list = append(k.list, situated{r, s.SeatWind, s.Riichi, s.Indicators, scorer})
	}
	return scorer, err
}

// At is the function At with these scorers.
func (k *Scorers) At(s *game.State, r *rules.Rules, chair int) (*View, error) {
	return at(s, r, chair, k)
}

// AskAmong is the function AskAmong with these scorers.
func (k *Scorers) AskAmong(s *game.State, r *rules.Rules, chair int, legal []game.Event) (*Asked, error) {
	return askAmong(s, r, chair, legal, k)
}

package scoresheet

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// numberOf returns the number of the next deal where a settlement names the wind that deals it; 0 elsewhere.
func (t *settler) numberOf(wind tile.Tile) int {
	if wind == tile.None {
		return 0
	}
	return t.chair(int(wind-tile.East)) + 1
}

// events settles a deal that is stated by its events, as far as they go.
func (t *settler) events() (*rules.Settlement, error) {
	if t.rules.Follow == nil {
		return nil, rules.Impossible("events: under %s a deal is settled at its end", t.rules.ID)
	}
	list := make([]rules.Event, len(t.deal.Events))
	for i := range t.deal.Events {
		e := &t.deal.Events[i]
		list[i] = e.Event
		if err := t.check("of", []int{e.Of}); err != nil {
			return nil, err
		}
		list[i].Of, list[i].From = t.wind(e.Of), tile.None
		if e.From >= 0 {
			if err := t.check("from", []int{e.From}); err != nil {
				return nil, err
			}
			list[i].From = t.wind(e.From)
		}
		wins, err := t.wins(e.Wins)
		if err != nil {
			return nil, err
		}
		list[i].Wins = wins
		for j := range e.Hands {
			h := e.Hands[j].FinalHand
			if err := t.check("hands", []int{e.Hands[j].Chair}); err != nil {
				return nil, err
			}
			h.SeatWind, h.RoundWind = t.wind(e.Hands[j].Chair), t.before.Round
			list[i].Hands = append(list[i].Hands, h)
		}
	}
	progress, err := t.rules.Follow(list)
	if err != nil {
		return nil, err
	}
	t.progress = progress
	return &progress.Settlement, nil
}

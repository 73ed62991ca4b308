package classical

import (
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
)

// Family returns the row of the catalogue.
func Family() rules.Family {
	set := &rules.RuleSet{ID: "classical", Family: "classical", Name: "Classical (Mah Jongg Hands)", Players: 4,
		Options: options, New: rulesOf}
	return rules.Family{ID: "classical", Sets: []*rules.RuleSet{set}}
}

// rulesOf makes what everybody else holds of the options' values.
func rulesOf(_ *rules.RuleSet, values rules.Options) *rules.Rules {
	set := settingsOf(values)
	return &rules.Rules{
		Players: 4, Most: mostTiles,
		Score: set.card,
		Value: func(win *rules.Win) int {
			r, err := set.score(win)
			if err != nil {
				return 0
			}
			return r.Final
		},
		Forms:     rules.Forms{List: []hand.Form{hand.Standard, hand.Orphans}},
		Situation: rules.Situations{Known: rules.Circumstances("seatWind", "roundWind", "concealed")},
		Play:      game.Rules{Flowers: true, Play: &game.Play{MaxRons: game.MaxPlayers - 1}},
		Shows:     []rules.Show{rules.ShowValue, rules.ShowFlowers},
	}
}

func (set settings) card(win *rules.Win) (*rules.Card, error) {
	r, err := set.score(win)
	if err != nil {
		return nil, err
	}
	return r.card(&win.Hand), nil
}

// The parts of a card; the totals are points, doubles and unrounded.
const (
	partPoints  = "points"
	partDoubles = "doubles"
	partLimit   = "limit"
)

// card writes the result as every family does.
func (r *Result) card(h *hand.Hand) *rules.Card {
	card := &rules.Card{Win: r.Win, Form: r.Form, Points: r.Final, Why: r.Why}
	if !r.Win {
		return card
	}
	card.Sets = hand.Groups(h, hand.Reading{Form: r.Form, Sets: r.Sets})
	card.Totals = []rules.Total{{ID: partPoints, Amount: r.Points}, {ID: partDoubles, Amount: r.Doubles},
		{ID: "unrounded", Amount: r.Unrounded}}
	for _, item := range r.PointItems {
		card.Items = append(card.Items, rules.Item{Part: partPoints, ID: item.ID, Amount: item.Points,
			Sets: r.named(item.Set)})
	}
	for _, item := range r.DoubleItems {
		card.Items = append(card.Items, rules.Item{Part: partDoubles, ID: item.ID, Amount: item.Doubles,
			Sets: r.named(item.Set)})
	}
	for _, id := range r.LimitHands {
		card.Items = append(card.Items, rules.Item{Part: partLimit, ID: id})
	}
	for _, other := range r.Others {
		card.Others = append(card.Others, other.card(h))
	}
	return card
}

// named returns the index of the set that an item names, or none.
func (r *Result) named(s meld.Set) []int {
	for i := range r.Sets {
		if r.Sets[i] == s {
			return []int{i}
		}
	}
	return nil
}

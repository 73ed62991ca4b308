package mcr

import (
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/rules"
)

// Family returns the rule sets as rows of the catalogue.
func Family() rules.Family {
	f := rules.Family{ID: "mcr"}
	for i := range presets {
		p := &presets[i]
		f.Sets = append(f.Sets, &rules.RuleSet{ID: p.id, Family: f.ID, Fans: "fan", Name: p.name, Players: players,
			Options: p.list(), New: rulesOf})
	}
	return f
}

// rulesOf makes what everybody else holds of the options' values.
func rulesOf(set *rules.RuleSet, values rules.Options) *rules.Rules {
	r := compile(set.ID, values)
	made := &rules.Rules{
		Players: players,
		Score:   r.card,
		Value: func(win *rules.Win) int {
			if v := r.Value(win); v.Win {
				return v.Total
			}
			return 0
		},
		MustScore:     true,
		CountsFlowers: r.flowers,
		Forms: rules.Forms{
			List:      []hand.Form{hand.Standard, hand.Pairs, hand.Orphans, hand.Singles, hand.Knitted},
			FourPairs: true,
		},
		Situation: r.situation,
		Play: game.Rules{Flowers: r.flowers, Rob: game.Nobody,
			Play: &game.Play{MaxRons: 1}},
		Settle: r.settle, Next: rules.Rounds(rounds, players), Place: place,
		Shows: []rules.Show{rules.ShowValue, rules.ShowMinimum, rules.ShowSettle, rules.ShowPlace, rules.ShowGoals},
		Goals: r.goals,
	}
	if r.flowers {
		made.Shows = append(made.Shows, rules.ShowFlowers)
	}
	return made
}

// card scores a win for those who hold any rules.
func (r *Rules) card(win *rules.Win) (*rules.Card, error) {
	result, err := r.Score(win)
	if err != nil {
		return nil, err
	}
	return result.card(&win.Hand), nil
}

// card writes the result as every family does.
func (res *Result) card(h *hand.Hand) *rules.Card {
	// The card and its totals are one piece of memory.
	made := &struct {
		rules.Card
		totals [2]rules.Total
	}{totals: [2]rules.Total{{ID: rules.TotalFans, Amount: res.Total}, {ID: rules.TotalMinimum, Amount: res.Minimum}}}
	card := &made.Card
	card.Win, card.Form, card.Points, card.Payments, card.Why = res.Win, res.Form, res.Total, res.Payments, res.Why
	card.Items, card.Totals, card.Also = res.Items, made.totals[:], res.Also
	if res.Form == hand.NoForm {
		return card
	}
	card.Sets = hand.GroupsAt(h, hand.Reading{Form: res.Form, Sets: res.Sets}, res.At, res.Wait)
	if len(res.Others) > 0 {
		card.Others = make([]*rules.Card, len(res.Others))
	}
	for i, other := range res.Others {
		card.Others[i] = other.card(h)
	}
	return card
}

package mcr

import (
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/shanten"
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

// rulesOf returns the rules.Rules of the options' values.
func rulesOf(set *rules.RuleSet, values option.Values) *rules.Rules {
	r := compile(set.ID, values)
	made := &rules.Rules{
		Players: players,
		Score:   r.score,
		Value: func(win *rules.Win) int {
			if v := r.value(win); v.win {
				return v.total
			}
			return 0
		},
		MustScore:     true,
		CountsFlowers: r.flowers,
		Forms: shanten.Forms{
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

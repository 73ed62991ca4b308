package classical

import (
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/shanten"
)

// Family returns the row of the catalogue.
func Family() rules.Family {
	set := &rules.RuleSet{ID: "classical", Family: "classical", Name: "Classical (Mah Jongg Hands)", Players: 4,
		Options: options, New: rulesOf}
	return rules.Family{ID: "classical", Sets: []*rules.RuleSet{set}}
}

// rulesOf returns the rules.Rules of the options' values.
func rulesOf(_ *rules.RuleSet, values option.Values) *rules.Rules {
	set := settingsOf(values)
	return &rules.Rules{
		Players: 4, Most: mostTiles,
		Score: set.score,
		Value: func(win *rules.Win) int {
			card, err := set.score(win)
			if err != nil {
				return 0
			}
			return card.Points
		},
		Forms:     shanten.Forms{List: []hand.Form{hand.Standard, hand.Orphans}},
		Situation: rules.Situations{Known: rules.Circumstances("seatWind", "roundWind", "concealed")},
		Play:      game.Rules{Flowers: true, Play: &game.Play{MaxRons: game.MaxPlayers - 1}},
		Shows:     []rules.Show{rules.ShowValue, rules.ShowFlowers},
	}
}

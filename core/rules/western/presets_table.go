package western

import (
	"slices"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// preset is one of the two rule sets: what its options do not say. Their tables have a column for each.
type preset struct {
	id, name          string
	bmja              bool // the column of the tables
	usual             int  // the limit where the option says none
	start             int  // points of each player at the start
	claimedKongHidden bool // a claimed kong leaves the hand closed (W6)
}

var presets = [...]preset{
	{id: "classical-dmjl", name: "Classical (Deutsche Mah-Jongg Liga)", usual: 500, claimedKongHidden: true},
	{id: "classical-bmja", name: "Classical (British Mah-Jong Association)", bmja: true, usual: 1000, start: 2000},
}

func presetOf(id string) *preset {
	return &presets[slices.IndexFunc(presets[:], func(p preset) bool { return p.id == id })]
}

// compile sets every option of the table from values, which are resolved.
func compile(p *preset, values option.Values) *settings {
	r := &settings{preset: p, hands: p.hands()}
	for i := range optionTable {
		if value, has := values[optionTable[i].key]; has {
			optionTable[i].set(r, value)
		}
	}
	r.situation = r.situations()
	return r
}

// rules returns the rules of the settings.
func (r *settings) rules() *rules.Rules {
	made := &rules.Rules{
		Players: players, Start: r.preset.start,
		Score: r.score, Value: r.value,
		CountsFlowers: r.flowers, ScoresLosers: true,
		Forms: shanten.Forms{List: []hand.Form{hand.Standard, hand.Pairs, hand.Orphans}, FourPairs: true,
			Complete: r.complete, Distance: r.beside(nil, false),
			ByMelds: func(melds []meld.Meld) func(*tile.Counts) int { return r.beside(melds, true) }},
		Goals:     r.goals,
		Specials:  r.specials,
		Situation: r.situation,
		Play:      game.Rules{Flowers: r.flowers, Rob: game.Nobody, Play: &game.Play{MaxRons: 1}},
		Settle:    r.settle, Next: rules.Rounds(rounds, players),
		Fouls: r.foul, FoulKinds: foulKinds,
		Shows: []rules.Show{rules.ShowValue, rules.ShowSettle, rules.ShowGoals, rules.ShowLosers},
	}
	if r.preset.bmja {
		made.Shows = append(made.Shows, rules.ShowGoulash)
	}
	if r.flowers {
		made.Shows = append(made.Shows, rules.ShowFlowers)
	}
	return made
}

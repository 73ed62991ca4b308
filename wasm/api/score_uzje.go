package api

import "tehai/core/rules/uzje"

// UzjeScore says how a hand of Ùzje is complete; its rules know no values.
type UzjeScore struct {
	Win    bool        `js:"win" is:"true"`
	Form   string      `js:"form" is:"Form"`
	Sets   []Set       `js:"sets"`
	Points int         `js:"points"` // always 0
	Others []UzjeScore `js:"others"` // always empty
}

func uzjeScore(r *uzje.Result) Score {
	if !r.Win {
		return Lost{Why: reasonsOf(r.Why)}
	}
	card := UzjeScore{Win: true, Form: "standard", Points: r.Points}
	for _, g := range r.Sets {
		card.Sets = append(card.Sets, Set{Kind: setKinds[g.Kind], Tiles: spell(g.Tiles()), Closed: !g.Open})
	}
	return card
}

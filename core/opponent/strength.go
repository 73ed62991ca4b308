package opponent

import (
	"tehai/core/advice"
	"tehai/core/game"
)

// rows returns the discards in the order of the strength; weighed are they in the weighed one, so
// that a decision ranks them once where nobody threatens.
func (p *player) rows(weighed []advice.Row) []advice.Row {
	if len(weighed) == 0 {
		weighed = p.view.Discards(advice.Weighed)
	}
	switch {
	case !p.view.Pressed() || len(weighed) == 0:
	case p.strength == Fast:
		return p.view.Discards(advice.Push)
	case p.strength == Steady && riichi(p.view) && nearest(weighed) >= steadyFolds:
		return p.view.Discards(advice.Fold)
	}
	return weighed
}

// riichi reports whether a rival is in riichi.
func riichi(v *advice.View) bool {
	for i := range v.Rivals {
		if v.Rivals[i].Riichi {
			return true
		}
	}
	return false
}

// nearest is the distance that the best discard leaves.
func nearest(rows []advice.Row) int8 {
	least := rows[0].Shanten
	for i := range rows {
		least = min(least, rows[i].Shanten)
	}
	return least
}

// steadyFolds is the distance from which on a steady player gives a hand up when
// somebody threatens.
const steadyFolds = 2

// discard lets go what stands first among what may be let go.
func (p *player) discard(weighed []advice.Row) Decision {
	for _, row := range p.rows(weighed) {
		for _, e := range p.own {
			if e.Kind == game.Discard && e.Tile == row.Tile {
				return Decision{Event: e, Reason: row.Reason}
			}
		}
	}
	return p.any()
}

// any is the last resort: what is open at all.
func (p *player) any() Decision {
	for _, e := range p.own {
		if e.Kind == game.Discard {
			return Decision{Event: e}
		}
	}
	return Decision{Event: p.own[0]}
}

// appetite is above 0 for a claim that the strength makes.
func (p *player) appetite(c *advice.Choice) float64 {
	score := c.Score
	switch p.strength {
	case Fast:
		return score + fastHunger
	case Steady:
		return score - steadyRestraint
	}
	if p.view.Pressed() && c.Row.Shanten > 0 {
		score -= carefulRestraint
	}
	return score
}

// How much sooner or later than the fitted table the strengths call.
const (
	fastHunger       = 0.7
	steadyRestraint  = 0.8
	carefulRestraint = 1 // where somebody threatens and the hand would not be ready
)

package opponent

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
)

// claimMargin is how many points more than to pass a claim has to bring. The pace of an open hand rests on hands that players
// opened, which were the better ones: with no margin two of three hands were opened, and with 1400 one of ten. Chosen on walls 1000
// to 1039 of core/advice/measure -arena.
const claimMargin = 600

// farthestWeighed is how far from ready claims are weighed by odds: further away the hand has no curve to go by.
const farthestWeighed = 3

// weighClaims compares every chow and pung with passing, in the net points of the deal. ok is false where nobody knows how others
// play, and where the hand is too far from ready.
func (p *player) weighClaims(choices []advice.Choice) (d Decision, ok bool) {
	curve := p.view.Curve()
	pass, known := p.view.Odds(&curve, odds.Default)
	if !known || curve.Shanten > farthestWeighed {
		return d, false
	}
	best, most := game.Event{}, pass.Points+claimMargin
	for i := range choices {
		c := &choices[i]
		if c.Pass || c.Row == nil || c.Event.Kind != game.Chow && c.Event.Kind != game.Pung {
			continue
		}
		if points, ok := p.claimed(c); ok && points > most {
			best, most = c.Event, points
		}
	}
	if best.Kind == game.Dealt {
		return p.pass(), true
	}
	return Decision{Event: best}, true
}

// claimed is what the deal brings after a claim and the best discard behind it.
func (p *player) claimed(c *advice.Choice) (points float64, ok bool) {
	next := *p.state
	if next.Apply(c.Event) != nil {
		return 0, false
	}
	view, err := advice.At(&next, p.rules, p.chair)
	if err != nil {
		return 0, false
	}
	after := view.Without(c.Row.Tile)
	curve := after.Curve()
	o, ok := after.Odds(&curve, odds.Default)
	if c.Row.Danger > 0 {
		o = o.AfterDiscard(c.Row.Danger, c.Row.Cost/c.Row.Danger)
	}
	return o.Points, ok
}

// Package opponent chooses the moves of a computer player at a live table. Its inputs are the state and the player's
// strength; its output is a legal event. It uses only what the player in that chair can see, and ranks the choices with
// core/advice. Games with tiles outside the 34 kinds are played by the shape of the hand.
package opponent

import (
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Strength is how well a computer player plays.
type Strength string

// The strengths.
const (
	// plays for its own hand and calls early; folds hopeless hands, ignores danger otherwise
	Fast    Strength = "fast"
	Steady  Strength = "steady"  // keeps its hand closed, looks no draw ahead, folds when far from ready
	Careful Strength = "careful" // looks ahead, and weighs every discard and call against its cost
)

// Silent only draws and claims nothing; the caller chooses its discards.
const Silent Strength = "silent"

// Strengths are those that make every decision.
var Strengths = []Strength{Fast, Steady, Careful}

// Decision is what a chair does. If Pass, it claims nothing and Event is empty.
type Decision struct {
	Event  game.Event
	Pass   bool
	Reason advice.Reason // of a discard, if there was a choice
}

// Decide returns what a chair does in a state of a live table; ok is false if it has no decision to make.
func Decide(s *game.State, r *rules.Rules, chair int, strength Strength) (d Decision, ok bool) {
	own := open(s, chair)
	if len(own) == 0 {
		return d, false
	}
	switch {
	case len(own) == 1 && own[0].Kind == game.Draw && len(others(s, chair)) == 0:
		return Decision{Event: own[0]}, true
	case slices.ContainsFunc(own, isWin):
		return Decision{Event: own[slices.IndexFunc(own, isWin)]}, true
	}
	p := player{state: s, rules: r, chair: chair, strength: strength, style: styleOf(strength), own: own}
	if !r.Ranked() {
		return p.byDistance(), true
	}
	view, err := advice.At(s, r, chair)
	if err != nil || !standard(s.Deal()) {
		return p.byShape(), true
	}
	defer view.Release()
	view.Deep = p.style.deep
	p.view = view
	if s.Phase == game.ToDraw || s.Phase == game.ToReplace || s.Phase == game.Won {
		return p.claim(), true
	}
	return p.turn(), true
}

// standard reports whether a deal is played with the standard 34 kinds, the only ones that the ranking knows.
func standard(d *game.Deal) bool {
	for _, t := range d.Wall {
		if !t.IsKind() && !t.IsFlower() && t != tile.Unknown {
			return false
		}
	}
	return true
}

// open returns the moves of a chair; ends of the deal only if there is nothing else.
func open(s *game.State, chair int) []game.Event {
	var own, ends []game.Event
	for _, e := range s.Legal() {
		switch {
		case e.Kind == game.Exhausted:
			ends = append(ends, e)
		case e.Chair == chair:
			own = append(own, e)
		}
	}
	if len(own) == 0 && s.Turn == chair {
		return ends
	}
	return own
}

// others returns the moves of a chair except drawing.
func others(s *game.State, chair int) []game.Event {
	return slices.DeleteFunc(open(s, chair), func(e game.Event) bool { return e.Kind == game.Draw })
}

func isWin(e game.Event) bool { return e.Kind == game.Win }

// A player is the state of one decision.
type player struct {
	state    *game.State
	rules    *rules.Rules
	chair    int
	strength Strength
	style    *style
	own      []game.Event
	view     *advice.View
}

// pass claims nothing; the next chair draws.
func (p *player) pass() Decision {
	for _, e := range p.own {
		if e.Kind == game.Draw || e.Kind == game.Exhausted {
			return Decision{Event: e}
		}
	}
	return Decision{Pass: true}
}

// claim decides about another chair's discard.
func (p *player) claim() Decision {
	if p.style.points {
		if e, claims, ok := p.view.Worthwhile(p.state, p.rules, p.own); ok && claims {
			return Decision{Event: e}
		} else if ok {
			return p.pass()
		}
	}
	best, most := game.Event{}, 0.0
	asked := p.view.Ask(p.state, p.rules, p.chair, p.own)
	if asked == nil {
		return p.pass()
	}
	for i := range asked.Choices {
		c := &asked.Choices[i]
		if c.Pass || c.Row == nil || c.Event.Kind != game.Chow && c.Event.Kind != game.Pung {
			continue
		}
		if score := p.appetite(c); score > most {
			best, most = c.Event, score
		}
	}
	if most > 0 {
		return Decision{Event: best}
	}
	return p.pass()
}

// turn decides what to do with 3n+2 tiles.
func (p *player) turn() Decision {
	asked := p.view.Ask(p.state, p.rules, p.chair, p.own)
	if asked == nil {
		return p.discard(nil)
	}
	if choices := asked.Choices; len(choices) > 0 && !choices[0].Pass {
		switch kind := choices[0].Event.Kind; {
		case kind == game.Kong && !p.style.kongs:
		case kind == game.Riichi && p.byPoints():
		case kind == game.Riichi || kind == game.Kong || kind == game.North || kind == game.Aborted:
			return Decision{Event: choices[0].Event}
		}
	}
	return p.discard(asked.Rows)
}

package advice

import (
	"slices"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Choice is something that a chair may do now, in its place among all that it may do.
type Choice struct {
	Event game.Event
	Pass  bool    // to claim nothing and not to win; Event is the draw where the chair is next, else nothing
	Score float64 // comparable among the choices of one chair and moment
	Row   *Row    // of a discard, and of the best one after a claim
}

// What stands above every discard, and in what order.
const (
	scoreWin   = 1000
	scoreNorth = 500
	scoreAbort = 400
	scoreKong  = 300
	scoreHold  = -300 // a kong that costs something, a riichi that is not worth it
)

// Choices returns what a chair may do, best first; none where it is not asked. The same ranking is behind it as behind
// the discards: a claim is weighed by what it leaves against what passing does. Its error is that of At.
func Choices(s *game.State, r *rules.Rules, chair int) ([]Choice, error) {
	asked, err := Ask(s, r, chair)
	if asked == nil {
		return nil, err
	}
	return asked.Choices, nil
}

// Asked is a chair that may do something.
type Asked struct {
	View    *View
	Rows    []Row    // the discards, best first, where it may discard
	Choices []Choice // best first
}

// Ask returns what a chair sees and may do; nil where it is not asked. Its error is that of At.
func Ask(s *game.State, r *rules.Rules, chair int) (*Asked, error) {
	return AskAmong(s, r, chair, s.Legal())
}

// AskAmong does it with what is legal in the state, for who knows that already.
func AskAmong(s *game.State, r *rules.Rules, chair int, legal []game.Event) (*Asked, error) {
	if !slices.ContainsFunc(legal, func(e game.Event) bool { return asks(e, chair) }) {
		return nil, nil
	}
	v, err := At(s, r, chair)
	if err != nil {
		return nil, err
	}
	return v.Ask(s, r, chair, legal), nil
}

// asks reports whether a legal event is for a chair to decide.
func asks(e game.Event, chair int) bool { return e.Chair == chair && e.Kind != game.Exhausted }

// Ask does it for a view of the state, which is one of the chair, as deep as the view is; nil where it is not asked.
func (v *View) Ask(s *game.State, r *rules.Rules, chair int, legal []game.Event) *Asked {
	var own []game.Event
	claims := false
	for _, e := range legal {
		if asks(e, chair) {
			own = append(own, e)
			claims = claims || s.Phase == game.ToDraw && e.Kind != game.Draw
		}
	}
	if len(own) == 0 {
		return nil
	}
	v.Bare = true
	c := chooser{state: s, rules: r, view: v, chair: chair}
	if len(v.Hand.Closed)%3 == 2 && slices.ContainsFunc(own, func(e game.Event) bool {
		return e.Kind == game.Discard ||
			e.Kind == game.Riichi
	}) {
		c.rows = v.Discards(Weighed)
	}
	if claims || slices.ContainsFunc(own, func(e game.Event) bool { return e.Kind == game.Win }) && len(c.rows) == 0 {
		c.list = append(c.list, Choice{Pass: true})
	}
	for _, e := range own {
		c.add(e)
	}
	slices.SortStableFunc(c.list, func(a, b Choice) int { return compare(b.Score, a.Score) })
	return &Asked{v, c.rows, c.list}
}

// A chooser collects the choices of a chair.
type chooser struct {
	state *game.State
	rules *rules.Rules
	view  *View
	chair int
	rows  []Row
	list  []Choice
}

func (c *chooser) add(e game.Event) {
	choice := Choice{Event: e}
	switch e.Kind {
	case game.Draw:
		if len(c.list) > 0 && c.list[0].Pass { // to draw is to pass
			c.list[0].Event = e
			return
		}
	case game.Win:
		choice.Score = scoreWin
	case game.North:
		choice.Score = scoreNorth
	case game.Aborted:
		choice.Score = c.abort()
	case game.Kong:
		choice.Score = c.kong(e)
	case game.Riichi:
		choice.Score = c.riichi()
	case game.Chow, game.Pung:
		claim, ok := c.view.claim(c.state, c.rules, e)
		if !ok {
			return
		}
		choice.Score, choice.Row = claim.score(), &claim.After
	case game.Discard:
		for i := range c.rows {
			if c.rows[i].Tile == e.Tile {
				// The place in the order, for scores of different distances are not comparable.
				choice.Score, choice.Row = -float64(i), &c.rows[i]
			}
		}
	}
	c.list = append(c.list, choice)
}

// abort weighs nine different terminals and honours: a hand that needs four of the orphans or fewer is played.
func (c *chooser) abort() float64 {
	closed := c.view.Hand.Counts()
	if d := c.view.Rule.Of(&closed); d.Orphans > 3 && d.Best > 3 {
		return scoreAbort
	}
	return scoreHold
}

// kong weighs a kong: it may not take the hand away from ready, and opens no dora for a riichi unless the hand is ready
// itself.
func (c *chooser) kong(e game.Event) float64 {
	after := *c.state
	closed := c.view.Hand.Counts()
	before := c.view.Rule.Of(&closed).Best
	if c.state.Phase == game.ToDraw && c.view.Hand.IsClosed() {
		return scoreHold // an open kong of a closed hand gives riichi away
	}
	if after.Apply(e) != nil {
		return scoreHold
	}
	left := tile.CountsOf(after.Closed(c.chair))
	distance := c.view.Rule.Of(&left).Best
	if distance > max(before, 0) || c.view.riichi() && distance > 0 {
		return scoreHold
	}
	return scoreKong
}

// riichi weighs the declaration with the first discard against silence.
func (c *chooser) riichi() float64 {
	if len(c.rows) == 0 || c.rows[0].Shanten != 0 {
		return scoreHold // the weighed order lets the hand go
	}
	first := &c.rows[0]
	if first.Total == 0 || first.Reason.ID == "furiten" {
		return scoreHold
	}
	after := c.view.Without(first.Tile)
	if lines, ok := after.Lines(c.rules); ok {
		if lines.Margin <= 0 {
			return scoreHold
		}
		return scoreKong
	}
	if c.view.riichi() && first.Total < 3 && first.Points < 1000 {
		return scoreHold
	}
	return scoreKong
}

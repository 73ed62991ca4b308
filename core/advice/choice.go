package advice

import (
	"slices"

	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Choice is a move that a chair may make now, ranked among all that it may make.
type Choice struct {
	Event game.Event
	Pass  bool    // neither claim nor win; Event is the draw if the chair is next, else empty
	Score float64 // comparable among the choices of one chair at one moment
	Row   *Row    // of a discard, or of the best discard after a claim
}

// Scores of the moves that are ranked above or below discards.
const (
	scoreWin   = 1000
	scoreNorth = 500
	scoreAbort = 400
	scoreKong  = 300
	scoreHold  = -300 // a kong that costs something, a riichi that is not worthwhile
)

// Choices returns the moves of a chair, best first; none if it has no decision to make. It uses the ranking of
// discards: a claim is compared with passing by the hand it leaves. Its error is that of At.
func Choices(s *game.State, r *rules.Rules, chair int) ([]Choice, error) {
	asked, err := Ask(s, r, chair)
	if asked == nil {
		return nil, err
	}
	return asked.Choices, nil
}

// Asked is a chair with a decision to make.
type Asked struct {
	View    *View
	Rows    []Row    // the discards in the order Weighed, best first, if it may discard
	Choices []Choice // best first
}

// Ask returns the view of a chair and its ranked moves; nil if it has no decision to make. Its error is that of At.
func Ask(s *game.State, r *rules.Rules, chair int) (*Asked, error) {
	return AskAmong(s, r, chair, s.Legal())
}

// AskAmong is Ask for callers that already have the legal events of the state.
func AskAmong(s *game.State, r *rules.Rules, chair int, legal []game.Event) (*Asked, error) {
	return askAmong(s, r, chair, legal, new(Scorers))
}

func askAmong(s *game.State, r *rules.Rules, chair int, legal []game.Event, scorers *Scorers) (*Asked, error) {
	if !slices.ContainsFunc(legal, func(e game.Event) bool { return asks(e, chair) }) {
		return nil, nil
	}
	v, err := at(s, r, chair, scorers)
	if err != nil {
		return nil, err
	}
	return v.Ask(s, r, chair, legal), nil
}

// asks reports whether a legal event is a decision of the chair.
func asks(e game.Event, chair int) bool { return e.Chair == chair && e.Kind != game.Exhausted }

// Ask is AskAmong for a view of the chair in that state, with the view's depth; nil if the chair has no decision to
// make.
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
		if len(c.list) > 0 && c.list[0].Pass { // drawing is passing
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
				// The rank, because scores of discards with different shanten are not comparable.
				choice.Score, choice.Row = -float64(i), &c.rows[i]
			}
		}
	}
	c.list = append(c.list, choice)
}

// abort scores an abortive draw with nine different terminals and honours: a hand 3-shanten or less from thirteen
// orphans is played.
func (c *chooser) abort() float64 {
	closed := c.view.Hand.Counts()
	if d := c.view.Rule.Of(&closed); d.Orphans > 3 && d.Best > 3 {
		return scoreAbort
	}
	return scoreHold
}

// kong scores a kong: it must not raise the shanten, and during a rival's riichi it must not turn a dora unless the
// hand is ready.
func (c *chooser) kong(e game.Event) float64 {
	after := *c.state
	closed := c.view.Hand.Counts()
	before := c.view.Rule.Of(&closed).Best
	if c.state.Phase == game.ToDraw && c.view.Hand.IsClosed() {
		return scoreHold // an open kong of a closed hand gives up riichi
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

// riichi compares a riichi with the first discard with a silent ready hand.
func (c *chooser) riichi() float64 {
	if len(c.rows) == 0 || c.rows[0].Shanten != 0 {
		return scoreHold // the weighed order folds
	}
	first := &c.rows[0]
	if first.Total == 0 || first.Reason.ID == "furiten" {
		return scoreHold
	}
	after := c.view.Without(first.Tile)
	if lines, ok := after.Lines(c.rules, odds.Default); ok {
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

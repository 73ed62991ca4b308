package review

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/replay"
)

// Point is what a chair could expect after a step. The last point of a deal is its result.
type Point struct {
	Step        int
	Win, Points float64 // of the hand alone, as the chair saw it: if no other player won
	// Odds are those of the deal: with all hands if they are known, else in the chair's own view; nil where there is no
	// model of the other players.
	Odds *odds.Odds
}

// Course returns by chair how its prospects changed during a deal: after the deal, after each own discard or call, and
// at the end. A chair whose hand is not fully known has only the end. At one step the chances of all chairs and of a
// draw sum to 1. strength is how strong the table is, 0 the usual strength. The error is that of the record under the
// rules of a table.
func Course(d *replay.Deal, strength odds.Strength) ([][]Point, error) {
	if err := ranked(d); err != nil {
		return nil, err
	}
	live, err := d.Under(d.Ruleset.Table(), d.Steps())
	if err != nil {
		return nil, err
	}
	c := courser{deal: d, strength: strength, chairs: make([][]Point, d.Deal().Players), seats: make([]*odds.Seat,
		d.Deal().Players)}
	s := live.At(0)
	for chair := range c.chairs {
		c.look(&s, chair)
	}
	for chair := range c.chairs {
		c.point(&s, chair, 0)
	}
	for step := 1; step <= live.Steps(); step++ {
		e := live.Event(step)
		if s.Apply(e) != nil {
			s = live.At(step)
		}
		if e.Kind == game.Discard || e.Kind == game.Kong {
			c.look(&s, e.Chair)
			c.point(&s, e.Chair, step)
		}
	}
	if s.Ended() {
		c.end(&s, live.Steps())
	}
	return c.chairs, nil
}

// A courser computes the courses of one deal.
type courser struct {
	deal     *replay.Deal
	strength odds.Strength
	chairs   [][]Point
	seats    []*odds.Seat // each hand when it was last computed; nil while it is not known
	view     *advice.View // of the chair computed last, nil if its hand is not known
	curve    advice.Curve
}

// look computes a chair's hand.
func (c *courser) look(s *game.State, chair int) {
	c.view = nil
	if len(s.Closed(chair))%3 != 1 {
		return
	}
	v, err := advice.At(s, c.deal.Ruleset, chair)
	if err != nil {
		return
	}
	c.view, c.curve = v, v.Curve()
	c.seats[chair] = &odds.Seat{Hand: c.curve.Hand, Value: c.curve.Value}
}

// point appends the prospects of a chair, if its hand is known and waits for a draw.
func (c *courser) point(s *game.State, chair, step int) {
	if step == 0 {
		c.look(s, chair)
	}
	if c.view == nil {
		return
	}
	p := Point{Step: step, Win: c.curve.Win[0], Points: c.curve.Win[0] * c.curve.Value}
	if own, ok := c.view.Odds(&c.curve, c.strength); ok {
		p.Odds = &own
		if known, ok := c.known(s); ok {
			p.Odds = &known[chair]
		}
	}
	c.chairs[chair] = append(c.chairs[chair], p)
}

// known returns the odds of all chairs if all hands are known.
func (c *courser) known(s *game.State) ([]odds.Odds, bool) {
	d := odds.Deal{Strength: c.strength, Dealer: s.Deal().Dealer(), Sticks: s.Deposits, Honba: s.Deal().Repeat}
	for _, seat := range c.seats {
		if seat == nil {
			return nil, false
		}
		d.Seats = append(d.Seats, *seat)
	}
	return odds.AskAll(&d), true
}

// end appends the result of the deal.
func (c *courser) end(s *game.State, step int) {
	moved := c.deal.Moved()
	for chair := range c.chairs {
		p := Point{Step: step}
		if moved != nil {
			p.Points = float64(moved[chair])
		}
		for _, winner := range s.Winners() {
			if winner == chair {
				p.Win = 1
			}
		}
		if before := c.chairs[chair]; len(before) > 0 && before[len(before)-1].Odds != nil {
			p.Odds = c.came(s, chair, &p)
		}
		c.chairs[chair] = append(c.chairs[chair], p)
	}
}

// came returns the result of the deal as odds.
func (c *courser) came(s *game.State, chair int, p *Point) *odds.Odds {
	o := odds.Odds{Win: p.Win, Points: p.Points}
	switch {
	case s.Phase != game.Won:
		o.Draw = 1
	case o.Win == 0:
		o.Others = 1
		if _, loser := s.Target(); loser == chair {
			o.DealIn = 1
		}
	}
	return &o
}

package problem

import (
	"tehai/core/advice"
	"tehai/core/review"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// The bounds of the conditions.
const (
	leastLoss     = 400.0  // points of the deal that the decision cost
	leastCallLoss = 1000.0 // of a call: what an open hand may still come to be worth is not in the curve
	leastMargin   = 1300.0 // of riichi against silence: within 1,000 the review calls neither a mistake
	leastChance   = 0.04   // chance to win that counts as leastLoss does
	leastWithWin  = 300.0  // points that such a decision cost
	clearBy       = 150.0  // points behind Tolerance within which no answer may lie
	clearByFar    = 250.0  // the same of a hand that is 2 from ready: its points are known less well
	leastScore    = 4000   // own points: below, who is last or out of points decides
	leastWin      = 0.03   // chance of the best answer to win, where no rival threatens
	mostFar       = 2      // shanten after the best discard up to which its points are counted
	leastDraws    = 2      // own draws left
	safeDora      = 0.01   // danger up to which a dora is safe
	mostRight     = 3      // right answers where a hand has more
)

// Conditions are the ids of the conditions in the order in which they are checked: the first one that a decision does
// not meet keeps it out. See holds for what each wants.
var Conditions = []string{
	"kind", "small", "given", "repeated", "placement", "unknown", "late", "options", "faster", "furiten",
	"far", "hopeless", "margin",
	"disagree", "right", "close", "dora", "many",
}

// holds is the table of conditions, a case a row: one function, since many would weigh in the module. What a row needs
// has been worked out by then (needs).
func (c *candidate) holds(id string) bool {
	kind, lost := c.kind(), &c.move.Loss
	switch id {
	case "kind": // a discard, a call that was made or not, or riichi or silence
		return kind != ""
	case "small": // a loss of 400 points of the deal, or of 300 and 4 % to win; of a call 1,000 points
		if kind == Call {
			return lost.Points >= leastCallLoss
		}
		return lost.Points >= leastLoss || lost.Points >= leastWithWin && lost.Win >= leastChance
	case "given": // of riichi and silence the discard that the ranking names, so that only the one question is asked
		return kind != Riichi || c.move.Row == 0
	case "repeated": // the costliest of the turns in which the same tile was kept, or the same call passed up
		return !c.again
	// not the last deals of a game, nor a player with less than 4,000 points: places count more than points there
	case "placement":
		return c.pointsDecide()
	case "unknown": // a hand of known tiles of the standard kinds
		return c.view != nil
	case "late": // two own draws left where no rival threatens, so that the hand can still be won
		return kind == Push || c.view.Draws >= leastDraws
	case "options": // two answers or more, each with odds of the deal: riichi with four players
		return len(c.options) > 1
	// of a call, and of silence, a best answer that also wins more often: what a slower hand may come to be worth
	// is not known well
	case "faster":
		return c.notSlower()
	case "furiten": // no hand that is ready and furiten after an answer that counts
		return c.notFuriten()
	case "far": // a best answer at most 2 from ready, but against a threat: further hands are not told apart
		row := c.options[0].Row
		return kind == Push || kind == Riichi || row == nil && kind == Call || row != nil && int(row.Shanten) <= mostFar
	case "hopeless": // a best answer that wins 3 % of deals where no rival threatens
		return kind == Push || c.options[0].Odds.Win >= leastWin
	case "margin": // of riichi and silence a difference of 1,300 points
		return kind != Riichi || c.options[1].Short >= leastMargin
	case "disagree": // a ranking and odds that agree: nothing brings 100 points more than what the ranking names
		return c.best() <= agreeWithin
	case "right": // what was done to be wrong
		return c.madeWrong()
	case "close": // no answer just behind those that are right
		return c.clear()
	// right answers that agree about the dora: odds do not see what a single one may come to, nor what it may cost; one
	// that is safe against a threat may be right with others
	case "dora":
		return c.sameDora()
	}
	return c.few() // many: three right answers at most, and not more than half of all
}

// needs works out what a condition and those after it ask.
func (c *candidate) needs(id string) (err error) {
	switch id {
	case "placement":
		s := c.deal.At(c.move.Step - 1)
		c.state = &s
		// A hand that is not known has no view, which is a condition of its own.
		c.view, _ = advice.At(&s, c.deal.Ruleset, c.move.Chair)
	case "options":
		c.options, err = review.Options(c.deal, c.move)
	}
	return err
}

// agreeWithin is by how many points an option may bring more than the one that the ranking names.
const agreeWithin = 100.0

// pointsDecide reports whether places do not decide yet: before the last deals of the South round, and while the
// player is not about to run out of points.
func (c *candidate) pointsDecide() bool {
	d := c.deal.Deal()
	if d.Scores != nil && c.state.Score(c.move.Chair) < leastScore {
		return false
	}
	return d.Round == tile.East || d.Round == tile.South && d.Number < d.Players-1
}

// notSlower compares a call, or silence, with what was done.
func (c *candidate) notSlower() bool {
	if c.kind() != Call && (c.kind() != Riichi || c.options[0].Declares) {
		return true
	}
	for i := range c.options {
		if o := &c.options[i]; o.Made && o.Odds.Win >= c.options[0].Odds.Win {
			return false
		}
	}
	return true
}

// notFuriten looks at the discards that leave the hand ready.
func (c *candidate) notFuriten() bool {
	if c.kind() == Call {
		return !c.state.Furiten(c.move.Chair)
	}
	for i := range c.options {
		o := &c.options[i]
		if o.Row == nil || o.Row.Shanten != 0 || o.Short > Tolerance && !o.Made {
			continue
		}
		if waits := o.Row.Tiles; shares(&waits, &c.view.River) {
			return false
		}
	}
	return true
}

func shares(a, b *shanten.Tiles) bool {
	for k := range tile.Kinds {
		if a.Has(k) && b.Has(k) {
			return true
		}
	}
	return false
}

// madeWrong reports whether what was done costs more than what counts as right, and clearly so.
func (c *candidate) madeWrong() bool {
	for i := range c.options {
		if o := &c.options[i]; o.Made {
			return o.Short+c.best() > Tolerance+clearBy
		}
	}
	return false
}

// clear reports whether no answer lies so close behind those that are right that it might as well be one.
func (c *candidate) clear() bool {
	best, by := c.best(), clearBy
	if row := c.options[0].Row; c.kind() == Discard && row != nil && int(row.Shanten) >= mostFar {
		by = clearByFar
	}
	for i := range c.options {
		if short := c.options[i].Short + best; short > Tolerance && short < Tolerance+by {
			return false
		}
	}
	return true
}

// sameDora reports whether the tiles that may go all are dora or none is.
func (c *candidate) sameDora() bool {
	if c.kind() != Discard && c.kind() != Push {
		return true
	}
	plain, dora := false, false
	for i := range c.options {
		o := &c.options[i]
		if o.Short+c.best() > Tolerance {
			continue
		}
		if t := o.Event.Tile; t != t.Plain() || c.view.Traits.Dora[t.Index()] > 0 {
			dora = dora || c.kind() == Discard || o.Row.Danger > safeDora
		} else {
			plain = true
		}
	}
	return !plain || !dora
}

// few reports whether the right answers are a small part. A red five and a plain one are one answer.
func (c *candidate) few() bool {
	right := 0
	for i := range c.options {
		o := &c.options[i]
		if o.Short+c.best() > Tolerance {
			continue
		}
		same := false
		for j := range c.options[:i] {
			before := &c.options[j]
			same = same || c.kind() != Call && before.Short+c.best() <= Tolerance &&
				before.Event.Tile.Plain() == o.Event.Tile.Plain()
		}
		if !same {
			right++
		}
	}
	return right <= mostRight && 2*right <= len(c.options)+1
}

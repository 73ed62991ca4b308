package western

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
)

// laidOut returns the sets of a special hand as it lies.
func laidOut(m *matcher, found []placed, last int) *candidate {
	c := &candidate{form: hand.Singles, completed: -1}
	if m != nil {
		c.sets, c.completed = setsOf(m, found, last)
		c.form = formOf(m, found, c.sets)
	}
	return c
}

// special counts a special hand whose sets are those of another candidate.
func (r *settings) special(win *rules.Win, h *Hand, open bool, lies *candidate) *candidate {
	c := &candidate{special: h.ID, form: lies.form, sets: lies.sets, completed: lies.completed, brief: lies.brief}
	c.add(partLimit, h.ID, 0, -1)
	late := 0
	if win.LastTile && !win.SelfDrawn {
		late = 1
	}
	if h.Value.Unit == Doubles {
		f := r.factsOf(win, c.sets, c.completed, true)
		c.add(partPoints, "base", mahJong, -1)
		f.addPoints(c, c.completed)
		if win.SelfDrawn {
			c.add(partPoints, "self-draw", ownDraw, -1)
		}
		c.add(partDoubles, h.ID, h.Value.Amount, -1)
		c.add(partDoubles, "last-discard", late, -1)
	}
	c.end(r, h.Value, h.share(open), r.flowersWorth(win, late))
	return c
}

// share is what counts of the value, in thousandths.
func (h *Hand) share(open bool) int {
	if open {
		return h.Open
	}
	return 1000
}

// end makes the sum of a special hand: so many thousandths of its value, and flowers. A value in doubles is that of the
// points and doubles that were added.
func (c *candidate) end(r *settings, v Value, share, flowers int) {
	value, limit := c.points<<c.doubles, r.limitOf()
	switch v.Unit {
	case Limits:
		value = (limit*v.Amount + 500) / 1000
	case Points:
		value = v.Amount
	}
	if share < 1000 {
		value = (value*share + 500) / 1000
	}
	if v.Unit == Limits {
		limit = max(limit, value)
	}
	c.unrounded = value + flowers
	c.final = min(c.unrounded, limit)
}

// flowersWorth is what flowers and seasons count beside a special hand, with so many doubles more.
func (r *settings) flowersWorth(win *rules.Win, more int) int {
	if !r.flowersBeside {
		return 0
	}
	own := candidate{brief: true}
	r.addFlowers(&own, win)
	return flowerValue * r.flowersOf(win) << (own.doubles + more)
}

// formOf names the shape of a special hand.
func formOf(m *matcher, found []placed, sets []meld.Set) hand.Form {
	pairs := 0
	for _, s := range sets {
		if s.Kind == meld.Pair {
			pairs++
		}
	}
	switch {
	case len(sets) == 7 && pairs == 7:
		return hand.Pairs
	case len(sets) == 5 && pairs == 1:
		return hand.Standard
	case found[0].kind == knit2 || found[0].kind == knit3:
		return hand.Knitted
	}
	return hand.Singles
}

package western

import (
	"slices"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// counting is the search for every way to count a hand of fourteen tiles as a win. Its memory is used again.
type counting struct {
	*settings
	win      *rules.Win
	brief    bool // no lines are wanted
	only     int  // whether the winning tile is the only kind that would do; -1 is not yet known
	buf      *buffer
	found    []*candidate
	ordinary int        // how many of them are four sets and a pair
	hand     *Hand      // the special hand that is compared
	best     *candidate // the best way to count it
}

// candidates returns every way to count a hand of fourteen tiles as a win.
func (r *settings) candidates(win *rules.Win, steps *int, brief bool, buf *buffer) []*candidate {
	buf.reset()
	if tilesOf(&win.Hand) != most || win.Hand.WinTile() == tile.None {
		return nil
	}
	c := &buf.counting
	*c = counting{settings: r, win: win, brief: brief, only: -1, buf: buf, found: buf.found[:0]}
	r.readings(&win.Hand, buf, buf.onReading)
	r.askInto(&buf.question, win, steps)
	buf.question.matcher = &buf.matcher
	c.ordinary = len(c.found)
	complete := c.compare(true, c.ordinary > 0)
	c.compare(false, complete) // those without layouts ask for any winning hand, also a special one
	buf.found = c.found
	return c.found
}

// compare compares the special hands that have layouts, or those that have none, with the hand. It reports whether the
// hand may win.
func (c *counting) compare(layouts, complete bool) bool {
	for i := range c.hands {
		h := &c.hands[i]
		if (len(h.layouts) > 0) != layouts {
			continue
		}
		c.hand, c.best = h, nil
		if h.fits(&c.buf.question, complete, c.buf.onLayout); c.best != nil {
			c.found = append(c.found, c.best)
		}
	}
	return complete || len(c.found) > 0
}

// reading counts four sets and a pair, for every set that the winning tile may have finished.
func (c *counting) reading(sets []meld.Set) {
	if c.only < 0 && !c.preset.bmja {
		c.only = c.sole(c.win, c.buf)
	}
	for i := range sets {
		s := &sets[i]
		if s.Declared || !s.Has(c.win.Hand.WinTile()) || slices.Contains(sets[:i], *s) {
			continue
		}
		c.found = append(c.found, c.settings.ordinary(c.win, sets, i, c.only == 1, c.brief, c.buf))
	}
}

// layout counts one way in which the tiles are the special hand; m is nil for any winning hand, which counts as it is
// read otherwise.
func (c *counting) layout(m *matcher, sets []placed, last int) (more bool) {
	open := c.buf.question.open
	if m == nil {
		for _, o := range c.found[:c.ordinary] {
			c.keep(c.special(c.win, c.hand, open, o))
		}
	}
	if m != nil || c.ordinary == 0 {
		lies := laidOut(m, sets, last)
		lies.brief = c.brief
		c.keep(c.special(c.win, c.hand, open, lies))
	}
	return c.hand.Value.Unit == Doubles
}

func (c *counting) keep(o *candidate) {
	if c.best == nil || o.final > c.best.final {
		c.best = o
	}
}

// readings calls visit with every ordinary reading of fourteen tiles, melds first.
func (r *settings) readings(h *hand.Hand, buf *buffer, visit func([]meld.Set)) {
	buf.melds, buf.chows, buf.visit = h.Melds, r.maxChows-chowsOf(h.Melds), visit
	counts := h.Counts()
	buf.splitter.Split(&counts, 4-len(h.Melds), 0, buf.onSplit)
}

// ordinary counts one reading in which the winning tile finished the set at completed.
func (r *settings) ordinary(win *rules.Win, sets []meld.Set, completed int, sole, brief bool, buf *buffer) *candidate {
	c := buf.candidate()
	*c = candidate{form: hand.Standard, sets: sets, completed: completed, brief: brief}
	f := &buf.facts
	r.collect(f, win, sets, completed, true)
	c.add(partPoints, "base", mahJong, -1)
	f.addPoints(c, completed)
	if sets[completed].Kind == meld.Pair {
		c.add(partPoints, "last-pair", r.lastPair(sets[completed].First), -1)
	}
	if sole {
		c.add(partPoints, "only-kind", onlyKind, -1)
	}
	if win.SelfDrawn {
		c.add(partPoints, "self-draw", ownDraw, -1)
	}
	c.add(partPoints, "flowers", flowerValue*r.flowersOf(win), -1)
	f.addDoubles(c)
	r.addFlowers(c, win)
	c.unrounded = c.points << c.doubles
	c.final = r.capped(c.unrounded)
	return c
}

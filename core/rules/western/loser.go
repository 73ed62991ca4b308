package western

import (
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// loser counts a hand that did not win; thirteen tiles may lack one of a special hand.
func (r *settings) loser(win *rules.Win, whole bool, steps *int) *candidate {
	sets := make([]meld.Set, 0, 8)
	for i := range win.Hand.Melds {
		sets = append(sets, win.Hand.Melds[i].Set())
	}
	for i, n := range win.Hand.Counts() {
		s := meld.Set{Kind: meld.Pair, First: tile.Of(i), Closed: true}
		switch {
		case n < 2:
			continue
		case n > 2: // three or four of a kind
			s.Kind = meld.Triplet
		}
		sets = append(sets, s)
	}
	c := &candidate{sets: sets, completed: -1}
	said := *win
	said.SelfDrawn = true // no tile was claimed
	f := r.factsOf(&said, sets, -1, false)
	f.addPoints(c, -1)
	c.add(partPoints, "flowers", flowerValue*r.flowersOf(win), -1)
	f.addDoubles(c)
	r.addFlowers(c, win)
	c.unrounded = c.points << c.doubles
	c.final = r.capped(c.unrounded)
	if whole {
		if fishing := r.fishing(win, f, steps); fishing != nil && !c.better(fishing) {
			fishing.sets = c.sets
			return fishing
		}
	}
	return c
}

// fishing counts the best special hand of which thirteen tiles lack one; nil where there is none.
func (r *settings) fishing(win *rules.Win, f *facts, steps *int) (best *candidate) {
	all := win.Hand.AllCounts()
	q := r.ask(win, steps)
	q.fishing = true
	for i := range all {
		if all[i] == 4 {
			continue
		}
		q.win = i
		all[i]++
		q.count(&all)
		all[i]--
		q.closed[i]++
		complete := false
		for j := range r.hands {
			h := &r.hands[j]
			if h.Fishing.Unit == Nothing || best != nil && best.special == h.ID {
				continue
			}
			if len(h.layouts) == 0 && !complete {
				complete = r.completes(&win.Hand, i)
			}
			if h.fits(q, complete, func(*matcher, []placed, int) bool { return false }) {
				if c := r.short(win, h, q.open, f); best == nil || c.better(best) {
					best = c
				}
			}
		}
		q.closed[i]--
	}
	return best
}

// short counts a special hand that lacks one tile.
func (r *settings) short(win *rules.Win, h *Hand, open bool, f *facts) *candidate {
	c := &candidate{special: h.ID, completed: -1}
	c.add(partLimit, h.ID, 0, -1)
	if h.Fishing.Unit == Doubles {
		f.addPoints(c, -1)
		c.add(partDoubles, h.ID, h.Fishing.Amount, -1)
	}
	c.end(r, h.Fishing, h.share(open), r.flowersWorth(win, 0))
	return c
}

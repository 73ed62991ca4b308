package chance

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// Goal is a hand with a name and the way to it.
type Goal struct {
	ID       string        // of the yaku, as in the public interface
	Distance int           // tiles still needed less one: 0 is ready for it, -1 complete
	Tiles    pattern.Kinds // the kinds that bring it nearer by one
}

// Goals returns every goal of the table that the hand can still reach, in the
// table's order. The distance counts tiles that some complete hand with the
// goal holds and this hand does not, so it is exact; that a wanted tile may lie
// elsewhere is not asked.
func Goals(h *hand.Hand) []Goal {
	closed := h.Counts()
	l := layoutsOf(&closed)
	var goals []Goal
	for _, a := range aims {
		if a.closed && !h.IsClosed() {
			continue
		}
		best := unreached
		for _, way := range a.ways(h, l) {
			best.join(way)
		}
		if best.need < unreached.need {
			goals = append(goals, Goal{ID: a.id, Distance: best.need - 1, Tiles: best.tiles})
		}
	}
	return goals
}

// ways returns the ways to the aim in all forms that the melds leave open.
func (a *aim) ways(h *hand.Hand, l *layouts) []reach {
	var ways []reach
	if a.plans != nil {
		for _, p := range a.plans() {
			ways = append(ways, p.under(h.Melds, l))
		}
	}
	if len(h.Melds) > 0 {
		return ways
	}
	for _, kinds := range a.pairs {
		ways = append(ways, pairsReach(l.counts, kinds))
	}
	if a.counts != nil {
		for _, want := range a.counts() {
			ways = append(ways, countsReach(l.counts, want))
		}
	}
	return ways
}

// reach is how many tiles a hand needs and which ones are among them.
type reach struct {
	need  int
	tiles pattern.Kinds
}

var unreached = reach{need: 99}

// join keeps the nearer of two ways, and the tiles of both where they are
// equally near.
func (r *reach) join(other reach) {
	switch {
	case other.need < r.need:
		*r = other
	case other.need == r.need:
		r.tiles |= other.tiles
	}
}

// and is the way to both of two hands' parts.
func (r *reach) and(other *reach) reach {
	return reach{min(r.need+other.need, unreached.need), r.tiles | other.tiles}
}

// pairsReach is the way to seven different pairs of the kinds.
func pairsReach(c *tile.Counts, kinds pattern.Kinds) reach {
	pairs, some := 0, 0
	var single, none pattern.Kinds
	for i, n := range c {
		kind := pattern.Kinds(1) << i
		switch {
		case kinds&kind == 0:
		case n == 0:
			none |= kind
		case n == 1:
			single |= kind
			some++
		default:
			pairs++
			some++
		}
	}
	missing := max(0, 7-some)
	if kinds.Len() < 7 {
		return unreached
	}
	r := reach{need: max(0, 7-pairs) + missing}
	if pairs < 7 {
		r.tiles = single
		if missing > 0 {
			r.tiles |= none
		}
	}
	return r
}

// wanted is a hand given by counts: at least these, and one tile more of the
// kinds in extra.
type wanted struct {
	counts tile.Counts
	extra  pattern.Kinds
}

// countsReach is the way to a hand given by its counts.
func countsReach(c *tile.Counts, w wanted) reach {
	var r reach
	var more pattern.Kinds // what could be the extra tile
	hasMore := false
	for i, n := range c {
		kind := pattern.Kinds(1) << i
		if short := int(w.counts[i]) - int(n); short > 0 {
			r.need += short
			r.tiles |= kind
		}
		if w.extra&kind != 0 {
			more |= kind
			hasMore = hasMore || n > w.counts[i]
		}
	}
	if !hasMore {
		r.need++
		r.tiles |= more
	}
	return r
}

// under is the way of the plan for a hand with these melds: each has to be a
// set that the plan asks for, or one that it allows.
func (p plan) under(melds []meld.Meld, l *layouts) reach {
	for _, m := range melds {
		if !p.take(m.Set()) {
			return unreached
		}
	}
	return p.reach(l)
}

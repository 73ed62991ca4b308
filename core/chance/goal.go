package chance

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Goal is a named hand and the tiles that lead to it.
type Goal struct {
	ID       string        // of the yaku or fan, as in the public interface
	Points   int           // what the rules give for it alone, 0 for nothing
	Distance int           // number of tiles still needed, less one: 0 is ready for it, -1 complete
	Tiles    pattern.Kinds // the kinds that reduce the distance by one
}

// Goals returns every goal of the rules that the hand can still reach, in the rules' order. The distance is the number
// of tiles that some complete hand with the goal has and this hand does not, so it is exact; it ignores which tiles are
// visible elsewhere.
func Goals(h *hand.Hand, r *rules.Rules) []Goal {
	closed := h.Counts()
	l := layoutsOf(&closed)
	var goals []Goal
	if r.Goals == nil {
		return nil
	}
	for _, g := range r.Goals() {
		if g.Reach != nil {
			if goal, ok := reached(h, &closed, &g); ok {
				goals = append(goals, goal)
			}
			continue
		}
		a := aimOf(g.Aim)
		if a == nil || a.closed && !h.IsClosed() {
			continue
		}
		best := unreached
		for _, way := range a.ways(h, l, &r.Forms) {
			best.join(way)
		}
		if best.need < unreached.need {
			goals = append(goals, Goal{ID: g.ID, Points: g.Points, Distance: best.need - 1, Tiles: best.tiles})
		}
	}
	return goals
}

// reached returns the goal whose distance the rules count themselves.
func reached(h *hand.Hand, closed *tile.Counts, g *rules.Goal) (Goal, bool) {
	goal := Goal{ID: g.ID, Points: g.Points, Distance: g.Reach(h, closed)}
	if goal.Distance > 18 {
		return goal, false
	}
	more := *closed
	for i := range more {
		if goal.Distance >= 0 && more[i] < 4 {
			more[i]++
			if g.Reach(h, &more) < goal.Distance {
				goal.Tiles |= 1 << i
			}
			more[i]--
		}
	}
	return goal, true
}

// aimOf returns the aim of an id, nil for none.
func aimOf(id string) *aim {
	for _, list := range [...][]aim{aims, furtherAims()} {
		for i := range list {
			if list[i].id == id {
				return &list[i]
			}
		}
	}
	return nil
}

// ways returns the ways to the aim in all forms of the rules that the melds
// leave open.
func (a *aim) ways(h *hand.Hand, l *layouts, forms *shanten.Forms) []reach {
	var ways []reach
	if a.plans != nil {
		for _, p := range a.plans() {
			if p.body == 0 || forms.Has(hand.Knitted) {
				ways = append(ways, p.under(h.Melds, l))
			}
		}
	}
	if len(h.Melds) > 0 {
		return ways
	}
	if forms.Has(hand.Pairs) {
		for _, kinds := range a.pairs {
			ways = append(ways, pairsReach(l.counts, kinds, forms.FourPairs && !a.unlike))
		}
	}
	if a.counts != nil {
		for _, want := range a.counts() {
			ways = append(ways, countsReach(l.counts, want))
		}
	}
	for _, s := range a.singles {
		ways = append(ways, s.reach(l.counts))
	}
	return ways
}

// reach is the number of tiles a hand needs, and the kinds that are among them.
type reach struct {
	need  int
	tiles pattern.Kinds
}

var unreached = reach{need: 99}

// join keeps the shorter of two ways, and the tiles of both if they are equally long.
func (r *reach) join(other reach) {
	switch {
	case other.need < r.need:
		*r = other
	case other.need == r.need:
		r.tiles |= other.tiles
	}
}

// and combines the ways of two parts of a hand.
func (r *reach) and(other *reach) reach {
	return reach{min(r.need+other.need, unreached.need), r.tiles | other.tiles}
}

// pairsReach is the way to seven pairs of the kinds: all different, or, where fours is true, with four equal tiles as
// two pairs.
func pairsReach(c *tile.Counts, kinds pattern.Kinds, fours bool) reach {
	most := 1 // pairs of one kind
	if fours {
		most = 2
	}
	if most*kinds.Len() < 7 {
		return unreached
	}
	pairs, halves := 0, 0
	var half, none pattern.Kinds
	for i, n := range c {
		kind := pattern.Kinds(1) << i
		if kinds&kind == 0 {
			continue
		}
		has := min(int(n)/2, most)
		pairs += has
		switch {
		case has == most:
		case n%2 == 1:
			half |= kind
			halves++
		default:
			none |= kind
		}
	}
	wanted := max(0, 7-pairs)
	missing := max(0, wanted-halves)
	r := reach{need: wanted + missing}
	if wanted > 0 {
		r.tiles = half
		if missing > 0 {
			r.tiles |= none
		}
	}
	return r
}

// singles are hands of different tiles: a given number from each group of kinds.
type singles []struct {
	kinds pattern.Kinds
	n     int
}

func (s singles) reach(c *tile.Counts) reach {
	var r reach
	for _, group := range s {
		var held pattern.Kinds
		for i, n := range c {
			if n > 0 {
				held |= pattern.Kinds(1) << i & group.kinds
			}
		}
		if short := group.n - held.Len(); short > 0 {
			r.need += short
			r.tiles |= group.kinds &^ held
		}
	}
	return r
}

// wanted is a hand given by counts: at least these, and one more tile of the kinds in extra.
type wanted struct {
	counts tile.Counts
	extra  pattern.Kinds
}

// countsReach is the way to a hand given by its counts.
func countsReach(c *tile.Counts, w wanted) reach {
	var r reach
	var more pattern.Kinds // kinds that could be the extra tile
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

// under is the way of the plan for a hand with these melds: each must be a set that the plan requires or allows.
func (p plan) under(melds []meld.Meld, l *layouts) reach {
	for _, m := range melds {
		if !p.take(m.Set()) {
			return unreached
		}
	}
	return p.reach(l)
}

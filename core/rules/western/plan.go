package western

import (
	"tehai/core/pattern"
	"tehai/core/tile"
)

// plan is a layout with its letters bound: what the matching asks of it again and again.
type plan struct {
	layout layout
	bound  binding
	kinds  [most]pattern.Kinds // the tiles of each line
	cover  pattern.Kinds       // all tiles that any group may hold
}

// bindings is how many ways to bind the letters differ.
func (h *Hand) bindings() int { return [...]int{1, 3, 6, 6}[h.letters] }

// plan binds the layouts in every way.
func (h *Hand) plan(seat, round tile.Tile) []plan {
	plans := make([]plan, 0, len(h.layouts)*h.bindings())
	for i := range h.bindings() {
		for _, l := range h.layouts {
			p := plan{layout: l, bound: binding{suit: permutations[i], seat: seat, round: round}}
			for at := range l {
				p.kinds[at] = l[at].tiles.kinds(&p.bound)
				p.cover |= l[at].covers(p.kinds[at])
			}
			plans = append(plans, p)
		}
	}
	return plans
}

// ready makes the plans that hold in any deal.
func (h *Hand) ready() {
	h.shape = h.shapes(4)
	for _, l := range h.layouts {
		for i := range l {
			h.windy = h.windy || l[i].tiles.windy()
		}
	}
	if !h.windy {
		h.plans = h.plan(tile.East, tile.East)
	}
}

func (s spec) windy() bool {
	for i := range s {
		if s[i].own || s[i].round {
			return true
		}
	}
	return false
}

// covers returns the tiles of the groups of a line whose tiles are these.
func (g *group) covers(k pattern.Kinds) pattern.Kinds {
	length := 1
	switch g.kind {
	case chow, anyMeld:
		length = 3
	case run:
		length = g.length
	case knit2, knit3:
		return k & pattern.Numbers
	}
	all := k
	if g.kind == chow || g.kind == run {
		k, all = k&pattern.Numbers, 0
	}
	for i := range pattern.Kinds(27) {
		if length > 1 && k>>i&1 != 0 && int(i)%9+length <= 9 {
			all |= (1<<length - 1) << i
		}
	}
	return all
}

// may reports whether a hand may lie as the plan asks; it is quick, and not sure.
func (p *plan) may(q *question) bool {
	if !q.kinds.Within(p.cover) {
		return false
	}
	melds := 0
	for at := range p.layout {
		k, n := p.kinds[at], p.layout[at].count
		switch p.layout[at].kind {
		case pung, set:
			if (k & q.three).Len() < n {
				return false
			}
			melds += n
		case kong:
			if (k & q.four).Len() < n {
				return false
			}
			melds += n
		case pair:
			if (k&q.two).Len()+(k&q.four).Len() < n {
				return false
			}
		case tiles:
			if !p.layout[at].tiles.anySuits() && !k.Within(q.kinds) {
				return false
			}
		case chow, anyMeld:
			melds += n
		default:
			if k&q.kinds == 0 {
				return false
			}
		}
	}
	return melds >= len(q.melds)
}

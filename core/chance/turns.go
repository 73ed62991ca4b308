package chance

import (
	"math"

	"tehai/core/tile"
)

// figure is what a pass computes on the graph.
type figure uint8

const (
	toReady figure = iota
	toWin
	toValue
)

// turns are figures of a hand by the number of draws made.
type turns [MaxDraws + 1]float64

// A pass goes backwards through the graph from the ready hands, and computes the best figure for every hand and every
// number of draws made.
type pass struct {
	*graph
	waiting
	figure figure
	odds   *oddsTable
	worth  *worths // for toValue
	turns  []turns // by spot, of all levels except the last
}

func (p *pass) run() {
	if n := int(p.levels[p.steps].from); len(p.turns) < n {
		p.turns = make([]turns, n)
	}
	for level := p.steps - 1; level >= 0; level-- {
		for at := p.levels[level].from; at < p.levels[level].to; at++ {
			p.spot(at, level)
		}
	}
}

// spot evaluates one hand.
func (p *pass) spot(at int32, level int) {
	s := &p.spots[at]
	left := p.leftOf(&s.hand)
	var early, late turns // sums over the copies of the figure after drawing each
	lateCopies := 0
	for _, d := range p.draws[s.draws.from:s.draws.to] {
		copies := left[d.kind]
		left[d.kind]--
		best := p.best(s, d.exits, level, &left)
		left[d.kind]++
		sums := &early
		if level > 0 && !s.early.Has(int(d.kind)) {
			sums = &late
			lateCopies += int(copies)
		}
		for made := level + 1; made <= p.last; made++ {
			sums[made] += float64(copies) * best[made]
		}
	}
	p.wait(p.turns[at][:], s, level, lateCopies, &early, &late)
}

// best returns the best figure over the discards after a draw, by the number of draws made.
func (p *pass) best(s *spot, exits span, level int, left *tile.Counts) (best turns) {
	if level+1 == p.steps && p.figure == toReady {
		return everywhere
	}
	var own turns
	for _, to := range p.exits[exits.from:exits.to] {
		row := &own
		if level+1 < p.steps {
			row = &p.turns[to]
		} else {
			row = p.ready(s, to, left, &own)
		}
		for made := level + 1; made <= p.last; made++ {
			if row[made] > best[made] {
				best[made] = row[made]
			}
		}
	}
	return best
}

// everywhere is a figure that is always 1.
var everywhere = func() (all turns) {
	for made := range all {
		all[made] = 1
	}
	return all
}()

// ready returns the figure of the ready hand that s becomes; own is the buffer for the result.
func (p *pass) ready(s *spot, to int32, left *tile.Counts, own *turns) *turns {
	r := &p.spots[to]
	early, late := 0, 0
	for kind := range r.tiles.All() {
		if s.tiles.Has(kind) {
			early += int(left[kind])
		} else {
			late += int(left[kind])
		}
	}
	// The discarded tiles were not accepted by s.
	o := p.odds.of(early, late, int32(p.unseen-p.steps+1)-s.total)
	if p.figure == toWin {
		return &o.win
	}
	p.worth.expect(s, r, to, left, o, p.last, own)
	return own
}

// A waiting is the number of unseen tiles at first, and the number of draws in all.
type waiting struct{ tiles, last int }

// wait evaluates waiting at a hand: for each draw at which it may have been reached, until a draw lowers the shanten.
func (w *waiting) wait(into []float64, s *spot, level, lateCopies int, early, late *turns) {
	into[w.last] = 0
	copies := perCopy{float64(int(s.total) - lateCopies), float64(lateCopies)}
	if lateCopies == 0 {
		for made := w.last - 1; made >= level; made-- {
			each, next := w.next(made, 0, &copies)
			into[made] = each.early*early[made+1] + (1-next)*into[made+1]
		}
		return
	}
	for reached := level; reached < w.last; reached++ {
		past := w.past(reached, level, s)
		sum, still := 0.0, 1.0
		for made := reached; made < w.last; made++ {
			each, next := w.next(made, past, &copies)
			sum += still * (each.early*early[made+1] + each.late*late[made+1])
			still *= 1 - next
		}
		into[reached] = sum
	}
}

// past returns the number of tiles already drawn among which a late copy may be, scaled so that one of them is as
// likely as one still in the wall. The draws that were not kept before the hand was reached are outside copies: each
// outside copy is among them in the ratio of their number to the outside copies left, all of which are still in the
// wall.
func (w *waiting) past(reached, level int, s *spot) float64 {
	thrown, outside := float64(reached-level), float64(s.outside)
	if outside <= thrown {
		return math.Inf(1)
	}
	return thrown * float64(w.tiles-reached) / (outside - thrown)
}

// next returns the probability that each copy is the next draw (an early copy is equally likely to be any of the
// remaining tiles), and the probability that any of them is.
func (w *waiting) next(made int, past float64, copies *perCopy) (each perCopy, any float64) {
	future := float64(w.tiles - made)
	each = perCopy{1 / future, 1 / (future + past)}
	any = each.early*copies.early + each.late*copies.late
	if any > 1 { // fewer tiles than copies: an impossible case
		each.early, each.late, any = each.early/any, each.late/any, 1
	}
	return each, any
}

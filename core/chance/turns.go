package chance

import (
	"math"

	"tehai/core/tile"
)

// figure is what a pass asks of the graph.
type figure uint8

const (
	toReady figure = iota
	toWin
	toValue
)

// turns are figures of a hand by the draws that have been made.
type turns [MaxDraws + 1]float64

// A pass goes through the graph from the ready hands back, and finds for every hand and
// every number of draws made the best that can come of it.
type pass struct {
	*graph
	waiting
	figure figure
	odds   *oddsTable
	worth  *worths // for toValue
	turns  []turns // by spot, of all levels but the last
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

// spot fills in one hand.
func (p *pass) spot(at int32, level int) {
	s := &p.spots[at]
	left := p.leftOf(&s.hand)
	var early, late turns // sums over the copies: what each brings
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

// best returns the best that a discard can bring after a draw, by the draws made.
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

// everywhere is a figure that is certain.
var everywhere = func() (all turns) {
	for made := range all {
		all[made] = 1
	}
	return all
}()

// ready returns what a ready hand brings that s becomes; own is the buffer that it is written to.
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
	// The tiles let go came from outside what s accepts.
	o := p.odds.of(early, late, int32(p.unseen-p.steps+1)-s.total)
	if p.figure == toWin {
		return &o.win
	}
	p.worth.expect(s, r, to, left, o, p.last, own)
	return own
}

// A waiting is how many tiles are unseen at first, and how many of them are drawn in all.
type waiting struct{ tiles, last int }

// wait works out the wait at a hand: from each draw at which it may have been reached on, until a
// draw brings it nearer.
func (w *waiting) wait(into []float64, s *spot, level, lateCopies int, early, late *turns) {
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

// past returns among how many tiles gone by a late copy may be, counted so that one of them is as likely
// as one still to come. The draws that were not kept until the hand was reached came from outside: each
// copy there is among them as often as they are to those left outside, of which the wall still
// holds every one.
func (w *waiting) past(reached, level int, s *spot) float64 {
	thrown, outside := float64(reached-level), float64(s.outside)
	if outside <= thrown {
		return math.Inf(1)
	}
	return thrown * float64(w.tiles-reached) / (outside - thrown)
}

// next returns how likely each copy is the next draw, an early one any of the tiles to come,
// and how likely any of them is.
func (w *waiting) next(made int, past float64, copies *perCopy) (each perCopy, any float64) {
	future := float64(w.tiles - made)
	each = perCopy{1 / future, 1 / (future + past)}
	any = each.early*copies.early + each.late*copies.late
	if any > 1 { // fewer tiles than copies: it cannot have come to that
		each.early, each.late, any = each.early/any, each.late/any, 1
	}
	return each, any
}

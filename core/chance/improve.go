package chance

import (
	"math"
	"math/bits"
	"sync"

	"tehai/core/hand"
)

// improve evaluates the wide graph backwards, for one figure.
type improve struct {
	*wideGraph
	waiting
	figure figure
	odds   [2]*oddsTable // of ready hands, tight and slack
	worth  *worths
	*figures
	buf  []way
	paid []turns // the value of winning draws, in buf
}

// figures are those of every node and choice by the number of draws made: rows of one size. What is read is written
// before, so that they may be used again.
type figures struct {
	size        int
	nodes, best []float64
}

// fit makes them large enough.
func (f *figures) fit(g *wideGraph, last int) {
	f.size = last + 1
	if want := f.size * len(g.spots); len(f.nodes) < want {
		f.nodes = make([]float64, want)
	}
	if want := f.size * len(g.choices); len(f.best) < want {
		f.best = make([]float64, want)
	}
}

// of returns the row of a node, after that of a choice.
func (f *figures) of(node int32) []float64 { return f.nodes[int(node)*f.size:][:f.size] }

func (f *figures) after(choice int32) []float64 { return f.best[int(choice)*f.size:][:f.size] }

func (p *improve) run() {
	p.fit(p.wideGraph, p.last)
	// Levels beyond the last draw are never reached.
	for level := min(len(p.levels)-1, p.last); level >= 0; level-- {
		p.level(level)
	}
}

// level evaluates the choices that are discarded to a level, and then its nodes; later levels are done already.
func (p *improve) level(level int) {
	for at := p.levels[level].from; at < p.levels[level].to; at++ {
		p.node(at, level)
	}
	if level > 0 {
		for at := p.choicesTo[level-1].from; at < p.choicesTo[level-1].to; at++ {
			p.choice(at, level)
		}
	}
}

// choice takes the best of the discards, by the draws made.
func (p *improve) choice(at int32, level int) {
	c := &p.choices[at]
	if c.exits.from == c.exits.to {
		return
	}
	best := p.after(at)[level:]
	copy(best, p.of(p.exits[c.exits.from])[level:])
	for _, to := range p.exits[c.exits.from+1 : c.exits.to] {
		row := p.of(to)[level:]
		for made := range best {
			if row[made] > best[made] {
				best[made] = row[made]
			}
		}
	}
}

func (p *improve) node(at int32, level int) {
	n := &p.spots[at]
	row := p.of(at)
	row[p.last] = 0
	switch {
	case n.distance == 0 && p.figure == toReady:
		copy(row, everywhere[:])
	case n.distance == 0 && n.draws.from == n.draws.to:
		p.readyAlone(at, level, row)
	case n.slack:
		p.onward(n, level, row)
	default:
		ways, late := p.ways(at, level)
		if !late {
			// The figure does not depend on when the hand was reached.
			p.wait(n, ways, level, level, row)
			return
		}
		for reached := level; reached < p.last; reached++ {
			row[reached] = p.wait(n, ways, level, reached, nil)
		}
	}
}

// readyAlone evaluates a ready hand that keeps no further tile.
func (p *improve) readyAlone(at int32, level int, row []float64) {
	n := &p.spots[at]
	early, late := 0, 0
	for rest := n.tiles; rest != 0; rest &= rest - 1 {
		kind := bits.TrailingZeros64(uint64(rest))
		if n.early.Has(kind) || level == 0 {
			early += int(p.leftAt(&n.hand, kind))
		} else {
			late += int(p.leftAt(&n.hand, kind))
		}
	}
	o := p.odds[level-p.steps].of(early, late, n.outside)
	if p.figure == toWin {
		copy(row, o.win[:])
		return
	}
	var sum perCopy
	i := p.worth.first[at]
	for rest := n.tiles; rest != 0; rest &= rest - 1 {
		kind := bits.TrailingZeros64(uint64(rest))
		paid := float64(p.leftAt(&n.hand, kind)) * p.worth.points[i].draw
		if n.early.Has(kind) || level == 0 {
			sum.early += paid
		} else {
			sum.late += paid
		}
		i++
	}
	for made := level; made < p.last; made++ {
		row[made] = sum.early*o.draw[made].early + sum.late*o.draw[made].late
	}
}

// onward evaluates a slack hand, which keeps only tiles that lower the shanten.
func (p *improve) onward(n *node, level int, row []float64) {
	var early, late turns
	lateCopies := 0
	for _, d := range p.kept[n.draws.from:n.draws.to] {
		left := p.leftAt(&n.hand, int(d.kind))
		copies, sums := float64(left), &early
		if level > 0 && !n.early.Has(int(d.kind)) {
			sums = &late
			lateCopies += int(left)
		}
		for i, best := range p.after(d.choice)[level+1:] {
			sums[level+1+i] += copies * best
		}
	}
	p.waiting.wait(row, &n.spot, level, lateCopies, &early, &late)
}

// A way is a draw that a tight hand may keep, or that wins.
type way struct {
	early  bool
	copies float64
	best   []float64
}

// ways lists the draws that a tight hand may keep, or that win, and reports whether copies of any may have been
// discarded.
func (p *improve) ways(at int32, level int) (ways []way, late bool) {
	n := &p.spots[at]
	ways = p.buf[:0]
	for _, d := range p.kept[n.draws.from:n.draws.to] {
		early := level == 0 || n.early.Has(int(d.kind))
		ways = append(ways, way{early, float64(p.leftAt(&n.hand, int(d.kind))), p.after(d.choice)})
	}
	if n.distance == 0 {
		ways = p.wins(at, level, ways)
	}
	p.buf = ways
	for i := range ways {
		late = late || !ways[i].early
	}
	return ways, late
}

// wait evaluates a tight hand that was reached after the given number of draws: at each draw the tile is kept if that
// is better than waiting further. trail, unless nil, receives the figure of waiting after each draw.
func (p *improve) wait(n *node, ways []way, level, reached int, trail []float64) float64 {
	past := p.past(reached, level, &n.spot)
	stay := 0.0
	for made := p.last - 1; made >= reached; made-- {
		future := float64(p.unseen - made)
		each := perCopy{1 / future, 1 / (future + past)}
		if math.IsInf(past, 1) {
			each.late = 0
		}
		var gains, copies perCopy
		for i := range ways {
			w := &ways[i]
			if gain := w.best[made+1]; gain > stay {
				if w.early {
					gains.early += w.copies * gain
					copies.early += w.copies
				} else {
					gains.late += w.copies * gain
					copies.late += w.copies
				}
			}
		}
		sum := gains.early*each.early + gains.late*each.late
		kept := copies.early*each.early + copies.late*each.late
		if kept > 1 {
			sum, kept = sum/kept, 1
		}
		stay = sum + (1-kept)*stay
		if trail != nil {
			trail[made] = stay
		}
	}
	return stay
}

// wins adds the draws that complete a ready hand.
func (p *improve) wins(at int32, level int, ways []way) []way {
	n := &p.spots[at]
	if len(p.paid) < n.tiles.Len() {
		p.paid = make([]turns, n.tiles.Len())
	}
	i := 0
	for kind := range n.tiles.All() {
		best := everywhere[:]
		if p.figure == toValue {
			best = p.paid[i][:]
			for made := range best {
				best[made] = p.worth.points[int(p.worth.first[at])+i].draw
			}
		}
		ways = append(ways, way{level == 0 || n.early.Has(kind), float64(p.leftAt(&n.hand, kind)), best})
		i++
	}
	return ways
}

// improver replaces the upper levels of the graph of a run under the model improve.
type improver struct {
	graph wideGraph
	odds  [2]oddsTable
}

// usedFigures are those that no run needs any more: they are large.
var usedFigures = sync.Pool{New: func() any { return new(figures) }}

// newImprover prepares the answer from the hands of level 0 of a run.
func newImprover(r *Run) (*improver, error) {
	g := &r.graph
	m := &improver{graph: wideGraph{rule: g.rule, start: g.start, left: g.left, unseen: g.unseen, steps: g.steps,
		narrow: g.narrow > 0 || g.steps > wideSteps, bound: g.most, wideMemory: r.used.wide}}
	m.graph.empty()
	for _, s := range g.spots {
		m.graph.spots = append(m.graph.spots, node{spot: s, distance: int8(g.steps)})
	}
	m.graph.levels = append(m.graph.levels, span{0, int32(len(m.graph.spots))})
	err := m.graph.build()
	r.used.wide = m.graph.wideMemory
	for i := range m.odds {
		m.odds[i] = newOdds(&r.used.odds[i])
		m.odds[i].draws, m.odds[i].unseen, m.odds[i].accepted = r.question.Draws, g.unseen, g.steps+i
	}
	return m, err
}

// rows returns the figures of the hands of level 0.
func (m *improver) rows(f figure, last, n int, worth *worths) [][]float64 {
	p := improve{wideGraph: &m.graph, waiting: waiting{m.graph.unseen, last}, figure: f, odds: [2]*oddsTable{&m.odds[0],
		&m.odds[1]}, worth: worth, figures: usedFigures.Get().(*figures)}
	defer usedFigures.Put(p.figures)
	p.run()
	rows := make([][]float64, n)
	for i := range rows {
		rows[i] = append(rows[i], p.of(int32(i))[:last]...)
	}
	return rows
}

// score scores every complete hand, won by an own draw.
func (g *wideGraph) score(scorer *Scorer, held *hand.Hand) (*worths, error) {
	w := &worths{first: make([]int32, len(g.spots))}
	complete := completer(held)
	for at := range g.spots {
		n := &g.spots[at]
		if n.distance > 0 {
			continue
		}
		w.first[at] = int32(len(w.points))
		complete.ready(&n.hand)
		for kind := range n.tiles.All() {
			paid, err := pays(scorer, complete.with(kind), true)
			if err != nil {
				return nil, err
			}
			w.points = append(w.points, points{draw: paid})
		}
	}
	return w, nil
}

package chance

import (
	"math"

	"tehai/core/tile"
)

// improve goes back through the wide graph, for one figure.
type improve struct {
	*wideGraph
	figure figure
	last   int
	odds   [2]*oddsTable // of ready hands, tight and slack
	worth  *worthTable
	turns  []turns // by node
	best   []turns // by choice
}

// worthTable holds what ready hands pay by their waits, in the order of the kinds.
type worthTable struct {
	first  []int32 // by node, of ready ones
	points []float64
}

func (p *improve) run() {
	p.turns, p.best = make([]turns, len(p.nodes)), make([]turns, len(p.choices))
	for level := len(p.levels) - 1; level >= 0; level-- {
		if level < len(p.behind) {
			for at := p.behind[level].from; at < p.behind[level].to; at++ {
				p.choice(at, level+1)
			}
		}
		for at := p.levels[level].from; at < p.levels[level].to; at++ {
			p.node(at, level)
		}
	}
}

// choice takes the best of the discards, by the draws made.
func (p *improve) choice(at int32, level int) {
	best := &p.best[at]
	c := &p.choices[at]
	for _, to := range p.exits[c.exits.from:c.exits.to] {
		row := &p.turns[to]
		for made := level; made <= p.last; made++ {
			if row[made] > best[made] {
				best[made] = row[made]
			}
		}
	}
}

func (p *improve) node(at int32, level int) {
	n := &p.nodes[at]
	switch {
	case n.distance == 0 && p.figure == toReady:
		p.turns[at] = everywhere
	case n.distance == 0 && n.draws.from == n.draws.to:
		p.readyAlone(at, level)
	case n.slack:
		p.onward(at, level)
	default:
		for reached := level; reached < p.last; reached++ {
			p.turns[at][reached] = p.wait(at, level, reached, nil)
		}
	}
}

// readyAlone fills in a ready hand that keeps nothing more.
func (p *improve) readyAlone(at int32, level int) {
	n := &p.nodes[at]
	left := p.leftOf(&n.hand)
	early, late := 0, 0
	for kind := range n.tiles.All() {
		if n.early.Has(kind) || level == 0 {
			early += int(left[kind])
		} else {
			late += int(left[kind])
		}
	}
	o := p.odds[level-p.steps].of(early, late, n.outside)
	if p.figure == toWin {
		p.turns[at] = o.win
		return
	}
	var sum perCopy
	i := p.worth.first[at]
	for kind := range n.tiles.All() {
		if n.early.Has(kind) || level == 0 {
			sum.early += float64(left[kind]) * p.worth.points[i]
		} else {
			sum.late += float64(left[kind]) * p.worth.points[i]
		}
		i++
	}
	for made := level; made < p.last; made++ {
		p.turns[at][made] = sum.early*o.draw[made].early + sum.late*o.draw[made].late
	}
}

// onward fills in a slack hand, which keeps only what brings it nearer.
func (p *improve) onward(at int32, level int) {
	n := &p.nodes[at]
	left := p.leftOf(&n.hand)
	var early, late turns
	lateCopies := 0
	for _, d := range p.kept[n.draws.from:n.draws.to] {
		copies, sums := float64(left[d.kind]), &early
		if level > 0 && !n.early.Has(int(d.kind)) {
			sums = &late
			lateCopies += int(left[d.kind])
		}
		best := &p.best[d.choice]
		for made := level + 1; made <= p.last; made++ {
			sums[made] += copies * best[made]
		}
	}
	q := pass{graph: &graph{unseen: p.unseen}, last: p.last}
	q.wait(&p.turns[at], &n.spot, level, lateCopies, &early, &late)
}

// A way is a draw that a tight hand may keep, or that wins.
type way struct {
	early  bool
	copies float64
	best   *turns
}

// wait works out a tight hand that was reached after so many draws: at each draw the tile is kept if that is better than to
// go on waiting. trail, where there is one, takes the figure of waiting on after each draw made.
func (p *improve) wait(at int32, level, reached int, trail *turns) float64 {
	n := &p.nodes[at]
	left := p.leftOf(&n.hand)
	var room [tile.Kinds]way
	ways := room[:0]
	for _, d := range p.kept[n.draws.from:n.draws.to] {
		early := level == 0 || n.early.Has(int(d.kind))
		ways = append(ways, way{early, float64(left[d.kind]), &p.best[d.choice]})
	}
	if n.distance == 0 {
		ways = p.wins(at, level, &left, ways)
	}
	q := pass{graph: &graph{unseen: p.unseen}, last: p.last}
	past := q.past(reached, level, &n.spot)
	stay := 0.0
	for made := p.last - 1; made >= reached; made-- {
		future := float64(p.unseen - made)
		each := perCopy{1 / future, 1 / (future + past)}
		if math.IsInf(past, 1) {
			each.late = 0
		}
		sum, kept := 0.0, 0.0
		for i := range ways {
			w := &ways[i]
			if gain := w.best[made+1]; gain > stay {
				chance := w.copies * each.late
				if w.early {
					chance = w.copies * each.early
				}
				sum += chance * gain
				kept += chance
			}
		}
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
func (p *improve) wins(at int32, level int, left *tile.Counts, ways []way) []way {
	n := &p.nodes[at]
	for i, kind := 0, 0; kind < tile.Kinds; kind++ {
		if !n.tiles.Has(kind) {
			continue
		}
		best := &everywhere
		if p.figure == toValue {
			best = new(turns)
			for made := range best {
				best[made] = p.worth.points[int(p.worth.first[at])+i]
			}
		}
		ways = append(ways, way{level == 0 || n.early.Has(kind), float64(left[kind]), best})
		i++
	}
	return ways
}

// improver is what a run has instead of its graph where the model improves.
type improver struct {
	graph wideGraph
	odds  [2]oddsTable
}

// newImprover prepares the answer from the hands of level 0.
func newImprover(r *Run) (*improver, error) {
	g := &r.graph
	m := &improver{graph: wideGraph{rule: g.rule, start: g.start, left: g.left, unseen: g.unseen, steps: g.steps}}
	for _, s := range g.spots {
		m.graph.nodes = append(m.graph.nodes, node{spot: s, distance: int8(g.steps)})
	}
	m.graph.levels = []span{{0, int32(len(m.graph.nodes))}}
	if err := m.graph.build(); err != nil {
		return nil, err
	}
	for i := range m.odds {
		m.odds[i] = oddsTable{draws: r.question.Draws, unseen: g.unseen, accepted: g.steps + i}
		m.odds[i].fill(1)
	}
	return m, nil
}

// rows returns the figures of the hands of level 0.
func (m *improver) rows(f figure, last, n int, worth *worthTable) [][]float64 {
	p := improve{wideGraph: &m.graph, figure: f, last: last, odds: [2]*oddsTable{&m.odds[0], &m.odds[1]}, worth: worth}
	p.run()
	rows := make([][]float64, n)
	for i := range rows {
		rows[i] = append(rows[i], p.turns[i][:last]...)
	}
	return rows
}

// score scores every complete hand.
func (m *improver) score(scorer *Scorer, r *Run) (*worthTable, error) {
	w := &worthTable{first: make([]int32, len(m.graph.nodes))}
	complete := completer(&r.question.Hand)
	for at := range m.graph.nodes {
		n := &m.graph.nodes[at]
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
			w.points = append(w.points, paid)
		}
	}
	return w, nil
}

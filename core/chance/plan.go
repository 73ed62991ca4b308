package chance

import (
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// plan is a kind of complete hand of the standard form: sets that it must have,
// and sets and pairs that the rest may be.
type plan struct {
	fixed     []meld.Set
	sequences pattern.Kinds // where sequences may start
	triplets  pattern.Kinds
	pairs     pattern.Kinds
	free      int // sets of any allowed kind
}

// take marks one declared set as there. It reports whether the plan has room
// for it. A quad stands for its triplet.
func (p *plan) take(s meld.Set) bool {
	for i, f := range p.fixed {
		if f.First == s.First && (f.Kind == s.Kind || f.Kind == meld.Triplet && s.Kind == meld.Quad) {
			p.fixed = append(append([]meld.Set{}, p.fixed[:i]...), p.fixed[i+1:]...)
			return true
		}
	}
	allowed := p.triplets
	if s.Kind == meld.Sequence {
		allowed = p.sequences
	}
	p.free--
	return p.free >= 0 && allowed.Has(s.First)
}

const maxSets = 4

// far is more tiles than any hand needs.
const far = 99

// state is what the kinds before one have settled: the free sets begun, whether
// the pair is there, and the sequences begun one and two kinds before, which
// still want their tiles. It is packed into an index of a row.
type state uint8

const states = (maxSets + 1) * 2 * 5 * 5

func pack(sets, paired, last, before int) state {
	return state(((sets*2+paired)*5+last)*5 + before)
}

func (s state) unpack() (sets, paired, last, before int) {
	return int(s) / 50, int(s) / 25 % 2, int(s) / 5 % 5, int(s) % 5
}

// row is the fewest tiles for each state.
type row [states]uint8

// reach finds the fewest tiles that the counts need to become one of the plan's
// hands. It lays sets kind by kind, and knows of every state what the kinds
// before it cost and what those behind it will. A kind helps if some cheapest
// hand uses more of it than there are.
func (p *plan) reach(c *tile.Counts) reach {
	if p.free < 0 || p.free > maxSets {
		return unreached
	}
	g := grid{plan: p, counts: c}
	paired := 0
	for _, s := range p.fixed {
		for i := range s.Len() {
			g.base[s.At(i).Index()]++
		}
		if s.Kind == meld.Pair {
			paired = 1
		}
	}
	start := pack(0, paired, 0, 0)
	g.fill(start)
	r := reach{need: int(g.behind[0][start])}
	if r.need >= far {
		return unreached
	}
	for kind := range tile.Kinds {
		g.moves(kind, &g.before[kind], func(from, to state, use int) {
			cost := max(0, use-int(c[kind]))
			if use > int(c[kind]) && int(g.before[kind][from])+cost+int(g.behind[kind+1][to]) == r.need {
				r.tiles |= 1 << kind
			}
		})
	}
	return r
}

// grid holds, for every kind and state, the tiles that the kinds before it and
// those from it on cost at least.
type grid struct {
	plan           *plan
	counts         *tile.Counts
	base           tile.Counts // what the fixed sets use
	before, behind [tile.Kinds + 1]row
}

func (g *grid) fill(start state) {
	for i := range g.before {
		for s := range g.before[i] {
			g.before[i][s], g.behind[i][s] = far, far
		}
	}
	g.before[0][start] = 0
	for kind := range tile.Kinds {
		next := &g.before[kind+1]
		g.moves(kind, &g.before[kind], func(from, to state, use int) {
			cost := g.before[kind][from] + uint8(max(0, use-int(g.counts[kind])))
			next[to] = min(next[to], cost)
		})
	}
	g.behind[tile.Kinds][pack(g.plan.free, 1, 0, 0)] = 0
	for kind := tile.Kinds - 1; kind >= 0; kind-- {
		g.moves(kind, &g.before[kind], func(from, to state, use int) {
			cost := g.behind[kind+1][to] + uint8(max(0, use-int(g.counts[kind])))
			g.behind[kind][from] = min(g.behind[kind][from], cost)
		})
	}
}

// moves calls visit with every way to lay sets that begin at the kind, from
// every state that can be reached, and how many tiles of the kind are used.
func (g *grid) moves(kind int, reached *row, visit func(from, to state, use int)) {
	bit := pattern.Kinds(1) << kind
	for from := range state(states) {
		if reached[from] >= far {
			continue
		}
		sets, paired, last, before := from.unpack()
		used := int(g.base[kind]) + last + before
		for run := 0; run == 0 || g.plan.sequences&bit != 0 && sets+run <= g.plan.free; run++ {
			for triplet := 0; triplet == 0 || triplet == 1 && g.plan.triplets&bit != 0 && sets+run < g.plan.free; triplet++ {
				for pair := 0; pair == 0 || pair == 1 && g.plan.pairs&bit != 0 && paired == 0; pair++ {
					use := used + run + 3*triplet + 2*pair
					if use <= 4 {
						visit(from, pack(sets+run+triplet, paired+pair, run, last), use)
					}
				}
			}
			if used+run >= 4 {
				break
			}
		}
	}
}

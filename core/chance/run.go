package chance

import (
	"sync"

	"tehai/core/hand"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// Question asks how likely a hand becomes ready and wins.
type Question struct {
	Hand  hand.Hand   // 3n+1 or 3n+2 closed tiles; missing sets count as made
	Left  tile.Counts // unseen copies: not in the hand, its melds or visible elsewhere
	Draws int         // own draws left, 1 to MaxDraws
	Model Model
	Three bool           // with three players: no characters 2 to 8, which Left does not count either
	Forms *shanten.Forms // the shapes of a complete hand; nil or the usual ones: by core/shanten
	// Narrow follows of the discards after each draw only so many, those that accept most; 0 follows all. The further from
	// ready the more that saves; the figures become a little smaller than they are.
	Narrow int
	// Only are the first discards to follow, each a row; 0 follows all that keep the shanten.
	Only shanten.Tiles
	// Most bounds the hands visited, 0 for as many as memory allows: beyond it the answer is too-large.
	Most int
}

// Run answers a question in stages, each slower than the one before: Ready, Win, Value. A stage may be asked without
// those before it. Every stage returns a row for each of Discards, and in it a figure for every draw left: the first
// with all draws left, the next after a draw that did not help, the last with one draw left.
type Run struct {
	question Question
	graph    graph
	odds     oddsTable
	discards []int
	improver *improver // with the model improve, instead of the upper levels of the graph
	scored   scored
	used     *memory // nil: the run was released
}

// memory are the large parts of a run, used by one after the other.
type memory struct {
	graph graphMemory
	wide  wideMemory
	odds  [2]*oddsMemory // the second for the model improve alone
	turns []turns        // scratch, for each figure anew
}

var memories = sync.Pool{New: func() any { return new(memory) }}

// scored is what a run has computed with the last scorer.
type scored struct {
	scorer     *Scorer
	worth      *worths
	win, value [][]float64 // nil until asked for
}

// New prepares the answer. Its error is wrong-tile-count, too-large (too many draws, a
// hand more than MaxShanten from ready, or a graph beyond its bound), bad-type or impossible-situation.
func New(q *Question) (*Run, error) {
	if err := q.check(); err != nil {
		return nil, err
	}
	r := &Run{question: *q, used: memories.Get().(*memory)}
	g := &r.graph
	g.graphMemory = r.used.graph
	g.empty()
	g.rule.shape = shanten.Rule{Three: q.Three}
	if q.Forms != nil && !q.Forms.Usual() {
		g.rule.shape = q.Forms
	}
	g.start, g.left, g.unseen, g.narrow, g.most = q.Hand.Counts(), q.Left, q.Left.Total(), q.Narrow, q.Most
	if err := r.build(); err != nil {
		r.Release()
		return nil, err
	}
	return r, nil
}

// build fills the graph of a run.
func (r *Run) build() (err error) {
	g, q := &r.graph, &r.question
	defer func() { r.used.graph = g.graphMemory }()
	r.first()
	g.levels = append(g.levels, span{0, int32(len(g.spots))})
	if g.steps > MaxShanten {
		return source.Errorf(source.TooLarge, "the hand is %d from ready: want at most %d", g.steps, MaxShanten)
	}
	if q.Model == Improve {
		r.improver, err = newImprover(r)
		return err
	}
	others := q.Model.discards(q.Three)
	r.odds = newOdds(&r.used.odds[0])
	r.odds.draws, r.odds.discards, r.odds.unseen, r.odds.accepted = q.Draws, others, g.unseen, g.steps
	if g.steps == 0 {
		r.odds.gone += others
	}
	return g.build()
}

// Release gives the memory of a run to later ones. It must not be asked any more; rows that it has returned, and
// Discards, stay as they are.
func (r *Run) Release() {
	if r != nil && r.used != nil {
		memories.Put(r.used)
		r.used = nil
	}
}

// first fills level 0: the hand itself, or the hands after its best discards.
func (r *Run) first() {
	g := &r.graph
	if len(r.question.Hand.Closed)%3 == 1 {
		found := g.rule.Draws(&g.start, &g.left)
		g.steps = int(found.Shanten)
		g.begin(&g.start, found)
		r.discards = []int{-1}
		return
	}
	var rows shanten.Discards
	g.rule.Discards(&g.start, &g.left, &rows)
	rows.Sort()
	g.steps = int(rows.Rows[0].Shanten)
	for _, row := range rows.Rows[:rows.N] {
		if int(row.Shanten) > g.steps {
			break
		}
		if only := r.question.Only; only != 0 && !only.Has(int(row.Tile)) {
			continue
		}
		after := g.start
		after[row.Tile]--
		g.begin(&after, row.Draws)
		r.discards = append(r.discards, int(row.Tile))
	}
}

// begin appends a spot of level 0.
func (g *graph) begin(hand *tile.Counts, found shanten.Draws) {
	s := spot{hand: *hand, tiles: found.Tiles & heldIn(&g.left), total: int32(found.Total)}
	for kind, n := range hand {
		s.key += uint64(n) * unit[kind]
	}
	s.outside = int32(g.unseen) - s.total
	g.spots = append(g.spots, s)
}

// Discards returns the kind index of the first discard of each row: the discards that keep the shanten, in the order of
// shanten.Discards. A hand of 3n+1 tiles has one row, -1.
func (r *Run) Discards() []int { return r.discards }

// Ready returns how likely the hand becomes ready.
func (r *Run) Ready() [][]float64 { return r.rows(toReady, nil) }

// Win returns how likely the hand is completed, whatever it is worth.
func (r *Run) Win() [][]float64 { return r.rows(toWin, nil) }

// WinWorth returns how likely the hand is completed by a hand that may win: one that the scorer gives points. Every
// discard is the best for that. Its error is the scorer's. The rows belong to the run, like those of Value: a caller
// may ask again, but not change them.
func (r *Run) WinWorth(scorer *Scorer) ([][]float64, error) {
	if err := r.score(scorer); err != nil {
		return nil, err
	}
	if r.scored.win == nil {
		r.scored.win = r.rows(toValue, r.scored.worth.counted())
	}
	return r.scored.win, nil
}

// Value returns the expected points, where draws without a win count as 0. Every discard is the best for the points
// here, as it was the best for the chance in the other stages. Its error is the scorer's.
func (r *Run) Value(scorer *Scorer) ([][]float64, error) {
	if err := r.score(scorer); err != nil {
		return nil, err
	}
	if r.scored.value == nil {
		r.scored.value = r.rows(toValue, r.scored.worth)
	}
	return r.scored.value, nil
}

// score scores every complete hand, once for each scorer.
func (r *Run) score(scorer *Scorer) error {
	if r.scored.scorer == scorer {
		return nil
	}
	var worth *worths
	var err error
	if r.improver != nil {
		worth, err = r.improver.graph.score(scorer, &r.question.Hand)
	} else {
		worth, err = r.graph.score(scorer, &r.question.Hand, r.odds.discards > 0)
	}
	if err != nil {
		return err
	}
	r.scored = scored{scorer: scorer, worth: worth}
	return nil
}

func (r *Run) rows(f figure, worth *worths) [][]float64 {
	if r.improver != nil {
		return r.improver.rows(f, r.question.Draws, len(r.discards), worth)
	}
	p := pass{graph: &r.graph, waiting: waiting{r.graph.unseen, r.question.Draws}, figure: f, odds: &r.odds, worth: worth,
		turns: r.used.turns}
	p.run()
	r.used.turns = p.turns
	rows := make([][]float64, len(r.discards))
	for i := range rows {
		all := p.first(int32(i))
		rows[i] = append(rows[i], all[:p.last]...)
	}
	return rows
}

// first returns the figures of a spot of level 0, which may be ready as it is.
func (p *pass) first(at int32) (all turns) {
	s := &p.spots[at]
	switch {
	case p.steps > 0:
		return p.turns[at]
	case p.figure == toReady:
		return everywhere
	}
	o := p.odds.of(int(s.total), 0, s.outside)
	if p.figure == toWin {
		return o.win
	}
	p.worth.expect(s, s, at, &p.left, o, p.last, &all)
	return all
}

package advice

import (
	"math"
	"slices"

	"tehai/core/shanten"
	"tehai/core/tile"
)

// farAway is the distance from which on a hand is only being gathered.
const farAway = 3

// candidate is a discard while it is looked at.
type candidate struct {
	shanten.Draws
	kind int
	red  bool
	follow
	points      float64 // to expect
	route       int     // distance from the nearest yaku of an open hand
	routeCopies int
	simples     int // distances of a closed hand
	triplets    int
	x           [terms]float64
	score       float64
}

// A ranker is a decision while it is worked out.
type ranker struct {
	q      *Question
	open   bool
	closed tile.Counts
	held   shanten.Tiles // closed or in melds
	pairs  int           // kinds held twice or more
	late   float64       // how much of the table is seen, 0 to 1
	plans  []way
	list   []candidate

	drawing shanten.Drawing // scratch, for what follows draws
}

// lateSeen is how many tiles lie open when a deal is as late as it gets.
const lateSeen = 60

// Rank returns every discard, best first: those that leave the smallest distance, by their scores; then those that
// leave the next one, and so on. A kind held plain and red is two rows. A hand of another size than 3n+2 has none.
func Rank(q *Question) []Row {
	r := newRanker(q)
	rows := make([]Row, 0, len(r.list))
	for from := 0; from < len(r.list); {
		to := from
		for to < len(r.list) && r.list[to].Shanten == r.list[from].Shanten {
			to++
		}
		r.score(r.list[from:to], q.Deep && from == 0)
		if q.Deep && !q.Bare && from == 0 {
			r.improveFirst(r.list[:to])
		}
		from = to
	}
	for i := range r.list {
		rows = append(rows, r.row(i))
	}
	return rows
}

// improvedRows is for how many of the first discards the draws that better the hand are counted: that takes as long as
// all else.
const improvedRows = 5

func (r *ranker) improveFirst(list []candidate) {
	for i := range min(improvedRows, len(list)) {
		r.improve(&list[i])
	}
}

func newRanker(q *Question) *ranker {
	r := &ranker{q: q, closed: q.Hand.Counts(), open: !q.Hand.IsClosed()}
	own := 0
	for k, n := range q.Hand.AllCounts() {
		own += int(n)
		if n > 0 {
			r.held |= 1 << k
		}
		if r.closed[k] >= 2 {
			r.pairs++
		}
	}
	r.late = max(0, min(1, float64(4*tile.Kinds-q.Left.Total()-own)/lateSeen))
	if r.open && q.Traits.Yaku {
		r.plans = r.ways(make([]way, 0, 16))
	}
	r.candidates()
	return r
}

// candidates lists the discards by their distance.
func (r *ranker) candidates() {
	var plain, reds shanten.Tiles
	for _, t := range r.q.Hand.Closed {
		if t.IsRedFive() {
			reds |= 1 << t.Index()
		} else {
			plain |= 1 << t.Index()
		}
	}
	var rows shanten.Discards
	r.q.Rule.Discards(&r.closed, &r.q.Left, &rows)
	rows.Sort()
	r.list = make([]candidate, 0, rows.N+3)
	for _, row := range rows.Rows[:rows.N] {
		if r.q.Kept.Has(int(row.Tile)) {
			continue
		}
		c := candidate{Draws: row.Draws, kind: int(row.Tile)}
		c.improves = -1
		if plain.Has(c.kind) {
			r.list = append(r.list, c)
		}
		if c.red = reds.Has(c.kind); c.red {
			r.list = append(r.list, c)
		}
	}
}

// score fills in the terms of discards that leave the same distance, and sorts them.
func (r *ranker) score(list []candidate, deep bool) {
	for i := range list {
		r.look(list, i, deep)
	}
	if deep {
		r.expect(list)
	}
	most := mostOf(list)
	for i := range list {
		c := &list[i]
		r.compare(c, &most)
		r.dora(c)
		c.x[threeSuits] = one(r.threeSuits(c))
		if c.kind >= tile.East.Index() {
			r.honour(c)
		} else {
			r.number(c)
		}
		c.x[orphan] = one((r.held&ends).Len() >= 9 && ends.Has(c.kind) && r.closed[c.kind] != 2)
		c.score = weigh(&c.x, deep)
	}
	slices.SortStableFunc(list, func(a, b candidate) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
}

// look finds what does not rest on the other discards. A red five becomes what the plain one before it does.
func (r *ranker) look(list []candidate, i int, deep bool) {
	c := &list[i]
	if c.red && i > 0 && list[i-1].kind == c.kind {
		before := list[i-1]
		before.red = true
		*c = before
		return
	}
	if deep {
		c.follow = follow{improves: -1}
		r.lookAhead(c)
	}
	switch {
	case !r.q.Traits.Yaku:
	case r.open:
		r.openRoutes(c)
	case deep:
		r.closedRoutes(c)
	}
}

// mosts are the best figures of the discards compared.
type mosts struct {
	accepts, sum, routeCopies int
	points                    float64
	route, simples, triplets  int
}

func mostOf(list []candidate) mosts {
	m := mosts{route: unreached, simples: unreached, triplets: unreached}
	for i := range list {
		c := &list[i]
		m.accepts, m.sum = max(m.accepts, int(c.Total)), max(m.sum, c.sum)
		m.points = max(m.points, c.points)
		m.route, m.simples, m.triplets = min(m.route, c.route), min(m.simples, c.simples), min(m.triplets, c.triplets)
	}
	for i := range list {
		if list[i].route == m.route {
			m.routeCopies = max(m.routeCopies, list[i].routeCopies)
		}
	}
	return m
}

// compare fills in the terms that measure a discard by the best of them.
func (r *ranker) compare(c *candidate, most *mosts) {
	x := &c.x
	x[accepts] = share(int(c.Total), most.accepts)
	if c.Shanten > 0 {
		x[second] = share(c.sum, most.sum)
	}
	if c.Shanten == 1 && c.copies > 0 {
		x[sixWaits] = float64(c.six) / float64(c.copies)
	}
	if most.points > 0 {
		x[readyPoints+term(c.Shanten)] = math.Log((c.points + leastShare*most.points) / most.points)
	}
	if c.Shanten == 0 {
		x[wideWait] = one(c.Total >= 5)
		x[honourWait] = one(c.Tiles>>tile.East.Index() != 0)
		x[deadWait] = one(c.Tiles&(r.q.River|1<<c.kind) != 0)
	}
	switch {
	case r.open:
		x[routes] = float64(min(3, c.route-most.route))
		if c.route == most.route {
			x[routeCopies] = share(c.routeCopies, most.routeCopies)
		}
	default:
		if most.simples <= int(c.Shanten)+1 {
			x[simplesLost] = float64(min(2, c.simples-most.simples))
		}
		if most.triplets <= int(c.Shanten)+1 {
			x[tripletsLost] = float64(min(2, c.triplets-most.triplets))
		}
	}
}

// leastShare keeps a discard that expects nothing comparable.
const leastShare = 0.02

// share returns the logarithm of the share that a count has of the most.
func share(n, most int) float64 { return math.Log(float64(n+1) / float64(most+1)) }

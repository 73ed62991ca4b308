package advice

import (
	"math"
	"slices"

	"tehai/core/shanten"
	"tehai/core/tile"
)

// farAway is the shanten from which on a hand has no plan yet.
const farAway = 3

// candidate is a discard during the ranking.
type candidate struct {
	shanten.Draws
	kind int
	red  bool
	follow
	points      float64 // expected
	route       int     // shanten of the nearest open hand with a yaku
	routeCopies int
	simples     int // shanten of closed hands with these yaku
	triplets    int
	x           [terms]float64
	score       float64
}

// A ranker holds the state of one ranking.
type ranker struct {
	q      *Question
	open   bool
	closed tile.Counts
	held   shanten.Tiles // closed or in melds
	pairs  int           // kinds held twice or more
	late   float64       // share of the tiles that are visible, 0 to 1
	plans  []way
	list   []candidate

	drawing shanten.Drawing // scratch for the hands after draws
}

// lateSeen is the number of visible tiles at the very end of a deal.
const lateSeen = 60

// Rank returns every discard, best first: those that leave the lowest shanten, by score; then those that leave the
// next, and so on. A kind held both plain and red has two rows. A hand whose size is not 3n+2 has none.
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

// improvedRows is the number of first discards for which improving draws are counted: that takes as long as everything
// else.
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

// candidates lists the discards by the shanten they leave.
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

// score computes the terms of discards that leave the same shanten, and sorts them.
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

// look computes the terms that do not depend on the other discards. A red five has the terms of the plain one before
// it.
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

// mosts are the greatest values among the compared discards.
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

// compare computes the terms that are relative to the best of the compared discards.
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

// leastShare is the share of a discard with no expected points, so that logarithms stay finite.
const leastShare = 0.02

// share returns the logarithm of the ratio of a count to the greatest count.
func share(n, most int) float64 { return math.Log(float64(n+1) / float64(most+1)) }

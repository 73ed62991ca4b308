package chance

import (
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// spot is a hand between two draws.
type spot struct {
	hand    tile.Counts
	key     uint64
	tiles   shanten.Tiles // what it accepts, or waits for, with a copy left
	early   shanten.Tiles // those of tiles that a previous hand accepted too
	total   int32         // copies left of tiles
	outside int32         // unseen copies that the previous hand did not accept
	draws   span          // of graph.draws
}

// shape decides which hands are complete: core/shanten's own implementation, or one for rules with other forms
// (rules.Forms).
type shape interface {
	Draws(closed, left *tile.Counts) shanten.Draws
	Discards(closed, left *tile.Counts, rows *shanten.Discards)
	Within(limit int8, closed, left *tile.Counts, rows *shanten.Discards)
}

// An opener asks its shape about one hand plus one tile, for many kinds in turn.
type opener struct {
	shape
	drawing shanten.Drawing
	begun   bool
}

// with is Within for a hand that has drawn a tile of the kind; left is what remains unseen then. The hand must stay the
// same until begun is reset.
func (o *opener) with(kind int, limit int8, hand, left *tile.Counts, rows *shanten.Discards) {
	usual, is := o.shape.(shanten.Rule)
	if !is {
		o.Within(limit, hand, left, rows)
		return
	}
	if !o.begun {
		hand[kind]--
		left[kind]++
		o.drawing.Start(usual, hand, left)
		hand[kind]++
		left[kind]--
		o.begun = true
	}
	o.drawing.Within(kind, limit, rows)
}

// span is a range of an array.
type span struct{ from, to int32 }

// draw is a draw that lowers the shanten of a spot.
type draw struct {
	kind  int8
	exits span // of graph.exits: the spots that the best discards lead to
}

// graph holds every hand between the given one and the ready ones, level by level: a hand of level k has accepted k
// draws and has a shanten number lower by k. A hand is identified by the tiles gained and lost since the first, so it
// is one spot however it was reached.
type graph struct {
	rule   opener
	start  tile.Counts // the first hand
	left   tile.Counts // copies unseen with the first hand
	unseen int
	steps  int // levels except the last, whose hands are ready
	most   int // limit of hands visited; 0: maxSpots
	narrow int // discards followed after a draw; 0: all
	graphMemory
	rows   shanten.Discards // scratch for the rows of one hand
	looked spot             // scratch for the hand that is passed to the shape
	seen   tile.Counts      // scratch for its unseen copies
}

// graphMemory are the large parts of a graph, whose memory is used again.
type graphMemory struct {
	spots  []spot
	levels []span // of spots
	draws  []draw
	exits  []int32
}

func (m *graphMemory) empty() {
	m.spots, m.levels, m.draws, m.exits = m.spots[:0], m.levels[:0], m.draws[:0], m.exits[:0]
}

// build fills the graph from the spots of level 0.
func (g *graph) build() error {
	tables := levelSeats.Get().(*[2]seats)
	defer levelSeats.Put(tables)
	hands, choices := &tables[0], &tables[1]
	most := maxSpots
	if g.most > 0 {
		most = g.most
	}
	for level := range g.steps {
		here := g.levels[level]
		next := span{from: here.to}
		hands.reset()
		choices.reset()
		for at := here.from; at < here.to; at++ {
			g.open(at, level, hands, choices)
			if len(g.spots) > most {
				return source.Errorf(source.TooLarge, "the hand can become ready by way of more than %d hands", most)
			}
		}
		next.to = int32(len(g.spots))
		g.levels = append(g.levels, next)
	}
	return nil
}

// open adds the draws of a spot. choices stores the draw that first led to a hand before its discard.
func (g *graph) open(at int32, level int, hands, choices *seats) {
	g.looked = g.spots[at]
	s, left := &g.looked, &g.seen
	*left = g.leftOf(&s.hand)
	s.draws.from, g.rule.begun = int32(len(g.draws)), false
	for kind := range s.tiles.All() {
		first, isNew := choices.find(s.key + unit[kind])
		if isNew {
			*first = int32(len(g.draws))
			s.hand[kind]++
			left[kind]--
			exits := g.discards(s, kind, left, g.steps-level-1, hands)
			s.hand[kind]--
			left[kind]++
			g.draws = append(g.draws, draw{int8(kind), exits})
		} else {
			g.draws = append(g.draws, draw{int8(kind), g.draws[*first].exits})
		}
		exits := g.draws[len(g.draws)-1].exits
		for _, to := range g.exits[exits.from:exits.to] {
			g.spots[to].early |= s.tiles
		}
	}
	s.draws.to = int32(len(g.draws))
	g.spots[at].draws = s.draws
}

// discards adds the exits of a hand before its discard, which has drawn the kind: the discards that leave it at the
// given shanten number.
func (g *graph) discards(s *spot, drawn int, left *tile.Counts, distance int, hands *seats) span {
	rows := &g.rows
	g.rule.with(drawn, int8(distance), &s.hand, left, rows)
	if g.narrow > 0 {
		rows.Sort()
	}
	exits := span{from: int32(len(g.exits))}
	for i := range rows.N {
		if g.narrow > 0 && len(g.exits)-int(exits.from) >= g.narrow {
			break
		}
		row := &rows.Rows[i]
		after := s.key + unit[drawn] - unit[row.Tile]
		to, isNew := hands.find(after)
		if isNew {
			*to = int32(len(g.spots))
			g.add(&s.hand, after, row, left, s.total)
		}
		g.exits = append(g.exits, *to)
	}
	exits.to = int32(len(g.exits))
	return exits
}

// add appends the spot that a discard leads to.
func (g *graph) add(hand *tile.Counts, key uint64, row *shanten.Discard, left *tile.Counts, before int32) {
	s := spot{hand: *hand, key: key, total: int32(row.Total)}
	s.hand[row.Tile]--
	s.tiles = row.Tiles & heldIn(left)
	s.outside = int32(left.Total()) + 1 - before // the tile drawn last was accepted
	g.spots = append(g.spots, s)
}

// heldIn returns the kinds with at least one copy.
func heldIn(c *tile.Counts) (kinds shanten.Tiles) {
	for i, n := range c {
		if n > 0 {
			kinds |= 1 << i
		}
	}
	return kinds
}

// leftOf returns the copies that are unseen when the hand is reached.
func (g *graph) leftOf(hand *tile.Counts) tile.Counts {
	left := g.left
	for i, n := range hand {
		if n > g.start[i] {
			left[i] -= n - g.start[i]
		}
	}
	return left
}

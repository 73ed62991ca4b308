package chance

import (
	"tehai/core/hand"
	"tehai/core/tile"
)

// points is the value of a hand by its winning tile, from the wall and from a discard.
type points struct{ draw, ron float64 }

// worths holds the value of every ready hand of a graph for each of its waits.
type worths struct {
	from   int32    // the first spot in first
	first  []int32  // by ready spot: index of its first wait
	points []points // by wait, in the order of the indices
}

// counted returns 1 for every win, instead of its points.
func (w *worths) counted() *worths {
	all := &worths{from: w.from, first: w.first, points: make([]points, len(w.points))}
	for i, paid := range w.points {
		all.points[i] = points{min(paid.draw, 1), min(paid.ron, 1)}
	}
	return all
}

// score scores every complete hand once. held is the first hand: its melds and red fives.
func (g *graph) score(scorer *Scorer, held *hand.Hand, ron bool) (*worths, error) {
	ready := g.levels[g.steps]
	w := &worths{from: ready.from}
	complete := completer(held)
	for at := ready.from; at < ready.to; at++ {
		s := &g.spots[at]
		w.first = append(w.first, int32(len(w.points)))
		complete.ready(&s.hand)
		for kind := range s.tiles.All() {
			h := complete.with(kind)
			var paid points
			var err error
			if paid.draw, err = pays(scorer, h, true); err != nil {
				return nil, err
			}
			if ron {
				if paid.ron, err = pays(scorer, h, false); err != nil {
					return nil, err
				}
			}
			w.points = append(w.points, paid)
		}
	}
	return w, nil
}

// completing makes complete hands one after the other, reusing its memory.
type completing struct {
	hand hand.Hand
	reds [tile.Kinds]uint8
	n    int
}

// completer returns a completing for the hands that the given hand may become, with its melds and red fives.
func completer(held *hand.Hand) completing {
	return completing{hand: hand.Hand{Melds: held.Melds, Closed: make([]tile.Tile, 0, 14)}, reds: redsOf(held)}
}

// ready sets the tiles of the ready hand.
func (c *completing) ready(counts *tile.Counts) {
	c.hand.Closed = spread(c.hand.Closed[:0], counts, c.reds)
	c.n = len(c.hand.Closed)
}

// with returns the hand completed by a kind, until the next call.
func (c *completing) with(kind int) *hand.Hand {
	c.hand.Closed, c.hand.Win = append(c.hand.Closed[:c.n], tile.Of(kind)), c.n
	return &c.hand
}

func pays(scorer *Scorer, complete *hand.Hand, selfDrawn bool) (float64, error) {
	n, err := scorer.Points(complete, selfDrawn)
	return float64(n), err
}

// redsOf returns how many red fives of each suit are closed.
func redsOf(h *hand.Hand) (reds [tile.Kinds]uint8) {
	for _, t := range h.Closed {
		if t.IsRedFive() {
			reds[t.Index()]++
		}
	}
	return reds
}

// spread appends the tiles of the counts. As many fives are red as the hand had: plain ones are discarded first, and
// drawn ones count as plain.
func spread(tiles []tile.Tile, c *tile.Counts, reds [tile.Kinds]uint8) []tile.Tile {
	for kind, n := range c {
		t := tile.Of(kind)
		for i := range n {
			if i < reds[kind] {
				tiles = append(tiles, t.RedFive())
			} else {
				tiles = append(tiles, t)
			}
		}
	}
	return tiles
}

// expect fills values with the expected points of the ready spot that s becomes.
func (w *worths) expect(s, ready *spot, to int32, left *tile.Counts, o *odds, last int, values *turns) {
	var early, late points // sums over the copies
	at := w.first[to-w.from]
	for kind := range ready.tiles.All() {
		copies, paid := float64(left[kind]), w.points[at]
		at++
		sum := &late
		if s.tiles.Has(kind) {
			sum = &early
		}
		sum.draw += copies * paid.draw
		sum.ron += copies * paid.ron
	}
	for made := range last {
		values[made] = early.draw*o.draw[made].early + late.draw*o.draw[made].late +
			early.ron*o.ron[made].early + late.ron*o.ron[made].late
	}
}

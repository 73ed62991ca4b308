package advice

import (
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Sets of kinds.
const (
	all shanten.Tiles = 1<<tile.Kinds - 1
	// the kinds that a hand of only 2 to 8 excludes
	ends shanten.Tiles = 1<<0 | 1<<8 | 1<<9 | 1<<17 | 1<<18 | 1<<26 | 127<<27
)

// flushes are the kinds of one suit and honours.
var flushes = [...]shanten.Tiles{511 | 127<<27, 511<<9 | 127<<27, 511<<18 | 127<<27}

// unreached is greater than any shanten.
const unreached = 20

// A way is a plan for an open hand that needs a yaku.
type way struct {
	keeps    shanten.Tiles // the kinds that may be part of it
	triplets bool          // without sequences
	worth    int           // the kind of which it needs three, or -1
}

// ways appends the plans that are possible with the melds.
func (r *ranker) ways(buf []way) []way {
	var called shanten.Tiles
	sequences, traits := false, &r.q.Traits
	for i := range r.q.Hand.Melds {
		m := &r.q.Hand.Melds[i]
		for j := range m.Len() {
			if k := m.At(j).Index(); k >= 0 {
				called |= 1 << k
			}
		}
		switch kind := m.At(0).Index(); {
		case m.At(1).Index() != kind:
			sequences = true
		case kind >= 0 && traits.Worth[kind] > 0:
			return append(buf, way{keeps: all, worth: -1})
		}
	}
	if traits.Simples && called&ends == 0 {
		buf = append(buf, way{keeps: all &^ ends, worth: -1})
	}
	for k, worth := range traits.Worth {
		if worth > 0 && r.closed[k] > 0 && r.closed[k]+r.q.Left[k] >= 3 {
			buf = append(buf, way{keeps: all, worth: k})
		}
	}
	for _, flush := range flushes {
		if called&^flush == 0 {
			buf = append(buf, way{keeps: flush, worth: -1})
		}
	}
	if !sequences {
		buf = append(buf, way{keeps: all, triplets: true, worth: -1})
	}
	return buf
}

// reach returns how many tiles the closed part is from the given number of sets and a pair by the way. Where 1 and 9
// are excluded, the computation may still need one of them; a 4 or 6 in its place does as well.
func (w *way) reach(closed *tile.Counts, sets int) int {
	if w.triplets {
		return tripletsReach(closed, sets)
	}
	c, missing := *closed, 0
	if w.worth >= 0 {
		have := min(c[w.worth], 3)
		c[w.worth] -= have
		sets, missing = sets-1, 3-int(have)
	}
	for k := range (all &^ w.keeps).All() {
		c[k] = 0
	}
	return int(shanten.Standard(&c, max(sets, 0))) + missing
}

// tripletsReach is the number of tiles from that many triplets and a pair. Each group counted has at least one tile
// that is held or available.
func tripletsReach(closed *tile.Counts, sets int) int {
	threes, pairs := 0, 0
	for _, n := range closed {
		if n >= 3 {
			threes++
		} else if n == 2 {
			pairs++
		}
	}
	threes = min(threes, sets)
	pairs = min(pairs, sets-threes+1)
	singles := sets - threes + 1 - pairs
	return 3*(sets-threes) + 2 - 2*pairs - singles - 1
}

// openRoutes computes how far the hand is from the nearest yaku after a discard, and how many copies lower that.
func (r *ranker) openRoutes(c *candidate) {
	sets := len(r.q.Hand.Closed) / 3
	closed := r.closed
	closed[c.kind]--
	c.route = unreached
	var at [16]int
	for i := range r.plans {
		at[i] = r.plans[i].reach(&closed, sets)
		c.route = min(c.route, at[i])
	}
	if !r.q.Deep {
		return
	}
	for k := range tile.Kinds {
		if r.q.Left[k] == 0 {
			continue
		}
		closed[k]++
		for i := range r.plans {
			w := &r.plans[i]
			if at[i] == c.route && w.keeps.Has(k) && w.reach(&closed, sets) < c.route {
				c.routeCopies += int(r.q.Left[k])
				break
			}
		}
		closed[k]--
	}
}

// closedRoutes computes how far the hand is from one of only 2 to 8, and from triplets.
func (r *ranker) closedRoutes(c *candidate) {
	closed := r.closed
	closed[c.kind]--
	simples := way{keeps: all &^ ends, worth: -1}
	sets := len(r.q.Hand.Closed) / 3
	c.simples, c.triplets = simples.reach(&closed, sets), tripletsReach(&closed, sets)
}

package shanten

import "tehai/core/tile"

// A Drawing is a hand of 3n+1 closed tiles for questions about the hand plus one tile, for many kinds in turn: what a
// draw does not change is computed once.
type Drawing struct {
	closed, left  tile.Counts
	before, after step
}

// Start sets the hand; left is as in Rule.Draws.
func (d *Drawing) Start(r Rule, closed, left *tile.Counts) {
	d.closed, d.left = *closed, *left
	d.before = step{}
	d.before.start(r, closed, left)
}

// Within is Rule.Within of the hand plus one tile of the kind, of which a copy must be left.
func (d *Drawing) Within(kind int, limit int8, rows *Discards) {
	s := &d.after
	if d.before.rule == (Rule{}) {
		*s = d.before
		s.draw(kind)
	} else { // a draw may change which parts are slow
		d.closed[kind]++
		d.left[kind]--
		*s = step{}
		s.start(d.before.rule, &d.closed, &d.left)
		d.closed[kind]--
		d.left[kind]++
	}
	s.within(limit, rows)
}

// draw adds a tile to a hand of 3n+1 under the usual rule. The number of sets needed stays the same.
func (s *step) draw(kind int) {
	s.closed[kind]++
	s.total++
	s.counts.more(kind)
	s.left.less(kind)
	s.held, s.drawable = s.counts.holding(), s.rule.drawable(&s.counts)
	k := kind / 9 & 3
	s.parts[k] = s.parts[k].more(kind % 9)
	s.forms -= s.entries[k]
	s.startPart(k)
	s.startHalf(k / 2)
}

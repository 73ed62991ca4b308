package mcr

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
)

// reading is one way to read a winning hand: its form, its sets, and the set that the winning tile completed. All
// fans are predicates of a reading.
type reading struct {
	*scoring
	form   hand.Form
	sets   [7]meld.Set // melds first
	n      int         // number of sets
	at     int         // the set of the winning tile, or -1
	groups pattern.Groups
	chows  chows
	own    tally // fans that hold for these sets
	tally  tally // and with the winning tile in its place
	pungs  uint8 // and kongs
	hidden int   // the concealed ones; a pung completed by a discard does not count
	wait   hand.Wait
}

// formBits is the bit in forms of each form.
var formBits = [...]forms{hand.Standard: standard, hand.Knitted: knitted, hand.Pairs: pairs, hand.Singles: singles,
	hand.Orphans: orphans}

// begin tests the fans that depend on the sets only.
func (r *reading) begin() {
	bit := formBits[r.form]
	r.groups = pattern.GroupsOf(r.sets[:r.n])
	r.chows = chows{four: none, triple: none}
	if r.form == hand.Standard {
		r.groupChows()
	}
	r.pungs = uint8(r.groups.Same.Len())
	r.own = r.scoring.tally
	for i := range bySets[bit] {
		if q := &bySets[bit][i]; q.pungs <= r.pungs && q.ask(r) {
			r.own.add(q.fan, r)
		}
	}
	r.own.set = r.own.set.and(r.rules.of[bit])
	for _, f := range [...]fan{r.chows.four, r.chows.triple} {
		if f != none {
			r.own.set.add(f)
		}
	}
}

// place visits the reading with the winning tile in every set that it can have
// completed.
func (r *reading) place() {
	for i := r.scoring.melds; i < r.n; i++ {
		if r.sets[i].Has(r.scoring.tile) && !r.repeats(i) {
			r.at = i
			r.finish()
		}
	}
}

// finish tests the fans that depend on the place of the winning tile.
func (r *reading) finish() {
	r.hidden, r.wait = 0, hand.NoWait
	if r.pungs > 0 {
		for i := range r.sets[:r.n] {
			if r.hides(i) {
				r.hidden++
			}
		}
	}
	if r.at >= 0 {
		r.wait = hand.WaitOf(r.sets[r.at], r.scoring.tile)
	}
	r.tally = r.own
	asked := byPlace[formBits[r.form]]
	for i := range asked {
		if q := &asked[i]; q.pungs <= r.pungs && q.ask(r) {
			r.tally.add(q.fan, r)
		}
	}
	r.visit(r)
}

// repeats reports whether the closed part has an equal set before set i.
func (r *reading) repeats(i int) bool {
	for _, s := range r.sets[:i] {
		if s == r.sets[i] {
			return true
		}
	}
	return false
}

// hides reports whether set i is a concealed pung or kong. A pung completed by a discard is melded, although the hand
// stays concealed.
func (r *reading) hides(i int) bool {
	s := r.sets[i]
	return s.Same() && s.Closed && (i != r.at || r.win.SelfDrawn)
}

// isAllChows reports whether the sets are chows, or a knitted body and a chow, with a number pair.
func (r *reading) isAllChows() bool {
	return r.groups.Same == 0 && r.groups.Pairs.Within(pattern.Numbers)
}

// fiveInEach reports whether every set and the pair have a five.
func (r *reading) fiveInEach() bool {
	return (r.groups.Same | r.groups.Pairs).Within(fives) && r.groups.Runs[0].Within(fives|fives>>1|fives>>2)
}

// mixedShifted returns pungs of three consecutive ranks, each of another suit, or nothing.
func (r *reading) mixedShifted() pattern.Kinds {
	same := r.groups.Same
	for _, order := range suitOrders {
		low := same >> order[0] & (same >> order[1] >> 1) & (same >> order[2] >> 2) & 0x7f
		if low != 0 {
			low &= -low
			return low<<order[0] | low<<1<<order[1] | low<<2<<order[2]
		}
	}
	return 0
}

// suitOrders are the ways to assign the three suits, by their lowest index, to three things.
var suitOrders = [6][3]int{{0, 9, 18}, {0, 18, 9}, {9, 0, 18}, {9, 18, 0}, {18, 0, 9}, {18, 9, 0}}

// doubled are the pungs with another pung of the same rank.
func (r *reading) doubled() pattern.Kinds {
	m, p, s := r.groups.Same&0x1ff, r.groups.Same>>9&0x1ff, r.groups.Same>>18&0x1ff
	two := m&p | m&s | p&s
	return r.groups.Same & (two | two<<9 | two<<18)
}

// doublePungs counts every two pungs of a rank.
func (r *reading) doublePungs() int {
	m, p, s := r.groups.Same&0x1ff, r.groups.Same>>9&0x1ff, r.groups.Same>>18&0x1ff
	return (m & p).Len() + (m & s).Len() + (p & s).Len()
}

// loose are the pungs of ones, nines and winds that no other fan uses.
func (r *reading) loose() pattern.Kinds {
	k := r.groups.Same & (pattern.Terminals | pattern.Winds)
	if (k & pattern.Winds).Len() >= 3 {
		k &^= pattern.Winds
	}
	return k &^ (pattern.KindOf(r.win.Round()) | pattern.KindOf(r.win.Seat()))
}

// loosePungs counts them; Nine Gates uses one or all.
func (r *reading) loosePungs() int {
	n := r.loose().Len()
	switch {
	case !r.scoring.tally.set.has(nineGates) || r.form != hand.Standard:
		return n
	case r.rules.gatesTakeAll:
		return 0
	}
	return max(0, n-1)
}

// hogs counts the kinds of which the hand has four without a kong.
func (r *reading) hogs() int {
	if r.form == hand.Pairs && !r.rules.pairsHog && (r.kinds.Within(pattern.Green) || r.kinds.Within(pattern.Terminals)) {
		return 0
	}
	return r.hogKinds.Len()
}

// sameIn reports whether set i is a pung or a kong of one of the kinds.
func (r *reading) sameIn(i int, kinds pattern.Kinds) bool {
	return r.sets[i].Same() && kinds.Has(r.sets[i].First)
}

// holdsAny reports whether set i has one of the kinds.
func (r *reading) holdsAny(i int, kinds pattern.Kinds) bool {
	for j := range r.sets[i].Len() {
		if kinds.Has(r.sets[i].At(j)) {
			return true
		}
	}
	return false
}

// The waits that are fans.
const (
	edge   = hand.Edge
	middle = hand.Middle
	single = hand.Single
)

// waitsFor reports whether the winning tile completed its set by this kind of wait, and was the only tile that would
// have completed the hand.
func (r *reading) waitsFor(wait hand.Wait) bool {
	if r.wait != wait || r.dealt {
		return false
	}
	if r.form == hand.Knitted && r.rules.knittedWait != "any" && !(r.rules.knittedWait == "single" && wait == single) {
		return false
	}
	return r.sole()
}

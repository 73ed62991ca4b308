package mcr

import "tehai/core/rules"

// worth is the value of one reading, independent of the way to group its chows: all ways have the same total.
type worth struct {
	counts  fanSet // the fans that remain after exclusions
	total   int    // without flowers
	dropped fanSet
}

// weigh removes what does not count and adds the rest.
func (r *reading) weigh() (w worth) {
	for held := r.tally.set; !held.empty(); {
		if f := held.next(); f != fullyConcealedHand {
			w.dropped = w.dropped.or(r.rules.drops[f])
		}
	}
	// If a form that is concealed by definition excludes Fully Concealed Hand, the self-draw that this would have
	// excluded counts.
	if r.tally.set.has(fullyConcealedHand) && !w.dropped.has(fullyConcealedHand) {
		w.dropped = w.dropped.or(r.rules.drops[fullyConcealedHand])
	}
	w.counts = r.tally.set.without(w.dropped)
	for held := w.counts; !held.empty(); {
		f := held.next()
		w.total += int(r.rules.points[f]) * int(r.tally.count(f))
	}
	w.total += r.chows.lines
	if w.total == 0 {
		w.counts.add(chickenHand)
		w.total = table[chickenHand].points
	}
	return w
}

// value is the value of a win without explanations.
type value struct {
	win   bool // the fans reach the minimum
	fans  int  // points without flowers
	total int  // with them
}

// value returns the value of a win by score, for programs that score very many hands. The win is not checked and must
// be one that score would not refuse.
func (r *settings) value(win *rules.Win) value {
	c := r.scoring(win)
	defer c.done()
	c.readings(func(r *reading) {
		if w := r.weigh(); w.total > r.scoring.best {
			r.scoring.best = w.total
		}
	})
	if c.best == 0 {
		return value{}
	}
	return value{win: c.best >= r.minimum, fans: c.best, total: r.total(c.best, c.flowers)}
}

// total adds the flowers and applies the limit.
func (r *settings) total(fans, flowers int) int {
	if r.limit > 0 {
		return min(fans+flowers, r.limit)
	}
	return fans + flowers
}

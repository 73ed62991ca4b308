package advice

import "tehai/core/shanten"

// A follow is a summary of all draws after a discard.
type follow struct {
	copies   int // copies that lower the shanten
	sum      int // sum over them of the greatest acceptance then
	six      int // those after which six copies or more are accepted
	improves int // copies that keep the shanten and increase the acceptance
}

// lookAhead follows every draw after a discard that lowers the shanten.
func (r *ranker) lookAhead(c *candidate) {
	r.draws(c, c.Tiles, c.Shanten-1, func(copies, best int) {
		c.copies += copies
		c.sum += copies * best
		if best >= 6 {
			c.six += copies
		}
	})
}

// improve counts the draws that improve the hand without lowering the shanten.
func (r *ranker) improve(c *candidate) {
	c.improves = 0
	r.draws(c, all&^c.Tiles, c.Shanten, func(copies, best int) {
		if best > int(c.Total) {
			c.improves += copies
		}
	})
}

// draws visits draws after a discard, with the number of copies left and the greatest acceptance after a discard that
// leaves the given shanten.
func (r *ranker) draws(c *candidate, kinds shanten.Tiles, distance int8, visit func(copies, best int)) {
	hand, left := r.closed, &r.q.Left
	hand[c.kind]--
	var rows shanten.Discards
	r.drawing.Start(r.q.Rule, &hand, left)
	for k := range kinds.All() {
		if left[k] == 0 || hand[k] == 4 {
			continue
		}
		r.drawing.Within(k, distance, &rows)
		visit(int(left[k]), most(&rows, distance))
	}
}

// most returns the greatest acceptance among the discards that leave the shanten.
func most(rows *shanten.Discards, distance int8) int {
	best := 0
	for i := range rows.N {
		if row := &rows.Rows[i]; row.Shanten == distance {
			best = max(best, int(row.Total))
		}
	}
	return best
}

package advice

import "tehai/core/tile"

// honour computes the terms of an honour, by how often three of it count as a yaku.
func (r *ranker) honour(c *candidate) {
	x, worth, seen := &c.x, float64(r.q.Traits.Worth[c.kind]), float64(r.elsewhere(c.kind))
	switch held := r.closed[c.kind]; {
	case held == 1 && worth == 0:
		x[guest], x[guestSeen], x[guestEarly] = 1, seen, 1-r.late
		x[guestFar] = one(c.Shanten >= farAway)
	case held == 1 && worth == 1:
		x[worthSeen], x[worthEarly] = seen, 1-r.late
	case held == 1:
		x[doubleWorth] = 1
	case held == 2 && worth == 0:
		x[guestPair] = 1
	case held == 2 && r.q.Left[c.kind] == 0:
		x[worthPairDead] = worth
	case held == 2:
		x[worthPair] = worth
	case worth == 0:
		x[guestTriplet] = 1
	default:
		x[worthTriplet] = 1
	}
}

// elsewhere is the number of visible copies of a kind outside the closed tiles.
func (r *ranker) elsewhere(k int) int { return 4 - int(r.q.Left[k]) - int(r.closed[k]) }

// dora computes the terms for dora: those that the discard loses, and those it is near to.
func (r *ranker) dora(c *candidate) {
	counts := &r.q.Traits.Dora
	c.x[dora] = float64(counts[c.kind])
	c.x[red] = one(c.red && r.q.Traits.Reds)
	if c.kind >= tile.East.Index() {
		return
	}
	for step, share := range [...]float64{0.5, 1, 0, 1, 0.5} {
		if rank := c.kind%9 + step - 2; rank >= 0 && rank <= 8 {
			c.x[nearDora] += share * float64(counts[c.kind+step-2])
		}
	}
}

// sequences are three equal sequences in the three suits, as kinds.
const sequencesLow = 7 | 7<<9 | 7<<18

// threeSuits reports whether the tile is one of three equal sequences in three suits of which seven kinds are held.
func (r *ranker) threeSuits(c *candidate) bool {
	if r.closed[c.kind] > 1 || c.kind >= tile.East.Index() {
		return false
	}
	for first := max(0, c.kind%9-2); first <= min(6, c.kind%9); first++ {
		if (r.held & (sequencesLow << first)).Len() >= 7 {
			return true
		}
	}
	return false
}

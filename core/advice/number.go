package advice

// alone and near are the terms of a number held once, without and with neighbours, by its distance from the end of
// its suit.
var (
	alone = [...]term{alone19, alone28, alone37, alone456}
	near  = [...]term{near19, near28, near37, near456}
)

// A surrounding is what the hand holds near a number.
type surrounding struct {
	inside    int // 0 for a 1 or 9, to 3 for a 4, 5 or 6
	near, far bool
	run       bool // it is one of three in a row
}

func (r *ranker) surrounding(k int) surrounding {
	rank := k % 9
	at := func(step int) bool {
		return rank+step >= 0 && rank+step <= 8 && r.closed[k+step] > 0
	}
	return surrounding{
		inside: min(rank, 8-rank, 3),
		near:   at(-1) || at(1), far: at(-2) || at(2),
		run: at(-2) && at(-1) || at(-1) && at(1) || at(1) && at(2),
	}
}

// number computes the terms of a number tile from its surrounding.
func (r *ranker) number(c *candidate) {
	s, x := r.surrounding(c.kind), &c.x
	x[insideLate] = r.late * float64(s.inside) / 3
	switch r.closed[c.kind] {
	case 1:
		r.single(c, s)
	case 2:
		x[pair] = 1
		x[pairEnd] = one(s.inside == 0)
		x[pairRun] = one(s.run)
		x[onlyPair] = one(r.pairs == 1)
	default:
		x[triplet] = 1
	}
}

func (r *ranker) single(c *candidate, s surrounding) {
	x := &c.x
	x[inRun] = one(s.run)
	x[numberSeen] = float64(r.elsewhere(c.kind))
	x[gap] = one(!s.near && s.far)
	if s.near || s.far {
		x[near[s.inside]] = 1
	} else {
		x[alone[s.inside]] = 1
		x[aloneFar] = one(s.inside == 0 && c.Shanten >= farAway)
		if s.inside > 0 {
			x[aloneLate] = r.late
		}
	}
	rank := c.kind % 9
	if rank > 0 {
		x[around] += float64(r.q.Left[c.kind-1]) / 4
	}
	if rank < 8 {
		x[around] += float64(r.q.Left[c.kind+1]) / 4
	}
}

func one(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

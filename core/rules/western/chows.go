package western

import "tehai/core/tile"

// costs are numbers of tiles that a suit lacks, by sets, chows among them and pairs; unreached for none.
type costs [5][5][2]uint8

func (c *costs) fill() {
	for s := range c {
		for n := range c[s] {
			c[s][n] = [2]uint8{unreached, unreached}
		}
	}
}

// fewChows is the distance of closed tiles to sets and a pair, at most so many of them chows. known keeps what suits
// lack; it may be nil.
func fewChows(closed *tile.Counts, most int, known map[uint64]*costs) int {
	sets := (closed.Total() - 1) / 3
	var least costs // of the suits so far
	least.fill()
	least[0][0][0] = 0
	for suit := range 4 {
		own := suitCosts(closed, suit, sets, most, known)
		var next costs
		next.fill()
		for s := range sets + 1 {
			for c := range min(s, most) + 1 {
				for p := range 2 {
					if n := least[s][c][p]; n != unreached {
						next.join(own, s, c, p, n, sets, most)
					}
				}
			}
		}
		least = next
	}
	best := uint8(unreached)
	for c := range most + 1 {
		best = min(best, least[sets][c][1])
	}
	return int(best) - 1
}

// join adds what a suit lacks to one place of the sum.
func (c *costs) join(own *costs, s, chows, p int, n uint8, sets, most int) {
	for s2 := range sets - s + 1 {
		for c2 := range min(s2, most-chows) + 1 {
			for p2 := range 2 - p {
				if m := own[s2][c2][p2]; m != unreached {
					at := &c[s+s2][chows+c2][p+p2]
					*at = min(*at, n+m)
				}
			}
		}
	}
}

// suitCosts returns what a suit lacks for every number of sets.
func suitCosts(closed *tile.Counts, suit, sets, most int, known map[uint64]*costs) *costs {
	s := suitSearch{sets: sets, most: most, low: 9 * suit, ranks: 9, closed: closed}
	if suit == 3 {
		s.ranks, s.most = 7, 0
	}
	key := uint64(s.ranks)<<8 | uint64(sets)
	for i := s.low; i < s.low+s.ranks; i++ {
		key = key<<3 | uint64(closed[i])
	}
	if c := known[key]; c != nil {
		return c
	}
	s.found = &costs{}
	s.found.fill()
	s.step(0, 0, 0, 0, 0, 0, 0)
	if known != nil {
		known[key] = s.found
	}
	return s.found
}

// suitSearch goes through the sets of a suit from its lowest rank on.
type suitSearch struct {
	closed     *tile.Counts
	found      *costs
	low, ranks int
	sets, most int
}

// step continues at a rank at which so many chows from the two ranks below go on.
func (c *suitSearch) step(rank, first, second, s, chows, p int, missing uint8) {
	if rank == c.ranks {
		if first == 0 && second == 0 {
			at := &c.found[s][chows][p]
			*at = min(*at, missing)
		}
		return
	}
	held := int(c.closed[c.low+rank])
	for pungs := range 2 {
		for pairs := range 2 - p {
			used := first + second + 3*pungs + 2*pairs
			for n := 0; n+chows <= c.most && s+pungs+n <= c.sets && used+n <= 4; n++ {
				lack := max(0, used+n-held)
				c.step(rank+1, second, n, s+pungs+n, chows+n, p+pairs, missing+uint8(lack))
			}
		}
	}
}

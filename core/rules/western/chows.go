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
	s := suitSearch{sets: sets, most: most, closed: closed, low: 9 * suit, ranks: 9}
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
	found := s.search()
	if known != nil {
		known[key] = found
	}
	return found
}

// suitSearch goes through the ranks of a suit from the lowest on.
type suitSearch struct {
	closed     *tile.Counts
	low, ranks int
	sets, most int
}

// mostChows is how many chows there may be at most where they are few.
const mostChows = 3

// begun is what a suit lacks before a rank, by the chows that go on there: those begun two ranks and one rank below.
type begun [mostChows + 1][mostChows + 1]costs

func (b *begun) fill(most int) {
	for first := range most + 1 {
		for second := range most - first + 1 {
			b[first][second].fill()
		}
	}
}

// search keeps the least that lacks for every state of a rank, and goes on from there.
func (s *suitSearch) search() *costs {
	now, next := new(begun), new(begun)
	now.fill(s.most)
	now[0][0][0][0][0] = 0
	for i := s.low; i < s.low+s.ranks; i++ {
		next.fill(s.most)
		for first := range s.most + 1 {
			for second := range s.most - first + 1 {
				s.step(next, &now[first][second], int(s.closed[i]), first, second)
			}
		}
		now, next = next, now
	}
	return &now[0][0]
}

// step adds the sets and the pair that begin at a rank of which so many are held.
func (s *suitSearch) step(next *begun, from *costs, held, first, second int) {
	for sets := range s.sets + 1 {
		for chows := first + second; chows <= min(sets, s.most); chows++ {
			for pairs := range 2 {
				if missing := from[sets][chows][pairs]; missing != unreached {
					s.add(next, missing, held, first, second, sets, chows, pairs)
				}
			}
		}
	}
}

// add adds them to one number of sets, chows among them and pairs.
func (s *suitSearch) add(next *begun, missing uint8, held, first, second, sets, chows, pairs int) {
	for pungs := range 2 {
		for pair := range 2 - pairs {
			used := first + second + 3*pungs + 2*pair
			for n := 0; n+chows <= s.most && sets+pungs+n <= s.sets && used+n <= 4; n++ {
				at := &next[second][n][sets+pungs+n][chows+n][pairs+pair]
				*at = min(*at, missing+uint8(max(0, used+n-held)))
			}
		}
	}
}

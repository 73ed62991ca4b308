package western

import "tehai/core/tile"

// mostStates is how many states a sum may have; layouts with more are searched group by group.
const mostStates = 64

// sum finds the least that the groups lack which are still to be found, where all of them are of one kind of tile each
// (pungs, pairs, single tiles), or all of one rank (knitted ones): it goes through the kinds or ranks once, with the
// least for every number of groups found so far. It reports whether the layout is such a one.
func (s *reacher) sum(missing int) bool {
	var t total
	if !t.prepare(s) {
		return false
	}
	t.least = none()
	t.least[0] = uint8(missing)
	if t.knitted {
		for rank := range 9 {
			t.column(s, rank)
		}
	} else {
		for i := range tile.Kinds {
			t.kind(s, i)
		}
	}
	s.best = min(s.best, int(t.least[t.states-1]))
	return true
}

// total is the sum while it is made. A state is how many groups of each line are found, as one number.
type total struct {
	knitted bool
	lines   [most]int // places in the layout
	weight  [most]int // of a group of the line in the number of a state
	n       int       // lines
	states  int
	digits  [mostStates]uint64 // of a state: how many groups of each line, eight bits for each
	least   [mostStates]uint8
}

func (t *total) prepare(s *reacher) bool {
	t.states = 1
	knits := 0
	for at := range s.layout {
		if s.left[at] == 0 {
			continue
		}
		switch s.layout[at].kind {
		case knit2, knit3:
			knits++
		case pung, set, pair, single:
		case kong:
			if !s.kongs {
				return false
			}
		default:
			return false
		}
		t.lines[t.n], t.weight[t.n] = at, t.states
		t.n++
		if t.states *= s.left[at] + 1; t.states > mostStates {
			return false
		}
	}
	for state := range t.states {
		for j := range t.n {
			t.digits[state] |= uint64(t.digit(s, state, j)) << (8 * j)
		}
	}
	t.knitted = knits > 0
	return knits == 0 || knits == t.n
}

// digit returns how many groups of line j a state has.
func (t *total) digit(s *reacher, state, j int) int {
	return state / t.weight[j] % (s.left[t.lines[j]] + 1)
}

// join adds the groups of one kind or rank, of which own has what they lack by their state, to all states.
func (t *total) join(s *reacher, own *[mostStates]uint8) {
	before := t.least
	*s.steps -= 1 + t.states
	for from, lacks := range before[:t.states] {
		if *s.steps <= 0 {
			return
		}
		if int(lacks) >= s.best {
			continue
		}
		for more := 1; from+more < t.states; more++ {
			if own[more] != unreached && t.fits(from, more) {
				t.least[from+more] = min(t.least[from+more], lacks+own[more])
			}
		}
	}
}

// fits reports whether two states together have no more groups of a line than the layout: no line is carried over.
func (t *total) fits(a, b int) bool { return t.digits[a]+t.digits[b] == t.digits[a+b] }

// none returns what no group lacks.
func none() (own [mostStates]uint8) {
	for i := range own {
		own[i] = unreached
	}
	return own
}

// kind adds the groups of one kind of tile.
func (t *total) kind(s *reacher, i int) {
	if !hasTile(s.within, i) {
		return
	}
	own, base := none(), lack(s, i, 0)
	var add func(j, state, n int)
	add = func(j, state, n int) {
		if j == t.n {
			own[state] = min(own[state], uint8(lack(s, i, n)-base))
			return
		}
		at := t.lines[j]
		size := s.layout[at].size
		if s.layout[at].kind == kong {
			size = 4
		}
		for k := 0; k == 0 || hasTile(s.kinds[at], i) && k <= s.left[at] && int(s.want[i])+n+k*size <= 4; k++ {
			add(j+1, state+k*t.weight[j], n+k*size)
		}
	}
	add(0, 0, 0)
	t.join(s, &own)
}

// lack is how many tiles of a kind are missing with so many more of them wanted.
func lack(s *reacher, i, n int) int { return max(0, int(s.want[i])+n-int(s.have[i])) }

// columns holds what the knitted groups of a rank lack, for as long as hands and melds of one kind are asked about.
type columns map[columnOf]*[mostStates]uint8

// columnOf is all that decides it: a layout with its tiles, and how many tiles of the rank the hand has and other
// groups want, by suit.
type columnOf struct {
	plan       *plan
	rank       uint8
	have, want [3]uint8
}

// column adds the knitted groups of one rank.
func (t *total) column(s *reacher, rank int) {
	if s.ranks == nil {
		own := t.knits(s, rank)
		t.join(s, &own)
		return
	}
	of := columnOf{plan: s.plan, rank: uint8(rank)}
	for suit := range of.have {
		of.have[suit], of.want[suit] = s.have[rank+9*suit], s.want[rank+9*suit]
	}
	own := s.ranks[of]
	if own == nil {
		made := t.knits(s, rank)
		own = &made
		s.ranks[of] = own
	}
	t.join(s, own)
}

// knits returns what the knitted groups of one rank lack, by their state.
func (t *total) knits(s *reacher, rank int) [mostStates]uint8 {
	own, used := none(), [3]int{}
	lacks := func() (n int) {
		for suit, more := range used {
			n += lack(s, rank+9*suit, more)
		}
		return n
	}
	base := lacks()
	var add func(j, way, state int)
	add = func(j, way, state int) {
		if j == t.n {
			own[state] = min(own[state], uint8(lacks()-base))
			return
		}
		at := t.lines[j]
		suits := knitSuits[way]
		next, after := j, way+1
		if s.layout[at].kind == knit3 {
			suits, next, after = []int{0, 1, 2}, j+1, 0
		} else if after == len(knitSuits) {
			next, after = j+1, 0
		}
		add(next, after, state)
		for _, suit := range suits {
			i := rank + 9*suit
			if !hasTile(s.kinds[at], i) || !hasTile(s.within, i) || int(s.want[i])+used[suit] >= 4 {
				return
			}
		}
		if t.digit(s, state, j) == s.left[at] {
			return
		}
		for _, suit := range suits {
			used[suit]++
		}
		add(j, way, state+t.weight[j])
		for _, suit := range suits {
			used[suit]--
		}
	}
	add(0, 0, 0)
	return own
}

// knitSuits are the pairs of suits.
var knitSuits = [3][]int{{0, 1}, {1, 2}, {0, 2}}

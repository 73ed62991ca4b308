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
	for i := range t.least[:t.states] {
		t.least[i] = unreached
	}
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
	t.knitted = knits > 0
	return knits == 0 || knits == t.n
}

// found returns how many groups of line j a state has.
func (t *total) found(s *reacher, state, j int) int {
	return state / t.weight[j] % (s.left[t.lines[j]] + 1)
}

// kind adds the groups of one kind of tile.
func (t *total) kind(s *reacher, i int) {
	if !hasTile(s.within, i) {
		return
	}
	before := t.least
	base := lack(s, i, 0)
	var add func(j, state, from, n int)
	add = func(j, state, from, n int) {
		if j == t.n {
			if n > 0 {
				cost := int(before[from]) + lack(s, i, n) - base
				if cost < int(t.least[state]) {
					t.least[state] = uint8(cost)
				}
			}
			return
		}
		g := &s.layout[t.lines[j]]
		can := hasTile(s.kinds[t.lines[j]], i)
		size := g.size
		if g.kind == kong {
			size = 4
		}
		for k := 0; k == 0 || can && t.found(s, from, j)+k <= s.left[t.lines[j]] && int(s.want[i])+n+k*size <= 4; k++ {
			add(j+1, state+k*t.weight[j], from, n+k*size)
		}
	}
	for from := range before[:t.states] {
		if before[from] != unreached && int(before[from]) < s.best {
			add(0, from, from, 0)
		}
	}
}

// lack is how many tiles of a kind are missing with so many more of them wanted.
func lack(s *reacher, i, n int) int { return max(0, int(s.want[i])+n-int(s.have[i])) }

// column adds the knitted groups of one rank.
func (t *total) column(s *reacher, rank int) {
	before := t.least
	base := 0
	for suit := range 3 {
		base += lack(s, rank+9*suit, 0)
	}
	var used [3]int
	var add func(j, pattern, state, from int)
	add = func(j, way, state, from int) {
		if j == t.n {
			if state != from {
				cost := int(before[from]) - base
				for suit := range 3 {
					cost += lack(s, rank+9*suit, used[suit])
				}
				if cost < int(t.least[state]) {
					t.least[state] = uint8(cost)
				}
			}
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
		add(next, after, state, from)
		for _, suit := range suits {
			i := rank + 9*suit
			if !hasTile(s.kinds[at], i) || !hasTile(s.within, i) || int(s.want[i])+used[suit] >= 4 {
				return
			}
		}
		if t.found(s, state, j) == s.left[at] {
			return
		}
		for _, suit := range suits {
			used[suit]++
		}
		add(j, way, state+t.weight[j], from)
		for _, suit := range suits {
			used[suit]--
		}
	}
	for from := range before[:t.states] {
		if before[from] != unreached && int(before[from]) < s.best {
			add(0, 0, from, from)
		}
	}
}

// knitSuits are the pairs of suits.
var knitSuits = [3][]int{{0, 1}, {1, 2}, {0, 2}}

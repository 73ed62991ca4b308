package hand

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Split calls visit with every way to split the counts into the number of sets and one pair, exactly quads of the sets
// being undeclared quads; each way once. The sets that visit gets are in the order of their lowest tiles, equal ones as
// quad, triplet, sequence, pair, and are valid only during the call. The order of the calls is that of trying quad,
// triplet, sequence and pair at the lowest tile.
//
// It searches over counts, so that hands whose sequences interleave (2,2,3,3,4,4) or whose four equal tiles belong to
// different sets (2,2,2,2,3,4) are found.
func Split(c *tile.Counts, sets, quads int, visit func([]meld.Set)) {
	var s Splitter
	s.Split(c, sets, quads, visit)
}

// Split is the function Split with the buffers of the receiver.
func (s *Splitter) Split(c *tile.Counts, sets, quads int, visit func([]meld.Set)) {
	if c.Total() != 3*sets+quads+2 {
		return
	}
	s.counts, s.n, s.want, s.quads, s.paired, s.visit = *c, 0, sets+1, quads, false, visit
	s.from(0, meld.Quad)
	s.visit = nil
}

// A Splitter has the buffers of Split, for callers that split many hands.
type Splitter struct {
	counts tile.Counts
	found  [8]meld.Set
	n      int // sets found
	want   int // sets wanted, including the pair
	quads  int // quads still to find
	paired bool
	visit  func([]meld.Set)
}

// from continues at the lowest tile not below index i; at i itself the kinds of set before first were tried already. A
// fixed order of kinds (quad, triplet, sequence, pair) for several sets that start at the same tile finds each split
// once.
func (s *Splitter) from(i int, first meld.Kind) {
	c := &s.counts
	for c[i] == 0 {
		first = meld.Quad
		if i++; i == tile.Kinds {
			if s.n == s.want && s.paired && s.quads == 0 {
				s.visit(s.found[:s.n])
			}
			return
		}
	}
	if s.n == s.want {
		return
	}
	switch first {
	case meld.Quad:
		if s.quads > 0 && c[i] >= 4 {
			s.quads--
			c[i] -= 4
			s.next(i, meld.Quad)
			c[i] += 4
			s.quads++
		}
		fallthrough
	case meld.Triplet:
		if c[i] >= 3 {
			c[i] -= 3
			s.next(i, meld.Triplet)
			c[i] += 3
		}
		fallthrough
	case meld.Sequence:
		if i < 27 && i%9 <= 6 && c[i+1] > 0 && c[i+2] > 0 {
			c[i]--
			c[i+1]--
			c[i+2]--
			s.next(i, meld.Sequence)
			c[i]++
			c[i+1]++
			c[i+2]++
		}
		fallthrough
	case meld.Pair:
		if !s.paired && c[i] >= 2 {
			s.paired = true
			c[i] -= 2
			s.next(i, meld.Pair)
			c[i] += 2
			s.paired = false
		}
	}
}

// next adds a set and continues after it.
func (s *Splitter) next(i int, kind meld.Kind) {
	s.found[s.n] = meld.Set{Kind: kind, First: tile.Of(i), Closed: true}
	s.n++
	s.from(i, kind)
	s.n--
}

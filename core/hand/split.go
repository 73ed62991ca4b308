package hand

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Split calls visit with every way to split the counts into the number of sets
// and one pair, exactly quads of the sets being undeclared quads; each way
// once. The sets that visit sees are in the order of their lowest tiles, equal
// ones as quad, triplet, sequence, pair, and are overwritten afterwards. The
// order of the calls is that of trying quad, triplet, sequence and pair at the
// lowest tile.
//
// It searches over counts, so that hands whose sequences interleave (2,2,3,3,4,4)
// or whose four equal tiles belong apart (2,2,2,2,3,4) are found.
func Split(c *tile.Counts, sets, quads int, visit func([]meld.Set)) {
	if c.Total() != 3*sets+quads+2 {
		return
	}
	s := splitter{counts: *c, want: sets + 1, quads: quads, visit: visit}
	s.from(0, meld.Quad)
}

type splitter struct {
	counts tile.Counts
	found  [8]meld.Set
	n      int // sets found
	want   int // sets wanted, the pair among them
	quads  int // quads still to find
	paired bool
	visit  func([]meld.Set)
}

// order is the order in which kinds are tried at one tile. Keeping to it when
// several sets start at the same tile finds each split once.
var order = [...]meld.Kind{meld.Quad, meld.Triplet, meld.Sequence, meld.Pair}

// from goes on at the lowest tile not below index i; at i itself the kinds
// before first have been left behind.
func (s *splitter) from(i int, first meld.Kind) {
	for i < tile.Kinds && s.counts[i] == 0 {
		i++
		first = meld.Quad
	}
	if i == tile.Kinds {
		if s.n == s.want && s.paired && s.quads == 0 {
			s.visit(s.found[:s.n])
		}
		return
	}
	if s.n == s.want {
		return
	}
	tried := false
	for _, kind := range order {
		if tried = tried || kind == first; tried && s.take(i, kind) {
			s.from(i, kind)
			s.putBack(i, kind)
		}
	}
}

// take moves the tiles of one set starting at index i out of the counts, or
// reports that they are not there.
func (s *splitter) take(i int, kind meld.Kind) bool {
	c := &s.counts
	switch kind {
	case meld.Quad:
		if s.quads == 0 || c[i] < 4 {
			return false
		}
		s.quads--
		c[i] -= 4
	case meld.Triplet:
		if c[i] < 3 {
			return false
		}
		c[i] -= 3
	case meld.Sequence:
		if i >= 27 || i%9 > 6 || c[i+1] == 0 || c[i+2] == 0 {
			return false
		}
		c[i]--
		c[i+1]--
		c[i+2]--
	case meld.Pair:
		if s.paired || c[i] < 2 {
			return false
		}
		s.paired = true
		c[i] -= 2
	}
	s.found[s.n] = meld.Set{Kind: kind, First: tile.Of(i), Closed: true}
	s.n++
	return true
}

func (s *splitter) putBack(i int, kind meld.Kind) {
	c := &s.counts
	s.n--
	switch kind {
	case meld.Quad:
		s.quads++
		c[i] += 4
	case meld.Triplet:
		c[i] += 3
	case meld.Sequence:
		c[i]++
		c[i+1]++
		c[i+2]++
	case meld.Pair:
		s.paired = false
		c[i] += 2
	}
}

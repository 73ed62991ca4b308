package uzje

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// Lanes number the kinds of tiles: 16 ranks of each suit with a gap after them, so that no sequence crosses suits,
// then the honours and, last, Zero.
const (
	suitLanes   = 18 // 16 ranks and a gap of two
	firstHonour = 3 * suitLanes
	zeroLane    = firstHonour + 9
	lanes       = zeroLane + 1
)

// laneOf has one more than the lane of each tile, 0 for tiles without one.
var laneOf = func() (table [256]uint8) {
	for _, t := range tile.All() {
		switch suit := t.Suit(); {
		case t == tile.Zero:
			table[t] = zeroLane + 1
		case t == tile.Horizontal:
			table[t] = firstHonour + 7 + 1
		case t == tile.Vertical:
			table[t] = firstHonour + 8 + 1
		case suit == tile.Honours:
			table[t] = uint8(firstHonour + t.Rank())
		case suit >= tile.Characters && suit <= tile.Bamboos:
			table[t] = uint8(int(suit-tile.Characters)*suitLanes + t.Rank())
		}
	}
	return table
}()

// lane returns the lane of a tile, or -1.
func lane(t tile.Tile) int { return int(laneOf[t]) - 1 }

// A splitter looks for one way to split counts into sets and a pair.
type splitter struct {
	counts [lanes]uint8
	tiles  [lanes]tile.Tile
	want   int // sets still to be found
	paired bool
	found  [5]group
	n      int
}

// splitterOf prepares the closed tiles; ok is false if their number is wrong or one of them is no tile of the game.
func splitterOf(h *hand.Hand) (s splitter, ok bool) {
	s.want = 4 - len(h.Melds)
	if s.want < 0 || len(h.Closed) != 3*s.want+2 {
		return s, false
	}
	for _, t := range h.Closed {
		i := lane(t)
		if i < 0 {
			return s, false
		}
		s.counts[i]++
		s.tiles[i] = t.Plain()
	}
	return s, true
}

// from continues at the lowest lane not below i. Zero comes last, so that the rest of it then has to be a set or pair
// of its own; before that every 1 and 2 of a suit may use one.
func (s *splitter) from(i int) bool {
	for i < lanes && s.counts[i] == 0 {
		i++
	}
	if i == lanes {
		return s.want == 0 && s.paired
	}
	return s.pair(i) || s.triplet(i) || s.sequence(i) || s.zeroSequence(i)
}

func (s *splitter) pair(i int) bool {
	if s.paired || s.counts[i] < 2 {
		return false
	}
	s.counts[i] -= 2
	s.paired = true
	s.put(meld.Pair, i, i)
	if s.from(i) {
		return true
	}
	s.n--
	s.paired = false
	s.counts[i] += 2
	return false
}

func (s *splitter) triplet(i int) bool {
	if s.counts[i] < 3 || s.want == 0 {
		return false
	}
	s.counts[i] -= 3
	if s.set(meld.Triplet, i, i, i) {
		return true
	}
	s.counts[i] += 3
	return false
}

func (s *splitter) sequence(i int) bool {
	if i >= firstHonour-2 || s.want == 0 || s.counts[i+1] == 0 || s.counts[i+2] == 0 {
		return false
	}
	for j := range 3 {
		s.counts[i+j]--
	}
	if s.set(meld.Sequence, i, i+1, i+2) {
		return true
	}
	for j := range 3 {
		s.counts[i+j]++
	}
	return false
}

// zeroSequence takes Zero with the 1 at lane i and its 2.
func (s *splitter) zeroSequence(i int) bool {
	if i >= firstHonour || i%suitLanes != 0 || s.want == 0 || s.counts[zeroLane] == 0 || s.counts[i+1] == 0 {
		return false
	}
	taken := [...]int{zeroLane, i, i + 1}
	for _, j := range taken {
		s.counts[j]--
	}
	if s.set(meld.Sequence, zeroLane, i, i+1) {
		return true
	}
	for _, j := range taken {
		s.counts[j]++
	}
	return false
}

// set continues at the lowest of the lanes, except Zero's, after a set was removed from them.
func (s *splitter) set(kind meld.Kind, a, b, c int) bool {
	s.want--
	s.put(kind, a, b, c)
	if s.from(min(a, b)) {
		return true
	}
	s.n--
	s.want++
	return false
}

func (s *splitter) put(kind meld.Kind, from ...int) {
	g := &s.found[s.n]
	g.kind = kind
	for i, lane := range from {
		g.tiles[i] = s.tiles[lane]
	}
	s.n++
}

package game

import (
	"slices"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// A seat is the tiles and the status of one player. It is a plain value without slices, so that a copy of a state is
// one copy of memory.
type seat struct {
	tiles   [HandSize + 2]tile.Tile // closed tiles, in the order in which they were drawn
	n       uint8
	meld    [4]meld.Meld
	melds   uint8
	aside   [12]tile.Tile // flowers and Norths
	asides  uint8
	thrown  uint8 // discards
	riichi  uint8 // 1, or 2 for double riichi
	ippatsu bool
	void    tile.Suit    // that the hand may not win with
	away    [4]tile.Tile // given away, until all have given
	limit   int8         // no win on a discard that counts no more than this, by Play.Passed; -1 is no limit
	punged  bool         // a pung was claimed since the last own draw: the next discard may lift the limit
	missed  bool         // passed up a winning tile: no ron before the next own discard, in riichi none at all
	score   int32

	debtor     int8 // chair whose discard completed the last set of dragons or winds, or -1
	kongDebtor int8 // chair whose discard was claimed for the fourth kong, or -1
	kongFrom   int8 // chair whose discard was claimed for the kong whose replacement was drawn last, or -1
}

func (p *seat) add(t tile.Tile) {
	p.tiles[p.n] = t
	p.n++
}

func (p *seat) closed() []tile.Tile { return p.tiles[:p.n] }

func (p *seat) removeAt(i int) {
	copy(p.tiles[i:p.n], p.tiles[i+1:p.n])
	p.n--
	p.tiles[p.n] = tile.None
}

func (p *seat) count(t tile.Tile) int {
	n := 0
	for _, have := range p.closed() {
		if have == t {
			n++
		}
	}
	return n
}

// moveFlowers puts the flowers of the closed tiles aside and returns their number.
func (p *seat) moveFlowers() int {
	n := 0
	for i := 0; i < int(p.n); {
		if t := p.tiles[i]; t.IsFlower() {
			p.putAside(t)
			p.removeAt(i)
			n++
			continue
		}
		i++
	}
	return n
}

func (p *seat) putAside(t tile.Tile) {
	p.aside[p.asides] = t
	p.asides++
}

func (p *seat) norths() int {
	n := 0
	for _, t := range p.aside[:p.asides] {
		if t == tile.North {
			n++
		}
	}
	return n
}

// isClosed reports whether all melds are concealed kongs.
func (p *seat) isClosed() bool {
	for _, m := range p.meld[:p.melds] {
		if !m.Closed() {
			return false
		}
	}
	return true
}

// pungOf returns the index of the pung of the kind of t, or -1.
func (p *seat) pungOf(t tile.Tile) int {
	return slices.IndexFunc(p.meld[:p.melds], func(m meld.Meld) bool {
		return m.Kind == meld.Triplet && m.At(0).Plain() == t.Plain()
	})
}

// pick returns the index among the closed tiles of each wanted tile: a known copy, else an unknown tile that turns out
// to be one, while an unseen copy remains. ok is false if one is missing.
func (s *State) pick(chair int, want ...tile.Tile) (places [4]int, ok bool) {
	p := &s.seats[chair]
	var used uint32
	var shown [4]tile.Tile
	for i, t := range want {
		at := p.find(t, used)
		if at < 0 {
			if at = p.find(tile.Unknown, used); at < 0 {
				return places, false
			}
			shown[i] = t.Plain()
			if int(s.copies[shown[i]])+countOf(shown[:i+1], shown[i]) > int(copiesOf(t)) {
				return places, false
			}
		}
		places[i] = at
		used |= 1 << at
	}
	return places, true
}

// has reports whether pick finds a tile, with a fast path for known tiles.
func (s *State) has(chair int, t tile.Tile) bool {
	if s.seats[chair].find(t, 0) >= 0 {
		return true
	}
	_, ok := s.pick(chair, t)
	return ok
}

func (p *seat) find(t tile.Tile, used uint32) int {
	for i, have := range p.closed() {
		if have == t && used&(1<<i) == 0 {
			return i
		}
	}
	return -1
}

func countOf(tiles []tile.Tile, t tile.Tile) int {
	n := 0
	for _, other := range tiles {
		if other == t {
			n++
		}
	}
	return n
}

// ofKind returns the n tiles of the kind of t that a claim or kong takes by default: plain ones first, then red fives,
// then unknown ones.
func (s *State) ofKind(chair int, t tile.Tile, n int) (want [4]tile.Tile) {
	plain := t.Plain()
	for i := range n {
		want[i] = plain
	}
	if red := plain.RedFive(); red != tile.None {
		held := min(n, s.seats[chair].count(plain))
		for i := range min(n-held, s.seats[chair].count(red)) {
			want[held+i] = red
		}
	}
	return want
}

// give removes the wanted tiles from a hand; unknown ones become the tiles they turn out to be. pick must have found
// them.
func (s *State) give(chair int, want ...tile.Tile) {
	p := &s.seats[chair]
	for _, t := range want {
		at := p.find(t, 0)
		if at < 0 {
			at = p.find(tile.Unknown, 0)
			s.copies[t.Plain()]++
		}
		p.removeAt(at)
	}
}

// Closed returns the closed tiles of a chair in order, including the tile just drawn.
func (s *State) Closed(chair int) []tile.Tile { return s.AppendClosed([]tile.Tile{}, chair) }

// AppendClosed appends what Closed returns to dst, for callers that reuse a
// buffer.
func (s *State) AppendClosed(dst []tile.Tile, chair int) []tile.Tile {
	all := append(dst, s.seats[chair].closed()...)
	tiles := all[len(dst):]
	for i := 1; i < len(tiles); i++ { // insertion sort is fastest for so few tiles
		t := tiles[i]
		j := i
		for ; j > 0 && order[tiles[j-1]] > order[t]; j-- {
			tiles[j] = tiles[j-1]
		}
		tiles[j] = t
	}
	return all
}

// order sorts tiles by suit and rank, red fives after their plain fives, unknown tiles last.
var order = func() (places [tileLimit]int16) {
	for _, t := range tile.All() {
		places[t] = int16(t.Suit())<<6 + int16(t.Rank())<<1
		if t.IsRedFive() {
			places[t]++
		}
		if t > tile.Bamboo16 { // Zero, H and V, which have no rank, after the dragons
			places[t] += int16(8+t-tile.Zero) << 1
		}
	}
	places[tile.Unknown] = 1 << 10
	return places
}()

// Melds returns the melds of a chair, in the order in which they were laid down.
func (s *State) Melds(chair int) []meld.Meld { return s.AppendMelds([]meld.Meld{}, chair) }

// AppendMelds appends the result of Melds to dst.
func (s *State) AppendMelds(dst []meld.Meld, chair int) []meld.Meld {
	p := &s.seats[chair]
	return append(dst, p.meld[:p.melds]...)
}

// Flowers returns the flowers and Norths that a chair has set aside.
func (s *State) Flowers(chair int) []tile.Tile {
	p := &s.seats[chair]
	return append([]tile.Tile{}, p.aside[:p.asides]...)
}

// Riichi returns 1 for a chair in riichi, 2 in double riichi, else 0.
func (s *State) Riichi(chair int) int { return int(s.seats[chair].riichi) }

// Score returns the points of a chair: those before the deal, less the sticks it has laid down. It does not include
// payments at the end.
func (s *State) Score(chair int) int { return int(s.seats[chair].score) }

// Hand returns the closed tiles and melds of a chair; a tile just drawn is marked as the winning one.
func (s *State) Hand(chair int) hand.Hand {
	h := hand.Hand{Closed: s.Closed(chair), Melds: s.Melds(chair), Win: -1}
	if s.Turn == chair && s.Drawn != tile.None {
		h.Win = slices.Index(h.Closed, s.Drawn)
	}
	return h
}

package western

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// budget is how many steps the matching of all special hands with one hand may take. Those of the presets take some
// hundreds.
const budget = 1_000_000

// placed is a group that a match has found.
type placed struct {
	at    int // its line in the layout, from 0
	kind  groupKind
	low   uint8 // index of the lowest tile
	other uint8 // of knit2: the other tile
	meld  int   // index of the meld that it is, or -1
}

// A matcher lays the tiles of a hand out as a layout asks. Every meld is one of its sets; the closed tiles fill the
// rest, each in one group.
type matcher struct {
	*plan
	melds []meld.Meld
	left  [most]int // how many of each line are still to be found
	rest  tile.Counts
	found [most]placed
	n     int
	steps *int // what is left of the budget
	last  int  // the line, from 1, that the winning tile finishes; 0 is any
	win   int  // index of the winning tile
	fits  bool // there was a way
	visit func(m *matcher, found []placed, last int) (more bool)
}

// match calls visit with the ways to lay out the hand, and with the number of the group that the winning tile finishes,
// until it returns false, and reports whether it did. Without enough steps it finds nothing more.
func (m *matcher) match(closed *tile.Counts) (stopped bool) {
	m.rest, m.n = *closed, 0
	for i := range m.layout {
		m.left[i] = m.layout[i].count
	}
	return m.laid(0)
}

func (m *matcher) step() bool {
	*m.steps--
	return *m.steps > 0
}

func (m *matcher) put(p placed) {
	m.found[m.n] = p
	m.n++
	m.left[p.at]--
}

func (m *matcher) take() {
	m.n--
	m.left[m.found[m.n].at]++
}

// laid finds the places of the melds from i on.
func (m *matcher) laid(i int) bool {
	if i == len(m.melds) {
		return m.exactly(0)
	}
	s := m.melds[i].Set()
	low := s.First.Index()
	for at := range m.layout {
		g := &m.layout[at]
		if m.left[at] == 0 || !hasTile(m.kinds[at], low) || !g.takes(s.Kind) || !m.step() {
			continue
		}
		m.put(placed{at: at, kind: g.kind, low: uint8(low), meld: i})
		stopped := m.laid(i + 1)
		m.take()
		if stopped {
			return true
		}
	}
	return false
}

// exactly takes the tiles of the groups that name them one by one, from line at on.
func (m *matcher) exactly(at int) bool {
	for at < len(m.layout) && (m.layout[at].kind != tiles || m.left[at] == 0) {
		at++
	}
	if at == len(m.layout) {
		return m.cover(0)
	}
	last := uint8(0)
	if m.layout[at].tiles.anySuits() {
		last = 2
	}
	for x := uint8(0); x <= last && m.step(); x++ {
		list := m.layout[at].tiles.exact(&m.bound, x)
		taken := 0
		for _, i := range list {
			if m.rest[i] == 0 {
				break
			}
			m.rest[i]--
			taken++
		}
		stopped := false
		if taken == len(list) {
			m.put(placed{at: at, kind: tiles, low: list[0], other: x, meld: -1})
			stopped = m.exactly(at)
			m.take()
		}
		for _, i := range list[:taken] {
			m.rest[i]++
		}
		if stopped {
			return true
		}
	}
	return false
}

// cover finds the group of the lowest tile that is left, at index i or above.
func (m *matcher) cover(i int) bool {
	for i < tile.Kinds && m.rest[i] == 0 {
		i++
	}
	if i == tile.Kinds {
		for at := range m.layout {
			if m.left[at] > 0 {
				return false
			}
		}
		return m.ends()
	}
	for at := range m.layout {
		if m.left[at] == 0 || !hasTile(m.kinds[at], i) {
			continue
		}
		if !m.step() {
			return false
		}
		if m.try(at, i) {
			return true
		}
	}
	return false
}

// ends passes on what was found, for every group that the winning tile may have finished.
func (m *matcher) ends() (stopped bool) {
	for j := range m.found[:m.n] {
		if p := &m.found[j]; (m.last == 0 || p.at == m.last-1) && m.has(p, m.win) {
			m.fits = true
			if !m.visit(m, m.found[:m.n], j) {
				return true
			}
		}
	}
	return false
}

// try takes a group of a line whose lowest tile is i.
func (m *matcher) try(at, i int) bool {
	g := &m.layout[at]
	switch g.kind {
	case pung, set:
		return m.same(at, i, 3)
	case chow:
		return m.row(at, i, 3)
	case anyMeld:
		return m.same(at, i, 3) || m.row(at, i, 3)
	case pair:
		return m.same(at, i, 2)
	case single:
		return m.same(at, i, 1)
	case run:
		return m.row(at, i, g.length)
	case knit2:
		for j := i + 9; j < 27; j += 9 {
			if hasTile(m.kinds[at], j) && m.rest[j] > 0 && m.knit(at, i, j, -1) {
				return true
			}
		}
	case knit3:
		if i < 9 && m.rest[i+9] > 0 && m.rest[i+18] > 0 && hasTile(m.kinds[at], i+9) && hasTile(m.kinds[at], i+18) {
			return m.knit(at, i, i+9, i+18)
		}
	}
	return false
}

func (m *matcher) same(at, i int, n uint8) bool {
	if m.rest[i] < n {
		return false
	}
	m.rest[i] -= n
	m.put(placed{at: at, kind: [...]groupKind{1: single, 2: pair, 3: pung}[n], low: uint8(i), meld: -1})
	stopped := m.cover(i)
	m.take()
	m.rest[i] += n
	return stopped
}

func (m *matcher) row(at, i, length int) bool {
	if i >= 27 || i%9+length > 9 {
		return false
	}
	for j := i; j < i+length; j++ {
		if m.rest[j] == 0 {
			return false
		}
	}
	kind := run
	if m.layout[at].kind != run {
		kind = chow
	}
	for j := i; j < i+length; j++ {
		m.rest[j]--
	}
	m.put(placed{at: at, kind: kind, low: uint8(i), meld: -1})
	stopped := m.cover(i)
	m.take()
	for j := i; j < i+length; j++ {
		m.rest[j]++
	}
	return stopped
}

func (m *matcher) knit(at, i, j, k int) bool {
	m.rest[i]--
	m.rest[j]--
	if k >= 0 {
		m.rest[k]--
	}
	m.put(placed{at: at, kind: m.layout[at].kind, low: uint8(i), other: uint8(j), meld: -1})
	stopped := m.cover(i)
	m.take()
	m.rest[i]++
	m.rest[j]++
	if k >= 0 {
		m.rest[k]++
	}
	return stopped
}

// has reports whether a group that was found among the closed tiles holds a tile.
func (m *matcher) has(p *placed, i int) bool {
	low := int(p.low)
	switch {
	case p.meld >= 0:
		return false
	case p.kind == chow:
		return i >= low && i < low+3
	case p.kind == run:
		return i >= low && i < low+m.layout[p.at].length
	case p.kind == knit2:
		return i == low || i == int(p.other)
	case p.kind == knit3:
		return i%9 == low && i < 27
	case p.kind == tiles:
		for _, j := range m.layout[p.at].tiles.exact(&m.bound, p.other) {
			if int(j) == i {
				return true
			}
		}
		return false
	}
	return i == low
}

package western

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// How many steps the search for the distance may take: to one special hand, to all of them, and in all questions that
// share a memory, such as those of one analysis, or to all goals. Without enough it returns the least that was found.
// All questions of an analysis take 120,000 steps with the hands of a preset.
const (
	reachBudget   = 50_000
	reachesBudget = 250_000
	sharedBudget  = 4_000_000
	goalsBudget   = 4_000_000
)

// unreached is a distance that no hand has.
const unreached = shanten.Absent

// beside returns the distance of closed tiles beside melds: the least to any hand that wins by its tiles. With memory
// it is quicker for many similar hands, and not to be used at once by several goroutines.
func (r *settings) beside(melds []meld.Meld, memory bool) func(*tile.Counts) int {
	chows, open := 0, false
	for i := range melds {
		if melds[i].Kind == meld.Sequence {
			chows++
		}
		open = open || r.isOpen(&melds[i])
	}
	var list []*Hand
	for i := range r.hands {
		h := &r.hands[i]
		if h.by == 0 && (h.concealed == mayBeOpen || !open) && h.shapes(r.maxChows) {
			list = append(list, h)
		}
	}
	var known map[uint64]*costs
	var ranks columns
	shared := reachesBudget
	if memory {
		known, ranks, shared = map[uint64]*costs{}, columns{}, sharedBudget
	}
	return func(closed *tile.Counts) int {
		best := unreached
		switch {
		case r.maxChows >= 4:
			best = int(shanten.Of(closed).Standard)
		case chows <= r.maxChows:
			best = fewChows(closed, r.maxChows-chows, known)
		}
		if closed.Total()+3*len(melds) < most-1 {
			return best
		}
		steps := min(reachesBudget, shared)
		for _, h := range list {
			best = min(best, h.distanceBy(closed, melds, best, false, &steps, ranks))
		}
		if memory {
			shared -= min(reachesBudget, shared) - steps
		}
		return best
	}
}

// shapes reports whether a layout may lie otherwise than ordinary hands do.
func (h *Hand) shapes(maxChows int) bool {
	for _, l := range h.layouts {
		chows, pairs := 0, 0
		for i := range l {
			switch g := &l[i]; g.kind {
			case pung, kong, set:
			case pair:
				pairs += g.count
			case chow, anyMeld:
				chows += g.count
			default:
				return true
			}
		}
		if chows > maxChows || pairs > 1 {
			return true
		}
	}
	return false
}

// distance is how far tiles are from a special hand, or the bound if it is not less. The search takes its steps from
// those that are left.
func (h *Hand) distance(closed *tile.Counts, melds []meld.Meld, bound int, kongs bool, left *int) int {
	return h.distanceBy(closed, melds, bound, kongs, left, nil)
}

// distanceBy is distance with a memory, nil for none.
func (h *Hand) distanceBy(closed *tile.Counts, melds []meld.Meld, bound int, kongs bool, left *int, ranks columns) int {
	best := bound + 1 // tiles that are missing
	most := max(0, min(reachBudget, *left))
	steps := most
	defer func() { *left -= most - steps }()
	plans := h.plans
	if plans == nil {
		plans = h.plan(tile.East, tile.East)
	}
	for i := range plans {
		if steps--; steps <= 0 {
			break
		}
		s := reacher{plan: &plans[i], melds: melds, have: *closed, best: best, steps: &steps, kongs: kongs,
			ranks: ranks}
		s.within = everything.kinds(&s.bound)
		if h.tiles != nil {
			s.within = h.tiles.kinds(&s.bound)
		}
		if h.needs != nil {
			s.needs = h.needs.kinds(&s.bound)
		}
		best = s.search()
	}
	return best - 1
}

// reacher looks for the tiles that a layout lacks.
type reacher struct {
	*plan
	melds  []meld.Meld
	have   tile.Counts
	want   tile.Counts
	within pattern.Kinds // all tiles are of these
	needs  pattern.Kinds
	left   [most]int
	best   int // the least that lacks
	steps  *int
	kongs  bool // kongs may be made of closed tiles as well
	// grouped: search group by group even where a sum would do
	grouped bool
	ranks   columns // a memory, nil for none
}

func (s *reacher) search() int {
	useful := 3 * len(s.melds)
	for k := s.cover & s.within; k != 0; k &= k - 1 {
		useful += int(s.have[trailing(k)])
	}
	if most-useful >= s.best {
		return s.best
	}
	for i := range s.layout {
		s.left[i] = s.layout[i].count
	}
	s.laid(0)
	return s.best
}

// laid finds the places of the melds from i on.
func (s *reacher) laid(i int) {
	if *s.steps--; *s.steps <= 0 {
		return
	}
	if i == len(s.melds) {
		s.exactly(0, 0)
		return
	}
	m := s.melds[i].Set()
	low := m.First.Index()
	for j := range m.Len() {
		if !hasTile(s.within, m.At(j).Index()) {
			return
		}
	}
	for at := range s.layout {
		if s.left[at] == 0 || !hasTile(s.kinds[at], low) || !s.layout[at].takes(m.Kind) {
			continue
		}
		s.left[at]--
		s.laid(i + 1)
		s.left[at]++
	}
}

// takes reports whether a declared set may be a group of the line.
func (g *group) takes(kind meld.Kind) bool {
	switch g.kind {
	case anyMeld:
		return true
	case set:
		return kind == meld.Triplet || kind == meld.Quad
	case pung:
		return kind == meld.Triplet
	case kong:
		return kind == meld.Quad
	case chow:
		return kind == meld.Sequence
	}
	return false
}

// exactly takes the groups that name their tiles one by one, from line at on, and then looks for the others.
func (s *reacher) exactly(at, missing int) {
	for at < len(s.layout) && (s.layout[at].kind != tiles || s.left[at] == 0) {
		at++
	}
	if *s.steps--; *s.steps <= 0 || missing >= s.best {
		return
	}
	if at == len(s.layout) {
		if s.needs != 0 || s.grouped || !s.sum(missing) {
			s.line(0, 0, missing)
		}
		return
	}
	last := uint8(0)
	if s.layout[at].tiles.anySuits() {
		last = 2
	}
	s.left[at]--
	for x := range last + 1 {
		s.take(at, int(x), missing, s.layout[at].tiles.exact(&s.bound, x))
	}
	s.left[at]++
}

// line continues with the groups of a line, the next of them not before a choice of the ones before.
func (s *reacher) line(at, from, missing int) {
	for at < len(s.layout) && s.left[at] == 0 {
		at, from = at+1, 0
	}
	*s.steps--
	if missing >= s.best || *s.steps <= 0 {
		return
	}
	if at == len(s.layout) {
		for k := s.needs; k != 0; k &= k - 1 {
			if i := trailing(k); s.want[i] == 0 && !s.melded(i) {
				return
			}
		}
		s.best = missing
		return
	}
	g := &s.layout[at]
	if g.kind == kong && !s.kongs { // only a declared one
		return
	}
	s.left[at]--
	for i := from; i < choices(g.kind); i++ {
		var buf [9]uint8
		if list := s.choice(g, at, i, buf[:0]); list != nil {
			s.take(at, i, missing, list)
		}
	}
	s.left[at]++
}

// melded reports whether a meld holds a kind.
func (s *reacher) melded(i int) bool {
	for j := range s.melds {
		if s.melds[j].Set().Has(tile.Of(i)) {
			return true
		}
	}
	return false
}

// take goes on with a group of these tiles.
func (s *reacher) take(at, from, missing int, list []uint8) {
	taken := 0
	for _, i := range list {
		if s.want[i] == 4 || !hasTile(s.within, int(i)) {
			break
		}
		if s.want[i] >= s.have[i] {
			missing++
		}
		s.want[i]++
		taken++
	}
	if taken == len(list) && missing < s.best {
		if s.layout[at].kind == tiles {
			s.exactly(at, missing)
		} else {
			s.line(at, from, missing)
		}
	}
	for _, i := range list[:taken] {
		s.want[i]--
	}
}

// choices is how many groups of a kind there may be.
func choices(kind groupKind) int {
	switch kind {
	case anyMeld:
		return 2 * tile.Kinds // pungs, then chows
	case knit2:
		return 27
	case knit3:
		return 9
	}
	return tile.Kinds
}

// choice returns the tiles of one of the groups, nil for none.
func (s *reacher) choice(g *group, at, i int, buf []uint8) []uint8 {
	n, step := 1, 0
	low := i
	switch g.kind {
	case pung, set:
		n = 3
	case kong:
		n = 4
	case pair:
		n = 2
	case chow:
		n, step = 3, 1
	case anyMeld:
		if n = 3; i >= tile.Kinds {
			low, step = i-tile.Kinds, 1
		}
	case run:
		n, step = g.length, 1
	case knit3:
		n, step = 3, 9
	case knit2: // the pairs of suits are 0 1, 1 2 and 0 2
		n, step = 2, 9
		if low = i % 9; i >= 18 {
			step = 18
		} else {
			low = i
		}
	}
	if !hasTile(s.kinds[at], low) || step == 1 && (low >= 27 || low%9+n > 9) {
		return nil
	}
	for j := range n {
		if step == 9 || step == 18 {
			if !hasTile(s.kinds[at], low+j*step) {
				return nil
			}
		}
		buf = append(buf, uint8(low+j*step))
	}
	return buf
}

// goals are the special hands that a hand may be on its way to, with what each is worth.
func (r *settings) goals() []rules.Goal {
	var list []rules.Goal
	steps := goalsBudget
	for i := range r.hands {
		h := &r.hands[i]
		if h.by != 0 || len(h.layouts) == 0 {
			continue
		}
		points := 0
		switch h.Value.Unit {
		case Limits:
			points = (r.limitOf()*h.Value.Amount + 500) / 1000
		case Points:
			points = h.Value.Amount
		}
		list = append(list, rules.Goal{ID: h.ID, Points: points, Reach: r.reach(h, &steps)})
	}
	return list
}

// reach returns the distance of a hand to a special hand. Its steps are of those that are left.
func (r *settings) reach(h *Hand, steps *int) func(*hand.Hand, *tile.Counts) int {
	return func(of *hand.Hand, closed *tile.Counts) int {
		for i := range of.Melds {
			if h.concealed != mayBeOpen && r.isOpen(&of.Melds[i]) {
				return unreached
			}
		}
		return min(unreached, h.distance(closed, of.Melds, 4*most, true, steps))
	}
}

package western

import (
	"slices"

	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// How many groups the search for the examples of one hand tries, and how many steps the comparison of what it finds
// with the hand may take, for one hand and for all.
const (
	exampleBudget  = 20_000
	compareBudget  = 2_000_000
	comparesBudget = 20_000_000
)

// specials returns the special hand of an id, or all of them, each with n examples at most of either kind. The first
// search that takes too long leaves its hand without.
func (r *settings) specials(id string, n int) []rules.SpecialHand {
	var list []rules.SpecialHand
	all := comparesBudget
	for i := range r.hands {
		h := &r.hands[i]
		if id != "" && h.ID != id {
			continue
		}
		c := comparer{settings: r, hand: h, steps: min(compareBudget, all)}
		all -= c.steps
		one := rules.SpecialHand{ID: h.ID, Fits: c.fitting(n)}
		for j := range one.Fits {
			one.Misses = append(one.Misses, c.nearMisses(&one.Fits[j])...)
		}
		one.Misses = varied(one.Misses, n)
		list = append(list, one)
		all += c.steps
	}
	return list
}

// varied returns at most n of the misses, those with different reasons first.
func varied(all []rules.NearMiss, n int) (list []rules.NearMiss) {
	for _, fresh := range []bool{true, false} {
		for i := range all {
			m := &all[i]
			same := func(o rules.NearMiss) bool { return o.Why == m.Why }
			taken := slices.ContainsFunc(list, func(o rules.NearMiss) bool {
				return o.Why == m.Why && slices.Equal(o.Hand.Closed, m.Hand.Closed) && o.Hand.Win == m.Hand.Win
			})
			if len(list) < n && !taken && (!fresh || !slices.ContainsFunc(list, same)) {
				list = append(list, *m)
			}
		}
	}
	return list
}

// ordinaryLayouts are the layouts of a hand that has none of its own: any winning hand.
func ordinaryLayouts() []layout {
	group := func(kind groupKind, count int) group {
		return group{kind: kind, count: count, tiles: everything, size: [...]int{set: 3, chow: 3, pair: 2}[kind]}
	}
	return []layout{{group(set, 4), group(pair, 1)}, {group(set, 3), group(chow, 1), group(pair, 1)}}
}

// A comparer compares hands with a special one, as long as it has steps.
type comparer struct {
	*settings
	hand  *Hand
	steps int
}

// fitting returns at most n hands that are the special one.
func (c *comparer) fitting(n int) (list []rules.Win) {
	h := c.hand
	laid := *h
	if len(h.layouts) == 0 {
		laid.layouts = ordinaryLayouts()
	}
	plans := laid.plan(tile.East, tile.East)
	steps := exampleBudget
	for round := range 3 * len(plans) {
		if len(list) >= n || steps <= 0 || c.steps <= 0 {
			break
		}
		// Plans with other bindings and layouts come first, and each begins at another tile.
		p := &plans[(round*(1+len(laid.layouts)))%len(plans)]
		b := builder{reacher: reacher{plan: p, steps: &steps, within: everything.kinds(&p.bound)}, hand: h, from: 5 * round}
		if h.tiles != nil {
			b.within = h.tiles.kinds(&p.bound)
		}
		if h.needs != nil {
			b.needs = h.needs.kinds(&p.bound)
		}
		if h.winning != nil {
			k := h.winning.kinds(&p.bound)
			b.needs |= k & -k // the first of the tiles that it may win with
		}
		if !b.place(0, p.layout[0].count) {
			continue
		}
		win, ok := b.win()
		same := func(o rules.Win) bool { return slices.Equal(o.Hand.Closed, win.Hand.Closed) }
		if ok && c.isSpecial(&win) && !slices.ContainsFunc(list, same) {
			list = append(list, win)
		}
	}
	return list
}

// isSpecial reports whether a winning hand is the special one.
func (c *comparer) isSpecial(win *rules.Win) bool {
	if c.steps <= 0 {
		return false
	}
	closed := win.Hand.Counts()
	complete := len(c.hand.layouts) > 0 || c.beside(win.Hand.Melds, false)(&closed) < 0
	return c.hand.fits(c.ask(win, &c.steps), complete, func(*matcher, []placed, int) bool { return false })
}

// A builder lays the groups of a plan out, one after the other.
type builder struct {
	reacher
	hand *Hand
	from int // where the choices begin
	laid []laidGroup
}

type laidGroup struct {
	line  int
	tiles []uint8
}

// place lays the groups from a line on, of which left are to come, and reports whether there is a way.
func (b *builder) place(at, left int) bool {
	if *b.steps--; *b.steps <= 0 {
		return false
	}
	if left == 0 {
		if at++; at == len(b.layout) {
			return b.hasNeeds()
		}
		return b.place(at, b.layout[at].count)
	}
	g := &b.layout[at]
	if g.kind == tiles {
		for x := range uint8(3) {
			if b.lay(at, left, g.tiles.exact(&b.bound, x)) {
				return true
			}
			if !g.tiles.anySuits() {
				return false
			}
		}
		return false
	}
	n := choices(g.kind)
	for i := range n {
		// Not beside the group before, so that sets differ in their rank.
		var buf [9]uint8
		if list := b.choice(g, at, (i+b.from+4*len(b.laid))%n, buf[:0]); list != nil && b.lay(at, left, list) {
			return true
		}
	}
	return false
}

// lay lays one group, goes on, and takes it back if there is no way.
func (b *builder) lay(at, left int, list []uint8) bool {
	taken := 0
	for _, i := range list {
		if b.want[i] == 4 || !hasTile(b.within, int(i)) {
			break
		}
		b.want[i]++
		taken++
	}
	if taken == len(list) {
		b.laid = append(b.laid, laidGroup{at, slices.Clone(list)})
		if b.place(at, left-1) {
			return true
		}
		b.laid = b.laid[:len(b.laid)-1]
	}
	for _, i := range list[:taken] {
		b.want[i]--
	}
	return false
}

func (b *builder) hasNeeds() bool {
	for k := b.needs; k != 0; k &= k - 1 {
		if b.want[trailing(k)] == 0 {
			return false
		}
	}
	return true
}

// win makes a win of what is laid out: kongs are concealed melds, the winning tile is one that the hand wants.
func (b *builder) win() (win rules.Win, ok bool) {
	wanted := everything.kinds(&b.bound)
	if b.hand.winning != nil {
		wanted = b.hand.winning.kinds(&b.bound)
	}
	last := -1
	for _, g := range b.laid {
		var list []tile.Tile
		for _, i := range g.tiles {
			list = append(list, tile.Of(int(i)))
		}
		if b.layout[g.line].kind == kong {
			m, err := meld.New(list, meld.Concealed, -1, meld.Unsaid)
			if err != nil {
				return win, false
			}
			win.Hand.Melds = append(win.Hand.Melds, m)
			continue
		}
		for _, t := range list {
			if hasTile(wanted, t.Index()) && (b.hand.last == 0 || g.line == b.hand.last-1) {
				last = t.Index()
			}
			win.Hand.Closed = append(win.Hand.Closed, t)
		}
	}
	slices.Sort(win.Hand.Closed)
	win.Hand.Win = slices.IndexFunc(win.Hand.Closed, func(t tile.Tile) bool { return t.Index() == last })
	win.SelfDrawn = true
	for i := range ways {
		if b.hand.by&(1<<i) != 0 {
			setWay(&win, ways[i].word)
			break
		}
	}
	return win, win.Hand.Win >= 0
}

// setWay makes a win one of a way.
func setWay(win *rules.Win, word string) {
	s := &win.Situation
	*s = rules.Situation{SeatWind: s.SeatWind}
	switch word {
	case "drawn":
		s.SelfDrawn = true
	case "replacement", "second-replacement":
		s.SelfDrawn, s.Rinshan, s.DoubleKong = true, true, word != "replacement"
	case "robbed":
		s.Chankan = true
	case "last-drawn", "last-discard":
		s.LastTile, s.SelfDrawn = true, word == "last-drawn"
	case "dealt":
		s.FirstTurn, s.SelfDrawn = true, true
	case "first-discard":
		s.FirstTurn, s.SeatWind = true, tile.South
	}
}

// nearMisses returns hands that differ from a fitting one in one thing and are not special.
func (c *comparer) nearMisses(fit *rules.Win) (list []rules.NearMiss) {
	h := c.hand
	try := func(why string, win rules.Win) bool {
		if win.Hand.Check() != nil || c.isSpecial(&win) || c.steps <= 0 { // without steps it is not known
			return false
		}
		list = append(list, rules.NearMiss{Win: win, Why: why})
		return true
	}
	if h.concealed != mayBeOpen {
		if !try(rules.MissesOpen, opened(fit)) && h.concealed == drawn {
			claimed := *fit
			claimed.SelfDrawn = false
			try(rules.MissesOpen, claimed)
		}
	}
	if h.by != 0 {
		other := *fit
		setWay(&other, "drawn")
		if h.by&1 != 0 || !try(rules.MissesWay, other) {
			setWay(&other, "discard")
			try(rules.MissesWay, other)
		}
	}
	if h.last != 0 || h.winning != nil {
		for i := range fit.Hand.Closed {
			other := *fit
			if other.Hand.Win = i; try(rules.MissesLast, other) {
				break
			}
		}
	}
	oneOther(fit, func(win rules.Win) bool { return try(rules.MissesTile, win) })
	return list
}

// oneOther tries hands with one other tile, the nearest first, until one is taken.
func oneOther(fit *rules.Win, try func(rules.Win) bool) {
	n := len(fit.Hand.Closed)
	for step := 1; step < 9; step++ {
		for at := range n {
			i := (at + n/2) % n
			index := fit.Hand.Closed[i].Index()
			for _, to := range [...]int{index + step, index - step} {
				if i == fit.Hand.Win || to < 0 || to >= tile.Kinds ||
					hasTile(pattern.Honours, to) != hasTile(pattern.Honours, index) {
					continue
				}
				win := *fit
				winning := fit.Hand.WinTile()
				win.Hand.Closed = slices.Clone(fit.Hand.Closed)
				win.Hand.Closed[i] = tile.Of(to)
				slices.Sort(win.Hand.Closed)
				win.Hand.Win = slices.Index(win.Hand.Closed, winning)
				if try(win) {
					return
				}
			}
		}
	}
}

// opened returns the hand with a pung or chow of it claimed, and the winning tile claimed where there is none.
func opened(fit *rules.Win) rules.Win {
	win := *fit
	closed := fit.Hand.Counts()
	winning := fit.Hand.WinTile()
	closed[winning.Index()]--
	for i, n := range closed {
		if n < 3 {
			continue
		}
		t := tile.Of(i)
		m, err := meld.New([]tile.Tile{t, t, t}, meld.NotKong, 0, meld.Left)
		if err != nil {
			continue
		}
		win.Hand.Melds = append(slices.Clone(fit.Hand.Melds), m)
		win.Hand.Closed = without(fit.Hand.Closed, t, 3)
		win.Hand.Win = slices.Index(win.Hand.Closed, winning)
		return win
	}
	win.SelfDrawn = false
	return win
}

// without returns the tiles without n of one kind.
func without(list []tile.Tile, t tile.Tile, n int) (rest []tile.Tile) {
	for _, one := range list {
		if one == t && n > 0 {
			n--
			continue
		}
		rest = append(rest, one)
	}
	return rest
}

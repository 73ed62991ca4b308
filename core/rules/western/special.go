package western

import (
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Hand is a special hand: a row of hands_table.go, or one of house rules.
type Hand struct {
	ID    string
	Names map[string]string // by language, of house rules only
	Value Value
	// Fishing is what a loser has who is one tile short of it.
	Fishing Value
	// Open is what is left of the value when a set lies open, in thousandths.
	Open      int
	concealed concealment
	layouts   []layout // any of them; none: any winning hand
	tiles     spec     // all tiles are of these
	needs     spec     // one of each is there
	last      int      // the line of the layout, from 1, that the winning tile finishes; 0 is any
	by        way      // one of these ways; 0 is any
	winning   spec     // the winning tile is one of these
	letters   int      // how many of a, b, c are used
	shape     bool     // a layout may lie otherwise than sets and a pair
	windy     bool     // words for winds are used
	plans     []plan   // the layouts under every binding; nil where windy
}

// concealment is what a hand wants of its sets.
type concealment uint8

const (
	mayBeOpen concealment = iota
	closed                // no open meld; the last tile may be claimed
	drawn                 // neither
)

// concealments are the words of the language.
var concealments = [...]string{"no", "yes", "drawn"}

// way is a set of ways to win.
type way uint16

type wayRow struct {
	word  string
	holds func(*rules.Win) bool
}

// ways are the words of the language, and when a win is one.
var ways = [...]wayRow{
	{"drawn", func(w *rules.Win) bool { return w.SelfDrawn }},
	{"discard", func(w *rules.Win) bool { return !w.SelfDrawn }},
	{"replacement", func(w *rules.Win) bool { return w.Rinshan && !w.DoubleKong }},
	{"second-replacement", func(w *rules.Win) bool { return w.Rinshan && w.DoubleKong }},
	{"robbed", func(w *rules.Win) bool { return w.Chankan }},
	{"last-drawn", func(w *rules.Win) bool { return w.LastTile && w.SelfDrawn }},
	{"last-discard", func(w *rules.Win) bool { return w.LastTile && !w.SelfDrawn }},
	{"dealt", func(w *rules.Win) bool { return w.FirstTurn && w.SelfDrawn && w.Seat() == tile.East }},
	{"first-discard", func(w *rules.Win) bool {
		return w.FirstTurn && !w.SelfDrawn && w.Seat() != tile.East && (w.From == tile.None || w.From == tile.East)
	}},
}

// Value is what a special hand is worth. The zero value is nothing.
type Value struct {
	Unit   Unit
	Amount int // thousandths of the limit, points, or doubles
}

// Unit is what the amount of a value counts.
type Unit uint8

// The units of values.
const (
	Nothing Unit = iota
	Limits
	Points
	Doubles
)

// units are the words of the language.
var units = [...]string{Limits: "limits", Points: "points", Doubles: "doubles"}

// question is a hand of fourteen tiles that special hands are compared with.
type question struct {
	closed      tile.Counts // the winning tile among them
	melds       []meld.Meld
	kinds       pattern.Kinds // of all tiles
	win         int           // index of the winning tile
	open, drawn bool
	fishing     bool // the winning tile is still missing: nothing is known of the way
	ways        way
	seat, round tile.Tile
	steps       *int
	// of which kinds there are two, three and four
	two, three, four pattern.Kinds
	matcher          *matcher // memory that is used again; nil makes new
}

// count notes of which kinds there are how many; closed does not hold the tiles of melds.
func (q *question) count(all *tile.Counts) {
	q.kinds, q.two, q.three, q.four = 0, 0, 0, 0
	for i, n := range all {
		bit := pattern.Kinds(1) << i
		if n > 0 {
			q.kinds |= bit
		}
		if n > 1 {
			q.two |= bit
		}
		if n > 2 {
			q.three |= bit
		}
		if n > 3 {
			q.four |= bit
		}
	}
}

// ask makes the question of a win.
func (r *settings) ask(win *rules.Win, steps *int) *question {
	q := new(question)
	r.askInto(q, win, steps)
	return q
}

// askInto is ask into a question that is used again.
func (r *settings) askInto(q *question, win *rules.Win, steps *int) {
	all := win.Hand.AllCounts()
	*q = question{closed: win.Hand.Counts(), melds: win.Hand.Melds, win: win.Hand.WinTile().Index(),
		drawn: win.SelfDrawn, seat: win.Seat(), round: win.Round(), steps: steps}
	q.count(&all)
	for i := range win.Hand.Melds {
		q.open = q.open || r.isOpen(&win.Hand.Melds[i])
	}
	for i := range ways {
		if ways[i].holds(win) {
			q.ways |= 1 << i
		}
	}
}

// isOpen reports whether a meld opens a hand. A claimed kong, three of which were concealed, does so where the rules
// say it (W6).
func (r *settings) isOpen(m *meld.Meld) bool {
	return m.Kong != meld.Concealed && !(m.Kong == meld.Claimed && r.preset.claimedKongHidden)
}

// fits calls visit with every way to lay the tiles out as the hand wants, and with the number of the group that the
// winning tile finishes, until visit returns false; found is nil for a hand without layouts, which wants any complete
// hand. It reports whether there was one.
func (h *Hand) fits(q *question, complete bool, visit func(m *matcher, found []placed, last int) (more bool)) bool {
	switch {
	case h.concealed != mayBeOpen && q.open,
		h.concealed == drawn && !q.drawn && !q.fishing,
		h.by != 0 && !q.fishing && h.by&q.ways == 0,
		len(h.layouts) == 0 && !complete:
		return false
	}
	fits := false
	if len(h.layouts) == 0 {
		for i := range h.bindings() {
			if h.allows(q, &binding{suit: permutations[i], seat: q.seat, round: q.round}) {
				visit(nil, nil, -1)
				return true
			}
		}
		return false
	}
	plans := h.plans
	if plans == nil {
		plans = h.plan(q.seat, q.round)
	}
	for i := range plans {
		p := &plans[i]
		if !p.may(q) || !h.allows(q, &p.bound) {
			continue
		}
		found, done := h.lies(q, p, visit)
		fits = fits || found
		if done {
			return true
		}
	}
	return fits
}

// lies is fits for one plan; done reports that visit wants no more.
func (h *Hand) lies(q *question, p *plan, visit func(*matcher, []placed, int) bool) (fits, done bool) {
	m := q.matcher
	if m == nil {
		m = new(matcher)
	}
	*m = matcher{plan: p, melds: q.melds, steps: q.steps, last: h.last, win: q.win, visit: visit}
	done = m.match(&q.closed)
	return m.fits, done
}

// allows reports whether all tiles of the hand are of those that it is made of, and those that it needs are there.
func (h *Hand) allows(q *question, b *binding) bool {
	return (h.tiles == nil || q.kinds.Within(h.tiles.kinds(b))) && (h.needs == nil || h.needs.kinds(b).Within(q.kinds)) &&
		(h.winning == nil || hasTile(h.winning.kinds(b), q.win))
}

// setsOf returns the groups that are sets or pairs, and which of them the winning tile finished, -1 for none.
func setsOf(m *matcher, found []placed, last int) (sets []meld.Set, completed int) {
	completed = -1
	for i := range found {
		p := &found[i]
		s := meld.Set{First: tile.Of(int(p.low)), Closed: true}
		switch {
		case p.meld >= 0:
			s = m.melds[p.meld].Set()
		case p.kind == pung:
			s.Kind = meld.Triplet
		case p.kind == chow:
			s.Kind = meld.Sequence
		case p.kind == pair:
			s.Kind = meld.Pair
		default:
			continue
		}
		if i == last {
			completed = len(sets)
		}
		sets = append(sets, s)
	}
	return sets, completed
}

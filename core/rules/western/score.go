package western

import (
	"cmp"
	"fmt"
	"slices"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// The parts of a card; the totals are points, doubles and unrounded.
const (
	partPoints  = "points"
	partDoubles = "doubles"
	partLimit   = "limit"
)

// candidate is one way to count a hand.
type candidate struct {
	form      hand.Form
	sets      []meld.Set
	completed int  // the set that the winning tile finished, or -1
	brief     bool // no lines are wanted
	items     []rules.Item
	special   string // id of a special hand
	points    int
	doubles   int
	unrounded int // before the limit
	final     int
}

// better orders candidates: the higher score, of equal ones a special hand, then what would be more without a limit.
func (c *candidate) better(o *candidate) bool {
	switch {
	case c.final != o.final:
		return c.final > o.final
	case (c.special != "") != (o.special != ""):
		return c.special != ""
	}
	return c.unrounded > o.unrounded
}

// tilesOf returns how many tiles a hand has, a kong counting as three.
func tilesOf(h *hand.Hand) int { return len(h.Closed) + 3*len(h.Melds) }

// score scores any hand of a deal.
func (r *settings) score(win *rules.Win) (*rules.Card, error) {
	if err := win.Hand.Check(); err != nil {
		return nil, err
	}
	for _, wind := range [...]tile.Tile{win.Seat(), win.Round(), win.From, win.Liable} {
		if wind != tile.None && !wind.IsWind() {
			return nil, rules.Impossible("want East, South, West or North for a wind, found %s", wind)
		}
	}
	if err := r.situation.CheckSaid(win, true); err != nil {
		return nil, err
	}
	steps := budget
	switch n := tilesOf(&win.Hand); {
	case n < most:
		c := r.loser(win, n == most-1, &steps)
		if steps <= 0 {
			return nil, tooLong()
		}
		return c.card(win, false), nil
	case n > most || win.Hand.WinTile() == tile.None:
		return noCard("too-many-tiles", fmt.Sprintf("%d tiles are too many for a hand: nothing counts.", n)), nil
	}
	found := r.candidates(win, &steps, false)
	if steps <= 0 {
		return nil, tooLong()
	}
	if len(found) == 0 {
		return noCard("not-complete", "These tiles are no winning hand, and one too many for any other: nothing counts."), nil
	}
	return cardOf(win, found), nil
}

func tooLong() error {
	return source.Errorf(source.TooLarge, "the special hands take too long to compare: want fewer hands or layouts")
}

// noCard is the card of a hand with too many tiles.
func noCard(id, text string) *rules.Card {
	card := (&candidate{completed: -1}).card(nil, false)
	card.Why = []rules.Reason{{ID: id, Text: text}}
	return card
}

// value is what Score says that a win is worth.
func (r *settings) value(win *rules.Win) int {
	steps := budget
	best := 0
	for _, c := range r.candidates(win, &steps, true) {
		best = max(best, c.final)
	}
	return best
}

// cardOf writes the best candidate, and those of other readings.
func cardOf(win *rules.Win, found []*candidate) *rules.Card {
	best := found[0]
	for _, c := range found[1:] {
		if c.better(best) {
			best = c
		}
	}
	card := best.card(win, true)
	slices.SortStableFunc(found, func(a, b *candidate) int {
		return cmp.Or(cmp.Compare(b.final, a.final), cmp.Compare(b.unrounded, a.unrounded))
	})
	for _, c := range found {
		if c == best || c.special == best.special && slices.Equal(c.sets, best.sets) {
			continue
		}
		if len(card.Others) == mostOthers {
			break
		}
		other := c.card(win, true)
		other.Why = []rules.Reason{c.whyLess(best)}
		card.Others = append(card.Others, other)
	}
	return card
}

// mostOthers is how many other readings a card lists.
const mostOthers = 10

func (c *candidate) whyLess(best *candidate) rules.Reason {
	switch {
	case c.final == best.final:
		return rules.Reason{ID: "found-later",
			Text: fmt.Sprintf("Worth the same, %d; one of the readings is named.", c.final)}
	case c.special != "" || best.special != "":
		return rules.Reason{ID: "pays-less", Text: fmt.Sprintf("%d, less than %d.", c.final, best.final)}
	}
	return rules.Reason{ID: "pays-less", Text: fmt.Sprintf("%d × %d = %d, less than %d × %d = %d.",
		c.points, 1<<c.doubles, c.unrounded, best.points, 1<<best.doubles, best.unrounded)}
}

// card writes a candidate down.
func (c *candidate) card(win *rules.Win, wins bool) *rules.Card {
	card := &rules.Card{Win: wins, Form: c.form, Items: c.items, Points: c.final,
		Totals: []rules.Total{{ID: partPoints, Amount: c.points}, {ID: partDoubles, Amount: c.doubles},
			{ID: "unrounded", Amount: c.unrounded}}}
	if win == nil {
		return card
	}
	wait := hand.NoWait
	if c.completed >= 0 {
		wait = hand.WaitOf(c.sets[c.completed], win.Hand.WinTile())
	}
	if wait == hand.NoWait {
		c.completed = -1
	}
	if len(c.sets) <= 7 {
		card.Sets = hand.GroupsAt(&win.Hand, hand.Reading{Form: c.form, Sets: c.sets}, c.completed, wait)
	}
	return card
}

// add adds a line to the candidate and its amount to the totals; set is the set that it rests on, or -1.
func (c *candidate) add(part, id string, n, set int) {
	switch part {
	case partPoints:
		c.points += n
	case partDoubles:
		c.doubles += n
	}
	if c.brief || n == 0 && set < 0 && part != partLimit {
		return
	}
	item := rules.Item{Part: part, ID: id, Amount: n}
	if set >= 0 {
		item.Sets = []int{set}
	}
	c.items = append(c.items, item)
}

// flowersOf is how many flowers and seasons count.
func (r *settings) flowersOf(win *rules.Win) int {
	if !r.flowers {
		return 0
	}
	return max(win.Flowers, len(win.FlowerTiles))
}

// candidates returns every way to count a hand of fourteen tiles as a win.
func (r *settings) candidates(win *rules.Win, steps *int, brief bool) []*candidate {
	if tilesOf(&win.Hand) != most || win.Hand.WinTile() == tile.None {
		return nil
	}
	sole := -1
	var found []*candidate
	r.readings(&win.Hand, func(sets []meld.Set) {
		if sole < 0 && !r.preset.bmja {
			sole = r.sole(win)
		}
		for i, s := range sets {
			if s.Declared || !s.Has(win.Hand.WinTile()) || slices.Contains(sets[:i], s) {
				continue
			}
			found = append(found, r.ordinary(win, sets, i, sole == 1, brief))
		}
	})
	q := r.ask(win, steps)
	ordinary := len(found)
	complete := ordinary > 0
	for _, layouts := range [...]bool{true, false} { // those without layouts ask for any winning hand, also a special one
		for i := range r.hands {
			h := &r.hands[i]
			if (len(h.layouts) > 0) != layouts {
				continue
			}
			var best *candidate
			keep := func(c *candidate) {
				if best == nil || c.final > best.final {
					best = c
				}
			}
			h.fits(q, complete, func(m *matcher, sets []placed, last int) bool {
				if m == nil { // any winning hand: as it is read otherwise
					for _, o := range found[:ordinary] {
						keep(r.special(win, h, q.open, o))
					}
				}
				if m != nil || ordinary == 0 {
					keep(r.special(win, h, q.open, laidOut(m, sets, last)))
				}
				return h.Value.Unit == Doubles
			})
			if best == nil {
				continue
			}
			found = append(found, best)
		}
		complete = complete || len(found) > 0
	}
	return found
}

// readings calls visit with every ordinary reading of fourteen tiles, melds first.
func (r *settings) readings(h *hand.Hand, visit func([]meld.Set)) {
	declared := make([]meld.Set, len(h.Melds))
	chows := 0
	for i := range h.Melds {
		declared[i] = h.Melds[i].Set()
		if declared[i].Kind == meld.Sequence {
			chows++
		}
	}
	counts := h.Counts()
	hand.Split(&counts, 4-len(h.Melds), 0, func(sets []meld.Set) {
		n := chows
		for _, s := range sets {
			if s.Kind == meld.Sequence {
				n++
			}
		}
		if n <= r.maxChows {
			visit(slices.Concat(declared, sets))
		}
	})
}

// ordinary counts one reading in which the winning tile finished the set at completed.
func (r *settings) ordinary(win *rules.Win, sets []meld.Set, completed int, sole, brief bool) *candidate {
	c := &candidate{form: hand.Standard, sets: sets, completed: completed, brief: brief}
	f := r.factsOf(win, sets, completed, true)
	c.add(partPoints, "base", mahJong, -1)
	f.addPoints(c, completed)
	if sets[completed].Kind == meld.Pair {
		c.add(partPoints, "last-pair", r.lastPair(sets[completed].First), -1)
	}
	if sole {
		c.add(partPoints, "only-kind", onlyKind, -1)
	}
	if win.SelfDrawn {
		c.add(partPoints, "self-draw", ownDraw, -1)
	}
	c.add(partPoints, "flowers", flowerValue*r.flowersOf(win), -1)
	f.addDoubles(c)
	r.addFlowers(c, win)
	c.unrounded = c.points << c.doubles
	c.final = r.capped(c.unrounded)
	return c
}

// capped is an ordinary score, at most the limit.
func (r *settings) capped(n int) int {
	if r.roof && r.limit > 0 {
		return min(n, r.limit)
	}
	return n
}

// limitOf is the limit of special hands.
func (r *settings) limitOf() int { return cmp.Or(r.limit, r.preset.usual) }

// factsOf collects what the doubles ask. completed is the set that the winning tile finished: claimed, it lies open.
func (r *settings) factsOf(win *rules.Win, sets []meld.Set, completed int, wins bool) *facts {
	f := &facts{Groups: pattern.GroupsOf(sets), rules: r, win: win, wins: wins, sets: sets}
	for i, s := range sets {
		_, points := setPoints(s, f.isOpen(i, completed), win)
		f.inSets += points
		hidden := !f.isOpen(i, completed)
		if i < len(win.Hand.Melds) {
			hidden = !r.isOpen(&win.Hand.Melds[i])
			f.opened = f.opened || !hidden
		}
		if s.Same() && hidden {
			f.concealed++
		}
	}
	return f
}

// isOpen reports whether a set counts as open by its points.
func (f *facts) isOpen(i, completed int) bool {
	if f.sets[i].Declared {
		return !f.sets[i].Closed
	}
	return i == completed && !f.win.SelfDrawn
}

// addPoints adds the points of the sets and pairs.
func (f *facts) addPoints(c *candidate, completed int) {
	for i, s := range f.sets {
		id, points := setPoints(s, f.isOpen(i, completed), f.win)
		c.add(partPoints, id, points, i)
	}
}

// laidOut returns the sets of a special hand as it lies.
func laidOut(m *matcher, found []placed, last int) *candidate {
	c := &candidate{form: hand.Singles, completed: -1}
	if m != nil {
		c.sets, c.completed = setsOf(m, found, last)
		c.form = formOf(m, found, c.sets)
	}
	return c
}

// special counts a special hand whose sets are those of another candidate.
func (r *settings) special(win *rules.Win, h *Hand, open bool, lies *candidate) *candidate {
	c := &candidate{special: h.ID, form: lies.form, sets: lies.sets, completed: lies.completed}
	c.add(partLimit, h.ID, 0, -1)
	late := 0
	if win.LastTile && !win.SelfDrawn {
		late = 1
	}
	value := 0
	switch h.Value.Unit {
	case Limits:
		value = (r.limitOf()*h.Value.Amount + 500) / 1000
	case Points:
		value = h.Value.Amount
	case Doubles:
		f := r.factsOf(win, c.sets, c.completed, true)
		c.add(partPoints, "base", mahJong, -1)
		f.addPoints(c, c.completed)
		if win.SelfDrawn {
			c.add(partPoints, "self-draw", ownDraw, -1)
		}
		c.add(partDoubles, h.ID, h.Value.Amount, -1)
		c.add(partDoubles, "last-discard", late, -1)
		value = c.points << c.doubles
	}
	if open {
		value = (value*h.Open + 500) / 1000
	}
	limit := r.limitOf()
	if h.Value.Unit == Limits {
		limit = max(limit, value)
	}
	c.unrounded = value + r.flowersWorth(win, late)
	c.final = min(c.unrounded, limit)
	return c
}

// flowersWorth is what flowers and seasons count beside a special hand, with so many doubles more.
func (r *settings) flowersWorth(win *rules.Win, more int) int {
	if !r.flowersBeside {
		return 0
	}
	own := candidate{brief: true}
	r.addFlowers(&own, win)
	return flowerValue * r.flowersOf(win) << (own.doubles + more)
}

// formOf names the shape of a special hand.
func formOf(m *matcher, found []placed, sets []meld.Set) hand.Form {
	pairs := 0
	for _, s := range sets {
		if s.Kind == meld.Pair {
			pairs++
		}
	}
	switch {
	case len(sets) == 7 && pairs == 7:
		return hand.Pairs
	case len(sets) == 5 && pairs == 1:
		return hand.Standard
	case found[0].kind == knit2 || found[0].kind == knit3:
		return hand.Knitted
	}
	return hand.Singles
}

// loser counts a hand that did not win; thirteen tiles may lack one of a special hand.
func (r *settings) loser(win *rules.Win, whole bool, steps *int) *candidate {
	sets := make([]meld.Set, 0, 8)
	for i := range win.Hand.Melds {
		sets = append(sets, win.Hand.Melds[i].Set())
	}
	for i, n := range win.Hand.Counts() {
		s := meld.Set{Kind: meld.Pair, First: tile.Of(i), Closed: true}
		switch {
		case n < 2:
			continue
		case n > 2: // three or four of a kind
			s.Kind = meld.Triplet
		}
		sets = append(sets, s)
	}
	c := &candidate{sets: sets, completed: -1}
	said := *win
	said.SelfDrawn = true // no tile was claimed
	f := r.factsOf(&said, sets, -1, false)
	f.addPoints(c, -1)
	c.add(partPoints, "flowers", flowerValue*r.flowersOf(win), -1)
	f.addDoubles(c)
	r.addFlowers(c, win)
	c.unrounded = c.points << c.doubles
	c.final = r.capped(c.unrounded)
	if whole {
		if fishing := r.fishing(win, f, steps); fishing != nil && !c.better(fishing) {
			fishing.sets = c.sets
			return fishing
		}
	}
	return c
}

// fishing counts the best special hand of which thirteen tiles lack one; nil where there is none.
func (r *settings) fishing(win *rules.Win, f *facts, steps *int) (best *candidate) {
	all := win.Hand.AllCounts()
	q := r.ask(win, steps)
	q.fishing = true
	for i := range all {
		if all[i] == 4 {
			continue
		}
		q.win = i
		all[i]++
		q.count(&all)
		all[i]--
		q.closed[i]++
		complete := false
		for j := range r.hands {
			h := &r.hands[j]
			if h.Fishing.Unit == Nothing || best != nil && best.special == h.ID {
				continue
			}
			if len(h.layouts) == 0 && !complete {
				complete = r.completes(&win.Hand, i)
			}
			if h.fits(q, complete, func(*matcher, []placed, int) bool { return false }) {
				if c := r.short(win, h, q.open, f); best == nil || c.better(best) {
					best = c
				}
			}
		}
		q.closed[i]--
	}
	return best
}

// short counts a special hand that lacks one tile.
func (r *settings) short(win *rules.Win, h *Hand, open bool, f *facts) *candidate {
	c := &candidate{special: h.ID, completed: -1}
	c.add(partLimit, h.ID, 0, -1)
	value := 0
	switch h.Fishing.Unit {
	case Limits:
		value = (r.limitOf()*h.Fishing.Amount + 500) / 1000
	case Points:
		value = h.Fishing.Amount
	case Doubles:
		f.addPoints(c, -1)
		c.add(partDoubles, h.ID, h.Fishing.Amount, -1)
		value = c.points << c.doubles
	}
	if open {
		value = (value*h.Open + 500) / 1000
	}
	limit := r.limitOf()
	if h.Fishing.Unit == Limits {
		limit = max(limit, value)
	}
	c.unrounded = value + r.flowersWorth(win, 0)
	c.final = min(c.unrounded, limit)
	return c
}

// completes reports whether a hand with one tile more is four sets and a pair, or a special hand by its tiles.
func (r *settings) completes(h *hand.Hand, i int) bool {
	more := hand.Hand{Closed: append(slices.Clone(h.Closed), tile.Of(i)), Melds: h.Melds, Win: len(h.Closed)}
	return r.complete(&more)
}

// complete reports whether a hand of fourteen tiles, its winning tile marked, may win by its tiles.
func (r *settings) complete(h *hand.Hand) bool {
	if tilesOf(h) != most || h.WinTile() == tile.None {
		return false
	}
	found := false
	r.readings(h, func([]meld.Set) { found = true })
	if found {
		return true
	}
	steps := budget
	q := r.ask(&rules.Win{Hand: *h, Situation: rules.Situation{SelfDrawn: true}}, &steps)
	return r.matches(q)
}

// matches reports whether the tiles are a special hand that asks for nothing of the way to win.
func (r *settings) matches(q *question) bool {
	for i := range r.hands {
		h := &r.hands[i]
		if len(h.layouts) > 0 && h.by == 0 && (h.shape || r.maxChows < 4 && h.shapes(r.maxChows)) &&
			h.fits(q, false, func(*matcher, []placed, int) bool { return false }) {
			return true
		}
	}
	return false
}

// sole returns 1 where the winning tile is the only kind that would have completed the hand, in any form, kinds left
// out of which the hand holds all four (W20); else 0.
func (r *settings) sole(win *rules.Win) int {
	before := win.Hand.Counts()
	before[win.Hand.WinTile().Index()]--
	all := win.Hand.AllCounts()
	all[win.Hand.WinTile().Index()]--
	kinds := 0
	steps := budget
	q := r.ask(win, &steps)
	q.drawn = true
	q.count(&all)
	special := r.near(q)
	for i := range all {
		if all[i] == 4 {
			continue
		}
		before[i]++
		if r.maxChows >= 4 && shanten.Of(&before).Standard == -1 {
			kinds++
		} else if special || r.maxChows < 4 {
			all[i]++
			q.closed, q.win = before, i
			q.count(&all)
			all[i]--
			if r.maxChows < 4 && fewChows(&before, r.maxChows-chowsOf(win.Hand.Melds), nil) == -1 || r.matches(q) {
				kinds++
			}
		}
		before[i]--
		if kinds > 1 {
			return 0
		}
	}
	return 1
}

// near reports whether a special hand that lies otherwise than sets and a pair is made of the tiles at all.
func (r *settings) near(q *question) bool {
	for i := range r.hands {
		h := &r.hands[i]
		if h.by != 0 || !h.shape {
			continue
		}
		if h.windy {
			return true
		}
		for j := range h.plans {
			if q.kinds.Within(h.plans[j].cover) {
				return true
			}
		}
	}
	return false
}

// chowsOf counts the chows among melds.
func chowsOf(melds []meld.Meld) (n int) {
	for i := range melds {
		if melds[i].Kind == meld.Sequence {
			n++
		}
	}
	return n
}

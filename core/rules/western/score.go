package western

import (
	"cmp"
	"fmt"
	"slices"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
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
	found := r.candidates(win, &steps, false, newBuffer())
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
	s := buffers.Get().(*buffer)
	for _, c := range r.candidates(win, &steps, true, s) {
		best = max(best, c.final)
	}
	buffers.Put(s)
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
	f := new(facts)
	r.collect(f, win, sets, completed, wins)
	return f
}

// collect is factsOf into facts that are used again.
func (r *settings) collect(f *facts, win *rules.Win, sets []meld.Set, completed int, wins bool) {
	*f = facts{Groups: pattern.GroupsOf(sets), rules: r, win: win, wins: wins, sets: sets}
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

package classical

import (
	"cmp"
	"slices"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/source"
)

// mostTiles is a hand of 14 and four undeclared fours.
const mostTiles = 18

// The parts of a card; the totals are points, doubles and unrounded.
const (
	partPoints  = "points"
	partDoubles = "doubles"
	partLimit   = "limit"
)

// candidate is a reading with its worth.
type candidate struct {
	form      hand.Form
	sets      []meld.Set
	items     []rules.Item // what the points come of, then the doubles, then the limit hands
	limited   bool         // there are limit hands: the limit is paid
	points    int
	doubles   int
	unrounded int // points × 2^doubles; of a limit hand without points the limit
	final     int // what is paid, rounded and at most the limit
}

// score scores a hand of 14 to 18 tiles, melds among them. A hand that is not
// complete gives a card with the reason. Its errors are those of hand.Check and
// wrong-tile-count.
func (set settings) score(win *rules.Win) (*rules.Card, error) {
	if err := win.Hand.Check(); err != nil {
		return nil, err
	}
	fours, err := undeclaredFours(&win.Hand)
	if err != nil {
		return nil, err
	}
	found := candidates(win, fours, set)
	if len(found) == 0 {
		return rules.Lost(rules.Reason{ID: "not-complete",
			Text: "These tiles do not make four sets and a pair, nor the thirteen orphans."}), nil
	}
	best := pick(found, set)
	card := best.card(&win.Hand)
	slices.SortStableFunc(found, func(a, b *candidate) int { return cmp.Compare(worth(b), worth(a)) })
	for _, other := range found {
		if other != best {
			written := other.card(&win.Hand)
			written.Why = []rules.Reason{whyLess(other, best, set)}
			card.Others = append(card.Others, written)
		}
	}
	return card, nil
}

// card writes the candidate down.
func (c *candidate) card(h *hand.Hand) *rules.Card {
	return &rules.Card{
		Win: true, Form: c.form, Sets: hand.Groups(h, hand.Reading{Form: c.form, Sets: c.sets}), Items: c.items,
		Points: c.final,
		Totals: []rules.Total{{ID: partPoints, Amount: c.points}, {ID: partDoubles, Amount: c.doubles},
			{ID: "unrounded", Amount: c.unrounded}},
	}
}

// undeclaredFours returns how many fours the closed part holds: a hand has 14
// tiles and one more for each four (D10).
func undeclaredFours(h *hand.Hand) (int, error) {
	counts := h.AllCounts()
	tiles := counts.Total()
	fours := tiles - 14 - h.Quads()
	if tiles < 14 || tiles > mostTiles || fours < 0 {
		return 0, source.Errorf(source.WrongTileCount,
			"want 14 tiles and one more for each kong, found %d tiles and %d kongs", tiles, h.Quads())
	}
	return fours, nil
}

// candidates returns every reading in the document's order of search.
func candidates(win *rules.Win, fours int, set settings) []*candidate {
	closed := win.Hand.Counts()
	var readings [][]meld.Set
	hand.Split(&closed, 4-len(win.Hand.Melds), fours, func(sets []meld.Set) {
		readings = append(readings, slices.Clone(sets))
	})
	slices.SortFunc(readings, compareSearch)
	var found []*candidate
	for _, sets := range readings {
		all := make([]meld.Set, 0, 5)
		for _, m := range win.Hand.Melds {
			all = append(all, m.Set())
		}
		found = append(found, scoreSets(win, append(all, sets...), set))
	}
	if len(win.Hand.Melds) == 0 && hand.IsOrphans(&closed) {
		found = append(found, scoreOrphans(win, set))
	}
	return found
}

// scoreSets scores one reading of the standard form.
func scoreSets(win *rules.Win, sets []meld.Set, set settings) *candidate {
	f := newFacts(win, sets)
	c := &candidate{form: hand.Standard, sets: sets, items: pointItems(f)}
	for _, item := range c.items {
		c.points += item.Amount
	}
	f.points = c.points
	doubles, limits := doubleItems(f), limitItems(f)
	for _, item := range doubles {
		c.doubles += item.Amount
	}
	c.items, c.limited = slices.Concat(c.items, doubles, limits), len(limits) > 0
	c.unrounded = c.points << c.doubles
	c.final = set.final(c)
	return c
}

func scoreOrphans(win *rules.Win, set settings) *candidate {
	closed := win.Hand.Counts()
	f := newFacts(win, hand.PairsOf(&closed))
	f.orphans = true
	c := &candidate{form: hand.Orphans, sets: f.sets, items: limitItems(f), limited: true, unrounded: set.limitHand()}
	c.final = set.final(c)
	return c
}

// final returns what is paid. Rounding before or after the limit gives the
// same, because points are even and a tie at 5 never arises.
func (set settings) final(c *candidate) int {
	if c.limited {
		return set.limitHand()
	}
	paid := c.unrounded
	if set.round {
		paid = (paid + 5) / 10 * 10
	}
	if set.limit > 0 {
		paid = min(paid, set.limit)
	}
	return paid
}

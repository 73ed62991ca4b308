package mcr

import (
	"slices"

	"tehai/core/rules"
)

// candidate is a reading with its value and the ways to count its chows.
type candidate struct {
	reading
	worth
	combos []combo
	fans   list // by the first of the combos
}

// score scores a win. Its error is about the request: impossible tiles (unsupported-tile, too-many-copies,
// wrong-tile-count, win-not-in-hand) or an impossible situation (impossible-situation). A hand that does not win is a
// card with its reasons.
func (r *settings) score(win *rules.Win) (*rules.Card, error) {
	if err := r.situation.Check(win); err != nil {
		return nil, err
	}
	c := r.scoring(win)
	defer c.done()
	found := c.candidates()
	if len(found) == 0 {
		return c.incomplete(), nil
	}
	best := &found[0]
	card := best.card()
	card.Why = best.reasons()
	if len(found) > 1 {
		card.Others = make([]*rules.Card, len(found)-1)
	}
	for i := range card.Others {
		other := &found[i+1]
		card.Others[i] = other.card()
		card.Others[i].Why = append(other.comparison(best), other.reasons()...)
	}
	card.Also = also(found)
	return card, nil
}

// candidates returns every reading, the highest total first; of equal ones the one whose fans come first in the
// table. Of two places of the winning tile in the same sets with the same fans the first found stays.
func (c *scoring) candidates() []candidate {
	c.readings((*reading).keep)
	found := c.found
	for i := range found {
		f := &found[i]
		from := len(c.combos)
		c.combos = f.chows.combos(c.combos)
		f.combos = c.combos[from:len(c.combos):len(c.combos)]
		f.fans = f.list(&f.combos[0])
	}
	if len(found) > 1 {
		slices.SortStableFunc(found, func(a, b candidate) int {
			if a.total != b.total {
				return b.total - a.total
			}
			return compareLists(a.fans, b.fans)
		})
	}
	return found
}

// keep makes a candidate of the reading.
func (r *reading) keep() {
	w, found := r.weigh(), r.scoring.found
	for i := len(found) - 1; i >= 0 && found[i].form == r.form && found[i].sets == r.sets; i-- {
		if found[i].counts == w.counts {
			return
		}
	}
	r.scoring.found = append(found, candidate{reading: *r, worth: w})
}

// list returns the fans that count with one way to group the chows.
func (c *candidate) list(one *combo) list {
	from, fans := len(c.counted), c.counted
	add := func(f fan, n uint8) {
		if n > 0 {
			fans = append(fans, counted{f, n})
		}
	}
	pairs := false
	addPairs := func() {
		if pairs {
			return
		}
		pairs = true
		for i, n := range one.pairs {
			add(pureDoubleChow+fan(i), n)
		}
	}
	for held := c.counts; !held.empty(); {
		f := held.next()
		if f > twoTerminalChows {
			addPairs()
		}
		if f == meldedAndConcealedKong {
			add(flowerTiles, uint8(c.flowers))
		}
		add(f, c.reading.tally.count(f))
	}
	addPairs()
	if !c.counts.has(meldedAndConcealedKong) {
		add(flowerTiles, uint8(c.flowers))
	}
	c.counted = fans
	return fans[from:len(fans):len(fans)]
}

// also returns the other lists of the highest total, each once, in the order of their fans.
func also(found []candidate) [][]rules.Item {
	var lists []list
	var owners []*candidate
	for i := range found {
		c := &found[i]
		if c.total != found[0].total {
			break
		}
		for j := range c.combos {
			if i == 0 && j == 0 {
				continue
			}
			fans := c.list(&c.combos[j])
			if !slices.Equal(fans, found[0].fans) && !slices.ContainsFunc(lists,
				func(l list) bool { return slices.Equal(l, fans) }) {
				lists, owners = append(lists, fans), append(owners, c)
			}
		}
	}
	if lists == nil {
		return nil
	}
	slices.SortFunc(lists, compareLists)
	named := make([][]rules.Item, len(lists))
	for i, l := range lists {
		named[i] = make([]rules.Item, len(l))
		for j, f := range l {
			named[i][j] = owners[0].item(f)
		}
	}
	return named
}

package hongkong

import (
	"fmt"
	"slices"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/tile"
)

// worth is the value of a reading.
type worth struct {
	held, counts fanSet
	n            [fans]uint8
	sum          int // before the cap
	faan         int
	asked        int // the part that counts towards the minimum
}

// weigh collects every fan, removes what is not scored and adds the rest.
func (r *reading) weigh() (w worth) {
	var dropped fanSet
	for i := range table {
		f := fan(i)
		if r.rules.faan[f] == 0 && !r.rules.limit[f] {
			continue
		}
		if n := r.count(f); n > 0 {
			w.held |= 1 << f
			w.n[f] = uint8(n)
			dropped |= r.rules.drops[f]
		}
	}
	w.counts = w.held &^ dropped
	limits := fanSet(0)
	w.counts.each(func(f fan) {
		if r.rules.limit[f] {
			limits |= 1 << f
		}
	})
	if limits != 0 {
		w.counts, w.sum = limits, r.rules.limitFaan()
		w.faan, w.asked = w.sum, w.sum
		return w
	}
	w.counts.each(func(f fan) {
		faan := r.rules.faan[f] * int(w.n[f])
		w.sum += faan
		if row := &table[f]; !(row.flowers && r.rules.minimumCounts != "all" || row.luck &&
			r.rules.minimumCounts == "without-luck") {
			w.asked += faan
		}
	})
	w.faan = w.sum
	if r.rules.cap > 0 {
		w.faan = min(w.faan, r.rules.cap)
	}
	return w
}

// limitFaan is the value of a limit hand; without a cap the last step of the scale.
func (r *settings) limitFaan() int {
	if r.cap == 0 {
		return maxFaan
	}
	return r.cap
}

func (w *worth) wins(r *settings) bool { return w.asked >= r.minimum }

// candidate is a reading with its value.
type candidate struct {
	reading
	worth
}

func (r *settings) candidates(win *rules.Win) []candidate {
	readings := r.readings(win)
	found := make([]candidate, 0, len(readings))
	for i := range readings {
		one := &readings[i]
		w := one.weigh()
		same := func(c candidate) bool {
			return c.counts == w.counts && c.form == one.form && slices.Equal(c.sets, one.sets)
		}
		if !slices.ContainsFunc(found, same) {
			found = append(found, candidate{*one, w})
		}
	}
	slices.SortStableFunc(found, func(a, b candidate) int { return b.sum - a.sum })
	return found
}

// score scores a win. Its error is about the request: impossible tiles or an impossible situation. A hand that does
// not win is a card with its reasons.
func (r *settings) score(win *rules.Win) (*rules.Card, error) {
	if err := r.situation.Check(win); err != nil {
		return nil, err
	}
	found := r.candidates(win)
	if len(found) == 0 {
		return &rules.Card{Why: []rules.Reason{r.incomplete(win)}, Totals: []rules.Total{{ID: rules.TotalMinimum,
			Amount: r.minimum}}}, nil
	}
	best := &found[0]
	card := best.card()
	var lists [][]rules.Item
	for i := 1; i < len(found); i++ {
		other := found[i].card()
		other.Why = append([]rules.Reason{found[i].comparison(best)}, other.Why...)
		card.Others = append(card.Others, other)
		if list := other.Part(rules.PartFans); found[i].sum == best.sum && found[i].counts != best.counts &&
			!slices.ContainsFunc(lists, func(l []rules.Item) bool { return sameItems(l, list) }) {
			lists = append(lists, list)
		}
	}
	card.Also = lists
	return card, nil
}

func sameItems(a, b []rules.Item) bool {
	return slices.EqualFunc(a, b, func(x, y rules.Item) bool { return x.ID == y.ID && x.Count == y.Count })
}

// value returns the winner's payment, for programs that score very many hands.
func (r *settings) value(win *rules.Win) int {
	best := worth{sum: -1}
	readings := r.readings(win)
	for i := range readings {
		if w := readings[i].weigh(); w.sum > best.sum {
			best = w
		}
	}
	if best.sum < 0 || !best.wins(r) {
		return 0
	}
	return r.points(win, best.faan)
}

// card writes the candidate as a card.
func (c *candidate) card() *rules.Card {
	r := c.rules
	card := &rules.Card{Win: c.wins(r), Form: c.form, Sets: hand.GroupsAt(&c.win.Hand, hand.Reading{Form: c.form,
		Sets: c.sets}, c.at, c.wait)}
	card.Items = make([]rules.Item, 0, c.held.len())
	c.counts.each(func(f fan) {
		faan := r.faan[f]
		if r.limit[f] {
			faan = r.limitFaan()
		}
		card.Items = append(card.Items, rules.Item{Part: rules.PartFans, ID: table[f].id, Name: table[f].name, Amount: faan,
			Count: int(c.n[f]), Sets: c.shown(f), Tiles: c.flowersOf(f)})
	})
	(c.held &^ c.counts).each(func(f fan) {
		card.Items = append(card.Items, rules.Item{Part: rules.PartExcluded, ID: table[f].id, Count: int(c.n[f]),
			Sets: c.shown(f), By: c.excluder(f)})
	})
	card.Totals = []rules.Total{
		{ID: rules.TotalFans, Amount: c.faan}, {ID: "faan", Amount: c.faan}, {ID: "unlimited", Amount: c.sum},
		{ID: rules.TotalMinimum, Amount: r.minimum}, {ID: "multiplier", Amount: r.multiplier(c.faan)},
	}
	if card.Win {
		card.Points, card.Payments = r.points(c.win, c.faan), r.pay(c.win, c.faan)
	}
	card.Why = c.reasons()
	return card
}

func (c *candidate) shown(f fan) (sets []int) {
	if table[f].shows == nil {
		return nil
	}
	for i := range c.sets {
		if table[f].shows(&c.reading, i) {
			sets = append(sets, i)
		}
	}
	return sets
}

func (c *candidate) flowersOf(f fan) []tile.Tile {
	switch f {
	case ownFlower:
		return c.ownFlowers()
	case flowerSet:
		return slices.DeleteFunc(slices.Clone(c.win.FlowerTiles), func(t tile.Tile) bool { return c.group(t) < 4 })
	case sevenFlowers, eightFlowers:
		return c.win.FlowerTiles
	}
	return nil
}

// excluder returns the fan because of which f is not scored, or the cap of limit hands.
func (c *candidate) excluder(f fan) string {
	by := ""
	(c.held).each(func(g fan) {
		if by == "" && c.counts.has(g) && c.rules.drops[g].has(f) {
			by = table[g].id
		}
	})
	c.held.each(func(g fan) {
		if by == "" && c.rules.drops[g].has(f) {
			by = table[g].id
		}
	})
	if by == "" {
		c.counts.each(func(g fan) {
			if by == "" {
				by = table[g].id
			}
		})
	}
	return by
}

// reasons returns explanations of the reading.
func (c *candidate) reasons() []rules.Reason {
	r := c.rules
	list := []rules.Reason{{ID: "convention",
		Text: "There is no official Hong Kong rule: change any value in Options."}}
	switch {
	case !c.wins(r) && c.asked < c.sum:
		list = append(list, rules.Reason{ID: rules.BelowMinimum, Worth: c.asked, Needs: r.minimum,
			Text: fmt.Sprintf("%d faan of those that the minimum asks for, %d short of %d.", c.asked, r.minimum-c.asked,
				r.minimum)})
	case !c.wins(r):
		list = append(list, rules.Reason{ID: rules.BelowMinimum, Worth: c.asked, Needs: r.minimum,
			Text: fmt.Sprintf("%d faan, %d short of the minimum of %d.", c.sum, r.minimum-c.sum, r.minimum)})
	case c.sum == 0:
		list = append(list, rules.Reason{ID: "chicken-hand", Text: "A hand without any fan is a chicken hand."})
	case c.faan < c.sum:
		list = append(list, rules.Reason{ID: "cap", Text: fmt.Sprintf("%d faan, cut at the cap of %d.", c.sum, r.cap)})
	}
	if c.isAllPungs() && c.win.Hand.IsClosed() && !c.isHiddenPungs() {
		list = append(list, rules.Reason{ID: "hidden-pungs-need-own-draw",
			Text: "Four Concealed Pungs ask for an own draw: the discard finished one of them, or the pair."})
	}
	return list
}

// comparison returns why another reading is not the best.
func (c *candidate) comparison(best *candidate) rules.Reason {
	if c.sum == best.sum {
		return rules.Reason{ID: "counts-the-same", Text: fmt.Sprintf("Also %d faan. The reading found first is named.",
			c.sum)}
	}
	return rules.Reason{ID: "counts-less", Text: fmt.Sprintf("%d faan, %d less.", c.sum, best.sum-c.sum)}
}

func (r *settings) incomplete(win *rules.Win) rules.Reason {
	text := "The tiles make neither four sets and a pair nor thirteen orphans."
	if r.pairs {
		text = "The tiles make neither four sets and a pair nor seven pairs nor thirteen orphans."
	}
	if n := len(win.Hand.Melds); n > 0 {
		text = fmt.Sprintf("The closed tiles make no pair with the %d sets that the melds leave to find.", 4-n)
	}
	return rules.Reason{ID: "not-complete", Text: text}
}

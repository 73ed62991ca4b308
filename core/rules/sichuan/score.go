package sichuan

import (
	"fmt"
	"slices"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// worth is what one reading is worth.
type worth struct {
	n   [fans]uint8
	sum int // fans before the cap
}

// weigh counts every fan.
func (r *reading) weigh() (w worth) {
	for i := range table[:chickenHand] {
		if r.rules.worth[i] == 0 {
			continue
		}
		if n := table[i].times(r); n > 0 {
			w.n[i] = uint8(n)
			w.sum += n * r.rules.worth[i]
		}
	}
	if w.n == [fans]uint8{} {
		w.n[chickenHand] = 1
	}
	return w
}

// candidate is a reading with its worth.
type candidate struct {
	reading
	worth
}

func (r *settings) candidates(win *rules.Win) []candidate {
	var found []candidate
	r.eachReading(win, func(one *reading) {
		c := candidate{*one, one.weigh()}
		c.sets = slices.Clone(one.sets)
		found = append(found, c)
	})
	slices.SortStableFunc(found, func(a, b candidate) int { return b.sum - a.sum })
	return found
}

// total returns the most fans that a reading of the win has; -1 if it is no complete hand.
func (r *settings) total(win *rules.Win) int {
	best := -1
	r.eachReading(win, func(one *reading) {
		w := one.weigh()
		best = max(best, w.sum)
	})
	return best
}

// score scores a win. Its error is about the request: tiles that cannot be, or a situation that cannot be. A hand that
// does not win is a card with its reasons.
func (r *settings) score(win *rules.Win) (*rules.Card, error) {
	if err := r.situation.Check(win); err != nil {
		return nil, err
	}
	found := r.candidates(win)
	if len(found) == 0 {
		return &rules.Card{Why: []rules.Reason{incomplete(win)}, Totals: []rules.Total{{ID: rules.TotalMinimum}}}, nil
	}
	best := &found[0]
	card := best.card()
	for i := 1; i < len(found); i++ {
		other := found[i].card()
		other.Why = append([]rules.Reason{found[i].comparison(best)}, other.Why...)
		card.Others = append(card.Others, other)
	}
	return card, nil
}

// value is what one player pays for the win on a discard, for programs that score very many; 0 if it does not win.
func (r *settings) value(win *rules.Win) int {
	if fans := r.total(win); fans >= 0 {
		return r.valueOf(fans)
	}
	return 0
}

// passes is what the win counts for the rule of passing: the fans after the cap, or nothing under rules that allow no
// win at all.
func (r *settings) passes(win *rules.Win) int {
	if r.passed == "all" {
		return 0
	}
	return r.capped(max(0, r.total(win)))
}

// card writes the candidate down.
func (c *candidate) card() *rules.Card {
	r := c.rules
	card := &rules.Card{Win: true, Form: c.form, Points: r.valueOf(c.sum), Payments: r.pay(c.win, c.sum),
		Sets: hand.GroupsAt(&c.win.Hand, hand.Reading{Form: c.form, Sets: c.sets}, c.at, c.wait)}
	for i, n := range c.n {
		if n > 0 {
			card.Items = append(card.Items, rules.Item{Part: rules.PartFans, ID: table[i].id, Name: table[i].name,
				Amount: r.worth[i], Count: int(n), Sets: c.shown(fan(i))})
		}
	}
	card.Totals = []rules.Total{{ID: rules.TotalFans, Amount: c.sum}, {ID: rules.TotalMinimum}}
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

// reasons answers what a person would ask about the reading.
func (c *candidate) reasons() (list []rules.Reason) {
	switch r := c.rules; {
	case c.n[chickenHand] > 0:
		list = append(list, rules.Reason{ID: "chicken-hand", Text: "A hand without any fan is a plain hand: 1 point."})
	case r.capped(c.sum) < c.sum:
		list = append(list, rules.Reason{ID: "cap", Text: fmt.Sprintf("%d fans, cut at the cap of %d.", c.sum, r.cap)})
	}
	return list
}

// comparison says why another reading is not named.
func (c *candidate) comparison(best *candidate) rules.Reason {
	if c.sum == best.sum {
		return rules.Reason{ID: "counts-the-same", Text: fmt.Sprintf("Also %d fans. The reading found first is named.",
			c.sum)}
	}
	return rules.Reason{ID: "counts-less", Text: fmt.Sprintf("%d fans, %d less.", c.sum, best.sum-c.sum)}
}

// hasChow reports a chow among the melds.
func hasChow(win *rules.Win) bool {
	return slices.ContainsFunc(win.Hand.Melds, func(m meld.Meld) bool { return m.Kind == meld.Sequence })
}

// incomplete says why a hand does not win.
func incomplete(win *rules.Win) rules.Reason {
	all := win.Hand.AllCounts()
	kinds := pattern.KindsOf(&all)
	switch {
	case hasChow(win):
		return rules.Reason{ID: "chow-melded", Text: "A chow is among the melds: there is none in this game."}
	case win.Void != tile.NoSuit && kinds&suitKinds(win.Void) != 0:
		return rules.Reason{ID: "void-tiles", Text: "The hand has a tile of its void suit."}
	case kinds.Suits() > 2 || kinds&pattern.Honours != 0:
		return rules.Reason{ID: "three-suits", Text: "A hand wins with tiles of two suits at most."}
	case len(win.Hand.Melds) > 0:
		return rules.Reason{ID: "not-complete", Text: fmt.Sprintf(
			"The closed tiles make no pair with the %d sets that the melds leave to find.", 4-len(win.Hand.Melds))}
	}
	return rules.Reason{ID: "not-complete", Text: "The tiles make neither four sets and a pair nor seven pairs."}
}

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

// Score scores a hand of 14 to 18 tiles, melds among them. A hand that is not
// complete gives a Result with Win false and the reason. Errors are those of
// hand.Check, wrong-tile-count, and unknown-option.
func Score(win rules.Win, chosen rules.Options) (*Result, error) {
	set, err := resolve(chosen)
	if err != nil {
		return nil, err
	}
	return set.score(&win)
}

func (set settings) score(win *rules.Win) (*Result, error) {
	if err := win.Hand.Check(); err != nil {
		return nil, err
	}
	fours, err := undeclaredFours(&win.Hand)
	if err != nil {
		return nil, err
	}
	results := scoreAll(win, fours, set)
	if len(results) == 0 {
		return lost(), nil
	}
	best := pick(results, set)
	for _, other := range results {
		if other != best {
			other.Why = append(other.Why, whyLess(other, best, set))
			best.Others = append(best.Others, other)
		}
	}
	slices.SortStableFunc(best.Others, func(a, b *Result) int { return cmp.Compare(worth(b), worth(a)) })
	return best, nil
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

// scoreAll returns the score card of every reading in the document's order of
// search.
func scoreAll(win *rules.Win, fours int, set settings) []*Result {
	closed := win.Hand.Counts()
	var readings [][]meld.Set
	hand.Split(&closed, 4-len(win.Hand.Melds), fours, func(sets []meld.Set) {
		readings = append(readings, slices.Clone(sets))
	})
	slices.SortFunc(readings, compareSearch)
	var results []*Result
	for _, sets := range readings {
		all := make([]meld.Set, 0, 5)
		for _, m := range win.Hand.Melds {
			all = append(all, m.Set())
		}
		results = append(results, scoreSets(win, append(all, sets...), set))
	}
	if len(win.Hand.Melds) == 0 && hand.IsOrphans(&closed) {
		results = append(results, scoreOrphans(win, set))
	}
	return results
}

// scoreSets scores one reading of the standard form.
func scoreSets(win *rules.Win, sets []meld.Set, set settings) *Result {
	f := newFacts(win, sets)
	r := &Result{Win: true, Form: hand.Standard, Sets: sets, PointItems: pointItems(f)}
	for _, item := range r.PointItems {
		r.Points += item.Points
	}
	f.points = r.Points
	r.DoubleItems = doubleItems(f)
	for _, item := range r.DoubleItems {
		r.Doubles += item.Doubles
	}
	r.LimitHands = limitHandsOf(f)
	r.Unrounded = r.Points << r.Doubles
	r.Final = final(r, set)
	return r
}

func scoreOrphans(win *rules.Win, set settings) *Result {
	closed := win.Hand.Counts()
	f := newFacts(win, hand.PairsOf(&closed))
	f.orphans = true
	r := &Result{Win: true, Form: hand.Orphans, Sets: f.sets, LimitHands: limitHandsOf(f), Unrounded: set.limitHand()}
	r.Final = final(r, set)
	return r
}

// final returns what is paid. Rounding before or after the limit gives the
// same, because points are even and a tie at 5 never arises.
func final(r *Result, set settings) int {
	if len(r.LimitHands) > 0 {
		return set.limitHand()
	}
	paid := r.Unrounded
	if set.round {
		paid = (paid + 5) / 10 * 10
	}
	if set.limit > 0 {
		paid = min(paid, set.limit)
	}
	return paid
}

func lost() *Result {
	return &Result{Why: []rules.Reason{{
		ID:   "not-complete",
		Text: "These tiles do not make four sets and a pair, nor the thirteen orphans.",
	}}}
}

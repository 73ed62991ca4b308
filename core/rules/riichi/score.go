package riichi

import (
	"slices"

	"tehai/core/rules"
)

// Score scores a win. Its error is about the request: tiles that cannot be
// (unsupported-tile, too-many-copies, wrong-tile-count, win-not-in-hand) or a
// situation that cannot be (impossible-situation). A hand that does not win is
// a Result with its reasons.
func Score(win rules.Win, ruleset string, chosen rules.Options) (*Result, error) {
	r, err := New(ruleset, chosen)
	if err != nil {
		return nil, err
	}
	return r.Score(&win)
}

// candidate is a reading with its worth.
type candidate struct {
	reading
	worth
}

// Score scores a win under the rules; see the function Score.
func (r *Rules) Score(win *rules.Win) (*Result, error) {
	if err := r.check(win); err != nil {
		return nil, err
	}
	c := r.claim(win)
	found := c.candidates()
	if len(found) == 0 {
		return c.incomplete(), nil
	}
	best := found[0].reading.result(&found[0].worth)
	best.Why = found[0].reasons()
	for i := range found[1:] {
		other := &found[i+1]
		result := other.reading.result(&other.worth)
		result.Why = append(other.comparison(&found[0]), other.reasons()...)
		best.Others = append(best.Others, result)
	}
	return best, nil
}

// candidates returns every reading, the one that is paid first and the others
// from the best to the least; of equal ones the first found comes first.
func (c *claim) candidates() []candidate {
	found := make([]candidate, 0, 2)
	c.readings(func(r *reading) { found = append(found, candidate{*r, r.value()}) })
	slices.SortStableFunc(found, func(a, b candidate) int {
		switch {
		case a.beats(&b.worth):
			return -1
		case b.beats(&a.worth):
			return 1
		}
		return 0
	})
	return found
}

// Value is what a win pays, without a word of explanation.
type Value struct {
	Win             bool
	Han, Fu         int // 0 for a yakuman
	Yakuman, Points int // points without counters and deposits
	Limit           Limit
}

// Value returns what Score says a win is worth, for programs that score very
// many. It trusts the caller: the win is not checked and has to be one that
// Score would not refuse.
func (r *Rules) Value(win *rules.Win) Value {
	c := r.claim(win)
	var best worth
	c.readings(func(r *reading) {
		if w := r.value(); w.wins() && w.beats(&best) {
			best = w
		}
	})
	if !best.wins() {
		return Value{}
	}
	return Value{Win: true, Han: best.han, Fu: best.rounded, Yakuman: best.units, Points: best.points, Limit: best.limit}
}

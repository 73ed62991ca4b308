package riichi

import (
	"slices"
	"sync"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
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

// work has the buffers of scoring. It is used again: no result refers to anything
// of it, and what it holds of the last one is overwritten.
type work struct {
	scoring  scoring
	reading  reading
	splitter hand.Splitter
	split    func([]meld.Set) // standard, bound once

	alone bool  // the dearest is looked for, and nothing kept of the others
	best  worth // the dearest so far
	found []candidate

	spelled [7][]tile.Tile // of the reading that is written down
	why     []rules.Reason
	text    []byte
	chunks  chunks
}

var works = sync.Pool{New: func() any {
	w := new(work)
	w.split = w.standard
	return w
}}

// begin returns the buffers for scoring a win, to be handed to end.
func (r *Rules) begin(win *rules.Win) *work {
	w := works.Get().(*work)
	w.scoring = r.scoring(win)
	return w
}

func (w *work) end() {
	w.scoring.win, w.scoring.buf = nil, nil
	w.found, w.why, w.alone, w.best.base = w.found[:0], w.why[:0], false, 0
	works.Put(w)
}

// visit takes a reading.
func (w *work) visit(r *reading) {
	if worth := r.value(); !w.alone {
		w.found = append(w.found, candidate{*r, worth})
	} else if worth.wins() && (!w.best.wins() || worth.beats(&w.best)) {
		w.best = worth
	}
}

// Score scores a win under the rules; see the function Score.
func (r *Rules) Score(win *rules.Win) (*Result, error) {
	if err := r.check(win); err != nil {
		return nil, err
	}
	w := r.begin(win)
	defer w.end()
	w.readings()
	if len(w.found) == 0 {
		return w.scoring.incomplete(), nil
	}
	w.sort()
	return w.results(), nil
}

// sort puts the reading that is paid first in front and the others behind it from
// the best to the least; of equal ones the first found comes first.
func (w *work) sort() {
	if len(w.found) == 1 {
		return
	}
	slices.SortStableFunc(w.found, func(a, b candidate) int {
		switch {
		case a.beats(&b.worth):
			return -1
		case b.beats(&a.worth):
			return 1
		}
		return 0
	})
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
	w := r.begin(win)
	defer w.end()
	w.alone = true
	w.readings()
	best := &w.best
	if !best.wins() {
		return Value{}
	}
	return Value{Win: true, Han: best.han, Fu: best.rounded, Yakuman: best.units, Points: best.points, Limit: best.limit}
}

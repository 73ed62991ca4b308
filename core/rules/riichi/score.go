package riichi

import (
	"slices"
	"sync"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// candidate is a reading with its value.
type candidate struct {
	reading
	worth
}

// work has the buffers of scoring. It is reused: cards do not refer to it.
type work struct {
	scoring  scoring
	reading  reading
	splitter hand.Splitter
	split    func([]meld.Set) // the method standard, bound once

	alone bool  // only the best value is wanted
	best  worth // the best so far
	found []candidate

	spelled [7][]tile.Tile // of the reading being written
	why     []rules.Reason
	text    []byte
	chunks  chunks
}

var works = sync.Pool{New: func() any {
	w := new(work)
	w.split = w.standard
	return w
}}

// begin returns buffers for scoring a win; end takes them back.
func (r *settings) begin(win *rules.Win) *work {
	w := works.Get().(*work)
	w.scoring.start(r, win)
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

// score scores a win. Its error is about the request: impossible tiles (unsupported-tile, too-many-copies,
// wrong-tile-count, win-not-in-hand) or an impossible situation (impossible-situation). A hand that does not win is a
// card with its reasons.
func (r *settings) score(win *rules.Win) (*rules.Card, error) {
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
	return w.cards(), nil
}

// sort puts the best reading first and the others after it from best to worst; of equal ones the first found comes
// first.
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

// value returns the payment of a win by score, without honba and deposits, for programs that score very many hands.
// The win is not checked and must be one that score would not refuse.
func (r *settings) value(win *rules.Win) int {
	w := r.begin(win)
	defer w.end()
	w.alone = true
	w.readings()
	if best := &w.best; best.wins() {
		return best.points
	}
	return 0
}

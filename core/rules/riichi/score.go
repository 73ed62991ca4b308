package riichi

import (
	"slices"
	"sync"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// candidate is a reading with its worth.
type candidate struct {
	reading
	worth
}

// work has the buffers of scoring. It is used again: no card refers to anything
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
func (r *settings) begin(win *rules.Win) *work {
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

// score scores a win. Its error is about the request: tiles that cannot be
// (unsupported-tile, too-many-copies, wrong-tile-count, win-not-in-hand) or a
// situation that cannot be (impossible-situation). A hand that does not win is
// a card with its reasons.
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

// value returns what score says that a win pays, without counters and deposits,
// for programs that score very many. It trusts the caller: the win is not
// checked and has to be one that score would not refuse.
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

package tenhou

import (
	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/tile"
)

// The indices in a deal's list.
const (
	roundAt     = 0
	scoresAt    = 1
	indicatorAt = 2
	uraAt       = 3
	handsAt     = 4 // three lists for each of four players: the hand, the tiles taken, the tiles discarded
	resultAt    = 16
)

// deal reads one deal, and reports whether to continue.
func (r *reader) deal(v *jsontext.Value) bool {
	if len(v.Items) <= handsAt+3*r.players-1 {
		r.book.Fault(v.Span, "want a list of 17 items for a deal, found %d", len(v.Items))
		return true
	}
	d := r.book.Begin(importer.Deal{Heading: r.heading, At: v.Span})
	if !r.round(v, d) {
		return true
	}
	r.buf = r.buf[:0]
	var fault *jsontext.Value
	if d.Indicators, fault = r.tiles(v.At(indicatorAt)); fault == nil {
		d.Ura, fault = r.tiles(v.At(uraAt))
	}
	if fault != nil {
		d.Remark(fault.Span, "want a tile such as 11, 47 or 51, found %.20s", fault.Text)
	}
	o := &r.order
	o.begin(r.players, d.Setup.Dealer(), r.tries())
	for chair := range r.players {
		hand, fault := r.tiles(v.At(handsAt + 3*chair))
		if fault != nil {
			r.book.Fault(fault.Span, "want a tile such as 11, 47 or 51, found %.20s", fault.Text)
			return true
		}
		r.hands[chair] = hand
		o.takes[chair] = r.entries(o.takes[chair], v.At(handsAt+3*chair+1), true, d)
		o.outs[chair] = r.entries(o.outs[chair], v.At(handsAt+3*chair+2), false, d)
	}
	d.Hands = r.hands[:r.players]
	result := v.At(resultAt)
	found := o.find()
	r.tried += o.tried
	o.moves(d)
	if found {
		r.result(result, d)
	} else {
		at := o.stuckAt()
		if !at.Known() {
			at = result.Span
		}
		d.Stop(at, "want an entry that can follow in turn: no order of play uses up all lists")
	}
	return r.book.Add(d)
}

// tries returns how many places the search of one deal may try. The total over all deals grows with the length of the
// log, so that a log of deals that are hard to search takes no longer than one of games; a single hard deal among games
// is searched to its end.
func (r *reader) tries() int { return max(0, min(maxPlaces, spareTries+r.book.Size()/8-r.tried)) }

// spareTries is a number of tries that any log may use in addition.
const spareTries = 5 * maxPlaces

// round reads round, honba, sticks and scores.
func (r *reader) round(v *jsontext.Value, d *importer.Deal) bool {
	var counters [3]int
	for i := range counters {
		n, ok := v.At(roundAt).At(i).Int()
		if !ok || n < 0 || n > replay.MaxCount || i == 0 && n > 15 {
			r.book.Fault(v.At(roundAt).Span, "want round, honba and sticks, three numbers from 0, for the deal")
			return false
		}
		counters[i] = n
	}
	d.Setup = game.Deal{Players: r.players, Round: tile.East + tile.Tile(counters[0]/4), Number: counters[0]%4 + 1,
		Repeat: counters[1], Deposits: counters[2]}
	scores := v.At(scoresAt)
	d.Setup.Scores = make([]int, r.players)
	for chair := range d.Setup.Scores {
		n, ok := scores.At(chair).Int()
		if !ok {
			d.Remark(scores.Span, "want a score for each of %d players", r.players)
			d.Setup.Scores = nil
			break
		}
		d.Setup.Scores[chair] = n
	}
	return true
}

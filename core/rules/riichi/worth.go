package riichi

import (
	"slices"

	"tehai/core/pattern"
)

// worth is the value of one reading under the rules.
type worth struct {
	yaku    yakuSet // ordinary rows
	yakuman yakuSet // rows of the yakuman table; with one, nothing else counts
	units   int     // number of times a yakuman is paid
	han     int     // with dora
	sum     fuSum
	rounded int // fu for the payment
	base    int
	limit   string

	liableUnits int // yakuman for which a player can be liable
	points      int // what the winner gets without honba and riichi sticks
}

// wins reports whether there is at least one yaku.
func (w *worth) wins() bool { return w.base > 0 }

// beats compares readings: payment, then a yakuman before a counted one, then han, then fu.
func (w *worth) beats(other *worth) bool {
	switch {
	case w.points != other.points:
		return w.points > other.points
	case w.units > 0 != (other.units > 0):
		return w.units > 0
	case w.han != other.han:
		return w.han > other.han
	}
	return w.rounded > other.rounded
}

// value computes the value of a reading.
func (r *reading) value() (w worth) {
	if r.robsInVain() {
		return w
	}
	r.countYakuman(&w)
	if w.units > 0 && !r.rules.aotenjou {
		w.base, w.limit = w.units*yakumanBase, limitYakuman
		w.points = r.pointsOf(&w)
		return w
	}
	w.sum = r.fu()
	w.rounded = w.sum.rounded()
	r.countYaku(&w)
	if w.units > 0 {
		w.han += w.units * yakumanHan
		w.units = 0
	}
	if w.han > 0 {
		w.han += r.dora.total()
		w.base, w.limit = r.rules.base(w.han, w.rounded)
		w.points = r.pointsOf(&w)
	}
	if r.rules.renhou == "mangan" && r.renhou() && w.base <= manganBase {
		w.yaku, w.han, w.base, w.limit = 1<<renhouPlace, manganHan, manganBase, limitMangan
		w.points = r.pointsOf(&w)
	}
	return w
}

// renhouPlace is the row of renhou, which some rules pay only as a mangan.
var renhouPlace = slices.IndexFunc(ordinary, func(row yakuRow) bool { return row.id == "renhou" })

// manganHan is the number of han for a mangan that is not a sum of han.
const manganHan = 5

func (r *reading) countYakuman(w *worth) {
	rows := r.rules.yakuman[index(r.open)]
	var dropped yakuSet
	for i := range rows {
		if kinds := rows[i].kinds; (kinds == 0 || kinds&r.groups.Same != 0) && rows[i].holds(r) {
			w.yakuman |= rows[i].bit
			dropped |= rows[i].dropped
		}
	}
	if w.yakuman == 0 {
		return
	}
	w.yakuman &^= dropped
	for i := range rows {
		if w.yakuman&rows[i].bit != 0 {
			r.addUnits(w, &rows[i])
		}
	}
	if limit := r.rules.maxYakuman; limit > 0 && !r.rules.aotenjou {
		w.units = min(w.units, limit)
	}
}

// addUnits adds a yakuman to the sum, or keeps the highest if only one is paid.
func (r *reading) addUnits(w *worth, row *activeYakuman) {
	if row.liable && r.exposed(row.kinds) {
		w.liableUnits += row.units
	}
	if r.rules.singleYakuman && !r.rules.aotenjou {
		w.units = max(w.units, row.units)
	} else {
		w.units += row.units
	}
}

func (r *reading) countYaku(w *worth) {
	rows := r.rules.ordinary[index(r.open)]
	dropped := r.said.dropped
	w.yaku, w.han = r.said.yaku, r.said.han
	for i := range rows {
		if kinds := rows[i].kinds; (kinds == 0 || kinds&r.groups.Same != 0) && rows[i].holds(r) {
			w.yaku |= rows[i].bit
			dropped |= rows[i].dropped
			w.han += rows[i].han
		}
	}
	if dropped &= w.yaku; dropped == 0 {
		return
	}
	w.yaku &^= dropped
	for _, rows := range [...][]activeYaku{rows, r.rules.apart[index(r.open)]} {
		for i := range rows {
			if dropped&rows[i].bit != 0 {
				w.han -= rows[i].han
			}
		}
	}
}

// situated are the yaku of the situation, which every reading of a hand has.
type situated struct {
	yaku, dropped yakuSet
	han           int
}

// situated counts them.
func (r *reading) situated() (s situated) {
	rows := r.rules.apart[index(r.open)]
	for i := range rows {
		if rows[i].holds(r) {
			s.yaku |= rows[i].bit
			s.dropped |= rows[i].dropped
			s.han += rows[i].han
		}
	}
	return s
}

// pointsOf returns what the winner gets, without honba and riichi sticks.
func (r *reading) pointsOf(w *worth) int {
	p := r.rules.pay(r.win, r.rules.billOf(r.win, w))
	return p.Seats[seatOf(r.seat)]
}

// exposed reports whether the triplets and quads of the kinds are on the table as liability requires: called, or
// concealed quads if those count.
func (r *reading) exposed(kinds pattern.Kinds) bool {
	for i, s := range r.sets[:r.n] {
		declared := i < len(r.win.Hand.Melds)
		if s.Closed && s.Same() && kinds.Has(s.First) && !(declared && r.rules.paoConcealedQuads) {
			return false
		}
	}
	return true
}

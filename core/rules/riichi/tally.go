package riichi

import "tehai/core/rules"

// tally returns the result of score as numbers: it allocates nothing unless the request is refused.
func (r *settings) tally(win *rules.Win) (t rules.Tally, err error) {
	if err := r.check(win); err != nil {
		return t, err
	}
	w := r.begin(win)
	defer w.end()
	w.alone = true
	w.readings()
	best := &w.best
	if !best.wins() {
		return t, nil
	}
	t = rules.Tally{
		Win: true, Han: best.han, Fu: best.rounded, Yakuman: best.units, Limit: best.limit, Points: best.points,
		Payments: w.reading.payments(best),
		Yaku:     [...]uint64{uint64(best.yakuman | best.yaku<<len(limits)), uint64(best.yaku >> (64 - len(limits)))},
	}
	if w.scoring.countsDora(best) {
		d := &w.scoring.dora
		t.Dora = [...]int{d.indicated, d.ura, d.red, d.north}
	}
	return t, nil
}

// talliedID is the id of the yaku of a bit of a Tally, in the order in which score lists yaku; "" after the last. A
// yaku that is a yakuman under some rules has two bits.
func talliedID(place int) string {
	if place < len(limits) {
		return limits[place].id
	}
	if place -= len(limits); place < len(ordinary) {
		return ordinary[place].id
	}
	return ""
}

package riichi

import "tehai/core/rules"

// tally is Score as numbers alone: it allocates nothing unless the request is refused.
func (r *Rules) tally(win *rules.Win) (t rules.Tally, err error) {
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
		Win: true, Han: best.han, Fu: best.rounded, Yakuman: best.units, Limit: string(best.limit), Points: best.points,
		Payments: rules.Payments(w.reading.payments(best)),
		Yaku:     [...]uint64{uint64(best.yakuman | best.yaku<<len(limits)), uint64(best.yaku >> (64 - len(limits)))},
	}
	if w.scoring.countsDora(best) {
		d := &w.scoring.dora
		t.Dora = [...]int{d.indicated, d.ura, d.red, d.north}
	}
	return t, nil
}

// tallied lists the ids of the yaku in the order of the bits of a Tally, in which Score lists them too. A yaku that
// is a yakuman under some rules is there twice.
func tallied() []string {
	ids := make([]string, 0, len(limits)+len(ordinary))
	for i := range limits {
		ids = append(ids, limits[i].id)
	}
	for i := range ordinary {
		ids = append(ids, ordinary[i].id)
	}
	return ids
}

package riichi

import "tehai/core/rules"

// brief is Score without what only a person asks about: no sets, no fu, no reasons and no other readings. It is nil
// where nothing is paid, and Score says why.
func (r *Rules) brief(win *rules.Win) *Result {
	if r.check(win) != nil {
		return nil
	}
	w := r.begin(win)
	defer w.end()
	w.readings()
	var best *candidate
	for i := range w.found {
		if c := &w.found[i]; best == nil || c.beats(&best.worth) {
			best = c
		}
	}
	if best == nil || !best.wins() {
		return nil
	}
	w.scoring.buf = grow(w.chunks.buf, tilesEach, chunkTiles)
	result := &Result{
		Win: true, Form: best.form, Yakuman: best.units, Han: best.han, Fu: best.rounded, Limit: best.limit,
		Points:   best.points,
		Yaku:     best.addYaku(make([]Yaku, 0, best.lines()), &best.worth, best.spell()),
		Payments: best.payments(&best.worth),
	}
	w.chunks.buf = w.scoring.buf
	return result
}

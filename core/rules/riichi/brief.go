package riichi

import "tehai/core/rules"

// brief returns the card of score without sets, lines of fu, reasons and other readings. It is nil if the hand does
// not win; score gives the reason.
func (r *settings) brief(win *rules.Win) *rules.Card {
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
	card := &rules.Card{
		Win: true, Form: best.form, Limit: best.limit, Points: best.points,
		Items:    best.addYaku(make([]rules.Item, 0, best.lines()), &best.worth, best.spell()),
		Totals:   totalsOf(make([]rules.Total, 0, totals), best.units, best.han, best.rounded),
		Payments: best.payments(&best.worth),
	}
	w.chunks.buf = w.scoring.buf
	return card
}

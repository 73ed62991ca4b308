package riichi

import "tehai/core/rules"

// brief scores a win as a log states it: what counts and what it comes to, but neither its sets and fu nor any reason or other reading. It
// is nil where Score has to say why nothing is paid.
func (r *Rules) brief(win *rules.Win) *rules.Card {
	if win.Counted != nil || r.check(win) != nil {
		return nil
	}
	w := r.begin(win)
	w.readings()
	card := w.brief()
	w.end()
	return card
}

// brief writes down the reading that is paid, nil where there is none: of equal ones the first found, as sort has it.
func (w *work) brief() *rules.Card {
	var best *candidate
	for i := range w.found {
		if c := &w.found[i]; c.wins() && (best == nil || c.beats(&best.worth)) {
			best = c
		}
	}
	if best == nil {
		return nil
	}
	p := &w.pages
	w.claim.room = roomy(p.room, roomEach, pageRoom)
	w.lines = best.addYaku(w.lines[:0], &best.worth, best.spell())
	p.room = w.claim.room
	card := &rules.Card{
		Win: true, Form: best.form, Limit: string(best.limit), Points: best.points, Payments: rules.Payments(best.payments(&best.worth)),
		Items:  make([]rules.Item, len(w.lines)),
		Totals: totals(best.units, best.han, best.rounded),
	}
	for i := range w.lines {
		card.Items[i] = w.lines[i].item()
	}
	return card
}

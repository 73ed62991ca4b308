package riichi

import "tehai/core/rules"

// brief is Score without what only a person asks about: no sets, no fu, no reasons and no other readings. It is nil where nothing is paid,
// and Score says why.
func (r *Rules) brief(win *rules.Win) *Result {
	if r.check(win) != nil {
		return nil
	}
	w := r.begin(win)
	defer w.end()
	w.readings()
	w.sort()
	if len(w.found) == 0 || !w.found[0].wins() {
		return nil
	}
	w.found, w.alone = w.found[:1], true
	result := w.results()
	result.Sets, result.FuItems = nil, nil
	return result
}

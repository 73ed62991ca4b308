package api

import (
	"tehai/core/audit"
	"tehai/core/option"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/source"
)

// DealWin is one win at the end of a deal, scored again from the tiles on the table. If it cannot be scored its numbers
// are 0 and why is the reason.
type DealWin struct {
	Chair       int            `js:"chair"`
	From        *int           `js:"from" is:"?"` // the discarder; absent for a self-draw
	Yaku        []Yaku         `js:"yaku"`
	Han         int            `js:"han"`
	Fu          int            `js:"fu"`
	Yakuman     int            `js:"yakuman"`
	Limit       string         `js:"limit" is:"Limit?"`
	Points      int            `js:"points"`   // without honba and deposits
	Payments    []int          `js:"payments"` // by chair
	Why         string         `js:"why" is:"?"`
	Log         *LogWin        `js:"log" is:"?"`
	Agrees      *bool          `js:"agrees" is:"?"` // whether all values that the log states are the same
	Differences []Disagreement `js:"differences" is:"?"`
	Fans        []Fan          `js:"fans" is:"?"` // for rules that count them
	// the group of the page's words that has their names
	FansGroup string `js:"fansGroup" is:"'fan' | 'faan' | 'sichuan'?"`
	FansTotal *int   `js:"fansTotal" is:"?"` // their total, with flowers
}

// LogWin is a win as its log states it.
type LogWin struct {
	Han      *int     `js:"han" is:"?"`
	Fu       *int     `js:"fu" is:"?"`
	Yakuman  *int     `js:"yakuman" is:"?"`
	Points   *int     `js:"points" is:"?"`
	Yaku     []string `js:"yaku" is:"?"` // in the words of the log
	Payments []int    `js:"payments" is:"?"`
}

// Disagreement is a value in a log that differs from the computed one.
type Disagreement struct {
	What string `js:"what" is:"Audited"`
	Log  string `js:"log"`
	Ours string `js:"ours"`
}

// audited are the words for the compared values.
var audited = []string{"han", "fu", "yakuman", "points", "yaku", "payments"}

// winsOf tells every win of a deal, and beside it what the log states. Its error
// is about the rule set or the options that were asked for.
func winsOf(d *replay.Deal, ruleset string, options option.Values) ([]DealWin, error) {
	r, err := rulesOfDeal(d, ruleset, options)
	if err != nil {
		return nil, err
	}
	scored, err := audit.Wins(d, r)
	if err != nil && (ruleset != "" || options != nil) {
		return nil, err
	}
	if scored == nil {
		return plainWins(d), nil
	}
	wins := make([]DealWin, len(scored))
	for i := range scored {
		wins[i] = winOfAudit(&scored[i])
		if wins[i].Fans != nil {
			total := scored[i].Card.Total(rules.TotalFans)
			wins[i].FansGroup, wins[i].FansTotal = groupOf(d, r), &total
		}
	}
	return wins, nil
}

// groupOf returns the group of words with the names of the fans for a deal.
func groupOf(d *replay.Deal, r *rules.Rules) string {
	if r == nil {
		r = d.Ruleset
	}
	return r.Fans
}

// rulesOfDeal returns what a deal is to be scored by: the rules that were asked
// for, options in place of its own, or nil for its own.
func rulesOfDeal(d *replay.Deal, ruleset string, options option.Values) (*rules.Rules, error) {
	switch {
	case ruleset != "":
		return findRules(ruleset, options)
	case options == nil:
		return nil, nil
	case len(options) > 0 && d.Ruleset.Settle == nil && len(d.Ruleset.Options) > 0:
		return nil, source.Errorf(source.UnknownOption,
			"options: wins under %s are not scored in a replay, so they change nothing", d.Ruleset.ID)
	}
	r, _, err := catalog.For(d.Rules, d.Deal().Players, options)
	return r, err
}

// plainWins returns the winners if no riichi rule set scores the deal.
func plainWins(d *replay.Deal) []DealWin {
	var wins []DealWin
	s := d.Last()
	for _, chair := range s.Winners() {
		win := DealWin{Chair: chair}
		if _, loser := s.Target(); loser >= 0 {
			win.From = &loser
		}
		wins = append(wins, win)
	}
	return wins
}

func winOfAudit(w *audit.Win) DealWin {
	win := DealWin{Chair: w.Chair, From: from(0, w.From)}
	if w.Err != nil {
		win.Why = w.Err.Error()
	}
	if c := w.Card; c != nil {
		win.Yaku, win.Han, win.Fu, win.Yakuman = yakuOf(c), c.Total("han"), c.Total("fu"), c.Total("yakuman")
		win.Limit, win.Points, win.Payments, win.Fans = c.Limit, c.Points, w.Payments, fansOf(c)
	}
	if w.Log == nil {
		return win
	}
	win.Log = logWin(w.Log)
	if w.Card != nil {
		agrees := w.Agrees()
		win.Agrees = &agrees
	}
	for _, d := range w.Differences {
		win.Differences = append(win.Differences, Disagreement(d))
	}
	return win
}

// logWin returns what a log states; the numbers are those of the log.
func logWin(w *replay.Win) *LogWin {
	win := &LogWin{Han: stated(0, &w.Han), Fu: stated(0, &w.Fu), Yakuman: stated(1, &w.Yakuman),
		Points: stated(0, &w.Points), Payments: w.Payments}
	if len(w.Yaku) > 0 {
		win.Yaku = make([]string, len(w.Yaku))
		for i := range w.Yaku {
			win.Yaku[i] = w.Yaku[i].Name
		}
	}
	return win
}

// stated returns a number of a log, or nil if it is below the least meaningful one.
func stated(least int, n *int) *int {
	if *n < least {
		return nil
	}
	return n
}

package api

import "tehai/core/replay"

// Cut describes what is missing of a file: it begins deals that it does not complete, or stops before its own end.
type Cut struct {
	Whole int `js:"whole"` // deals that are complete to their end
	Deals int `js:"deals"` // that the text begins, as far as can be determined
	// the last deal before the first gap; absent if there is none
	After *CutAfter `js:"after" is:"?"`
}

// CutAfter names a deal.
type CutAfter struct {
	Deal   int    `js:"deal"`
	Round  string `js:"round" is:"Wind"`
	Number int    `js:"number"`
	Repeat int    `js:"repeat"`
}

// cutOf returns what is missing of games, nil if nothing is.
func cutOf(games *replay.Replay) *Cut {
	complete, gap := games.Whole()
	begun := max(games.Begun, len(games.Deals))
	if complete == begun && !games.Short {
		return nil
	}
	cut := &Cut{Whole: complete, Deals: begun}
	if gap > 0 {
		setup := games.Deals[gap-1].Deal()
		cut.After = &CutAfter{Deal: gap - 1, Round: windWord(setup.Round), Number: setup.Number, Repeat: setup.Repeat}
	}
	return cut
}

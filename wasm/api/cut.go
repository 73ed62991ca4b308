package api

import "tehai/core/replay"

// Cut says what is missing of a file's deals: it begins some that it does not tell to their end, or stops before its
// own.
type Cut struct {
	Whole int `js:"whole"` // deals that are told to their end
	Deals int `js:"deals"` // that the text begins, as far as can be told
	// the last deal before what is missing first; absent where nothing stands before it
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
	whole, gap := games.Whole()
	begun := max(games.Begun, len(games.Deals))
	if whole == begun && !games.Short {
		return nil
	}
	cut := &Cut{Whole: whole, Deals: begun}
	if gap > 0 {
		setup := games.Deals[gap-1].Deal()
		cut.After = &CutAfter{Deal: gap - 1, Round: windWord(setup.Round), Number: setup.Number, Repeat: setup.Repeat}
	}
	return cut
}

package api

import (
	"tehai/core/audit"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/rules/riichi"
	"tehai/core/tile"
)

// settle writes down who pays whom at the end of a live deal of riichi. Other
// rule sets know no payments, and a deal that goes on has none.
func (g *openGame) settle() {
	s := g.table.State()
	g.deal.Result = replay.Result{}
	switch {
	case !s.Deal().Rules.Riichi:
	case s.Phase == game.Won:
		g.deal.Result.Payments = g.winPayments()
	case s.Last.Kind == game.Exhausted:
		g.deal.Result.Payments = g.drawnPayments()
	}
}

// winPayments adds up what the winners get, by chair; nil where one of them
// cannot be scored.
func (g *openGame) winPayments() []int {
	wins, err := audit.Wins(g.deal, "", nil)
	if err != nil || len(wins) == 0 {
		return nil
	}
	sum := make([]int, g.deal.Deal().Players)
	for _, win := range wins {
		if win.Payments == nil {
			return nil
		}
		for chair, n := range win.Payments {
			sum[chair] += n
		}
	}
	return sum
}

// drawnPayments is what an exhausted wall pays: nagashi mangan where the rules
// know it, else the ready hands.
func (g *openGame) drawnPayments() []int {
	setup := g.deal.Deal()
	r, err := riichi.New(setup.Rules.ID, nil)
	if err != nil {
		return nil
	}
	ending := riichi.Ending{Kind: riichi.EndExhausted, Honba: setup.Repeat, Deposits: g.table.State().Deposits}
	for chair := range setup.Players {
		if g.isReady(chair) {
			ending.Ready = append(ending.Ready, setup.Wind(chair))
		}
		if g.isNagashi(chair) {
			ending.Nagashi = append(ending.Nagashi, setup.Wind(chair))
		}
	}
	var settled *riichi.Settlement
	if len(ending.Nagashi) > 0 {
		nagashi := ending
		nagashi.Kind = riichi.EndNagashi
		settled, err = r.Settle(&nagashi)
	}
	if settled == nil || err != nil {
		if settled, err = r.Settle(&ending); err != nil {
			return nil
		}
	}
	payments := make([]int, setup.Players)
	for chair := range payments {
		payments[chair] = settled.Payments.Seats[setup.Wind(chair)-tile.East]
	}
	return payments
}

func (g *openGame) isReady(chair int) bool {
	h := g.table.State().Hand(chair)
	return len(h.Closed)%3 == 1 && isReady(&h)
}

// isNagashi reports whether a chair discarded terminals and honours only, none
// of them claimed.
func (g *openGame) isNagashi(chair int) bool {
	for _, d := range g.table.State().River(chair) {
		if d.ClaimedBy >= 0 || !d.Tile.IsHonour() && !d.Tile.IsTerminal() {
			return false
		}
	}
	return true
}

package api

import "tehai/core/replay"

// settle writes down who pays whom at the end of a live deal. Rules that settle
// no deals know no payments, and a deal that goes on or is abandoned has none.
func (g *openGame) settle() {
	g.deal.Result = replay.Result{}
	s := g.table.State()
	if settled := g.deal.Ruleset.After(s); settled != nil && !settled.Aborted {
		g.deal.Result.Payments = settled.Payments.ByChair(s.Deal())
	}
}

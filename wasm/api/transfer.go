package api

import (
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Transfer is one thing that was paid in a deal: a win, a kong, a refund. The payments and outside sum to zero.
type Transfer struct {
	Step     int      `js:"step"` // the step with which it was paid, of a score sheet the number of the event
	Kind     string   `js:"kind" is:"TransferKind"`
	Payments Payments `js:"payments"`
	Of       *int     `js:"of" is:"?"` // the chair whose win, kong, hand or foul it rests on
	// what goes to no player: a riichi stick while it lies on the table, a fine; negative for sticks that a winner takes
	Outside *int `js:"outside" is:"?"`
	// what it rests on: ids of fans with + between them, the kind and the tile of a kong, a reason
	Detail string `js:"detail" is:"?"`
}

// transferKinds are the words for why something is paid.
var transferKinds = []string{rules.PaidWin, rules.PaidRiichi, rules.PaidExhausted, rules.PaidNagashi, rules.PaidKong,
	rules.PaidRefund, rules.PaidTransfer, rules.PaidReady, rules.PaidPig, rules.PaidFine, rules.PaidLosers,
	rules.PaidFoul}

// transfersOf returns what was paid in a deal up to a state.
func transfersOf(d *replay.Deal, s *game.State) []Transfer {
	if d.Ruleset == nil || d.Ruleset.Book == nil && !s.HasFacts() && !s.Ended() {
		return nil
	}
	own := *s // what rules are given is not kept on the stack
	return allTransfers(d, &own)
}

func allTransfers(d *replay.Deal, s *game.State) []Transfer {
	list := d.Ruleset.Transfers(s)
	if d.Ruleset.Book == nil && s.Step == d.Steps() {
		list = rules.Stated(s, list, d.Result.Payments)
	}
	return wireTransfers(s.Deal(), list)
}

func wireTransfers(setup *game.Deal, list []rules.Transfer) []Transfer {
	wire := make([]Transfer, len(list))
	for i := range list {
		t := &list[i]
		wire[i] = wireTransfer(t)
		if t.Of != tile.None {
			wire[i].Of = new(setup.Chair(t.Of))
		}
	}
	return wire
}

// wireTransfer converts all but the chair.
func wireTransfer(t *rules.Transfer) Transfer {
	wire := Transfer{Step: t.Step, Kind: t.Kind, Payments: paymentsOf(t.Payments), Detail: t.Detail}
	if t.Outside != 0 {
		wire.Outside = &t.Outside
	}
	return wire
}

// addTransfers adds what was paid to scores by chair, under rules that pay during a deal.
func addTransfers(d *replay.Deal, s *game.State, paid []Transfer, scores []int) {
	if d.Ruleset == nil || d.Ruleset.Book == nil {
		return
	}
	setup := s.Deal()
	for chair := range scores {
		scores[chair] = s.Score(chair)
	}
	for i := range paid {
		p := &paid[i].Payments
		for seat, n := range [...]*int{&p.E, &p.S, &p.W, p.N} {
			if n != nil {
				scores[setup.Chair(tile.East+tile.Tile(seat))] += *n
			}
		}
	}
}

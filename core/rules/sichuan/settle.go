package sichuan

import (
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// settle pays the wins that a person states, in their order: a winner neither plays nor pays any more. At the end of
// the wall it takes the hands of those who have not won, and pays pigs and ready hands. Kongs are not stated.
func (r *settings) settle(e *rules.Ending) (*rules.Settlement, error) {
	if e.Kind != rules.EndWins && e.Kind != rules.EndExhausted {
		return nil, source.Errorf(source.BadType, "kind: want %s or %s, found %q", rules.EndWins, rules.EndExhausted, e.Kind)
	}
	if len(e.Wins) >= players || e.Kind == rules.EndWins && len(e.Wins) == 0 {
		return nil, rules.Impossible("a deal has 1 to 3 wins, found %d", len(e.Wins))
	}
	var left [players]bool
	s := &rules.Settlement{}
	for i := range e.Wins {
		win := &e.Wins[i]
		seat := seatOf(win.Seat())
		if left[seat] || !win.SelfDrawn && win.From != tile.None && left[seatOf(win.From)] {
			return nil, rules.Impossible("a player who has won neither wins again nor discards")
		}
		card, err := r.worthOf(win, &left)
		if err != nil {
			return nil, err
		}
		if !card.Win {
			return nil, rules.Impossible("a win that is none: %s", card.Why[len(card.Why)-1].Text)
		}
		left[seat] = true
		s.Wins = append(s.Wins, card)
		s.Transfers = append(s.Transfers, rules.Transfer{Kind: rules.PaidWin, Of: win.Seat(), Payments: card.Payments,
			Detail: card.Detail()})
	}
	if e.Kind == rules.EndExhausted {
		s.Transfers = append(s.Transfers, r.checkStated(e, &left)...)
	}
	s.Payments = rules.SumOf(players, s.Transfers)
	s.Deals = dealsAfter(e)
	s.DealerStays = s.Deals == tile.East
	return s, nil
}

// worthOf scores a win, or takes its fans where only they are known, and pays it by those who have not left.
func (r *settings) worthOf(win *rules.Win, left *[players]bool) (*rules.Card, error) {
	card := &rules.Card{Win: true}
	fans := 0
	if c := win.Counted; c != nil {
		if err := r.situation.CheckSaid(win, false); err != nil {
			return nil, err
		}
		fans = c.Han
	} else {
		var err error
		if card, err = r.score(win); err != nil || !card.Win {
			return card, err
		}
		fans = card.Total(rules.TotalFans)
	}
	card.Points, card.Payments = r.valueOf(fans), r.payWithout(win, fans, left)
	return card, nil
}

// checkStated pays the hands that a person states at the end of the wall; a hand that is not stated is not ready.
func (r *settings) checkStated(e *rules.Ending, left *[players]bool) []rules.Transfer {
	var at [players]standing
	for seat := range at {
		at[seat].in = !left[seat]
	}
	for i := range e.Hands {
		h := &e.Hands[i]
		one := &at[seatOf(h.Seat())]
		if !one.in {
			continue
		}
		if one.pig = h.Hand.Any(func(t tile.Tile) bool { return h.Void != tile.NoSuit && t.Suit() == h.Void }); !one.pig {
			one.dearest(r, &h.Hand, h.Void)
		}
	}
	if len(e.Hands) == 0 {
		return nil
	}
	return r.checked(0, &at)
}

// dealsAfter returns the wind of the next dealer: the first winner, or of several on one tile the player who lost it.
func dealsAfter(e *rules.Ending) tile.Tile {
	switch {
	case len(e.Wins) == 0:
		return tile.East
	case len(e.Wins) > 1 && !e.Wins[0].SelfDrawn && !e.Wins[1].SelfDrawn && e.Wins[0].From != tile.None &&
		e.Wins[0].From == e.Wins[1].From && e.Wins[0].Hand.WinTile().Plain() == e.Wins[1].Hand.WinTile().Plain():
		return e.Wins[0].From
	}
	return e.Wins[0].Seat()
}

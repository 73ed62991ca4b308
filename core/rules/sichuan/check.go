package sichuan

import (
	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/tile"
)

// fine is what an active pig and a false win pay to no player.
const fine = 24

// A standing is what a hand is at the end of the wall.
type standing struct {
	in     bool        // it has not won
	pig    bool        // it holds a tile of its void suit
	active bool        // and discarded a tile of another suit
	ready  bool        // some tile completes it
	fans   int         // of the dearest wait
	card   *rules.Card // likewise
}

// check books the end of the wall: refunds, pigs, and what the hands that are not ready pay to those that are.
func (l *ledger) check() {
	var at [players]standing
	for chair := range players {
		at[l.seat(chair)] = l.standing(chair)
	}
	step := l.state.Step
	for i := range l.facts {
		f := &l.facts[i]
		if one := &at[l.seat(int(f.Chair))]; one.in && !one.ready {
			l.refund(step, i, "not ready")
		}
	}
	l.list = append(l.list, l.rules.checked(step, &at)...)
}

// standing looks at the hand of a chair.
func (l *ledger) standing(chair int) standing {
	if l.state.HasLeft(chair) {
		return standing{}
	}
	one := standing{in: true}
	void := l.state.Void(chair)
	h := l.state.Hand(chair)
	one.pig = h.Any(func(t tile.Tile) bool { return void != tile.NoSuit && t.Suit() == void })
	if one.pig {
		for _, d := range l.state.River(chair) {
			one.active = one.active || d.Tile.Suit() != void
		}
		return one
	}
	one.dearest(l.rules, &h, void)
	return one
}

// dearest finds the wait of a hand that counts the most.
func (one *standing) dearest(r *settings, h *hand.Hand, void tile.Suit) {
	closed := h.Counts()
	if len(h.Closed)%3 != 1 {
		return
	}
	for kind := range closed[:27] {
		if closed[kind] >= 4 {
			continue
		}
		win := rules.Win{Hand: hand.Hand{Closed: append(append([]tile.Tile{}, h.Closed...), tile.Of(kind)),
			Melds: h.Melds, Win: len(h.Closed)}}
		win.Void = void
		if fans := r.total(&win); fans >= 0 && (!one.ready || fans > one.fans) {
			one.ready, one.fans = true, fans
			found := r.candidates(&win)
			one.card = found[0].card()
		}
	}
}

// checked returns the fines of pigs, and what the hands that are not ready pay.
func (r *settings) checked(step int, at *[players]standing) (list []rules.Transfer) {
	add := func(kind string, seat int, p rules.Payments, outside int, detail string) {
		if p.Players = players; p.Seats != [players]int{} {
			list = append(list, rules.Transfer{Step: step, Kind: kind, Of: tile.East + tile.Tile(seat), Payments: p,
				Outside: outside, Detail: detail})
		}
	}
	for seat := range at {
		var p rules.Payments
		switch {
		case !at[seat].pig:
		case r.pig == "sbr":
			if at[seat].active {
				p.Seats[seat] = -fine
				add(rules.PaidFine, seat, p, fine, "active pig")
			}
		default:
			for other := range at {
				if at[other].in && !at[other].pig {
					p.Seats[other] += r.pigPays()
					p.Seats[seat] -= r.pigPays()
				}
			}
			add(rules.PaidPig, seat, p, 0, "pig")
		}
	}
	for seat := range at {
		if !at[seat].ready {
			continue
		}
		var p rules.Payments
		for other := range at {
			if one := &at[other]; one.in && !one.ready && (r.pig == "sbr" || !one.pig) {
				p.Seats[other] -= r.valueOf(at[seat].fans)
				p.Seats[seat] += r.valueOf(at[seat].fans)
			}
		}
		add(rules.PaidReady, seat, p, 0, at[seat].card.Detail())
	}
	return list
}

// pigPays returns what a pig pays to each, where the rules do not fine it.
func (r *settings) pigPays() int {
	switch r.pig {
	case "8":
		return 8
	case "16":
		return 16
	case "48":
		return 48
	case "cap":
		if r.cap > 0 {
			return 1 << r.cap
		}
	}
	return 16
}

package hongkong

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// maxFaan is the last step of the scales.
const maxFaan = 13

// The scales: multipliers by faan.
var (
	halfSpicy = [maxFaan + 1]int{1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384}
	spicy     = [maxFaan + 1]int{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192}
)

// multiplier returns the factor of a payment.
func (r *settings) multiplier(faan int) int {
	switch r.scale {
	case "half-spicy":
		return halfSpicy[min(faan, maxFaan)]
	case "spicy":
		return spicy[min(faan, maxFaan)]
	}
	m := 1
	for _, step := range r.steps {
		if faan >= step {
			m *= 2
		}
	}
	return m
}

// seatOf returns 0 to 3 for East to North.
func seatOf(wind tile.Tile) int { return int(wind - tile.East) }

// points returns the winner's payment.
func (r *settings) points(win *rules.Win, faan int) int {
	p := r.pay(win, faan)
	return p.Seats[seatOf(win.Seat())]
}

// pay returns the payments: shares by who discarded, halves rounded up. A liable player pays everything. If the
// discarder is unknown, what a discarder pays above the others' share has no payer.
func (r *settings) pay(win *rules.Win, faan int) rules.Payments {
	p := rules.Payments{Players: players}
	payment := r.base * r.multiplier(faan)
	winner := seatOf(win.Seat())
	allShares := win.Chankan && r.robbedPaysAll
	take := func(from, halves int) {
		amount := (payment*halves + 1) / 2
		if r.dealerDoubles && (from == 0 || winner == 0) {
			amount *= 2
		}
		if win.Liable != tile.None {
			from = seatOf(win.Liable)
		} else if allShares && win.From != tile.None {
			from = seatOf(win.From)
		}
		switch {
		case allShares && win.From == tile.None && win.Liable == tile.None:
			p.Unknown -= amount
		default:
			p.Seats[from] -= amount
		}
		p.Seats[winner] += amount
	}
	for seat := range p.Seats {
		switch {
		case seat == winner:
		case win.SelfDrawn || allShares:
			take(seat, r.each)
		case win.From != tile.None && seat == seatOf(win.From):
			take(seat, r.discarder)
		default:
			take(seat, r.others)
		}
	}
	if !win.SelfDrawn && !allShares && win.From == tile.None {
		more := (payment*r.discarder+1)/2 - (payment*r.others+1)/2
		if r.dealerDoubles && winner == 0 {
			more *= 2
		}
		p.Seats[winner] += more
		if win.Liable != tile.None {
			p.Seats[seatOf(win.Liable)] -= more
		} else {
			p.Unknown -= more
		}
	}
	return p
}

// settle returns the payments after a deal: every winner is paid, or only the next in turn after the discarder.
func (r *settings) settle(e *rules.Ending) (*rules.Settlement, error) {
	s := &rules.Settlement{Payments: rules.Payments{Players: players}}
	if e.Kind != rules.EndWins {
		s.DealerStays = r.repeatOnDraw
		return s, nil
	}
	wins, err := e.InTurn()
	if err != nil {
		return nil, err
	}
	if r.headBump {
		wins = wins[:1]
	}
	for _, win := range wins {
		card, err := r.worthOf(win)
		if err != nil {
			return nil, err
		}
		if !card.Win {
			return nil, rules.Impossible("a win that is none: %s", card.Why[len(card.Why)-1].Text)
		}
		for seat, n := range card.Payments.Seats {
			s.Payments.Seats[seat] += n
		}
		s.Payments.Unknown += card.Payments.Unknown
		s.Wins = append(s.Wins, card)
		s.DealerStays = s.DealerStays || win.Seat() == tile.East
	}
	return s, nil
}

// worthOf scores a win, or uses its faan if only they are known.
func (r *settings) worthOf(win *rules.Win) (*rules.Card, error) {
	switch c := win.Counted; {
	case c == nil:
		return r.score(win)
	case c.Han < r.minimum:
		return nil, rules.Impossible("a win of %d faan: want %d at least", c.Han, r.minimum)
	default:
		if err := r.situation.CheckSaid(win, false); err != nil {
			return nil, err
		}
		return &rules.Card{Win: true, Points: r.points(win, c.Han), Payments: r.pay(win, c.Han)}, nil
	}
}

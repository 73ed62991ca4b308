package sichuan

import (
	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// A ledger is what was paid in a deal so far.
type ledger struct {
	rules *settings
	state *game.State
	deal  *game.Deal
	facts []game.Fact
	list  []rules.Transfer
	paid  []rules.Payments // by fact: what a kong took, until it goes back
	cards []*rules.Card
}

// book returns what was paid in a deal so far, and who deals next once it has ended.
func (r *settings) book(s *game.State) *rules.Settlement {
	l := ledger{rules: r, state: s, deal: s.Deal(), facts: s.Facts()}
	l.paid = make([]rules.Payments, len(l.facts))
	for i := range l.facts {
		switch f := &l.facts[i]; f.Kind {
		case game.Kong:
			l.kong(i)
		case game.Win:
			l.win(f)
		}
	}
	settled := &rules.Settlement{}
	if s.Phase == game.Over && s.Last.Kind == game.Exhausted {
		l.check()
	}
	if s.Ended() {
		settled.Deals = l.deals()
		settled.DealerStays = settled.Deals == tile.East
	}
	settled.Transfers, settled.Wins = l.list, l.cards
	settled.Payments = rules.SumOf(players, l.list)
	return settled
}

// add books payments, unless they are none.
func (l *ledger) add(step int, kind string, of tile.Tile, p rules.Payments, detail string) {
	p.Players = players
	t := rules.Transfer{Step: step, Kind: kind, Of: of, Payments: p, Detail: detail}
	if t.Payments.Seats == [players]int{} {
		return
	}
	t.Outside = -t.Sum()
	l.list = append(l.list, t)
}

// seat returns the seat of a chair, 0 for East.
func (l *ledger) seat(chair int) int { return seatOf(l.deal.Wind(chair)) }

// wind returns the wind of whose a fact is.
func (l *ledger) wind(f *game.Fact) tile.Tile { return l.deal.Wind(int(f.Chair)) }

// left returns the seats that had left before a fact.
func (l *ledger) left(f *game.Fact) (left [players]bool) {
	for chair := range players {
		left[l.seat(chair)] = f.Left&(1<<chair) != 0
	}
	return left
}

var kongWords = [...]string{meld.Concealed: "concealed", meld.Claimed: "claimed", meld.Added: "added"}

// kong books the money of a kong.
func (l *ledger) kong(i int) {
	f := &l.facts[i]
	owner, p := l.seat(int(f.Chair)), rules.Payments{Players: players}
	take := func(from, points int) {
		p.Seats[from] -= points
		p.Seats[owner] += points
	}
	if f.Kong == meld.Claimed {
		take(l.seat(int(f.From)), 2)
	} else {
		points := 2
		if f.Kong == meld.Added {
			points = l.rules.lateKong
			if f.Fresh {
				points = 1
			}
		}
		for seat, left := range l.left(f) {
			if seat != owner && !left {
				take(seat, points)
			}
		}
	}
	l.paid[i] = p
	l.add(int(f.Step), rules.PaidKong, l.wind(f), p, kongWords[f.Kong]+" "+f.Tile.String())
}

// refund gives back what a kong took.
func (l *ledger) refund(step, i int, why string) {
	p := l.paid[i]
	for seat := range p.Seats {
		p.Seats[seat] = -p.Seats[seat]
	}
	l.paid[i] = rules.Payments{}
	l.add(step, rules.PaidRefund, l.wind(&l.facts[i]), p, why)
}

// win books a win, and before it what becomes of the money of the kong whose next discard it takes.
func (l *ledger) win(f *game.Fact) {
	table := l.state.Won(f)
	win := rules.Win{Hand: table.Hand, Situation: rules.SituationOf(&table)}
	if table.From >= 0 {
		win.From = l.deal.Wind(table.From)
		if f.Of >= 0 {
			l.shot(f)
		}
	} else if table.KongReplaced >= 0 {
		win.Liable = l.deal.Wind(table.KongReplaced)
	}
	card, err := l.rules.score(&win)
	if err != nil || !card.Win {
		card = &rules.Card{Why: []rules.Reason{incomplete(&win)}}
		l.cards = append(l.cards, card)
		return
	}
	left := l.left(f)
	p := l.rules.payWithout(&win, card.Total(rules.TotalFans), &left)
	card.Payments = p
	l.cards = append(l.cards, card)
	l.add(int(f.Step), rules.PaidWin, l.wind(f), p, card.Detail())
}

// shotReason is the detail of what becomes of the money of a kong after which the discard was won on.
const shotReason = "shot after kong"

// shot passes the money of a kong back or on.
func (l *ledger) shot(f *game.Fact) {
	i := int(f.Of)
	switch l.rules.shotKong {
	case "refund":
		l.refund(int(f.Step), i, shotReason)
	case "transfer":
		kong := &l.facts[i]
		owner, p := l.seat(int(kong.Chair)), rules.Payments{}
		money := l.money(kong)
		p.Seats[owner], p.Seats[l.seat(int(f.Chair))] = -money, money
		l.paid[i] = rules.Payments{}
		l.add(int(f.Step), rules.PaidTransfer, l.wind(kong), p, shotReason)
	}
}

// money returns what a kong took when it was laid down.
func (l *ledger) money(kong *game.Fact) int {
	for i := range l.list {
		if t := &l.list[i]; t.Kind == rules.PaidKong && t.Step == int(kong.Step) {
			return t.Payments.Seats[l.seat(int(kong.Chair))]
		}
	}
	return 0
}

// deals returns the wind of the next dealer: the first winner, or of several on one tile the player who lost it.
func (l *ledger) deals() tile.Tile {
	var first *game.Fact
	for i := range l.facts {
		switch f := &l.facts[i]; {
		case f.Kind != game.Win:
		case first == nil:
			first = f
		case f.Step == first.Step+1:
			return l.deal.Wind(int(first.From))
		}
	}
	if first == nil {
		return tile.East
	}
	return l.wind(first)
}

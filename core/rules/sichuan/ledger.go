package sichuan

import (
	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// A ledger is what was paid in a deal so far that is played at a table. Its kongs are numbered as its facts.
type ledger struct {
	booking
	state *game.State
	deal  *game.Deal
	facts []game.Fact
}

// book returns what was paid in a deal so far, and who deals next once it has ended.
func (r *settings) book(s *game.State) *rules.Settlement {
	l := ledger{booking: booking{rules: r}, state: s, deal: s.Deal(), facts: s.Facts()}
	l.kongs = make([]kongMoney, len(l.facts))
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

// kong books the money of a kong.
func (l *ledger) kong(i int) {
	f := &l.facts[i]
	k := laidKong{of: l.wind(f), kind: f.Kong, fresh: f.Fresh, left: l.left(f), tile: " " + f.Tile.String()}
	if f.Kong == meld.Claimed {
		k.from = l.deal.Wind(int(f.From))
	}
	l.lay(int(f.Step), i, &k)
}

// win books a win, and before it what becomes of the money of the kong whose next discard it takes.
func (l *ledger) win(f *game.Fact) {
	table := l.state.Won(f)
	win := rules.Win{Hand: table.Hand, Situation: rules.SituationOf(&table)}
	if table.From >= 0 {
		win.From = l.deal.Wind(table.From)
		if f.Of >= 0 {
			l.shot(int(f.Step), int(f.Of), l.wind(f))
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

package sichuan

import (
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// A statement is a booking of a deal whose events a person states. Its kongs are numbered as the events.
type statement struct {
	booking
	events []rules.Event
	gone   [players]bool
	wins   int
	own    [players]int // kongs of each seat
	deals  tile.Tile
	over   bool
}

// follow books the events of a deal in their order. Its error names the event, from 1.
func (r *settings) follow(events []rules.Event) (*rules.Progress, error) {
	s := statement{booking: booking{rules: r}, events: events, deals: tile.East}
	s.kongs = make([]kongMoney, len(events))
	for i := range events {
		err := s.event(i)
		if fault, ok := err.(*source.Error); ok {
			return nil, fault.Within("event %d: ", i+1)
		} else if err != nil {
			return nil, err
		}
	}
	p := &rules.Progress{Over: s.over, States: []string{rules.HandReady, rules.HandNotReady, rules.HandPig}}
	if r.pig == "sbr" {
		p.States = append(p.States, rules.HandPassivePig)
	}
	for seat, gone := range s.gone {
		if gone {
			p.Left = append(p.Left, tile.East+tile.Tile(seat))
		}
	}
	if kong := s.kongBefore(len(events)); kong != nil {
		p.AfterKong = kong.Of
	}
	p.Transfers, p.Wins, p.Payments = s.list, s.cards, rules.SumOf(players, s.list)
	if s.over {
		p.Deals = s.deals
		p.DealerStays = p.Deals == tile.East
	}
	return p, nil
}

func (s *statement) event(i int) error {
	e := &s.events[i]
	if s.over {
		return rules.Impossible("the deal is over")
	}
	switch e.Kind {
	case rules.EventWin:
		return s.win(i, e)
	case rules.EventKong:
		return s.kong(i, e)
	case rules.EventWall:
		return s.wall(i, e)
	case rules.EventFoul:
		return s.foul(i, e)
	}
	return source.Errorf(source.BadType, "kind: want %s, %s, %s or %s, found %q", rules.EventWin, rules.EventKong,
		rules.EventWall, rules.EventFoul, e.Kind)
}

// playing refuses a player who has won.
func (s *statement) playing(wind tile.Tile) error {
	switch {
	case !wind.IsWind():
		return rules.Impossible("want the wind of a player, found none")
	case s.gone[seatOf(wind)]:
		return rules.Impossible("a player who has won plays no more")
	}
	return nil
}

// kongBefore returns the kong stated just before an event, if its owner still plays.
func (s *statement) kongBefore(i int) *rules.Event {
	if s.over || i == 0 || s.events[i-1].Kind != rules.EventKong {
		return nil
	}
	return &s.events[i-1]
}

// kong books a kong.
func (s *statement) kong(i int, e *rules.Event) error {
	if err := s.playing(e.Of); err != nil {
		return err
	}
	k := laidKong{of: e.Of, kind: e.Kong, fresh: e.Fresh, left: s.gone}
	switch e.Kong {
	case meld.Claimed:
		if err := s.playing(e.From); err != nil {
			return err
		}
		if e.From == e.Of {
			return rules.Impossible("a claimed kong: want the discard of another player")
		}
		k.from = e.From
	case meld.Concealed, meld.Added:
	default:
		return rules.Impossible("a kong: want a claimed, an added or a concealed one")
	}
	if s.own[seatOf(e.Of)]++; s.own[seatOf(e.Of)] > 4 {
		return rules.Impossible("a player has four kongs at most")
	}
	s.lay(i+1, i, &k)
	return nil
}

// win books the wins on one tile.
func (s *statement) win(i int, e *rules.Event) error {
	if len(e.Wins) == 0 || s.wins+len(e.Wins) >= players {
		return rules.Impossible("a deal has 1 to 3 wins, found %d", s.wins+len(e.Wins))
	}
	before := s.gone
	for j := range e.Wins {
		win := e.Wins[j]
		if err := s.checkWin(i, e, &win); err != nil {
			return err
		}
		card, err := s.rules.worthOf(&win, &before)
		if err != nil {
			return err
		}
		if !card.Win {
			return rules.Impossible("a win that is none: %s", card.Why[len(card.Why)-1].Text)
		}
		if e.AfterKong && !win.SelfDrawn {
			s.shot(i+1, i-1, win.Seat())
		}
		s.gone[seatOf(win.Seat())] = true
		s.cards = append(s.cards, card)
		s.add(i+1, rules.PaidWin, win.Seat(), card.Payments, card.Detail())
	}
	if s.wins == 0 {
		if s.deals = e.Wins[0].Seat(); len(e.Wins) > 1 {
			s.deals = e.Wins[0].From
		}
	}
	s.wins += len(e.Wins)
	s.over = s.wins == players-1
	return nil
}

// checkWin checks one win of an event, and completes what a kong before it says.
func (s *statement) checkWin(i int, e *rules.Event, win *rules.Win) error {
	if err := s.playing(win.Seat()); err != nil {
		return err
	}
	from := win.Seat()
	if !win.SelfDrawn {
		if from = win.From; from == win.Seat() {
			return rules.Impossible("the discarder is the winner")
		}
		if err := s.playing(from); err != nil {
			return err
		}
	}
	if len(e.Wins) > 1 && (win.SelfDrawn || from != e.Wins[0].From) {
		return rules.Impossible("several wins: want the same discarder for all")
	}
	if !e.AfterKong {
		return nil
	}
	kong := s.kongBefore(i)
	if kong == nil || kong.Of != from {
		return rules.Impossible("a win after a kong: want a kong of the same player just before")
	}
	if win.ShotAfterKong = !win.SelfDrawn; win.SelfDrawn {
		if win.Rinshan = true; kong.Kong == meld.Claimed {
			win.Liable = kong.From
		}
	}
	return nil
}

// wall books the end of the wall: refunds, pigs, and what the hands that are not ready pay to those that are.
func (s *statement) wall(i int, e *rules.Event) error {
	var at [players]standing
	for j := range e.Hands {
		h := &e.Hands[j]
		if err := s.playing(h.Seat()); err != nil {
			return err
		}
		one := &at[seatOf(h.Seat())]
		if one.in {
			return rules.Impossible("hands: a player is named twice")
		}
		if err := one.state(s.rules, h); err != nil {
			return err
		}
	}
	for seat := range at {
		if !s.gone[seat] && !at[seat].in {
			return rules.Impossible("hands: want those of all players who have not won")
		}
	}
	for j := range s.events[:i] {
		if k := &s.kongs[j]; k.of != tile.None && at[seatOf(k.of)].in && !at[seatOf(k.of)].ready {
			s.refund(i+1, j, "not ready")
		}
	}
	s.list = append(s.list, s.rules.checked(i+1, &at)...)
	s.over = true
	return nil
}

// state sets what a person states of a hand at the end of the wall.
func (one *standing) state(r *settings, h *rules.FinalHand) error {
	one.in, one.card = true, &rules.Card{}
	switch h.State {
	case rules.HandNotReady:
	case rules.HandPig, rules.HandPassivePig:
		one.pig, one.active = true, h.State == rules.HandPig
	case rules.HandReady:
		if h.Counted != nil {
			one.ready, one.fans = true, h.Counted.Han
			return nil
		}
		if err := h.Hand.Check(); err != nil {
			return err
		}
		if one.dearest(r, &h.Hand, h.Void); !one.ready {
			return rules.Impossible("a ready hand: no tile completes these tiles")
		}
	default:
		return source.Errorf(source.BadType, "state: want %s, %s, %s or %s, found %q", rules.HandReady, rules.HandNotReady,
			rules.HandPig, rules.HandPassivePig, h.State)
	}
	return nil
}

// foul fines a false win, and gives back the kong money of its player.
func (s *statement) foul(i int, e *rules.Event) error {
	if err := s.playing(e.Of); err != nil {
		return err
	}
	for j := range s.events[:i] {
		if s.kongs[j].of == e.Of {
			s.refund(i+1, j, falseWin)
		}
	}
	var p rules.Payments
	p.Seats[seatOf(e.Of)] = -fine
	s.add(i+1, rules.PaidFine, e.Of, p, falseWin)
	return nil
}

// falseWin is the detail of what a false win costs.
const falseWin = "false win"

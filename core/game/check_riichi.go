package game

import (
	"tehai/core/source"
	"tehai/core/tile"
)

func (s *State) checkRiichi(e Event) *source.Error {
	p := &s.seats[e.Chair]
	name := s.name(e.Chair)
	switch {
	case !s.deal.Rules.Riichi:
		return refuse("%s cannot declare riichi: it is no rule of %s", name, s.deal.Rules.ID)
	case p.riichi > 0:
		return refuse("%s has declared riichi already", name)
	case s.Phase != ToDiscard || e.Chair != s.Turn:
		return s.outOfTurn(e, "declare riichi")
	case !p.isClosed():
		return refuse("%s cannot declare riichi: the hand is open", name)
	}
	if play := s.deal.Rules.Play; play != nil {
		if s.deal.Scores != nil && int(p.score) < play.RiichiScore {
			return refuse("%s cannot declare riichi: want %d points, found %d", name, play.RiichiScore, p.score)
		}
		if s.Left() < play.RiichiTiles {
			return refuse("%s cannot declare riichi: want %d tiles left in the wall, found %d", name, play.RiichiTiles, s.Left())
		}
	}
	if s.mayBeReady(e.Chair) {
		return nil
	}
	return refuse("%s cannot declare riichi: the hand is not ready", name)
}

// mayBeReady reports whether the hand would be ready after some discard.
func (s *State) mayBeReady(chair int) bool {
	p := &s.seats[chair]
	for i, t := range p.closed() {
		if p.find(t, 0) == i && s.readyWithout(chair, t) {
			return true
		}
	}
	return false
}

// readyWithout reports whether the hand would be ready after the discard of t. A hand with unknown tiles counts as
// ready.
func (s *State) readyWithout(chair int, t tile.Tile) bool {
	ready := s.deal.Rules.Ready
	p := &s.seats[chair]
	if ready == nil || p.count(tile.Unknown) > 0 {
		return true
	}
	asked := newTrial(p)
	h := &asked.hand
	at := p.find(t, 0)
	for i, have := range p.closed() {
		if i != at {
			h.Closed = append(h.Closed, have)
		}
	}
	is := ready(h)
	asked.done()
	return is
}

// waits returns the kinds that complete the hand, as bits of the 34 kinds.
func (s *State) waits(closed []tile.Tile, p *seat) (kinds uint64) {
	t := newTrial(p)
	h := &t.hand
	h.Closed, h.Win = append(append(h.Closed, closed...), tile.None), len(closed)
	for i := range tile.Kinds {
		h.Closed[h.Win] = tile.Of(i)
		if s.deal.Rules.Complete(h) {
			kinds |= 1 << i
		}
	}
	t.done()
	return kinds
}

// keepsWaits reports whether a concealed kong in riichi is of the tile just
// drawn and leaves the waits as they were.
func (s *State) keepsWaits(e Event) bool {
	if s.Drawn.Plain() != e.Tile.Plain() {
		return false
	}
	before := s.seats[e.Chair]
	if before.count(tile.Unknown) > 0 || s.deal.Rules.Complete == nil {
		return true
	}
	before.n-- // the drawn tile is the last
	after := *s
	after.layConcealed(e)
	p := &after.seats[e.Chair]
	return s.waits(before.closed(), &before) == s.waits(p.closed(), p)
}

// furiten reports whether the chair may not win on a discard: it passed up a winning tile, or one of its waits is in
// its river.
func (s *State) furiten(chair int) bool {
	p := &s.seats[chair]
	if p.missed {
		return true
	}
	if p.count(tile.Unknown) > 0 || s.deal.Rules.Complete == nil {
		return false
	}
	closed := p.closed()
	if s.Turn == chair && s.Drawn != tile.None {
		closed = closed[:len(closed)-1]
	}
	waits := s.waits(closed, p)
	for _, d := range s.river[:s.discards] {
		if i := d.Tile.Index(); int(d.Chair) == chair && i >= 0 && waits&(1<<i) != 0 {
			return true
		}
	}
	return false
}

// Furiten reports whether a chair that is ready may not win on a discard.
func (s *State) Furiten(chair int) bool { return s.furiten(chair) }

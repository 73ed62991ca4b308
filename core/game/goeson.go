package game

import (
	"math/bits"

	"tehai/core/meld"
	"tehai/core/tile"
)

// after returns the chair next in turn after another that has not left.
func (s *State) after(chair int) int {
	next := s.deal.After(chair)
	for range s.deal.Players {
		if !s.HasLeft(next) {
			break
		}
		next = s.deal.After(next)
	}
	return next
}

// leave lets a winner leave the deal. The others play on if at least two are left; they may win on the same tile.
func (s *State) leave(chair int) {
	s.undoRobbed()
	self := s.loser < 0
	if s.deal.Players-bits.OnesCount8(s.gone|s.winners) < 2 {
		s.Phase = Won
		if self {
			s.Turn = chair
		}
		return
	}
	if self {
		s.Drawn = tile.None
	}
	s.Phase, s.Turn = ToDraw, s.after(chair)
}

// undoRobbed turns a kong that was robbed back into the pung that it was: the tile goes to the winners.
func (s *State) undoRobbed() {
	if s.robbing != Kong || s.loser < 0 || s.owedKong.Kind != Kong {
		return
	}
	s.owedKong = Fact{}
	p := &s.seats[s.loser]
	for i := range p.meld[:p.melds] {
		if m := &p.meld[i]; m.Kong == meld.Added && m.At(0).Plain() == s.target.Plain() {
			*m = m.Pung()
		}
	}
	s.kongs--
}

// notePassed notes for every player what a win that was not taken counts, and that the discard of a complete hand is a
// win not taken.
func (s *State) notePassed() {
	passed := s.deal.Rules.Play.Passed
	for chair := range s.deal.Players {
		own := chair == int(s.loser)
		if s.HasLeft(chair) || own && s.robbing != Dealt {
			continue
		}
		p := &s.seats[chair]
		complete, _ := s.completes(chair)
		if complete {
			w := s.winning(chair)
			p.limit = max(p.limit, int8(passed(&w)))
		}
		if own && p.punged {
			p.punged = false
			if !complete {
				p.limit = -1
			}
		}
	}
}

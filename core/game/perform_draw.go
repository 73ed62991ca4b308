package game

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

func (s *State) draw(chair int) {
	p := &s.seats[chair]
	s.replacement = s.Phase == ToReplace
	var t tile.Tile
	switch {
	case !s.replacement:
		t = s.takeFront()
		s.kongDrawn = -1
	default:
		s.interrupt()
		s.turnForKong()
		s.noteKong()
		if s.deal.Rules.KongFront {
			t = s.takeFront()
		} else {
			t = s.takeBack()
		}
	}
	s.loser, p.limit, p.punged = -1, -1, false
	s.afterFlower = t.IsFlower()
	for t.IsFlower() {
		p.putAside(t)
		s.Laid++
		if s.Left() == 0 {
			s.Drawn, s.Phase = tile.None, Stuck
			return
		}
		t = s.takeBack()
	}
	p.add(t)
	s.Drawn, s.Phase = t, ToDiscard
	if s.Step == 0 {
		s.choices()
	}
}

// interrupt ends every player's first turn and chance of ippatsu.
func (s *State) interrupt() {
	s.disturbed = true
	for chair := range s.deal.Players {
		s.seats[chair].ippatsu = false
	}
}

// turn turns up n more indicators.
func (s *State) turn(n uint8) {
	if s.deal.Rules.DeadWall > 0 && s.deal.Rules.Kongs != Never {
		s.Turned = min(s.Turned+int(n), maxIndicators)
	}
}

// turnForKong turns the indicators that are due before a replacement tile: those still owed for earlier kongs, and that
// of the last kong unless it waits for a discard.
func (s *State) turnForKong() {
	s.turn(s.owed)
	s.owed = 0
	switch {
	case s.Last.Kind != Kong:
	case s.robbedKong == meld.Concealed || s.deal.Rules.Kongs == AtOnce:
		s.turn(1)
	default:
		s.owed = 1
	}
}

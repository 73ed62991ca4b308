package game

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Apply applies an event. On an error, which is that of Check, the state stays as it was.
func (s *State) Apply(e Event) error {
	if err := s.check(e); err != nil {
		return err
	}
	s.perform(s.normal(e))
	return nil
}

// normal removes from an event what follows from the state.
func (s *State) normal(e Event) Event {
	plain := Event{Kind: e.Kind, Chair: e.Chair}
	switch e.Kind {
	case Discard:
		plain.Tile = e.Tile
		plain.FromHand = e.FromHand && s.isDrawn(plain)
	case Pung:
		if order[e.With[0]] > order[e.With[1]] {
			e.With[0], e.With[1] = e.With[1], e.With[0]
		}
		if own := s.ofKind(e.Chair, s.target, 2); e.With != [2]tile.Tile(own[:2]) {
			plain.With = e.With
		}
	case Kong:
		if plain.Tile = e.Tile; s.seats[e.Chair].pungOf(e.Tile) < 0 {
			plain.Tile = e.Tile.Plain()
		}
	case Chow:
		if plain.With = e.With; e.With[0].Rank() > e.With[1].Rank() {
			plain.With = [2]tile.Tile{e.With[1], e.With[0]}
		}
	case Exhausted, Aborted:
		plain.Chair = s.Turn
	case Exchange:
		return e
	case Void:
		plain.Tile = tile.Numbered(e.Tile.Suit(), 1)
	}
	return plain
}

func (s *State) perform(e Event) {
	s.letPass(e)
	s.Laid = 0
	switch e.Kind {
	case Draw:
		s.draw(e.Chair)
	case Discard:
		s.discard(e)
	case Riichi:
		s.Phase = Declared
	case Chow, Pung:
		s.claim(e)
	case Kong:
		s.kong(e)
	case North:
		s.setNorthAside(e)
	case Win:
		s.win(e.Chair)
	case Exchange:
		s.exchange(e)
	case Void:
		s.void(e)
	case Exhausted, Aborted:
		s.Phase = Over
		s.loser = -1
	}
	s.Last = e
	s.Step++
}

// letPass ends the time in which others can win on a discard or rob a kong: a riichi stick is paid, and players who
// could have won have passed up a win. Three whose wins abandon the deal have not.
func (s *State) letPass(e Event) {
	if e.Kind == Win || s.loser < 0 || e.Kind == Aborted && s.threeRons() {
		if e.Kind != Win && s.deal.Rules.GoesOn {
			s.gone, s.winners = s.gone|s.winners, 0
		}
		return
	}
	if s.robbing == Dealt {
		s.turn(s.owed)
		s.owed = 0
	}
	if s.stick >= 0 {
		s.seats[s.stick].score -= RiichiStick
		s.note(Fact{Kind: Riichi, Chair: s.stick, From: -1, Of: -1})
		s.Deposits++
		s.stick = -1
	}
	if play := s.deal.Rules.Play; play != nil && play.Furiten && s.robbedKong != meld.Concealed {
		s.noteMissed()
	}
	if play := s.deal.Rules.Play; play != nil && play.Passed != nil && s.robbedKong != meld.Concealed {
		s.notePassed()
	}
	if s.deal.Rules.GoesOn {
		s.gone, s.winners = s.gone|s.winners, 0
	}
}

// noteMissed marks all players whose hands the passed tile would complete.
func (s *State) noteMissed() {
	if s.deal.Rules.Complete == nil {
		return
	}
	for chair := range s.deal.Players {
		p := &s.seats[chair]
		if chair != int(s.loser) && !p.missed {
			p.missed, _ = s.completes(chair)
		}
	}
}

func (s *State) discard(e Event) {
	p := &s.seats[e.Chair]
	drawn := s.isDrawn(e)
	declares := s.Phase == Declared
	s.release(e, drawn)
	s.river[s.discards] = RiverTile{Chair: int8(e.Chair), ClaimedBy: -1, Tile: e.Tile, Drawn: drawn, Riichi: declares}
	s.discards++
	p.ippatsu = false
	if p.riichi == 0 {
		p.missed = false
	}
	if declares {
		p.riichi = 1
		if p.thrown == 0 && !s.disturbed {
			p.riichi = 2
		}
		p.ippatsu = true
		s.stick = int8(e.Chair)
	}
	p.thrown++
	if s.deal.Rules.Kongs == WithDiscard {
		s.turn(s.owed)
		s.owed = 0
	}
	s.shotKong = -1
	if s.Phase == ToDiscard && s.replacement {
		s.shotKong = s.kongDrawn
	}
	s.target, s.loser, s.robbing, s.robbedKong = e.Tile, int8(e.Chair), Dealt, meld.NotKong
	s.Drawn, s.Phase, s.Turn = tile.None, ToDraw, s.after(e.Chair)
}

// release removes the discard from the hand.
func (s *State) release(e Event, drawn bool) {
	p := &s.seats[e.Chair]
	if drawn {
		if s.Drawn == tile.Unknown {
			s.copies[e.Tile.Plain()]++
		}
		p.removeAt(int(p.n) - 1) // the drawn tile is the last
		return
	}
	s.give(e.Chair, e.Tile)
}

// win leaves the winning tile where it is: in the hand that drew it, in the river, in the kong. The hands of winners
// stay unchanged, because several players may win on it.
func (s *State) win(chair int) {
	s.winFact(chair)
	s.winners |= 1 << chair
	s.lastWinner = int8(chair)
	if s.deal.Rules.GoesOn {
		s.leave(chair)
		return
	}
	if s.loser < 0 {
		s.Turn = chair
	}
	s.Phase = Won
}

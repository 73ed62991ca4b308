package game

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/source"
	"tehai/core/tile"
)

func (s *State) checkWin(e Event) *source.Error {
	if e.Chair == s.Turn && s.Phase == ToDiscard {
		return s.checkComplete(e.Chair)
	}
	if err := s.checkTarget(e); err != nil {
		return err
	}
	if play := s.deal.Rules.Play; play != nil {
		if s.Phase == Won && len(s.Winners()) >= play.MaxRons {
			return refuse("%s cannot win: at most %d win on one discard", s.name(e.Chair), play.MaxRons)
		}
		if play.Furiten && s.furiten(e.Chair) {
			return refuse("%s cannot win on a discard: furiten", s.name(e.Chair))
		}
	}
	if err := s.checkComplete(e.Chair); err != nil {
		return err
	}
	return s.checkPassed(e.Chair)
}

// checkTarget checks that there is a tile to win on for the chair.
func (s *State) checkTarget(e Event) *source.Error {
	switch {
	case s.Phase == Over:
		return refuse("the deal is over, nothing can follow")
	case s.Phase == Won && s.loser < 0:
		return refuse("%s cannot win: %s has drawn the winning tile", s.name(e.Chair), s.name(s.Turn))
	case s.loser < 0 || s.Phase != ToDraw && s.Phase != ToReplace && s.Phase != Won:
		return refuse("%s cannot win: no tile was discarded or added just now; %s", s.name(e.Chair), s.awaited())
	case int(s.loser) == e.Chair:
		return refuse("%s cannot win on the own tile", s.name(e.Chair))
	case s.HasLeft(e.Chair):
		return refuse("%s has won already", s.name(e.Chair))
	case s.winners == 0:
		return nil
	case s.winners&(1<<e.Chair) != 0:
		return refuse("%s has won already", s.name(e.Chair))
	case s.deal.from(int(s.loser), e.Chair) < s.deal.from(int(s.loser), int(s.lastWinner)):
		return refuse("%s cannot win after %s: winners follow in seat order after the loser", s.name(e.Chair),
			s.name(int(s.lastWinner)))
	}
	return nil
}

// checkPassed refuses a win on a tile of another player that counts no more than one that was let pass.
func (s *State) checkPassed(chair int) *source.Error {
	play := s.deal.Rules.Play
	if play == nil || play.Passed == nil || s.seats[chair].limit < 0 {
		return nil
	}
	if w := s.winning(chair); play.Passed(&w) <= int(s.seats[chair].limit) {
		return refuse("%s cannot win on a discard: a win that counts as much was let pass since the last own draw",
			s.name(chair))
	}
	return nil
}

// checkComplete checks the hand of a winner. Hands with unknown tiles count as complete.
func (s *State) checkComplete(chair int) *source.Error {
	complete, known := s.completes(chair)
	if !known {
		return nil
	}
	rules := s.deal.Rules
	if !complete {
		return refuse("%s cannot win: the hand is not complete", s.name(chair))
	}
	if rules.Rob != Anybody && s.robbed(chair) == meld.Concealed {
		if rules.Rob == Nobody {
			return refuse("%s cannot rob a concealed kong: no hand can in %s", s.name(chair), rules.ID)
		}
		var h hand.Hand
		s.winningHand(chair, &h)
		if c := h.Counts(); !hand.IsOrphans(&c) {
			return refuse("%s cannot rob a concealed kong: only thirteen orphans can", s.name(chair))
		}
		if rules.Play != nil && !rules.Play.RobConcealed {
			return refuse("%s cannot rob a concealed kong: no hand can in %s", s.name(chair), rules.ID)
		}
	}
	if rules.Play != nil && rules.Play.MayWin != nil {
		w, ok := s.Winning(chair)
		if ok && rules.Play.MayWin(&w) {
			return nil
		}
		if ok && rules.Play.Short != nil {
			if worth, needs := rules.Play.Short(&w); needs > 0 {
				return refuse("%s cannot win: the hand is complete but worth %d of the %d that it needs", s.name(chair), worth,
					needs)
			}
		}
		return refuse("%s cannot win: the hand is complete but scores nothing", s.name(chair))
	}
	return nil
}

func (s *State) isComplete(h *hand.Hand) bool {
	complete := s.deal.Rules.Complete
	return len(h.Closed) == 14-3*len(h.Melds) && (complete == nil || complete(h))
}

// mayBeComplete reports whether the hand of a chair is complete, or has unknown
// tiles.
func (s *State) mayBeComplete(chair int) bool {
	complete, known := s.completes(chair)
	return complete || !known
}

// completes asks the rules whether the hand of a chair is complete; if a tile of it is unknown, known is false and the
// rules are not asked.
func (s *State) completes(chair int) (complete, known bool) {
	t := newTrial(&s.seats[chair])
	known = s.winningHand(chair, &t.hand)
	complete = known && !s.voidWithin(chair, &t.hand) && s.isComplete(&t.hand)
	t.done()
	return complete, known
}

// winningHand puts the closed tiles of a chair into a hand, with the tile that it could win on now; known is false if a
// tile of it is unknown.
func (s *State) winningHand(chair int, h *hand.Hand) (known bool) {
	h.Closed = append(h.Closed, s.seats[chair].closed()...)
	if s.selfDrawn(chair) {
		h.Win = len(h.Closed) - 1 // the drawn tile is the last
	} else {
		h.Win = len(h.Closed)
		h.Closed = append(h.Closed, s.target)
	}
	for _, t := range h.Closed {
		if t == tile.Unknown {
			return false
		}
	}
	return true
}

// selfDrawn reports whether the chair wins, or would, on its own draw.
func (s *State) selfDrawn(chair int) bool { return s.Turn == chair && s.loser < 0 }

// robbed returns the kind of kong that a chair would rob now.
func (s *State) robbed(chair int) meld.Kong {
	if s.selfDrawn(chair) || s.robbing != Kong {
		return meld.NotKong
	}
	return s.robbedKong
}

// Winning returns the hand that the chair has won with, or could win with now on its own draw or on the tile that may
// be won on; ok is false if there is no such tile. It does not check that the hand is complete.
func (s *State) Winning(chair int) (w Winning, ok bool) {
	self := s.selfDrawn(chair)
	if self && s.Drawn == tile.None || !self && (s.loser < 0 || int(s.loser) == chair) {
		return Winning{}, false
	}
	return s.winning(chair), true
}

// winning is Winning without its condition: a discard may be the own one.
func (s *State) winning(chair int) (w Winning) {
	self := s.selfDrawn(chair)
	p := &s.seats[chair]
	h := hand.Hand{Closed: make([]tile.Tile, 0, HandSize+2), Melds: s.Melds(chair)}
	s.winningHand(chair, &h)
	w = Winning{
		Chair: chair, From: -1, Hand: h,
		Seat: s.deal.Wind(chair), Round: s.deal.Round,
		Riichi: int(p.riichi), Ippatsu: p.ippatsu,
		Replacement: self && s.replacement, AfterFlower: self && s.afterFlower,
		Robbed:     s.robbed(chair),
		FirstTurn:  !s.disturbed && p.thrown == 0,
		Indicators: s.Indicators(), Ura: s.Ura(),
		Honba: s.deal.Repeat, Deposits: s.Deposits,
		North: p.norths(), Flowers: int(p.asides) - p.norths(),
		Liable: int(p.debtor), LiableKong: int(p.kongDebtor), KongReplaced: -1,
	}
	for _, t := range s.Flowers(chair) {
		if t.IsFlower() {
			w.FlowerTiles = append(w.FlowerTiles, t)
		}
	}
	w.LastOfKind = w.Robbed == meld.NotKong && s.open(h.WinTile(), self) == 3
	w.LastTile = s.Left() == 0 && (!w.Replacement || s.deal.Rules.KongFront)
	w.ShotKong, w.Void = !self && s.shotKong >= 0, p.void
	if w.Replacement {
		w.KongReplaced = int(p.kongFrom)
	}
	if !self {
		w.From = int(s.loser)
	}
	return w
}

// voidWithin reports whether a hand has a tile of the void suit of the chair.
func (s *State) voidWithin(chair int, h *hand.Hand) bool {
	if s.seats[chair].void == tile.NoSuit {
		return false
	}
	for _, t := range h.Closed {
		if s.isVoid(chair, t) {
			return true
		}
	}
	for i := range h.Melds {
		if s.isVoid(chair, h.Melds[i].At(0)) {
			return true
		}
	}
	return false
}

// open returns how many copies of a tile are visible: in the rivers, unless claimed, and in melds other than concealed
// kongs. The last discard is not counted while it may be won on.
func (s *State) open(t tile.Tile, drawn bool) int {
	n, t := 0, t.Plain()
	for _, d := range s.river[:s.discards] {
		if d.ClaimedBy < 0 && d.Tile.Plain() == t {
			n++
		}
	}
	if !drawn {
		n-- // the winning tile is the last of the river
	}
	for chair := range s.deal.Players {
		p := &s.seats[chair]
		for i := range p.meld[:p.melds] {
			m := &p.meld[i]
			for j := range m.Len() {
				if !m.Closed() && m.At(j).Plain() == t {
					n++
				}
			}
		}
	}
	return n
}

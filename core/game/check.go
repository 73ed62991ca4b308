package game

import (
	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
)

// Check returns nil, or an error that states why an event is impossible now and names the rule. The error has the code
// impossible-play.
func (s *State) Check(e Event) error {
	if err := s.check(e); err != nil {
		return err
	}
	return nil
}

func (s *State) check(e Event) *source.Error {
	if e.Chair < 0 || e.Chair >= s.deal.Players {
		return refuse("there is no chair %d at a table of %d", e.Chair, s.deal.Players)
	}
	if s.Ended() && e.Kind != Win {
		return refuse("the deal is over, nothing can follow")
	}
	switch e.Kind {
	case Draw:
		return s.checkDraw(e)
	case Discard:
		return s.checkDiscard(e)
	case Riichi:
		return s.checkRiichi(e)
	case Chow:
		return s.checkChow(e)
	case Pung:
		return s.checkPung(e)
	case Kong:
		if e.Tile == tile.None {
			return s.checkClaimedKong(e)
		}
		return s.checkOwnKong(e)
	case North:
		return s.checkNorth(e)
	case Win:
		return s.checkWin(e)
	case Exhausted:
		return s.checkExhausted()
	case Aborted:
		return s.checkAborted(e)
	case Exchange:
		return s.checkExchange(e)
	case Void:
		return s.checkVoid(e)
	}
	return refuse("no such move")
}

// name returns the seat name of a chair.
func (s *State) name(chair int) string { return WindNames[s.deal.Wind(chair)] }

// awaited describes what the table waits for, for the error about any other event.
func (s *State) awaited() string {
	name := s.name(s.Turn)
	switch s.Phase {
	case ToDraw:
		return name + " is to draw"
	case ToDiscard:
		return name + " has drawn and is to discard"
	case Called:
		return name + " has claimed and is to discard"
	case Declared:
		return name + " has declared riichi and is to discard"
	case ToReplace:
		if s.deal.Rules.KongFront {
			return name + " is to draw a replacement tile"
		}
		return name + " is to draw from the back"
	case Exchanging:
		return "each player is to give tiles away"
	case Voiding:
		return "each player is to choose a void suit"
	case Stuck:
		return "a flower found no replacement, the deal is exhausted"
	}
	return "the deal is over"
}

func (s *State) outOfTurn(e Event, deed string) *source.Error {
	return refuse("%s cannot %s: %s", s.name(e.Chair), deed, s.awaited())
}

func (s *State) checkDraw(e Event) *source.Error {
	switch {
	case s.Phase != ToDraw && s.Phase != ToReplace || e.Chair != s.Turn:
		return s.outOfTurn(e, "draw")
	case s.Left() == 0:
		return refuse("%s cannot draw: the wall is empty", s.name(e.Chair))
	case s.mustAbort() != "":
		return refuse("%s cannot draw: the deal is abandoned, %s", s.name(e.Chair), s.mustAbort())
	}
	return nil
}

func (s *State) checkDiscard(e Event) *source.Error {
	if s.Phase != ToDiscard && s.Phase != Called && s.Phase != Declared || e.Chair != s.Turn {
		return s.outOfTurn(e, "discard")
	}
	p := &s.seats[e.Chair]
	if e.Tile.IsFlower() || e.Tile == tile.Unknown || e.Tile == tile.None {
		return refuse("%s cannot discard %s", s.name(e.Chair), notation.Letters(e.Tile))
	}
	if !s.has(e.Chair, e.Tile) {
		return s.missing(e.Chair, "discard", e.Tile)
	}
	if s.deal.Rules.Play != nil && !s.isVoid(e.Chair, e.Tile) && s.HoldsVoid(e.Chair) {
		return refuse("%s cannot discard %s: tiles of the void suit go first", s.name(e.Chair), notation.Letters(e.Tile))
	}
	if p.riichi > 0 && !s.isDrawn(e) {
		return refuse("%s is in riichi and discards the tile drawn, %s", s.name(e.Chair), notation.Letters(s.Drawn))
	}
	if s.Drawn == tile.Unknown && s.isDrawn(e) && s.copies[e.Tile.Plain()] >= copiesOf(e.Tile) {
		return s.missing(e.Chair, "discard", e.Tile)
	}
	if e.FromHand && s.Drawn == e.Tile && p.count(e.Tile) < 2 {
		return refuse("%s has no other %s than the one drawn", s.name(e.Chair), notation.Letters(e.Tile))
	}
	if s.Phase == Declared && !s.readyWithout(e.Chair, e.Tile) {
		return refuse("%s has declared riichi and would not be ready without %s", s.name(e.Chair), notation.Letters(e.Tile))
	}
	if s.Phase == Called && s.swaps(e.Chair, e.Tile) {
		return refuse("%s cannot discard %s right after claiming it or the other end of its chow", s.name(e.Chair),
			notation.Letters(e.Tile))
	}
	return nil
}

// isDrawn reports whether a discard is the tile just drawn itself: known copies are discarded before unknown tiles.
func (s *State) isDrawn(e Event) bool {
	if s.Drawn == tile.None || e.FromHand {
		return false
	}
	p := &s.seats[e.Chair]
	return s.Drawn == e.Tile || s.Drawn == tile.Unknown && (p.riichi > 0 || p.count(e.Tile) == 0)
}

func (s *State) missing(chair int, deed string, want ...tile.Tile) *source.Error {
	if s.seats[chair].count(tile.Unknown) > 0 {
		for _, t := range want {
			if s.copies[t.Plain()] >= copiesOf(t) && s.seats[chair].count(t) == 0 {
				return refuse("%s cannot %s %s: every copy of %s is elsewhere", s.name(chair), deed, notation.LettersOf(want...),
					notation.Letters(t))
			}
		}
	}
	return refuse("%s cannot %s %s: not in the hand", s.name(chair), deed, notation.LettersOf(want...))
}

func (s *State) checkExhausted() *source.Error {
	switch {
	case s.Phase == Stuck:
		return nil
	case s.Phase == ToDraw && s.Left() > 0:
		return refuse("the wall is not exhausted: %d tiles are left", s.Left())
	case s.Phase != ToDraw:
		return refuse("the deal cannot end here: %s", s.awaited())
	}
	return nil
}

package game

import (
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
)

// checkClaim checks the conditions that all claims of a discard share.
func (s *State) checkClaim(e Event, deed string) *source.Error {
	switch {
	case s.Phase != ToDraw || s.loser < 0:
		return refuse("%s cannot %s: no tile was discarded just now; %s", s.name(e.Chair), deed, s.awaited())
	case int(s.loser) == e.Chair:
		return refuse("%s cannot %s: it is the own discard", s.name(e.Chair), deed)
	case s.HasLeft(e.Chair):
		return refuse("%s cannot %s: %s has won and left the deal", s.name(e.Chair), deed, s.name(e.Chair))
	case s.winners != 0:
		return refuse("%s cannot %s: the last discard was won on", s.name(e.Chair), deed)
	case s.seats[e.Chair].riichi > 0:
		return refuse("%s cannot %s: in riichi nothing is claimed", s.name(e.Chair), deed)
	case s.deal.Rules.LastStands && s.Left() == 0:
		return refuse("%s cannot %s: the last discard can only be won on", s.name(e.Chair), deed)
	case s.mustAbort() != "":
		return refuse("%s cannot %s: the deal is abandoned, %s", s.name(e.Chair), deed, s.mustAbort())
	}
	return nil
}

func (s *State) checkChow(e Event) *source.Error {
	if err := s.checkClaim(e, "chow"); err != nil {
		return err
	}
	switch {
	case s.deal.Rules.NoChow:
		return refuse("%s cannot chow: there is no chow in this game", s.name(e.Chair))
	case e.Chair != s.Turn:
		return refuse("%s cannot chow: only the next player, %s, can", s.name(e.Chair), s.name(s.Turn))
	case meld.KindOf([]tile.Tile{e.With[0], e.With[1], s.target}) != meld.Sequence:
		return refuse("%s cannot chow: %s and %s are no sequence", s.name(e.Chair), notation.LettersOf(e.With[:]...),
			notation.Letters(s.target))
	}
	return s.checkShown(e, "chow with", e.With[:])
}

func (s *State) checkPung(e Event) *source.Error {
	if err := s.checkClaim(e, "pung"); err != nil {
		return err
	}
	if err := s.checkVoidMeld(e.Chair, "pung", s.target); err != nil {
		return err
	}
	two := s.pungTiles(e)
	own := two[:]
	if own[0].Plain() != s.target.Plain() || own[1].Plain() != s.target.Plain() {
		return refuse("%s cannot pung: %s is not %s", s.name(e.Chair), notation.LettersOf(own...), notation.Letters(s.target))
	}
	return s.checkShown(e, "pung with", own)
}

// checkShown checks that the hand has the own tiles of a claim, and another tile that may be discarded.
func (s *State) checkShown(e Event, deed string, own []tile.Tile) *source.Error {
	places, ok := s.pick(e.Chair, own...)
	if !ok {
		return s.missing(e.Chair, deed, own...)
	}
	if play := s.deal.Rules.Play; play == nil || !play.NoSwap {
		return nil
	}
	for i, t := range s.seats[e.Chair].closed() {
		if i != places[0] && i != places[1] && !swapped(s.target, own, t) {
			return nil
		}
	}
	return refuse("%s cannot %s %s: only the claimed tile or the other end of the chow would be left to discard",
		s.name(e.Chair), deed, notation.LettersOf(own...))
}

// pungTiles returns the own tiles of a pung.
func (s *State) pungTiles(e Event) [2]tile.Tile {
	if e.With[0] == tile.None {
		own := s.ofKind(e.Chair, s.target, 2)
		return [2]tile.Tile(own[:2])
	}
	return e.With
}

// swaps reports whether t may not be discarded after the claim just made.
func (s *State) swaps(chair int, t tile.Tile) bool {
	if play := s.deal.Rules.Play; play == nil || !play.NoSwap {
		return false
	}
	p := &s.seats[chair]
	return Exchanges(p.meld[p.melds-1], t)
}

// Exchanges reports whether discarding t after a claim is swap calling (kuikae), which some rules forbid: the claimed
// tile again, or the other end of the chow.
func Exchanges(claim meld.Meld, t tile.Tile) bool {
	own := make([]tile.Tile, 0, 4)
	for i := range claim.Len() {
		if i != int(claim.Called) {
			own = append(own, claim.At(i))
		}
	}
	return swapped(claim.At(int(claim.Called)), own, t)
}

// swapped reports whether discarding t makes the claim of called with own a mere exchange of tiles.
func swapped(called tile.Tile, own []tile.Tile, t tile.Tile) bool {
	if t.Plain() == called.Plain() {
		return true
	}
	a, b := own[0].Plain(), own[1].Plain()
	return a != b && t.Plain() != called.Plain() && meld.KindOf([]tile.Tile{a, b, t}) == meld.Sequence
}

func (s *State) checkClaimedKong(e Event) *source.Error {
	if err := s.checkClaim(e, "kong"); err != nil {
		return err
	}
	if err := s.checkReplacement(e, "kong"); err != nil {
		return err
	}
	if err := s.checkVoidMeld(e.Chair, "kong", s.target); err != nil {
		return err
	}
	own := s.ofKind(e.Chair, s.target, 3)
	if _, ok := s.pick(e.Chair, own[:3]...); !ok {
		return s.missing(e.Chair, "kong with", own[:3]...)
	}
	return nil
}

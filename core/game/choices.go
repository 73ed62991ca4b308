package game

import (
	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
)

// The words for where the tiles of an exchange go, as the giver sees it.
const (
	ToRight  = "right" // the next player
	ToAcross = "across"
	ToLeft   = "left"
)

// Directions are the words for where the tiles of an exchange go.
var Directions = []string{ToRight, ToAcross, ToLeft}

// choices starts the choices that the rules ask for before the first discard.
func (s *State) choices() {
	switch rules := s.deal.Rules; {
	case rules.Exchange > 0:
		s.Phase = Exchanging
	case rules.VoidSuit:
		s.Phase = Voiding
	}
}

// choosing reports whether the table waits for choices of all players.
func (s *State) choosing() bool { return s.Phase == Exchanging || s.Phase == Voiding }

// Chosen reports whether a chair has made the choice that the table waits for.
func (s *State) Chosen(chair int) bool { return s.choosing() && s.chosen&(1<<chair) != 0 }

// chose notes that a chair has chosen, and reports whether all have.
func (s *State) chose(chair int) bool {
	s.chosen |= 1 << chair
	if s.chosen != 1<<s.deal.Players-1 {
		return false
	}
	s.chosen = 0
	return true
}

// given returns the tiles of an exchange.
func (e *Event) given() []tile.Tile { return e.AppendGiven(make([]tile.Tile, 0, 4)) }

// AppendGiven appends the tiles of an exchange to dst.
func (e *Event) AppendGiven(dst []tile.Tile) []tile.Tile {
	dst = append(dst, e.Tile, e.With[0], e.With[1])
	if e.Fourth != tile.None {
		dst = append(dst, e.Fourth)
	}
	return dst
}

func (s *State) checkExchange(e Event) *source.Error {
	switch {
	case s.Phase != Exchanging:
		return s.outOfTurn(e, "give tiles away")
	case s.Chosen(e.Chair):
		return refuse("%s has given tiles away already", s.name(e.Chair))
	}
	tiles := e.given()
	if len(tiles) != s.deal.Rules.Exchange {
		return refuse("%s gives away %d tiles: want %d", s.name(e.Chair), len(tiles), s.deal.Rules.Exchange)
	}
	for _, t := range tiles {
		if t.Suit() != tiles[0].Suit() || t.Suit() > tile.Bamboos || t.Suit() == tile.NoSuit {
			return refuse("%s gives away tiles of one suit, not %s", s.name(e.Chair), notation.LettersOf(tiles...))
		}
	}
	if _, ok := s.pick(e.Chair, tiles...); !ok {
		return s.missing(e.Chair, "give away", tiles...)
	}
	return nil
}

// exchange puts tiles aside, and passes all of them on once every player has.
func (s *State) exchange(e Event) {
	p := &s.seats[e.Chair]
	tiles := e.given()
	s.give(e.Chair, tiles...)
	copy(p.away[:], tiles)
	if !s.chose(e.Chair) {
		return
	}
	steps := map[string]int{ToAcross: 2, ToLeft: s.deal.Players - 1}[s.deal.Exchange]
	if steps == 0 {
		steps = 1
	}
	for chair := range s.deal.Players {
		to := &s.seats[(chair+steps)%s.deal.Players]
		for _, t := range s.Given(chair) {
			to.add(t)
		}
		s.seats[chair].away = [4]tile.Tile{}
	}
	dealer := &s.seats[s.Turn]
	s.Drawn = dealer.tiles[dealer.n-1] // the winning tile of a hand that is complete already
	s.Phase = ToDiscard
	if s.deal.Rules.VoidSuit {
		s.Phase = Voiding
	}
}

func (s *State) checkVoid(e Event) *source.Error {
	switch {
	case s.Phase != Voiding:
		return s.outOfTurn(e, "choose a void suit")
	case s.Chosen(e.Chair):
		return refuse("%s has chosen a void suit already", s.name(e.Chair))
	case e.Tile.Suit() == tile.NoSuit || e.Tile.Suit() > tile.Bamboos:
		return refuse("%s chooses one of the three suits", s.name(e.Chair))
	}
	return nil
}

func (s *State) void(e Event) {
	s.seats[e.Chair].void = e.Tile.Suit()
	if s.chose(e.Chair) {
		s.Phase = ToDiscard
	}
}

// isVoid reports whether a tile is of the suit that a chair has chosen to be without.
func (s *State) isVoid(chair int, t tile.Tile) bool {
	void := s.seats[chair].void
	return void != tile.NoSuit && t.Suit() == void
}

// HoldsVoid reports whether a chair has a closed tile of its void suit.
func (s *State) HoldsVoid(chair int) bool {
	for _, t := range s.seats[chair].closed() {
		if s.isVoid(chair, t) {
			return true
		}
	}
	return false
}

// checkVoidMeld refuses a set of the void suit at a live table.
func (s *State) checkVoidMeld(chair int, deed string, t tile.Tile) *source.Error {
	if s.deal.Rules.Play != nil && s.isVoid(chair, t) {
		return refuse("%s cannot %s %s: it is of the void suit", s.name(chair), deed, notation.Letters(t))
	}
	return nil
}

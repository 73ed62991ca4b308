package game

import (
	"strings"

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

// chooses reports whether the rules ask for choices before the first discard.
func (r *Rules) chooses() bool { return r.Exchange > 0 || r.VoidSuit }

// choices starts the choices that the rules ask for before the first discard.
func (s *State) choices() {
	switch rules := s.deal.Rules; {
	case rules.Exchange > 0:
		s.Phase = Exchanging
	case rules.VoidSuit:
		s.Phase = Voiding
	}
}

// Choosing reports whether the table waits for choices of all players.
func (s *State) Choosing() bool { return s.Phase == Exchanging || s.Phase == Voiding }

// Chosen reports whether a chair has made the choice that the table waits for.
func (s *State) Chosen(chair int) bool { return s.Choosing() && s.chosen&(1<<chair) != 0 }

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

// suitLetters are the letters of the suits in commands and replay text, in the order of tile.Suit.
const suitLetters = "mts"

// SuitLetter returns the letter of a suit in commands and replay text: m, t (circles) or s.
func SuitLetter(s tile.Suit) string {
	if s < tile.Characters || s > tile.Bamboos {
		return ""
	}
	return suitLetters[s-1 : s]
}

// ReadSuit reads the letter of a suit; p stands for circles too. It is NoSuit for any other text.
func ReadSuit(text string) tile.Suit {
	if text == "p" {
		return tile.Circles
	}
	if len(text) != 1 {
		return tile.NoSuit
	}
	return tile.Suit(strings.Index(suitLetters, text) + 1)
}

// ReadGiven reads the tiles of an exchange, three or four; p stands for circles too.
func ReadGiven(text string) (tiles []tile.Tile, ok bool) {
	tiles, ok = notation.ReadLetters(strings.ReplaceAll(text, "p", "t"), false)
	return tiles, ok && (len(tiles) == 3 || len(tiles) == 4)
}

// GiveAway returns the event of a chair that gives tiles away, three or four.
func GiveAway(chair int, tiles []tile.Tile) Event {
	e := Event{Kind: Exchange, Chair: chair, Tile: tiles[0], With: [2]tile.Tile{tiles[1], tiles[2]}}
	if len(tiles) > 3 {
		e.Fourth = tiles[3]
	}
	return e
}

// readChoice reads a command of a choice before the first discard, whose letter is at an index of the text.
func (s *State) readChoice(text string, chair, at int, kind Kind) (Event, error) {
	if chair < 0 {
		return Event{}, unreadable(text, at, "want a player letter in front of a choice")
	}
	if kind == Void {
		suit := ReadSuit(text[at+1:])
		if suit == tile.NoSuit {
			return Event{}, unreadable(text, at+1, "want a suit, one of m t s")
		}
		return Event{Kind: Void, Chair: chair, Tile: tile.Numbered(suit, 1)}, nil
	}
	tiles, ok := ReadGiven(text[at+1:])
	if !ok {
		return Event{}, unreadable(text, at+1, "want three or four tiles of one suit")
	}
	return GiveAway(chair, tiles), nil
}

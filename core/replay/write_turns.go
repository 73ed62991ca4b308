package replay

import (
	"strconv"
	"strings"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/tile"
)

// A spelledTurn is a word of a game and the step of its last move.
type spelledTurn struct {
	text string
	last int
}

// turnsOf returns the turns of a record and its end indicator; a record that stops in the middle needs none.
func turnsOf(r *game.Record) []spelledTurn {
	s := r.At(0)
	t := turnWriter{deal: r.Deal(), next: r.Deal().Dealer()}
	for step := 1; step <= r.Steps(); step++ {
		e := r.Event(step)
		t.add(&s, e, step)
		if s.Apply(e) != nil {
			s = r.At(step) // against the rules of a live table that continues a log, but as the log has it
		}
	}
	if s.Phase == game.Exchanging || s.Phase == game.Voiding || s.Last.Kind == game.Void || s.Last.Kind == game.Exchange {
		if r.Steps() > 1 {
			t.moves = nil // the draw before the choices is not written where no turn follows
		}
	}
	t.flush()
	return t.turns
}

// A turnWriter collects moves into turns.
type turnWriter struct {
	deal  *game.Deal
	turns []spelledTurn
	next  int // the chair that would be next in order
	moves []string
	kinds []game.Kind
	seat  string // of the current turn, "" where it may be omitted
	own   int    // its chair
	last  int
	count int // turns so far, without the choices before them
}

// add appends an event, which occurs in state s, to its turn.
func (t *turnWriter) add(s *game.State, e game.Event, step int) {
	if e.Kind == game.Exhausted || e.Kind == game.Aborted {
		t.flush()
		t.turns = append(t.turns, spelledTurn{s.Command(e), step})
		t.count++
		return
	}
	if e.Kind == game.Exchange || e.Kind == game.Void {
		t.turns = append(t.turns, spelledTurn{"0." + notation.Letters(s.Deal().Wind(e.Chair)) + spell(s, e), step})
		return
	}
	if opens(s, e) {
		t.flush()
		t.own, t.seat = e.Chair, ""
		if s.Deal().Rules.GoesOn {
			t.next = s.Turn // who has won is left out of the order
		}
		if e.Kind == game.Pung || e.Kind == game.Kong || e.Kind == game.Win || e.Chair != t.next {
			t.seat = notation.Letters(s.Deal().Wind(e.Chair))
		}
	}
	t.moves = append(t.moves, spell(s, e))
	t.kinds = append(t.kinds, e.Kind)
	t.last = step
}

// opens reports whether an event is the first of a turn.
func opens(s *game.State, e game.Event) bool {
	_, loser := s.Target()
	switch e.Kind {
	case game.Draw:
		return s.Phase == game.ToDraw
	case game.Chow, game.Pung:
		return true
	case game.Kong:
		return e.Tile == tile.None
	case game.Win:
		return loser >= 0
	}
	return false
}

// spell returns a move with its letter.
func spell(s *game.State, e game.Event) string {
	switch e.Kind {
	case game.Draw:
		return "?"
	case game.Discard:
		if e.FromHand {
			return "D" + notation.Letters(e.Tile)
		}
		return notation.Letters(e.Tile)
	case game.Riichi:
		return "L"
	case game.Chow:
		return notation.LettersOf(e.With[:]...)
	case game.Pung:
		if e.With[0] != tile.None {
			return "P" + notation.LettersOf(e.With[:]...)
		}
		return "P"
	case game.Kong:
		return "K" + letterOrNothing(e.Tile)
	case game.North:
		return "A"
	case game.Exchange:
		return "X" + notation.LettersOf(e.AppendGiven(nil)...)
	case game.Void:
		return "V" + game.SuitLetter(e.Tile.Suit())
	}
	if _, loser := s.Target(); loser >= 0 {
		return "R"
	}
	return "T"
}

func letterOrNothing(t tile.Tile) string {
	if t == tile.None {
		return ""
	}
	return notation.Letters(t)
}

// flush writes the current turn in its shortest form.
func (t *turnWriter) flush() {
	if len(t.moves) == 0 {
		return
	}
	moves := t.moves
	switch {
	case len(moves) == 2 && t.kinds[0] == game.Draw && t.kinds[1] == game.Discard:
		moves = moves[1:]
	case len(moves) == 1 && t.kinds[0] == game.Chow:
		moves[0] = "C" + moves[0]
	case len(moves) == 1 && moves[0] == "P":
		moves = append(moves, "")
	}
	t.count++
	t.turns = append(t.turns, spelledTurn{strconv.Itoa(t.count) + "." + t.seat + strings.Join(moves, ","), t.last})
	t.next = t.deal.After(t.own)
	t.moves, t.kinds = t.moves[:0], t.kinds[:0]
}

package replay

import (
	"strings"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/work"
)

// usualEvents is a capacity that is enough for nearly every game; most words are a draw and a discard.
const usualEvents = 160

// turns plays the turns, annotations and end indicator up to a fault. Annotations after a fault belong to the last step
// before it.
func (g *gameReader) turns(words []word) {
	reader := g.turnReader()
	g.record.Expect(min(2*len(words), usualEvents))
	ended := false
	var err error
	for _, w := range words {
		work.Count(30)
		switch {
		case isAnnotation(w.text):
			g.mark(w.text)
		case err != nil:
		case ended:
			err = g.fault(w.at(), "want nothing but annotations behind the end indicator, found %q", w.text)
		case isEnd(w.text):
			ended = true
			err = g.end(w)
		case strings.IndexByte(w.text, '.') < 0:
			err = g.fault(w.at(), "want a turn, a number and a full stop in front, found %q", w.text)
		default:
			err = g.turn(reader, w)
		}
	}
}

// turnReader returns the reader for the turns of this game.
func (g *gameReader) turnReader() *turnReader {
	r := &g.turner
	r.red, r.choices = g.setup.Rules.Red, g.setup.Rules.Exchange > 0 || g.setup.Rules.VoidSuit
	if winds := game.Winds(g.setup.Players); len(winds) != len(r.seats) {
		r.seats = ""
		for _, wind := range winds {
			r.seats += notation.Letters(wind)
		}
	}
	return r
}

// chair returns the chair that makes a turn in a deal that waits for several.
func (r *turnReader) chair(t *turn, record *game.Record) int {
	if t.seat == 0 {
		return record.Last().Turn
	}
	deal := record.Deal()
	return (deal.Dealer() + strings.IndexByte(r.seats, t.seat)) % deal.Players
}

// end plays an end indicator; * means only that the record stops.
func (g *gameReader) end(w word) error {
	s := g.record.Last()
	if s.Phase == game.Won {
		return g.fault(w.at(), "want no end indicator after a win, found %q", w.text)
	}
	kind := game.Exhausted
	switch w.text {
	case "*":
		return nil
	case "=":
		kind = game.Aborted
	}
	return g.play(w, game.Event{Kind: kind, Chair: s.Turn})
}

// play applies an event, or reports why it is impossible.
func (g *gameReader) play(w word, e game.Event) error {
	if err := g.record.Add(e); err != nil {
		return g.fault(w.at(), "%q: %s", w.text, err)
	}
	return nil
}

func (g *gameReader) turn(reader *turnReader, w word) error {
	t, err := reader.read(w.text)
	if err != nil {
		return g.fault(w.at(), "%s, found %q", err, w.text)
	}
	chair := reader.chair(&t, g.record)
	if err := g.choices(w, &t); err != nil || len(t.moves) == 0 {
		return err
	}
	if err := g.mayOpen(chair, t.moves[0]); err != nil {
		return g.fault(w.at(), "%q: %s", w.text, err)
	}
	for i := range t.moves {
		if err := g.play(w, event(chair, &t.moves[i])); err != nil {
			return err
		}
	}
	return nil
}

// choices plays the draw of the dealer before the first choice, and leaves it out of the first turn after the choices,
// which is written with it.
func (g *gameReader) choices(w word, t *turn) error {
	s := g.record.Last()
	switch choice := t.moves[0].action; {
	case (choice == gives || choice == voids) && s.Step == 0:
		return g.play(w, game.Event{Kind: game.Draw, Chair: s.Turn})
	case choice == draws && s.Phase == game.ToDiscard && (s.Last.Kind == game.Exchange || s.Last.Kind == game.Void):
		t.moves = t.moves[1:]
	}
	return nil
}

// mayOpen checks two conditions on the first move of a turn that the table does not check: a draw is from the front, a
// ron is not a tsumo.
func (g *gameReader) mayOpen(chair int, m move) error {
	s := g.record.Last()
	target, loser := s.Target()
	switch {
	case m.action == rons && loser < 0:
		return source.Errorf(source.ImpossiblePlay, "no tile was discarded or added just now that could be won on")
	case m.action == draws && s.Phase == game.ToReplace && chair == s.Turn:
		return source.Errorf(source.ImpossiblePlay,
			"out of turn: after the kong %s ended the turn of %s it can only be robbed",
			notation.Letters(target), game.WindNames[g.record.Deal().Wind(s.Turn)])
	}
	return nil
}

// event returns the event of a move.
func event(chair int, m *move) game.Event {
	e := game.Event{Chair: chair}
	switch m.action {
	case draws:
		e.Kind = game.Draw
	case discards:
		e.Kind, e.Tile, e.FromHand = game.Discard, m.tiles[0], m.spelt
	case chows:
		e.Kind, e.With = game.Chow, m.tiles
	case pungs:
		e.Kind, e.With = game.Pung, m.tiles
	case kongs:
		e.Kind, e.Tile = game.Kong, m.tiles[0]
	case rons, tsumos:
		e.Kind = game.Win
	case riichis:
		e.Kind = game.Riichi
	case norths:
		e.Kind = game.North
	case voids:
		e.Kind, e.Tile = game.Void, m.tiles[0]
	case gives:
		e = game.Event{Kind: game.Exchange, Chair: chair, Tile: m.tiles[0], With: [2]tile.Tile{m.tiles[1], m.more[0]},
			Fourth: m.more[1]}
	}
	return e
}

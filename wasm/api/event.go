package api

import (
	"strings"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/tile"
)

// eventKinds are the words for what happens, in the order of the interface.
// Indicators are turned by the rules as part of other events.
var eventKinds = []string{"deal", "draw", "discard", "riichi", "chow", "pung", "kong", "flower", "north", "indicator", "win", "exhausted", "aborted"}

// eventAt tells what led to a step of a deal.
func eventAt(d *replay.Deal, step int) Event {
	w := newWriter(d, step)
	return w.event()
}

// event tells what led to the state.
func (w *stateWriter) event() Event {
	s := &w.state
	if s.Step == 0 {
		return Event{Kind: "deal", Text: "The deal"}
	}
	e := s.Last
	chair := e.Chair
	name := game.WindNames[w.setup.Wind(chair)]
	event := Event{Kind: e.Kind.String(), Chair: &chair}
	tell := func(deed string, tiles ...tile.Tile) {
		event.Tiles = w.spell(tiles)
		event.Text = strings.TrimRight(name+" "+deed+" "+strings.Join(event.Tiles, " "), " ")
	}
	switch e.Kind {
	case game.Draw:
		w.tellDraw(&event, tell)
	case game.Discard:
		tell("discards", e.Tile)
	case game.Riichi:
		tell("declares riichi")
	case game.Chow:
		tell("chows", w.lastMeld(e).Tiles()...)
	case game.Pung:
		tell("pungs", w.lastMeld(e).Tiles()...)
	case game.Kong:
		w.tellKong(e, tell)
	case game.North:
		tell("sets aside", tile.North)
	case game.Win:
		if t, loser := s.Target(); loser >= 0 {
			tell("wins on "+game.WindNames[w.setup.Wind(loser)]+"'s", t)
		} else {
			tell("wins with the drawn", s.Drawn)
		}
	case game.Exhausted:
		event.Chair, event.Text = nil, "The wall is exhausted"
	case game.Aborted:
		event.Chair, event.Text = nil, "The deal is abandoned"
	}
	return event
}

// tellDraw names a draw that turned up flowers for them.
func (w *stateWriter) tellDraw(event *Event, tell func(string, ...tile.Tile)) {
	s := &w.state
	if s.Laid == 0 {
		tell("draws", s.Drawn)
		return
	}
	event.Kind = "flower"
	flowers := s.Flowers(*event.Chair)
	flowers = flowers[len(flowers)-s.Laid:]
	tell("lays out", flowers...)
	if s.Drawn == tile.None {
		event.Text += ", no tile is left to replace it"
		return
	}
	event.Text += " and draws " + w.word(s.Drawn)
	event.Tiles = append(event.Tiles, w.word(s.Drawn))
}

func (w *stateWriter) tellKong(e game.Event, tell func(string, ...tile.Tile)) {
	m := w.lastMeld(e)
	deeds := map[meld.Kong]string{
		meld.Concealed: "lays down a concealed kong", meld.Claimed: "claims a kong", meld.Added: "adds to a pung",
	}
	tell(deeds[m.Kong], m.Tiles()...)
}

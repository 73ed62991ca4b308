package api

import (
	"strings"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/tile"
)

// eventKinds are the words for events, in the order of the interface. Turning an indicator is not an event: the rules
// do it as part of others.
var eventKinds = []string{"deal", "draw", "discard", "riichi", "chow", "pung", "kong", "flower", "north", "indicator",
	"win", "exhausted", "aborted", "exchange", "void"}

// eventsFrom returns the events of a deal from a step on.
func eventsFrom(d *replay.Deal, first int) []Event {
	var s game.State
	w := newWriter(d, &s, new(pages))
	events := make([]Event, 0, d.Steps()+1-first)
	for step := first; step <= d.Steps(); step++ {
		s = d.At(step)
		events = append(events, w.event())
	}
	return events
}

// event returns the event that led to the state.
func (w *stateWriter) event() Event {
	s := w.state
	if s.Step == 0 {
		return Event{Kind: "deal", Text: "The deal"}
	}
	e := &s.Last
	event := Event{Kind: e.Kind.String()}
	switch e.Kind {
	case game.Exhausted:
		event.Text = "The wall is exhausted"
		return event
	case game.Aborted:
		event.Text = "The deal is abandoned"
		return event
	}
	event.Chair = w.number(e.Chair)
	var buf [4]tile.Tile
	switch tiles := buf[:0]; e.Kind {
	case game.Draw:
		w.tellDraw(&event)
	case game.Discard:
		w.tell(&event, "discards", append(tiles, e.Tile))
	case game.Riichi:
		w.tell(&event, "declares riichi", nil)
	case game.Chow:
		w.tell(&event, "chows", w.lastMeld(e).AppendTiles(tiles))
	case game.Pung:
		w.tell(&event, "pungs", w.lastMeld(e).AppendTiles(tiles))
	case game.Kong:
		m := w.lastMeld(e)
		w.tell(&event, kongDeeds[m.Kong], m.AppendTiles(tiles))
	case game.North:
		w.tell(&event, "sets aside", append(tiles, tile.North))
	case game.Exchange:
		w.tell(&event, "gives away", e.AppendGiven(tiles))
	case game.Void:
		w.tell(&event, "plays without "+suitNames[e.Tile.Suit()], nil)
	case game.Win:
		if t, loser := s.Target(); loser >= 0 {
			w.tell(&event, "wins on "+game.WindNames[w.setup.Wind(loser)]+"'s", append(tiles, t))
		} else {
			w.tell(&event, "wins with the drawn", append(tiles, w.won(e.Chair)))
		}
	}
	return event
}

// won returns the tile that a chair has just won with by its own draw.
func (w *stateWriter) won(chair int) tile.Tile {
	if facts := w.state.Facts(); w.state.Drawn == tile.None && len(facts) > 0 {
		return facts[len(facts)-1].Tile
	}
	return w.state.Drawn
}

var kongDeeds = [...]string{
	meld.Concealed: "lays down a concealed kong", meld.Claimed: "claims a kong", meld.Added: "adds to a pung",
}

// tell sets what the chair of an event does with which tiles.
func (w *stateWriter) tell(event *Event, deed string, tiles []tile.Tile) {
	if len(tiles) > 0 {
		event.Tiles = w.spell(tiles)
	}
	var buf [2 + 4]string
	parts := append(buf[:0], game.WindNames[w.setup.Wind(*event.Chair)], deed)
	for _, word := range event.Tiles {
		parts = append(parts, word.String())
	}
	event.Text = strings.TrimRight(strings.Join(parts, " "), " ")
}

// tellDraw sets a draw that replaced flowers.
func (w *stateWriter) tellDraw(event *Event) {
	s := w.state
	drawn := [...]tile.Tile{s.Drawn}
	if s.Laid == 0 {
		w.tell(event, "draws", drawn[:])
		return
	}
	event.Kind = "flower"
	flowers := s.Flowers(*event.Chair)
	flowers = flowers[len(flowers)-s.Laid:]
	w.tell(event, "lays out", flowers)
	if s.Drawn == tile.None {
		event.Text += ", no tile is left to replace it"
		return
	}
	event.Text += " and draws " + w.word(s.Drawn).String()
	event.Tiles = append(event.Tiles, w.spell(drawn[:])...)
}

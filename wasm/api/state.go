package api

import (
	"slices"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/tile"
)

// State is the table after a step of a deal. Chairs are numbered from 0 and fixed for the whole game: chair 0 is its first dealer.
type State struct {
	Deal          int      `js:"deal"`
	Step          int      `js:"step"`            // 0 is the deal with its flowers
	Steps         int      `js:"steps"`           // the last step of the deal
	Branch        *int     `js:"branch" is:"?"`   // the variation that it belongs to
	Label         string   `js:"label"`           // such as "East 1"
	Round         string   `js:"round" is:"Wind"` // the prevailing wind
	Number        int      `js:"number"`          // of the deal in its round, from 1
	Players       int      `js:"players" is:"3 | 4 | 6"`
	Dealer        int      `js:"dealer"`      // a chair
	Turn          *int     `js:"turn" is:"?"` // the chair that is to act, while the deal goes on
	Event         Event    `js:"event"`       // what led here
	Comment       string   `js:"comment" is:"?"`
	Seats         []Seat   `js:"seats"` // by chair
	Wall          Wall     `js:"wall"`
	Indicators    []string `js:"indicators" is:"Tile"`
	UraIndicators []string `js:"uraIndicators" is:"Tile?"` // after a win in riichi, as far as they are known
	Dora          []string `js:"dora" is:"Tile?"`          // what all of these make dora; absent where there are none
	Honba         int      `js:"honba"`
	Deposits      int      `js:"deposits"`
}

// Event is what happened last.
type Event struct {
	Kind  string   `js:"kind" is:"EventKind"`
	Chair *int     `js:"chair" is:"?"`
	Tiles []string `js:"tiles" is:"Tile"` // those it shows: drawn, discarded, laid down, won on
	Text  string   `js:"text"`            // in plain English
}

// Seat is what one player has on the table.
type Seat struct {
	Wind    string      `js:"wind" is:"Wind"`
	Name    string      `js:"name"` // "" if nobody says
	Score   int         `js:"score"`
	Closed  []string    `js:"closed" is:"Tile"` // in order, the tile just drawn among them
	Drawn   string      `js:"drawn" is:"Tile?"` // which of them was just drawn
	Melds   []Meld      `js:"melds"`
	Flowers []string    `js:"flowers" is:"Tile"` // flowers, and in three-player riichi Norths set aside
	Riichi  bool        `js:"riichi"`
	River   []RiverTile `js:"river"`
	Shanten *int        `js:"shanten" is:"?"` // where every tile is one of the standard 34 kinds and known
	Waits   []Accept    `js:"waits"`          // likewise; left counts what this seat cannot see
}

// RiverTile is a discard.
type RiverTile struct {
	Tile      string `js:"tile" is:"Tile"`
	Drawn     bool   `js:"drawn"`            // it was the tile just drawn
	Riichi    bool   `js:"riichi"`           // it declared riichi
	ClaimedBy *int   `js:"claimedBy" is:"?"` // the chair that claimed it for a set
}

// Wall is what is left of the wall.
type Wall struct {
	Left     int      `js:"left"`             // tiles that can still be drawn
	Tiles    []string `js:"tiles" is:"Tile?"` // those, next one first; absent where none of them is known
	Dead     []string `js:"dead" is:"Tile?"`  // the dead wall behind them
	Verified *bool    `js:"verified" is:"?"`  // whether the log's seed gives this wall, where it has one
}

// A stateWriter spells a state of a deal.
type stateWriter struct {
	deal   *replay.Deal
	setup  *game.Deal
	state  game.State
	word   func(tile.Tile) string
	scores []int    // by chair
	words  []string // all that is spelled, in one piece of memory
}

// newWriter returns what spells the table after a step of a deal.
func newWriter(d *replay.Deal, step int) stateWriter {
	w := stateWriter{deal: d, setup: d.Deal(), state: d.At(step), word: tile.Tile.String}
	if w.setup.Rules.Letters {
		w.word = notation.Letters
	}
	return w
}

// stateOf returns the state at a step of deal number index.
func stateOf(d *replay.Deal, index, step int) State {
	w := newWriter(d, step)
	s := &w.state
	value := State{
		Deal: index, Step: step, Steps: d.Steps(), Label: d.Label(), Round: windWord(w.setup.Round),
		Players: w.setup.Players, Dealer: w.setup.Dealer(),
		Event: w.event(), Comment: d.Comments[step], Wall: w.wall(),
		Indicators: w.spell(s.Indicators()), Honba: w.setup.Repeat, Number: w.setup.Number,
	}
	w.scores, value.Deposits = settled(d, s)
	if !s.Ended() {
		value.Turn = &s.Turn
	}
	var under []tile.Tile
	for _, chair := range s.Winners() {
		if s.Riichi(chair) > 0 {
			value.UraIndicators = w.spell(s.Ura())
			under = s.Ura()
		}
	}
	value.Dora = w.dora(append(s.Indicators(), under...))
	standard := standardKinds(w.setup.Wall)
	value.Seats = make([]Seat, w.setup.Players)
	for chair := range value.Seats {
		value.Seats[chair] = w.seat(chair)
		if standard {
			w.distance(chair, &value.Seats[chair])
		}
	}
	w.rivers(value.Seats)
	return value
}

// dora returns what indicators make dora under the rules of the deal.
func (w *stateWriter) dora(indicators []tile.Tile) []string {
	if w.deal.Ruleset == nil || w.deal.Ruleset.Dora == nil {
		return nil
	}
	var made []tile.Tile
	for _, t := range indicators {
		if t.IsKind() {
			made = append(made, w.deal.Ruleset.Dora(t.Plain()))
		}
	}
	if made == nil {
		return nil
	}
	return w.spell(made)
}

// spell returns the words of tiles; never nil.
func (w *stateWriter) spell(tiles []tile.Tile) []string {
	if w.words == nil || cap(w.words)-len(w.words) < len(tiles) {
		w.words = make([]string, 0, max(len(tiles), len(w.setup.Wall)+32))
	}
	from := len(w.words)
	for _, t := range tiles {
		w.words = append(w.words, w.word(t))
	}
	return w.words[from:len(w.words):len(w.words)]
}

func (w *stateWriter) seat(chair int) Seat {
	s := &w.state
	seat := Seat{
		Wind: windWord(w.setup.Wind(chair)), Score: w.scores[chair],
		Closed: w.spell(s.Closed(chair)), Flowers: w.spell(s.Flowers(chair)), Riichi: s.Riichi(chair) > 0,
	}
	if chair < len(w.deal.Players) {
		seat.Name = w.deal.Players[chair]
	}
	if chair == s.Turn && s.Drawn != tile.None {
		seat.Drawn = w.word(s.Drawn)
	}
	for _, m := range s.Melds(chair) {
		wire := meldOf(m)
		wire.Tiles = w.spell(m.Tiles())
		seat.Melds = append(seat.Melds, wire)
	}
	return seat
}

// rivers puts every discard to its seat.
func (w *stateWriter) rivers(seats []Seat) {
	discards := w.state.Discards()
	for i := range seats {
		seats[i].River = make([]RiverTile, 0, len(discards)/len(seats)+4)
	}
	for _, d := range discards {
		wire := RiverTile{Tile: w.word(d.Tile), Drawn: d.Drawn, Riichi: d.Riichi}
		if d.ClaimedBy >= 0 {
			by := int(d.ClaimedBy)
			wire.ClaimedBy = &by
		}
		seats[d.Chair].River = append(seats[d.Chair].River, wire)
	}
}

func (w *stateWriter) wall() Wall {
	s := &w.state
	wall := Wall{Left: s.Left()}
	if tiles := s.Wall(); len(tiles) == 0 || anyKnown(tiles) {
		wall.Tiles = w.spell(tiles)
	}
	if dead := s.DeadWall(); len(dead) == 0 || anyKnown(dead) {
		wall.Dead = w.spell(dead)
	}
	if w.deal.Checked != replay.Unchecked {
		verified := w.deal.Checked == replay.Verified
		wall.Verified = &verified
	}
	return wall
}

func anyKnown(tiles []tile.Tile) bool {
	return slices.ContainsFunc(tiles, func(t tile.Tile) bool { return t != tile.Unknown })
}

// lastMeld returns the meld that the event laid down, or changed.
func (w *stateWriter) lastMeld(e game.Event) meld.Meld {
	melds := w.state.Melds(e.Chair)
	for i := len(melds) - 1; i >= 0; i-- {
		if e.Tile == tile.None || melds[i].At(0).Plain() == e.Tile.Plain() && melds[i].Kind == meld.Quad {
			return melds[i]
		}
	}
	return meld.Meld{}
}

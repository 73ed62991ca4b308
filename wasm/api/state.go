package api

import (
	"slices"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/tile"
)

// State is the table after a step of a deal. Chairs are numbered from 0 and fixed for the whole game: chair 0 is its
// first dealer.
type State struct {
	Deal          int    `js:"deal"`
	Step          int    `js:"step"`            // 0 is the deal with its flowers
	Steps         int    `js:"steps"`           // the last step of the deal
	Branch        *int   `js:"branch" is:"?"`   // the variation that it belongs to
	Label         string `js:"label"`           // such as "East 1"
	Round         string `js:"round" is:"Wind"` // the prevailing wind
	Number        int    `js:"number"`          // of the deal in its round, from 1
	Players       int    `js:"players" is:"3 | 4 | 6"`
	Dealer        int    `js:"dealer"`      // a chair
	Turn          *int   `js:"turn" is:"?"` // the chair that is to act, until the deal ends
	Event         Event  `js:"event"`       // the event that led here
	Comment       string `js:"comment" is:"?"`
	Seats         []Seat `js:"seats"` // by chair
	Wall          Wall   `js:"wall"`
	Indicators    []Word `js:"indicators" is:"Tile"`
	UraIndicators []Word `js:"uraIndicators" is:"Tile?"` // after a win in riichi, those that are known
	// the dora that follow from all of these; absent if there are none
	Dora     []Word `js:"dora" is:"Tile?"`
	Honba    int    `js:"honba"`
	Deposits int    `js:"deposits"`
	// what was paid so far in the deal, in order
	Transfers []Transfer `js:"transfers"`
	Exchange  string     `js:"exchange" is:"Direction?"` // where the tiles of an exchange go, under rules that have one
}

// Event is what happened last.
type Event struct {
	Kind  string `js:"kind" is:"EventKind"`
	Chair *int   `js:"chair" is:"?"`
	Tiles []Word `js:"tiles" is:"Tile"` // those it shows: drawn, discarded, laid down, won on
	Text  string `js:"text"`            // in plain English
}

// Seat is the tiles and the status of one player.
type Seat struct {
	Wind    string      `js:"wind" is:"Wind"`
	Name    string      `js:"name"` // "" if not stated
	Score   int         `js:"score"`
	Closed  []Word      `js:"closed" is:"Tile"` // in order, including the tile just drawn
	Drawn   Word        `js:"drawn" is:"Tile?"` // which of them was just drawn
	Melds   []Meld      `js:"melds"`
	Flowers []Word      `js:"flowers" is:"Tile"` // flowers, and in three-player riichi Norths set aside
	Void    string      `js:"void" is:"Suit?"`   // the suit that the seat has chosen to be without
	Away    []Word      `js:"away" is:"Tile?"`   // tiles that it gives away, until every seat has given its own
	HasWon  bool        `js:"hasWon" is:"?"`     // it has won in a deal that goes on, and plays no more
	Riichi  bool        `js:"riichi"`
	River   []RiverTile `js:"river"`
	Shanten *int        `js:"shanten" is:"?"` // if every tile is known and one of the standard 34 kinds
	Waits   []Accept    `js:"waits"`          // likewise; left counts what this seat cannot see
}

// RiverTile is a discard.
type RiverTile struct {
	Tile      Word `js:"tile" is:"Tile"`
	Drawn     bool `js:"drawn"`            // it was the tile just drawn
	Riichi    bool `js:"riichi"`           // it declared riichi
	ClaimedBy *int `js:"claimedBy" is:"?"` // the chair that claimed it for a set
}

// Wall is the remaining wall.
type Wall struct {
	Left     int    `js:"left"`             // tiles that can still be drawn
	Tiles    []Word `js:"tiles" is:"Tile?"` // those, next one first; absent if none of them is known
	Dead     []Word `js:"dead" is:"Tile?"`  // the dead wall after them
	Verified *bool  `js:"verified" is:"?"`  // whether the log's seed gives this wall, if it has one
}

// A stateWriter writes a state of a deal.
type stateWriter struct {
	deal   *replay.Deal
	setup  *game.Deal
	state  *game.State
	script Word // bit that the words of this game have in addition to their tile
	*pages      // separate, so that the state can stay on the stack
}

// pages are the memory of a reply: one allocation for each type of data, made for that reply only.
type pages struct {
	words   []Word // for all tiles of the reply
	numbers []int  // for all numbers behind pointers
}

// newWriter returns a writer for a state of a deal.
func newWriter(d *replay.Deal, s *game.State, p *pages) stateWriter {
	w := stateWriter{deal: d, setup: d.Deal(), state: s, pages: p}
	if w.setup.Rules.Letters {
		w.script = inLetters
	}
	return w
}

// stateOf returns the state at a step of deal number index.
func stateOf(d *replay.Deal, index, step int) State {
	s := d.At(step)
	w := newWriter(d, &s, new(pages))
	value := State{
		Deal: index, Step: step, Steps: d.Steps(), Label: d.Label(), Round: windWord(w.setup.Round),
		Players: w.setup.Players, Dealer: w.setup.Dealer(),
		Event: w.event(), Comment: d.Comments[step], Wall: w.wall(),
		Indicators: w.spell(s.Indicators()), Honba: w.setup.Repeat, Number: w.setup.Number,
	}
	if d.Ruleset != nil && d.Ruleset.ScoresLosers {
		value.Honba = 0 // a repeated deal has no counters
	}
	var scores []int
	scores, value.Deposits = settled(d, &s)
	if !s.Ended() {
		value.Turn = w.number(s.Turn)
	}
	var under []tile.Tile
	for _, chair := range s.Winners() {
		if s.Riichi(chair) > 0 {
			value.UraIndicators = w.spell(s.Ura())
			under = s.Ura()
		}
	}
	value.Transfers = transfersOf(d, &s)
	value.Dora = w.dora(append(s.Indicators(), under...))
	standard := standardKinds(w.setup.Wall)
	value.Exchange = w.setup.Exchange
	addTransfers(d, &s, value.Transfers, scores)
	value.Seats = make([]Seat, w.setup.Players)
	for chair := range value.Seats {
		value.Seats[chair] = w.seat(chair)
		value.Seats[chair].Score = scores[chair]
		if standard {
			w.distance(chair, &value.Seats[chair])
		}
	}
	w.rivers(value.Seats)
	return value
}

// dora returns the dora for indicators under the rules of the deal.
func (w *stateWriter) dora(indicators []tile.Tile) []Word {
	if w.deal.Ruleset == nil || w.deal.Ruleset.Dora == nil {
		return nil
	}
	made := indicators[:0]
	for _, t := range indicators {
		if t.IsKind() {
			made = append(made, w.deal.Ruleset.Dora(t.Plain()))
		}
	}
	if len(made) == 0 {
		return nil
	}
	return w.spell(made)
}

func (w *stateWriter) word(t tile.Tile) Word { return Word(t) | w.script }

// spell returns the words of tiles; never nil.
func (w *stateWriter) spell(tiles []tile.Tile) []Word {
	if w.words == nil || cap(w.words)-len(w.words) < len(tiles) {
		w.words = make([]Word, 0, max(len(tiles), len(w.setup.Wall)+32))
	}
	from := len(w.words)
	for _, t := range tiles {
		w.words = append(w.words, w.word(t))
	}
	return w.words[from:len(w.words):len(w.words)]
}

// number returns a pointer to n, for fields that may be absent.
func (w *stateWriter) number(n int) *int {
	if len(w.numbers) == cap(w.numbers) {
		w.numbers = make([]int, 0, 16)
	}
	w.numbers = append(w.numbers, n)
	return &w.numbers[len(w.numbers)-1]
}

func (w *stateWriter) seat(chair int) Seat {
	s := w.state
	var buf [game.HandSize + 2]tile.Tile
	seat := Seat{
		Wind: windWord(w.setup.Wind(chair)), Riichi: s.Riichi(chair) > 0,
		Closed: w.spell(s.AppendClosed(buf[:0], chair)), Flowers: w.spell(s.Flowers(chair)),
	}
	if seat.Void = suitWord(s.Void(chair)); seat.Void != "" || s.Phase == game.Exchanging {
		w.choices(chair, &seat)
	}
	if chair < len(w.deal.Players) {
		seat.Name = w.deal.Players[chair]
	}
	if chair == s.Turn && s.Drawn != tile.None {
		seat.Drawn = w.word(s.Drawn)
	}
	var melds [4]meld.Meld
	if laid := s.AppendMelds(melds[:0], chair); len(laid) > 0 {
		seat.Melds = make([]Meld, len(laid))
		for i := range laid {
			seat.Melds[i] = w.meld(&laid[i])
		}
	}
	return seat
}

// choices adds what a seat has chosen before the first discard, and whether it has left.
func (w *stateWriter) choices(chair int, seat *Seat) {
	if given := w.state.Given(chair); len(given) > 0 {
		seat.Away = w.spell(given)
	}
	seat.HasWon = w.state.HasLeft(chair)
}

// meld is meldOf in the words of the game.
func (w *stateWriter) meld(m *meld.Meld) Meld {
	wire := Meld{Kind: meldKinds[m.Kind], Kong: kongs[m.Kong], From: sides[m.From]}
	if m.Called >= 0 {
		wire.Called = w.number(int(m.Called))
	}
	wire.Tiles = make([]string, m.Len())
	for i := range wire.Tiles {
		wire.Tiles[i] = w.word(m.At(i)).String()
	}
	return wire
}

// rivers adds every discard to its seat.
func (w *stateWriter) rivers(seats []Seat) {
	var lengths [game.MaxPlayers]int
	all := w.state.Thrown()
	for i := range all {
		lengths[w.state.Discard(i).Chair]++
	}
	page := make([]RiverTile, all)
	for i := range seats {
		seats[i].River = page[:0:lengths[i]]
		page = page[lengths[i]:]
	}
	for i := range all {
		d := w.state.Discard(i)
		wire := RiverTile{Tile: w.word(d.Tile), Drawn: d.Drawn, Riichi: d.Riichi}
		if d.ClaimedBy >= 0 {
			wire.ClaimedBy = w.number(int(d.ClaimedBy))
		}
		seats[d.Chair].River = append(seats[d.Chair].River, wire)
	}
}

func (w *stateWriter) wall() Wall {
	s := w.state
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

// lastMeld returns the meld that the event laid down or changed.
func (w *stateWriter) lastMeld(e *game.Event) meld.Meld {
	var buf [4]meld.Meld
	melds := w.state.AppendMelds(buf[:0], e.Chair)
	for i := len(melds) - 1; i >= 0; i-- {
		if e.Tile == tile.None || melds[i].At(0).Plain() == e.Tile.Plain() && melds[i].Kind == meld.Quad {
			return melds[i]
		}
	}
	return meld.Meld{}
}

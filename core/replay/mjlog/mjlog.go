// Package mjlog reads the XML logs of the site tenhou.net. Read returns the deals
// of a log. Where the log has the seed of the site's shuffler, the complete wall
// of every deal is computed from it.
package mjlog

import (
	"strings"

	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
)

// Read reads a log. Faults are in the Problems of the replay and end their own deal, which keeps the moves before them;
// reading continues with the next deal. Unknown tags and attributes are ignored. The error is too-large, or bad-replay
// if there is no deal to show.
func Read(text string, rulesFor replay.RulesFor) (*replay.Replay, error) {
	book, err := importer.Open(text, rulesFor)
	if err != nil {
		return nil, err
	}
	r := reader{book: book, players: 4}
	for at := 0; at >= 0; {
		next, fault := eachTag(text, at, r.tag)
		if e, ok := fault.(*source.Error); ok {
			r.cut(e)
		}
		at = next
	}
	r.finish()
	if strings.Contains(text, "<mjlog") && importer.Find(text, "</mjlog", 'j') < 0 {
		book.Short()
	}
	book.Begun(importer.Count(text, dealMark, 'I'))
	return book.Close("want a log with a tag INIT for each deal, found none")
}

// cut records a place with invalid XML: the deal that contains it ends there.
func (r *reader) cut(e *source.Error) {
	if r.deal != nil && !r.done {
		r.deal.Stop(e.Span, "%s", e)
	} else if r.finish() {
		r.book.Cut(e.Span, "%s", e)
	}
}

type reader struct {
	book     *importer.Book
	heading  replay.Heading
	players  int
	plain    bool   // no fives are red
	seed     string // of the game
	seedAt   source.Span
	shuffler *Shuffler
	names    [4]string
	end      string // what the log states of the end of the game
	endAt    source.Span

	deal  *importer.Deal // the current deal, or nil
	round round
	done  bool // the deal has ended
	drawn int  // id of the tile drawn last, or -1

	// Buffers for values that last no longer than a deal: its dealt tiles, its indicators, the numbers of an attribute.
	hands      [4][]tile.Tile
	turned     []tile.Tile
	underneath []tile.Tile
	numbers    []int
}

// handlers are what each tag means. Draws and discards have names of a letter
// and a number and are read elsewhere.
var handlers = []importer.Named[func(*reader, *tag)]{
	{"SHUFFLE", (*reader).shuffle},
	{"GO", (*reader).kind},
	{"UN", (*reader).people},
	{"INIT", (*reader).begin},
	{"N", (*reader).meld},
	{"REACH", (*reader).riichi},
	{"DORA", (*reader).indicator},
	{"AGARI", (*reader).win},
	{"RYUUKYOKU", (*reader).draw},
}

// tag reads one tag, and reports whether to continue.
func (r *reader) tag(t *tag) bool {
	if t.name == "INIT" && !r.finish() {
		return false
	}
	if isDigits(t.name[1:]) {
		if r.deal != nil {
			r.tile(t)
		}
	} else if handle := importer.ByName(handlers, t.name); handle != nil && (r.deal != nil || !inDeal[t.name]) {
		handle(r, t)
	}
	return true
}

// inDeal are the tags that are valid only inside a deal.
var inDeal = map[string]bool{"N": true, "REACH": true, "DORA": true, "AGARI": true, "RYUUKYOKU": true}

// finish adds the current deal to the book.
func (r *reader) finish() bool {
	d := r.deal
	if d == nil {
		return true
	}
	r.deal = nil
	for i, name := range r.names[:d.Setup.Players] {
		if d.Heading.Players[i] == "" {
			d.Heading.Players[i] = name // stated only when the player reconnected
		}
	}
	r.checkWall(d)
	if !r.book.Add(d) {
		return false
	}
	r.state()
	return true
}

func (r *reader) shuffle(t *tag) {
	r.seed, _ = t.get("seed")
	r.seedAt = t.at
	r.shuffler = nil
}

// The bits of the attribute type of GO.
const (
	noRedFives   = 2
	noOpenTanyao = 4
	twoRounds    = 8 // East and South; without it East alone
	threePlayers = 16
)

// kind reads the kind of game.
func (r *reader) kind(t *tag) {
	text, _ := t.get("type")
	bits, ok := number(text)
	if !ok {
		r.book.Remark(t.at, "tag GO: want a number for type, found %.20q", text)
		return
	}
	r.plain = bits&noRedFives != 0
	r.heading.Options = option.Values{}
	if r.plain {
		r.heading.Options["redFives"] = false
	}
	if bits&noOpenTanyao != 0 {
		r.heading.Options["openTanyao"] = false
	}
	if bits&twoRounds == 0 {
		r.heading.Options["gameLength"] = "east"
	}
	if bits&threePlayers != 0 {
		r.players = 3
	}
	r.heading.Title, _ = t.get("title")
}

// people reads the names; a tag with only some of them states who reconnected.
func (r *reader) people(t *tag) {
	for i := range r.names {
		if name, ok := t.get("n" + string(rune('0'+i))); ok {
			r.names[i] = importer.Unescape(name)
		}
	}
}

// fromID returns the tile of an id.
func (r *reader) fromID(id int) tile.Tile {
	t := tile.FromID(id)
	if r.plain {
		return t.Plain()
	}
	return t
}

// appendIDs appends the tiles of ids.
func (r *reader) appendIDs(tiles []tile.Tile, ids []int) []tile.Tile {
	for _, id := range ids {
		tiles = append(tiles, r.fromID(id))
	}
	return tiles
}

// drawers and discarders are the letters of the four seats.
const (
	drawers    = "TUVW"
	discarders = "DEFG"
)

// tile reads a draw or a discard, such as T64 or D75.
func (r *reader) tile(t *tag) {
	id, _ := number(t.name[1:])
	seat := strings.IndexByte(drawers, t.name[0])
	drew := seat >= 0
	if !drew {
		seat = strings.IndexByte(discarders, t.name[0])
	}
	switch {
	case seat < 0:
	case id >= tile.IDs || seat >= r.players:
		r.deal.Stop(t.at, "want a tile from 0 to 135 and a player of this game, found %.20q", t.name)
	case r.late(t):
	case drew:
		r.drawn = id
		r.round.draw(id)
		r.deal.Draw(seat, r.fromID(id), t.at)
	default:
		r.deal.Add(game.Event{Kind: game.Discard, Chair: seat, Tile: r.fromID(id), FromHand: id != r.drawn}, t.at)
		r.drawn = -1
	}
}

// late reports whether the deal has ended or cannot be read further, and records a fault for a move after its end.
func (r *reader) late(t *tag) bool {
	if r.done {
		r.deal.Stop(t.at, "tag %.20s: the deal is over, nothing can follow", t.name)
	}
	return r.deal.Stopped()
}

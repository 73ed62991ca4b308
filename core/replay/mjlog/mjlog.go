// Package mjlog reads the XML logs of the site tenhou.net. Read returns the deals
// of a log. Where the log has the seed of the site's shuffler, the complete wall
// of every deal is computed from it.
package mjlog

import (
	"strings"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// Read reads a log. Faults are in the Problems of the replay and stop their own
// deal, which keeps everything before; it is read on from the next deal. Tags and attributes that mean nothing to
// it are passed over. The error is too-large, or bad-replay where there is not
// one deal to show.
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
	if strings.Contains(text, "<mjlog") && source.Find(text, "</mjlog", 'j') < 0 {
		book.Short()
	}
	book.Begun(source.Count(text, dealMark, 'I'))
	return book.Close("want a log with a tag INIT for each deal, found none")
}

// cut notes a place that is no XML: the deal that stands there ends with it.
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

	deal  *importer.Deal // at hand, or nil
	round round
	done  bool // it has ended
	drawn int  // id of the tile drawn last, or -1

	// Room for what lasts no longer than a deal: its dealt tiles, its indicators, the numbers of an attribute.
	hands      [4][]tile.Tile
	turned     []tile.Tile
	underneath []tile.Tile
	numbers    []int
}

// handlers are what each tag means. Draws and discards have names of a letter
// and a number and are told apart elsewhere.
var handlers = []source.Named[func(*reader, *tag)]{
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

// tag reads one tag, and reports whether to go on.
func (r *reader) tag(t *tag) bool {
	if t.name == "INIT" && !r.finish() {
		return false
	}
	if isDigits(t.name[1:]) {
		if r.deal != nil {
			r.tile(t)
		}
	} else if handle := source.ByName(handlers, t.name); handle != nil && (r.deal != nil || !inDeal[t.name]) {
		handle(r, t)
	}
	return true
}

// inDeal are the tags that mean nothing outside a deal.
var inDeal = map[string]bool{"N": true, "REACH": true, "DORA": true, "AGARI": true, "RYUUKYOKU": true}

// finish puts the deal at hand into the book.
func (r *reader) finish() bool {
	d := r.deal
	if d == nil {
		return true
	}
	r.deal = nil
	for i, name := range r.names[:d.Setup.Players] {
		if d.Heading.Players[i] == "" {
			d.Heading.Players[i] = name // told only when the player came back
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

// kind reads what is played.
func (r *reader) kind(t *tag) {
	text, _ := t.get("type")
	bits, ok := number(text)
	if !ok {
		r.book.Remark(t.at, "tag GO: want a number for type, found %.20q", text)
		return
	}
	r.plain = bits&noRedFives != 0
	r.heading.Options = rules.Options{}
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

// people reads the names; a tag with some of them alone tells who came back.
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

// appendIDs puts the tiles of ids behind others.
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

// late reports whether the deal has ended or cannot be read on, and notes the
// fault of a move behind its end.
func (r *reader) late(t *tag) bool {
	if r.done {
		r.deal.Stop(t.at, "tag %.20s: the deal is over, nothing can follow", t.name)
	}
	return r.deal.Stopped()
}

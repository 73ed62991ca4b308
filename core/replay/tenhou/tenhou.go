// Package tenhou reads and writes the JSON logs of the site tenhou.net, format 6. Read takes a log, a link to the
// site's viewer, or the output of programs that convert games of other sites, and returns the deals; Write returns the
// log of a replay. The format lists tiles by player, so that the reader has to search for the order of play.
package tenhou

import (
	"strings"

	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/work"
)

// Read reads a log, or a link in which a log follows #json=. Faults are in the Problems of the replay and end their own
// deal, which keeps the moves before them; reading continues with the next deal. Unknown fields are ignored. The error
// is too-large, or bad-replay if there is no deal to show.
func Read(text string, rulesFor replay.RulesFor) (*replay.Replay, error) {
	if IsLink(text) {
		var err error
		if text, err = unlink(text); err != nil {
			return nil, err
		}
	}
	book, err := importer.Open(text, rulesFor)
	if err != nil {
		return nil, err
	}
	r := reader{book: book, players: 4}
	if err := r.all(text); err != nil {
		return nil, err
	}
	return book.Close("want a deal in the list named log, found none")
}

// all reads the deals of every log of the text, one at a time. Its error says that there is no log.
func (r *reader) all(text string) error {
	begun := 0
	for at := nextDeal(text, 0); at >= 0; at = nextDeal(text, at+1) {
		begun++
	}
	r.book.Begun(begun)
	return r.book.Games(text, func(game *jsontext.Document) bool {
		r.head(&game.Head, &game.List)
		deals, fault := game.List, game.Fault
		for times := 0; ; times++ {
			if !r.some(&deals, fault) {
				return false
			}
			e, ok := fault.(*source.Error)
			if !ok {
				r.state(game.Head.Get("sc"))
				return true
			}
			r.book.Cut(e.Span, "%s", e)
			next := nextDeal(game.Text, deals.Behind(e.Span, times))
			if next < 0 || r.book.Full() {
				return true
			}
			deals, fault = jsontext.Rest(game.Text, next)
		}
	})
}

// some reads deals up to a fault of the text, and reports whether to continue.
func (r *reader) some(deals *jsontext.List, fault error) bool {
	for i := range deals.Len() {
		deal, err := deals.Item(i)
		if whole := len(deal.Items) > resultAt; deals.Broken(i) && !whole {
			break
		}
		if e, ok := err.(*source.Error); ok && fault == nil {
			r.book.Fault(e.Span, "%s", e)
			continue
		}
		if !r.deal(&deal) {
			return false
		}
	}
	return true
}

// nextDeal returns the offset of the next deal, a list that begins with a list of three numbers; -1 if there is none.
func nextDeal(text string, from int) int {
	for {
		i := strings.IndexByte(text[from:], '[')
		if i < 0 {
			return -1
		}
		work.Count(1)
		from += i
		rest, ok := skip(text[from+1:], "[")
		for n := 0; ok && n < 3; n++ {
			digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
			rest, ok = skip(rest[digits:], ",,]"[n:n+1])
			ok = ok && digits > 0
		}
		if ok {
			return from
		}
		from++
	}
}

// skip skips blanks, a sign and blanks, and reports whether the sign is present.
func skip(text, sign string) (string, bool) {
	text, ok := strings.CutPrefix(skipBlanks(text), sign)
	return skipBlanks(text), ok
}

// skipBlanks is strings.TrimLeft, with a fast path for texts that begin with no blank.
func skipBlanks(text string) string {
	if text == "" || text[0] > ' ' {
		return text
	}
	return strings.TrimLeft(text, " \t\r\n")
}

// The rule sets that the format is used for.
const (
	site = "riichi-tenhou"
	soul = "riichi-mahjong-soul"
)

// friends is the room of games among friends on Mahjong Soul.
const friends = "友人戦"

// soulRooms are the names of Mahjong Soul's rooms in the programs that write its games in this format.
var soulRooms = []string{"の間", "之间", "之間", friends, "友人场", "友人場", "大会戦", "大会室", "比赛场", " Room", "Friendly",
	"Tournament"}

type reader struct {
	book    *importer.Book
	heading replay.Heading
	players int
	tried   int // places tried in all searches for an order of play
	order   order
	buf     []tile.Tile    // holds the tiles of the current deal
	hands   [4][]tile.Tile // the dealt hands, stored in buf
}

// head reads what the log states about the game.
func (r *reader) head(log *jsontext.Value, deals *jsontext.List) {
	r.players, r.heading = 4, replay.Heading{}
	disp := log.Get("rule").Get("disp").String()
	if strings.Contains(disp, "三") || strings.Contains(disp, "3-Player") || threeHands(deals) {
		r.players = 3
	}
	r.heading.Rules = site
	for _, room := range soulRooms {
		if strings.Contains(disp, room) {
			r.heading.Rules = soul
		}
	}
	if r.players == 3 {
		r.heading.Rules += "-3p"
	}
	r.heading.Options = option.Values{}
	if disp != "" && !strings.Contains(disp, "喰") && kanji(disp) && !strings.HasPrefix(r.heading.Rules, soul) {
		r.heading.Options["openTanyao"] = false
	}
	if !redFives(log.Get("rule"), disp) {
		r.heading.Options["redFives"] = false
	}
	if eastOnly(disp) {
		r.heading.Options["gameLength"] = "east"
	}
	var titles []string
	for i := range log.Get("title").Items {
		if title := strings.TrimSpace(log.Get("title").At(i).String()); title != "" {
			titles = append(titles, title)
		}
	}
	r.heading.Title = strings.Join(titles, " ")
	if names := log.Get("name"); len(names.Items) > 0 {
		r.heading.Players = make([]string, r.players)
		for i := range r.heading.Players {
			r.heading.Players[i] = names.At(i).String()
		}
	}
	r.heading.Source = log.Get("ref").String()
}

// state reads the end of the game: for each player the final score and the result.
func (r *reader) state(sc *jsontext.Value) {
	if len(sc.Items) == 0 {
		return // the log states none
	}
	stated := make([]replay.Stated, r.players)
	for i := range stated {
		var scored, counted bool
		stated[i].Score, scored = sc.At(2 * i).Int()
		stated[i].Points, counted = importer.Points(sc.At(2*i + 1).Text)
		if !scored || !counted {
			r.book.Unstated(sc.Span)
			return
		}
	}
	r.book.State(stated, sc.Span)
}

// threeHands reports whether the fourth hand of the first deal is empty.
func threeHands(deals *jsontext.List) bool {
	first, _ := deals.Item(0)
	hand := first.At(handsAt + 3*3)
	return hand.Kind == jsontext.Array && len(hand.Items) == 0
}

// kanji reports whether the rules have the site's form, a letter for each rule.
func kanji(disp string) bool { return strings.ContainsAny(disp, "東南") }

// eastOnly reports whether the rules name the East round and not the South.
func eastOnly(disp string) bool {
	return strings.Contains(disp, "東") && !strings.Contains(disp, "南") || strings.Contains(disp, " East")
}

// redFives reports whether the rules have red fives: a number of them, or their letter. Without either it returns true.
func redFives(rule *jsontext.Value, disp string) bool {
	said := false
	for _, key := range [...]string{"aka", "aka51", "aka52", "aka53"} {
		n, ok := rule.Get(key).Int()
		if ok && n > 0 {
			return true
		}
		said = said || ok
	}
	return !said && (!kanji(disp) || strings.Contains(disp, "赤"))
}

// tile reads a number as a tile, Unknown for 0; ok is false if it is not a tile.
func (r *reader) tile(n int) (t tile.Tile, ok bool) {
	t = notation.FromTenhou(n)
	return t, t != tile.None
}

// tiles reads a list of numbers into buf, whose contents last for one deal.
func (r *reader) tiles(list *jsontext.Value) (tiles []tile.Tile, fault *jsontext.Value) {
	from := len(r.buf)
	for i := range list.Items {
		n, isNumber := list.Items[i].Int()
		t, ok := r.tile(n)
		if !isNumber || !ok {
			fault = &list.Items[i]
			break
		}
		r.buf = append(r.buf, t)
	}
	return r.buf[from:len(r.buf):len(r.buf)], fault
}

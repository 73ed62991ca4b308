// Package tenhou reads and writes the JSON logs of the site tenhou.net, format
// 6: also out of links to its viewer, and as other programs write it for games
// of other sites. The format holds lists of tiles by player; the order of play
// is found again from them.
package tenhou

import (
	"cmp"
	"strings"

	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/replay/account"
	"tehai/core/source"
	"tehai/core/tile"
)

// Read reads a log, or a link with #json= and a log behind it. Faults are in
// the Problems of the replay and stop their own deal, which keeps everything
// before. Fields that mean nothing to it are passed over. The error is
// too-large, or bad-replay where there is not one deal to show.
func Read(text string, rules replay.RulesFor) (*replay.Replay, error) {
	if IsLink(text) {
		var err error
		if text, err = unlink(text); err != nil {
			return nil, err
		}
	}
	book, err := account.Open(text, rules)
	if err != nil {
		return nil, err
	}
	log, fault := jsontext.Prefix(text)
	r := reader{book: book, players: 4}
	r.head(&log)
	deals := log.Get("log")
	if deals.Kind != jsontext.Array {
		return nil, cmp.Or(fault, error(source.ErrorAt(log.Span, source.BadReplay, "want an object with a list of deals named log")))
	}
	for i := range deals.Items {
		if whole := len(deals.Items[i].Items) > resultAt; fault != nil && i == len(deals.Items)-1 && !whole {
			break // the fault stands in it
		}
		if !r.deal(&deals.Items[i]) {
			break
		}
	}
	if e, ok := fault.(*source.Error); ok {
		book.Fault(e.Span, "%s", e.Message)
	}
	return book.Close("want a deal in the list named log, found none")
}

// The rule sets that the format is used for.
const (
	site = "riichi-tenhou"
	soul = "riichi-mahjong-soul"
)

// friends is the room of games among friends on Mahjong Soul.
const friends = "友人戦"

// soulRooms are what the rooms of Mahjong Soul are called by the programs that
// write its games in this format.
var soulRooms = []string{"の間", friends, "大会戦", " Room", "Friendly", "Tournament"}

type reader struct {
	book    *account.Book
	heading replay.Heading
	players int
	plain   bool // no fives are red
	options map[string]any
}

// head reads what the log says about the game.
func (r *reader) head(log *jsontext.Value) {
	disp := log.Get("rule").Get("disp").String()
	if strings.Contains(disp, "三") || strings.Contains(disp, "3-Player") || threeHands(log) {
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
	r.options = map[string]any{}
	if disp != "" && !strings.Contains(disp, "喰") && kanji(disp) {
		r.options["openTanyao"] = false
	}
	if !redFives(log.Get("rule"), disp) {
		r.options["redFives"] = false
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

// threeHands reports whether the fourth hand of the first deal is empty.
func threeHands(log *jsontext.Value) bool {
	hand := log.Get("log").At(0).At(handsAt + 3*3)
	return hand.Kind == jsontext.Array && len(hand.Items) == 0
}

// kanji reports whether the rules are written as the site does, a letter each.
func kanji(disp string) bool { return strings.ContainsAny(disp, "東南") }

// redFives reports whether the rules name red fives: a number of them, or the
// letter for them. Where nobody says anything there are some.
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

// tile reads a number as a tile, Unknown for 0; ok is false if it is none.
func (r *reader) tile(n int) (t tile.Tile, ok bool) {
	t = notation.FromTenhou(n)
	return t, t != tile.None
}

// tiles reads a list of numbers.
func (r *reader) tiles(list *jsontext.Value) (tiles []tile.Tile, fault *jsontext.Value) {
	for i := range list.Items {
		n, isNumber := list.Items[i].Int()
		t, ok := r.tile(n)
		if !isNumber || !ok {
			return tiles, &list.Items[i]
		}
		tiles = append(tiles, t)
	}
	return tiles, nil
}

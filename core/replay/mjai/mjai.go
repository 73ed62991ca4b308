// Package mjai reads and writes mjai event logs, one JSON object a line. Read
// returns the deals of a log; Write returns the log of a replay. Two dialects are
// read: that of Mortal, without values of hands, and that of gimite's programs,
// with them.
package mjai

import (
	"strings"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
)

// Read reads a log: a JSON object a line, or a list of them. Faults are in the Problems of the replay and end their own
// deal, which keeps the moves before them; reading continues with the next deal. Unknown events and fields are ignored.
// The error is too-large, or bad-replay if there is no deal to show. A log may contain several games.
func Read(text string, rules replay.RulesFor) (*replay.Replay, error) {
	book, err := importer.Open(text, rules)
	if err != nil {
		return nil, err
	}
	r := reader{book: book, players: 4}
	if strings.HasPrefix(strings.TrimSpace(text), "[") {
		r.list(text)
	} else {
		r.lines(text)
	}
	r.finish()
	if strings.Count(text, gameMarks[0]) > strings.Count(text, gameMarks[1]) {
		book.Short()
	}
	book.Begun(importer.Count(text, dealMark, 'k'))
	return book.Close("want an event start_kyoku for each deal, found none")
}

type reader struct {
	book    *importer.Book
	names   []string
	players int
	plain   bool  // red fives do not count
	scores  []int // by actor, as last stated; nil before that

	deal   *importer.Deal // the current deal, or nil
	at     source.Span    // of the current event
	offset int            // the actor who is chair 0
	ended  bool
	drawn  int   // number of draws in the deal
	change []int // the payments of the deal so far, by actor
}

// list reads the events of one list; after a fault it continues with the next deal.
func (r *reader) list(text string) {
	_, events, fault := jsontext.Outline(text, "")
	for times := 0; r.events(&events); times++ {
		e, ok := fault.(*source.Error)
		if !ok {
			break
		}
		r.fault(e.Span, "%s", e)
		next := jsontext.ItemWith(text, events.Behind(e.Span, times), dealMark)
		if next < 0 || r.book.Full() {
			break
		}
		events, fault = jsontext.Rest(text, next)
	}
}

// events reads events up to a fault of the text, and reports whether to continue.
func (r *reader) events(list *jsontext.List) bool {
	for i := range list.Len() {
		if list.Broken(i) {
			break
		}
		r.at = list.Span(i)
		event, err := list.Item(i)
		if e, ok := err.(*source.Error); ok {
			r.fault(e.Span, "%s", e)
		} else if !r.event(&event) {
			return false
		}
	}
	return true
}

// maxUnread is how many lines may fail to be events before the text is refused as a log.
const maxUnread = 1000

// lines reads an event a line. A line that is not an event ends its deal.
func (r *reader) lines(text string) {
	unread := 0
	var texts jsontext.Texts
	for start := 0; start < len(text); {
		size := strings.IndexByte(text[start:], '\n')
		if size < 0 {
			size = len(text) - start
		}
		line := text[start : start+size]
		if strings.Trim(line, " \t\r\ufeff") != "" {
			event, err := texts.Parse(line)
			r.at = event.Span.Shift(start)
			if e, ok := err.(*source.Error); ok {
				r.fault(e.Span.Shift(start), "%s", e)
				if unread++; unread > maxUnread {
					return
				}
			} else if !r.event(&event) {
				return
			}
		}
		start += size + 1
	}
}

// fault ends the current deal, or records a fault of the file.
func (r *reader) fault(at source.Span, format string, args ...any) {
	if r.deal != nil && !r.ended {
		r.deal.Stop(at, format, args...)
	} else if r.finish() {
		r.book.Cut(at, format, args...)
	}
}

// dealMark is the type of the event that begins a deal; gameMarks are those that begin and end a game.
const dealMark = `"start_kyoku"`

var gameMarks = [...]string{`"start_game"`, `"end_game"`}

// handlers are what each event means.
var handlers = []importer.Named[func(*reader, *jsontext.Value)]{
	{"start_game", (*reader).game},
	{"start_kyoku", (*reader).round},
	{"tsumo", (*reader).draw},
	{"dahai", (*reader).discard},
	{"chi", (*reader).claim},
	{"pon", (*reader).claim},
	{"daiminkan", (*reader).claim},
	{"kan", (*reader).claim},
	{"kakan", (*reader).kong},
	{"ankan", (*reader).kong},
	{"nukidora", (*reader).north},
	{"kita", (*reader).north},
	{"reach", (*reader).riichi},
	{"reach_accepted", (*reader).accepted},
	{"dora", (*reader).indicator},
	{"hora", (*reader).win},
	{"ryukyoku", (*reader).end},
}

// outside are the events that are valid without a deal, or after its end.
var outside = map[string]bool{"start_game": true, "start_kyoku": true}

// event reads one event, and reports whether to continue.
func (r *reader) event(v *jsontext.Value) bool {
	name := v.Get("type").String()
	handle := importer.ByName(handlers, name)
	switch {
	case handle == nil:
		return true
	case outside[name]:
		if !r.finish() {
			return false
		}
	case r.deal == nil || r.deal.Stopped():
		return true
	case r.ended && name != "hora":
		r.deal.Stop(r.at, "%s: the deal is over, nothing can follow", name)
		return true
	}
	handle(r, v)
	return true
}

// finish adds the current deal to the book.
func (r *reader) finish() bool {
	d := r.deal
	if d == nil {
		return true
	}
	r.deal = nil
	return r.book.Add(d)
}

func (r *reader) game(v *jsontext.Value) {
	names := v.Get("names")
	r.names, r.scores, r.players = nil, nil, 4
	red := v.Get("aka_flag")
	r.plain = red.Kind == jsontext.Bool && !red.Is()
	for i := range names.Items {
		r.names = append(r.names, names.Items[i].String())
	}
	if len(r.names) == 3 {
		r.players = 3
	}
}

// round reads the event start_kyoku.
func (r *reader) round(v *jsontext.Value) {
	wind := notation.FromMjai(v.Get("bakaze").String())
	number, ok := v.Get("kyoku").Int()
	dealer, hasDealer := v.Get("oya").Int()
	hands := v.Get("tehais")
	if len(hands.Items) == 3 || len(hands.Items) == 4 && len(hands.At(3).Items) == 0 {
		r.players = 3
	}
	if !hasDealer {
		dealer = number - 1
	}
	if !wind.IsWind() || !ok || number < 1 || number > r.players || dealer < 0 || dealer >= r.players ||
		len(hands.Items) < r.players {
		r.book.Fault(r.at, "start_kyoku: want bakaze, kyoku from 1, oya and tehais for %d players", r.players)
		return
	}
	r.ended, r.drawn, r.change = false, 0, make([]int, r.players)
	r.offset = (dealer - (number - 1) + r.players) % r.players
	d := r.book.Begin(importer.Deal{At: r.at})
	d.Heading.Rules = "riichi-tenhou"
	if r.players == 3 {
		d.Heading.Rules = "riichi-tenhou-3p"
	}
	if r.plain {
		d.Heading.Options = option.Values{"redFives": false}
	}
	sticks := v.Get("kyotaku")
	if sticks.Kind == jsontext.Absent {
		sticks = v.Get("kyoutaku")
	}
	d.Setup = game.Deal{Players: r.players, Round: wind, Number: number, Repeat: counter(v.Get("honba")),
		Deposits: counter(sticks)}
	d.Hands = make([][]tile.Tile, r.players)
	for actor := range r.players {
		for i := range hands.Items[actor].Items {
			d.Hands[r.chair(actor)] = append(d.Hands[r.chair(actor)], notation.FromMjai(hands.Items[actor].Items[i].String()))
		}
	}
	if scores := r.numbers(v.Get("scores")); scores != nil {
		r.scores = scores
	}
	d.Setup.Scores = r.byChair(r.scores)
	if len(r.names) >= r.players {
		d.Heading.Players = make([]string, r.players)
		for actor, name := range r.names[:r.players] {
			d.Heading.Players[r.chair(actor)] = name
		}
	}
	r.deal = d
	r.indicator(v)
}

// counter reads a number from 0; any other value counts as 0.
func counter(v *jsontext.Value) int {
	n, _ := v.Int()
	return max(0, min(n, replay.MaxCount))
}

func (r *reader) chair(actor int) int { return (actor - r.offset + r.players) % r.players }

// numbers reads a number for each player, nil if their count is not the number of players.
func (r *reader) numbers(v *jsontext.Value) []int {
	if len(v.Items) < r.players {
		return nil
	}
	list := make([]int, r.players)
	for i := range list {
		n, ok := v.Items[i].Int()
		if !ok {
			return nil
		}
		list[i] = n
	}
	return list
}

// byChair turns a list by actor into one by chair.
func (r *reader) byChair(list []int) []int {
	if list == nil {
		return nil
	}
	turned := make([]int, r.players)
	for actor, n := range list {
		turned[r.chair(actor)] = n
	}
	return turned
}

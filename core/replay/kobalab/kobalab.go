// Package kobalab reads the JSON logs (牌譜) of kobalab's majiang programs: Read
// takes a text of at most importer.MaxText bytes and returns its deals. Events are
// in order there, and players are numbered from the dealer.
package kobalab

import (
	"strings"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/work"
)

const players = 4

// Read reads a log. Faults are in the Problems of the replay and end their own deal, which keeps the moves before them;
// reading continues with the next deal. Unknown fields are ignored. The error is too-large, or bad-replay if there is
// no deal to show.
func Read(text string, rules replay.RulesFor) (*replay.Replay, error) {
	book, err := importer.Open(text, rules)
	if err != nil {
		return nil, err
	}
	r := reader{book: book}
	book.Begun(importer.Count(text, dealMark, 'q'))
	if err := book.Games(text, r.game); err != nil {
		return nil, err
	}
	return book.Close("want a deal in the list named log, found none")
}

// game reads the deals of one game, and reports whether to continue.
func (r *reader) game(game *jsontext.Document) bool {
	r.head(&game.Head)
	deals, fault := game.List, game.Fault
	for times := 0; ; times++ {
		if !r.some(&deals, fault) {
			return false
		}
		e, ok := fault.(*source.Error)
		if !ok {
			r.state(&game.Head)
			return true
		}
		if r.fault == nil { // it belongs to no deal
			r.book.Cut(e.Span, "%s", e)
		}
		next := nextDeal(game.Text, deals.Behind(e.Span, times))
		if next < 0 || r.book.Full() {
			return true
		}
		deals, fault = jsontext.Rest(game.Text, next)
	}
}

// some reads deals up to a fault of the text, and reports whether to continue.
func (r *reader) some(deals *jsontext.List, fault error) bool {
	r.fault = nil
	for i := range deals.Len() {
		if deals.Broken(i) {
			r.fault, _ = fault.(*source.Error)
		}
		deal, err := deals.Item(i)
		if e, ok := err.(*source.Error); ok && r.fault == nil {
			r.book.Fault(e.Span, "%s", e)
			continue
		}
		if !r.round(&deal) {
			return false
		}
	}
	return true
}

// dealMark is the name of the event that begins a deal.
const dealMark = `"qipai"`

// nextDeal returns the offset of the next deal, a list that begins with that event; -1 if there is none.
func nextDeal(text string, from int) int {
	for {
		i := strings.Index(text[from:], dealMark)
		if i < 0 {
			return -1
		}
		if before, ok := strings.CutSuffix(strings.TrimRight(text[from:from+i], blanks), "{"); ok {
			if before, ok = strings.CutSuffix(strings.TrimRight(before, blanks), "["); ok {
				return from + len(before)
			}
		}
		work.Count(1)
		from += i + len(dealMark)
	}
}

const blanks = " \t\r\n"

type reader struct {
	book    *importer.Book
	heading replay.Heading

	deal   *importer.Deal // the current deal, nil before it is dealt
	dealer int            // chair
	ended  bool
	fault  *source.Error // the fault at which the text of the deal ends
}

// head reads what the log states about the game. Chairs are fixed for the game; chair 0 is the first dealer, whom qijia
// names.
func (r *reader) head(log *jsontext.Value) {
	r.heading = replay.Heading{Rules: "riichi-tenhou"}
	r.heading.Options = optionsOf(log.Get("rule"))
	r.heading.Title = log.Get("title").String()
	first, _ := log.Get("qijia").Int()
	if names := log.Get("player"); len(names.Items) > 0 && first >= 0 && first < players {
		r.heading.Players = make([]string, players)
		for i := range r.heading.Players {
			r.heading.Players[i] = names.At((first + i) % players).String()
		}
	}
}

// state reads the end of the game: the final score and the result of each player, who are numbered by seat.
func (r *reader) state(log *jsontext.Value) {
	first, _ := log.Get("qijia").Int()
	scores, results := log.Get("defen"), log.Get("point")
	if len(scores.Items) == 0 || len(results.Items) == 0 || first < 0 || first >= players {
		return // the log states none
	}
	stated := make([]replay.Stated, players)
	for i := range stated {
		var scored, counted bool
		stated[i].Score, scored = scores.At((first + i) % players).Int()
		stated[i].Points, counted = importer.Points(results.At((first + i) % players).Text)
		if !scored || !counted {
			r.book.Unstated(results.Span)
			return
		}
	}
	r.book.State(stated, results.Span)
}

// round reads one deal, and reports whether to go on.
func (r *reader) round(v *jsontext.Value) bool {
	r.deal, r.ended = nil, false
	for i := range v.Items {
		event := &v.Items[i]
		if r.fault != nil && i == len(v.Items)-1 {
			break // the deal contains the fault
		}
		if len(event.Names) == 0 {
			continue
		}
		name, about := event.Names[0], &event.Fields[0]
		handle := importer.ByName(handlers, name)
		switch {
		case name == "qipai" && r.deal == nil:
			if !r.dealt(about) {
				return true
			}
		case handle == nil:
		case r.deal == nil:
			r.book.Fault(event.Span, "want the deal, qipai, before %s", name)
			return true
		case r.ended && name != "hule":
			r.deal.Stop(event.Span, "%s: the deal is over, nothing can follow", name)
		case !r.deal.Stopped():
			handle(r, about)
		}
	}
	switch {
	case r.deal == nil && r.fault != nil:
		r.book.Fault(r.fault.Span, "%s", r.fault)
		return true
	case r.deal == nil:
		r.book.Fault(v.Span, "want a list of events with a deal, qipai, found none")
		return true
	case r.fault != nil:
		r.deal.Stop(r.fault.Span, "%s", r.fault)
	}
	return r.book.Add(r.deal)
}

// handlers are what each event behind the deal means.
var handlers = []importer.Named[func(*reader, *jsontext.Value)]{
	{"zimo", (*reader).draw},
	{"gangzimo", (*reader).draw},
	{"dapai", (*reader).discard},
	{"fulou", (*reader).claim},
	{"gang", (*reader).kong},
	{"kaigang", (*reader).indicator},
	{"hule", (*reader).win},
	{"pingju", (*reader).end},
}

// dealt reads qipai.
func (r *reader) dealt(v *jsontext.Value) bool {
	var counters [4]int
	for i, name := range [...]string{"zhuangfeng", "jushu", "changbang", "lizhibang"} {
		n, ok := v.Get(name).Int()
		if !ok || n < 0 || n > replay.MaxCount || i < 2 && n > 3 {
			r.book.Fault(v.Span, "qipai: want a number from 0 for %s", name)
			return false
		}
		counters[i] = n
	}
	d := r.book.Begin(importer.Deal{Heading: r.heading, At: v.Span})
	d.Setup = game.Deal{Players: players, Round: tile.East + tile.Tile(counters[0]), Number: counters[1] + 1,
		Repeat: counters[2], Deposits: counters[3]}
	r.dealer = counters[1]
	d.Hands = make([][]tile.Tile, players)
	for l := range players {
		hand, err := notation.Parse(v.Get("shoupai").At(l).String(), "kobalab")
		if err != nil {
			r.book.Fault(v.Get("shoupai").Span, "qipai: %s", err)
			return false
		}
		d.Hands[r.chair(l)] = hand.Hand.Closed
	}
	d.Setup.Scores = r.byChair(v.Get("defen"))
	r.deal = d
	r.indicator(v)
	return true
}

// chair returns the chair of a player counted from the dealer.
func (r *reader) chair(l int) int { return (r.dealer + l) % players }

// byChair reads a number for each player, nil if their count is not the number of players.
func (r *reader) byChair(v *jsontext.Value) []int {
	if len(v.Items) < players {
		return nil
	}
	list := make([]int, players)
	for l := range players {
		n, ok := v.Items[l].Int()
		if !ok {
			return nil
		}
		list[r.chair(l)] = n
	}
	return list
}

// who reads the player of an event.
func (r *reader) who(v *jsontext.Value) (int, bool) {
	l, ok := v.Get("l").Int()
	if !ok || l < 0 || l >= players {
		r.deal.Stop(v.Span, "want a player from 0 to 3 for l")
		return 0, false
	}
	return r.chair(l), true
}

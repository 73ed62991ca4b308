// Package importer builds replays out of game logs: it has what the readers of all log formats share.
// A reader opens a Book for a text, passes each deal as dealt hands, moves in order and the indicators
// that were turned, and closes it for the replay.Replay. The Book checks the deals by playing them,
// lays out the wall (unknown where the log shows no tile) and collects the faults with their places in
// bytes. A fault ends its own deal, which keeps the moves before it.
package importer

import (
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/source"
)

// MaxText is the greatest length of a log in bytes.
const MaxText = 5 << 20

// A Book gathers the deals of one log. Faults stop their own deal, which keeps
// everything before.
type Book struct {
	text   string
	places source.Places
	rules  replay.RulesFor
	played *rules.Rules // of the last deal, and what its table has of them
	record *game.Rules
	steps  int
	deal   Deal   // at hand
	moves  []Move // the buffer of its own, once there was one
	lost   int    // deals of which nothing can be shown
	replay replay.Replay
}

// Open returns the book of a log. The error is too-large.
func Open(text string, rulesFor replay.RulesFor) (*Book, error) {
	if len(text) > MaxText {
		return nil, source.Errorf(source.TooLarge, "want a log of at most %d bytes, found %d", MaxText, len(text))
	}
	return &Book{text: text, places: source.Places{Text: text}, rules: rulesFor}, nil
}

// Begin starts a deal, which overwrites the one before and its moves.
func (b *Book) Begin(d Deal) *Deal {
	b.deal = d
	b.deal.Moves = b.moves[:0]
	return &b.deal
}

// Size returns the length of the log in bytes.
func (b *Book) Size() int { return len(b.text) }

// Remark notes something wrong with the log at a place, for which no deal is lost.
func (b *Book) Remark(at source.Span, format string, args ...any) {
	if b.Full() {
		return
	}
	b.report(-1, -1, source.ErrorAt(at, source.BadReplay, format, args...))
}

// Fault notes what is wrong at a place with a deal of which nothing can be shown.
func (b *Book) Fault(at source.Span, format string, args ...any) {
	b.gap()
	b.lost++
	b.Remark(at, format, args...)
}

// Cut notes a place from which the log cannot be read on.
func (b *Book) Cut(at source.Span, format string, args ...any) {
	b.Short()
	b.Remark(at, format, args...)
}

// Short notes that the log stops before the end that its format has.
func (b *Book) Short() {
	b.gap()
	b.replay.Short = true
}

// gap remembers where the first deal is missing.
func (b *Book) gap() {
	if b.lost == 0 && !b.replay.Short {
		b.replay.Gap = len(b.replay.Deals)
	}
}

// Begun says how many deals the log begins, as far as its text shows.
func (b *Book) Begun(deals int) { b.replay.Begun = deals }

// Full reports whether there are so many problems that no further one is told.
func (b *Book) Full() bool { return len(b.replay.Problems) > replay.MaxProblems }

func (b *Book) report(deal, step int, e *source.Error) {
	b.replay.Report(replay.Problem{Error: e, Deal: deal, Step: step}, &b.places)
}

// Unread returns what keeps the whole text from being read with its line and column before it; nil of nil.
func (b *Book) Unread(fault error) error {
	if e, ok := fault.(*source.Error); ok {
		return b.places.Before(e)
	}
	return fault
}

// Close returns the replay. Where there is not one deal to show the error is
// that of the first fault, or bad-replay with want.
func (b *Book) Close(want string) (*replay.Replay, error) {
	if len(b.replay.Deals) > 0 {
		b.changes()
		b.replay.Begun = max(b.replay.Begun, len(b.replay.Deals)+b.lost)
		return &b.replay, nil
	}
	if len(b.replay.Problems) > 0 {
		return nil, b.places.Before(b.replay.Problems[0].Error)
	}
	return nil, source.ErrorAt(source.Span{Start: 0, End: len(b.text)}, source.BadReplay, "%s", want)
}

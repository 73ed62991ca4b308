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

// A Book collects the deals of one log. A fault ends its own deal, which keeps the moves before it.
type Book struct {
	text   string
	places source.Places
	rules  replay.RulesFor
	played *rules.Rules // of the last deal, and the part that the table needs
	record *game.Rules
	steps  int
	deal   Deal   // the current deal
	moves  []Move // buffer for the moves of the current deal, reused
	lost   int    // number of deals of which nothing can be shown
	replay replay.Replay
}

// Open returns the book of a log. The error is too-large.
func Open(text string, rulesFor replay.RulesFor) (*Book, error) {
	if len(text) > MaxText {
		return nil, source.Errorf(source.TooLarge, "want a log of at most %d bytes, found %d", MaxText, len(text))
	}
	return &Book{text: text, places: source.Places{Text: text}, rules: rulesFor}, nil
}

// Begin starts a deal. It overwrites the previous deal and its moves.
func (b *Book) Begin(d Deal) *Deal {
	b.deal = d
	b.deal.Moves = b.moves[:0]
	return &b.deal
}

// Size returns the length of the log in bytes.
func (b *Book) Size() int { return len(b.text) }

// Remark records a fault of the log at a place which costs no deal.
func (b *Book) Remark(at source.Span, format string, args ...any) {
	if b.Full() {
		return
	}
	b.report(-1, -1, source.ErrorAt(at, source.BadReplay, format, args...))
}

// Fault records a fault at a place in a deal of which nothing can be shown.
func (b *Book) Fault(at source.Span, format string, args ...any) {
	b.gap()
	b.lost++
	b.Remark(at, format, args...)
}

// Cut records a place after which the log cannot be read.
func (b *Book) Cut(at source.Span, format string, args ...any) {
	b.Short()
	b.Remark(at, format, args...)
}

// Short records that the log stops before the end that its format requires.
func (b *Book) Short() {
	b.gap()
	b.replay.Short = true
}

// gap stores the index at which the first deal is missing.
func (b *Book) gap() {
	if b.lost == 0 && !b.replay.Short {
		b.replay.Gap = len(b.replay.Deals)
	}
}

// Begun sets how many deals the log begins, as its text shows.
func (b *Book) Begun(deals int) { b.replay.Begun = deals }

// Full reports whether so many problems were found that further ones are no longer listed.
func (b *Book) Full() bool { return len(b.replay.Problems) > replay.MaxProblems }

func (b *Book) report(deal, step int, e *source.Error) {
	b.replay.Report(replay.Problem{Error: e, Deal: deal, Step: step}, &b.places)
}

// Unread returns a fault that prevents reading the text, with its line and column added; nil for nil.
func (b *Book) Unread(fault error) error {
	if e, ok := fault.(*source.Error); ok {
		return b.places.Before(e)
	}
	return fault
}

// Close returns the replay. If there is no deal to show, the error is that of the first fault, or bad-replay with want.
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

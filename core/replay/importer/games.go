package importer

import (
	"cmp"
	"slices"
	"strings"

	"tehai/core/jsontext"
	"tehai/core/replay"
	"tehai/core/source"
)

// Games reads every game of a text. A game is an object with a list of deals named log; a text has one game a line, or
// a list of games. read reports whether to continue. The error says that there is no game.
func (b *Book) Games(text string, read func(*jsontext.Document) bool) error {
	const want = "want an object with a list of deals named log"
	var none error
	found := false
	for game := range jsontext.Documents(text, "log") {
		if game.Head.Get("log").Kind == jsontext.Array {
			found = true
			if game.Fault == nil && game.List.Len() == 0 {
				continue
			}
			if !read(&game) || game.Fault != nil && b.Full() {
				return nil
			}
			continue
		}
		fault := cmp.Or(game.Fault, error(source.ErrorAt(game.Head.Span, source.BadReplay, want)))
		if none == nil {
			none = cmp.Or(b.Unread(game.Fault), fault)
		}
		if e, ok := fault.(*source.Error); ok {
			b.Cut(e.Span, "%s", e)
		}
		if b.Full() {
			break
		}
	}
	if !found {
		return none
	}
	return nil
}

// changes reports where the players change, because a text may hold many games. Each deal has its own players' names.
func (b *Book) changes() {
	var names []string
	for i, d := range b.replay.Deals {
		if len(d.Players) == 0 || slices.Equal(d.Players, names) {
			continue
		}
		if names != nil && !b.Full() {
			b.replay.Report(replay.Problem{Deal: i, Step: -1, Error: source.Errorf(source.BadReplay,
				"another game begins here, with other players: %s", strings.Join(d.Players, ", "))}, &b.places)
		}
		names = d.Players
	}
}

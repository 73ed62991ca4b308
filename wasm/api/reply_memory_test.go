package api

import (
	"runtime"
	"strings"
	"testing"

	"tehai/core/hand"
	"tehai/wasm/wire"
)

// A heldReply is a reply that a caller keeps, and its text when it was returned.
type heldReply struct {
	value GameValue
	said  string
}

// TestRepliesStay keeps the replies of two games that are played in turn, with refused and undone commands between
// them: at the end each has its original text, although every other one was overwritten and its lists were appended to.
func TestRepliesStay(t *testing.T) {
	riichi := newLive(t, GameNewRequest{Tiles: "136", Ruleset: "riichi-tenhou", Players: 4, Seed: new(1)})
	letters := newLive(t, GameNewRequest{Tiles: "uzje", Flowers: true, Players: 6, Seed: new(2)})
	var held []heldReply
	keep := func(value GameValue) {
		if len(held)%2 == 1 { // the previous one may be changed by its caller
			scribble(&held[len(held)-1].value)
		}
		held = append(held, heldReply{value, string(wire.Append(nil, value))})
	}
	for range 60 {
		for _, game := range []*live{riichi, letters} {
			keep(game.command(t, game.legal[0]))
			keep(game.undo(t))
			if _, err := GameCommand(GameCommandRequest{ID: game.id, Text: game.legal[0] + " Zz"}); err == nil {
				t.Fatal("Zz is a command")
			}
			keep(game.command(t, game.legal[0]))
		}
	}
	for i, h := range held {
		appendToAll(&h.value)
		if now := string(wire.Append(nil, h.value)); i%2 == 1 && now != h.said {
			t.Fatalf("reply %d is now\n%s\nwant as when it was returned\n%s", i, now, h.said)
		}
	}
}

// scribble overwrites everything that a reply points to.
func scribble(value *GameValue) {
	s := &value.State
	for _, words := range [][]Word{s.Event.Tiles, s.Wall.Tiles, s.Wall.Dead, s.Indicators, s.UraIndicators, s.Dora} {
		over(words, 1)
	}
	for _, n := range []*int{s.Turn, s.Event.Chair} {
		if n != nil {
			*n = 99
		}
	}
	for i := range s.Seats {
		seat := &s.Seats[i]
		over(seat.Closed, 2)
		over(seat.Flowers, 3)
		for _, m := range seat.Melds {
			over(m.Tiles, "x")
		}
		for _, thrown := range seat.River {
			if thrown.ClaimedBy != nil {
				*thrown.ClaimedBy = 99
			}
		}
		over(seat.River, RiverTile{})
		over(seat.Melds, Meld{})
		if seat.Shanten != nil {
			*seat.Shanten = 99
		}
		seat.Waits = append(seat.Waits, Accept{Tile: "x"})
	}
	over(s.Seats, Seat{})
	over(value.Legal, "x")
}

// appendToAll appends to every list of a reply.
func appendToAll(value *GameValue) {
	s := &value.State
	for _, words := range [][]Word{s.Event.Tiles, s.Wall.Tiles, s.Wall.Dead, s.Indicators, s.UraIndicators, s.Dora} {
		_ = append(words, 1)
	}
	for i := range s.Seats {
		seat := &s.Seats[i]
		_ = append(seat.Closed, 2)
		_ = append(seat.Flowers, 3)
		_ = append(seat.River, RiverTile{Tile: 4})
		_ = append(seat.Waits, Accept{Tile: "x"})
		for _, m := range seat.Melds {
			_ = append(m.Tiles, "x")
		}
		_ = append(seat.Melds, Meld{})
	}
	_ = append(value.Legal, "x")
}

// over overwrites a list, and the unused capacity after it.
func over[T any](list []T, with T) {
	for i := range list[:cap(list)] {
		list[:cap(list)][i] = with
	}
}

// A live game as a test plays it.
type live struct {
	id    string
	legal []string
}

func newLive(t *testing.T, request GameNewRequest) *live {
	t.Helper()
	value, err := GameNew(request)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if _, err := GameClose(GameCloseRequest{ID: value.ID}); err != nil {
			t.Error(err)
		}
	})
	return &live{value.ID, clone(value.Legal)}
}

func clone(list []string) []string { return strings.Split(strings.Join(list, " "), " ") }

func (l *live) command(t *testing.T, text string) GameValue {
	t.Helper()
	value, err := GameCommand(GameCommandRequest{ID: l.id, Text: text})
	if err != nil {
		t.Fatal(err)
	}
	l.legal = clone(value.Legal)
	return value
}

func (l *live) undo(t *testing.T) GameValue {
	t.Helper()
	value, err := GameUndo(GameUndoRequest{ID: l.id})
	if err != nil {
		t.Fatal(err)
	}
	l.legal = clone(value.Legal)
	return value
}

// TestPanicWithinCommand makes the rules of one of two equal games panic during a command: the reply is an error, and
// from then on both games give equal replies, including undo.
func TestPanicWithinCommand(t *testing.T) {
	request := GameNewRequest{Tiles: "136", Ruleset: "riichi-tenhou", Players: 4, Seed: new(3)}
	broken, whole := newLive(t, request), newLive(t, request)
	rules := openGames.items[broken.id].table.State().Deal().Rules
	complete := rules.Complete
	panics := 0
	for step := range 60 {
		text := whole.legal[0]
		rules.Complete = func(*hand.Hand) bool { panic("on purpose") }
		var reply string
		for _, behind := range []string{" Zz", ""} { // without another command after it, only the reply may panic
			reply = answer(t, "gameCommand", `{"id":"`+broken.id+`","text":"`+text+behind+`"}`)
			switch {
			case strings.HasPrefix(reply, `{"error":{"code":"internal","message":"gameCommand failed: on purpose"`):
				panics++
			case behind == "":
				broken.undo(t)
			}
		}
		rules.Complete = complete
		for _, ask := range []func(*live) GameValue{
			func(l *live) GameValue { return l.command(t, text) },
			func(l *live) GameValue { return l.undo(t) },
			func(l *live) GameValue { return l.command(t, text) },
		} {
			got, want := string(wire.Append(nil, ask(broken))), string(wire.Append(nil, ask(whole)))
			if got != want {
				t.Fatalf("step %d, after %s: %s\nwant %s", step, reply, got, want)
			}
		}
	}
	if panics < 10 {
		t.Errorf("%d panics, want 10 at least", panics)
	}
}

// TestCommandLeavesLittle bounds what a command and its undo allocate, including both replies: a reply has one
// allocation for each type of data.
func TestCommandLeavesLittle(t *testing.T) {
	const pieces, bytes = 52, 6800
	game := newLive(t, GameNewRequest{Tiles: "136", Ruleset: "riichi-tenhou", Players: 4, Seed: new(1)})
	for range 60 {
		game.command(t, game.legal[0])
	}
	text := game.legal[0]
	there := func() {
		if _, err := GameCommand(GameCommandRequest{ID: game.id, Text: text}); err != nil {
			t.Fatal(err)
		}
		if _, err := GameUndo(GameUndoRequest{ID: game.id}); err != nil {
			t.Fatal(err)
		}
	}
	const runs = 200
	if n := testing.AllocsPerRun(runs, there); n > pieces {
		t.Errorf("%.0f pieces of memory, want at most %d", n, pieces)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range runs {
		there()
	}
	runtime.ReadMemStats(&after)
	if n := int(after.TotalAlloc-before.TotalAlloc) / runs; n > bytes {
		t.Errorf("%d bytes, want at most %d", n, bytes)
	}
}

package replay_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
)

// matches are the kinds of games that the tests play at random.
var matches = []struct {
	rules string
	game.Match
}{
	{"uzje", game.Match{Players: 4, Tiles: "136"}},
	{"uzje", game.Match{Players: 4, Tiles: "144"}},
	{"uzje", game.Match{Players: 4, Tiles: "uzje", Flowers: true, Winds: "abbreviated", Circles: "full"}},
	{"uzje", game.Match{Players: 3, Tiles: "uzje", Flowers: true}},
	{"uzje", game.Match{Players: 6, Tiles: "uzje", Flowers: true}},
	{"riichi-tenhou", game.Match{Players: 4, Tiles: "136"}},
	{"riichi-ema", game.Match{Players: 4, Tiles: "136"}},
	{"riichi-mahjong-soul-3p", game.Match{Players: 3, Tiles: "136"}},
}

// randomDeal plays a deal without the checks of a live table, so that abandoned deals and hopeless riichi occur too.
func randomDeal(t testing.TB, kind int, random *rand.Rand) *replay.Deal {
	t.Helper()
	m := matches[kind]
	played, _, err := rulesFor(m.rules, m.Players, nil)
	if err != nil {
		t.Fatal(err)
	}
	m.Rules = played.Record()
	m.Seed = random.Uint64()
	setup, err := m.Deal()
	if err != nil {
		t.Fatal(err)
	}
	setup.Number, setup.Repeat, setup.Deposits = 1+random.IntN(m.Players), random.IntN(3), random.IntN(2)
	hide(setup, random)
	d, err := replay.New(setup, replay.Heading{Rules: m.rules, DeadWall: replay.DeadByRules}, played)
	if err != nil {
		t.Fatal(err)
	}
	for d.Steps() < 400 {
		legal := d.Last().Legal()
		if len(legal) == 0 || random.IntN(300) == 0 {
			break
		}
		e := legal[random.IntN(len(legal))]
		e.FromHand = random.IntN(2) == 0
		if err := d.Add(e); err != nil { // nothing was left in the hand except the tile drawn
			e.FromHand = false
			if err := d.Add(e); err != nil {
				t.Fatal(err)
			}
		}
	}
	if random.IntN(4) == 0 {
		s := d.Last()
		_ = d.Add(game.Event{Kind: game.Aborted, Chair: s.Turn}) // refused where a deal cannot be aborted
	}
	for range random.IntN(4) {
		d.Comments[random.IntN(d.Steps()+1)] = remarks[random.IntN(len(remarks))]
	}
	return d
}

var remarks = []string{
	"too early", "100% sure", "手牌", "E 1 0 4", "Title: none", ": colon", " two  blanks ", "line\nline\n\nline",
	"[1] in brackets", "é", "[]", "%41",
}

// hide makes some tiles of the wall unknown, as in logs that hide hands.
func hide(d *game.Deal, random *rand.Rand) {
	if random.IntN(3) > 0 {
		return
	}
	for i := range d.Wall {
		if random.IntN(4) == 0 && !d.Wall[i].IsFlower() {
			d.Wall[i] = unknown
		}
	}
}

// TestWriteRead writes files of random deals, reads them, and compares every
// state and every word.
func TestWriteRead(t *testing.T) {
	steps := 0
	for n := range games {
		for kind := range matches {
			random := rand.New(rand.NewPCG(uint64(n), uint64(kind)))
			var r replay.Replay
			for range 1 + random.IntN(2) {
				r.Deals = append(r.Deals, randomDeal(t, kind, random))
			}
			steps += sameReplay(t, &r)
		}
	}
	t.Logf("%d steps", steps)
}

// sameReplay writes and reads a replay, compares, and returns the number of steps.
func sameReplay(t testing.TB, r *replay.Replay) int {
	t.Helper()
	text := replay.Write(r)
	again := read(t, text)
	if len(again.Problems) > 0 || len(again.Deals) != len(r.Deals) {
		t.Fatalf("%d deals of %d, problems:\n%s\n%s", len(again.Deals), len(r.Deals), problems(again), text)
	}
	steps := 0
	for i, d := range again.Deals {
		steps += sameDeal(t, d, r.Deals[i], text)
	}
	if twice := replay.Write(again); twice != text {
		t.Fatalf("written twice:\n%s\nand\n%s", text, twice)
	}
	return steps
}

func sameDeal(t testing.TB, got, want *replay.Deal, text string) int {
	t.Helper()
	if got.Steps() != want.Steps() {
		t.Fatalf("%d steps, want %d\n%s", got.Steps(), want.Steps(), text)
	}
	for step := range want.Steps() + 1 {
		a, b := got.At(step), want.At(step)
		if !a.Equal(&b) {
			t.Fatalf("step %d is\n%+v, want\n%+v\n%s", step, a, b, text)
		}
		if step > 0 && got.Event(step) != want.Event(step) {
			t.Fatalf("event %d is %+v, want %+v\n%s", step, got.Event(step), want.Event(step), text)
		}
		if got.Comments[step] != want.Comments[step] {
			t.Fatalf("comment %d is %q, want %q\n%s", step, got.Comments[step], want.Comments[step], text)
		}
	}
	return want.Steps()
}

// TestSeek reaches every state from any other and compares it with one reached step by step.
func TestSeek(t *testing.T) {
	d := randomDeal(t, 0, rand.New(rand.NewPCG(1, 2)))
	s := d.At(0)
	for step := 1; step <= d.Steps(); step++ {
		if err := s.Apply(d.Event(step)); err != nil {
			t.Fatal(err)
		}
		if there := d.At(step); !there.Equal(&s) {
			t.Fatalf("step %d: found %+v, want %+v", step, there, s)
		}
	}
	if past, end := d.At(d.Steps()+5), d.At(d.Steps()); !past.Equal(&end) {
		t.Error("a step past the end is not the end")
	}
	if strings.Contains(replay.Write(&replay.Replay{}), "E") {
		t.Error("an empty replay has a game")
	}
}

package replay_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/tile"
)

// vary plays some moves at random from a step of a deal or of one of its branches.
func vary(t testing.TB, d *replay.Deal, random *rand.Rand) {
	t.Helper()
	var all []*replay.Branch
	for b := range d.AllBranches {
		all = append(all, b)
	}
	var at *replay.Branch
	if len(all) > 0 && random.IntN(2) == 0 {
		at = all[random.IntN(len(all))]
	}
	record := d.Along(at).Record
	step := random.IntN(record.Steps() + 1)
	way := record.Branch(step)
	for range 1 + random.IntN(30) {
		legal := way.Last().Legal()
		if len(legal) == 0 {
			break
		}
		e := legal[random.IntN(len(legal))]
		if err := way.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	var events []game.Event
	for i := step + 1; i <= way.Steps(); i++ {
		events = append(events, way.Event(i))
	}
	b, last, ok, err := d.Vary(at, step, events)
	if err != nil || !ok || last != way.Steps() {
		t.Fatalf("%d events lead to step %d, want %d: %v", len(events), last, way.Steps(), err)
	}
	there := d.Along(b).At(last)
	if !there.Equal(way.Last()) {
		t.Fatalf("varied at %d it is\n%+v, want\n%+v", step, there, way.Last())
	}
	if random.IntN(3) == 0 {
		d.Comment(b, random.IntN(last+1), remarks[random.IntN(len(remarks))], 1000)
	}
}

// sameBranches compares branches with their states and comments.
func sameBranches(t testing.TB, got, want []*replay.Branch, text string) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%d branches, want %d\n%s", len(got), len(want), text)
	}
	for i := range want {
		a, b := got[i], want[i]
		if a.From != b.From {
			t.Fatalf("branch %d departs at %d, want %d\n%s", i, a.From, b.From, text)
		}
		sameDeal(t, new(replay.Deal).Along(a), new(replay.Deal).Along(b), text)
		sameBranches(t, a.Branches, b.Branches, text)
	}
}

// TestBranchesWriteRead writes random deals with random branches, nested ones
// among them, and reads them again.
func TestBranchesWriteRead(t *testing.T) {
	branches, nested := 0, 0
	for n := range games {
		for kind := range matches {
			random := rand.New(rand.NewPCG(uint64(n), uint64(100+kind)))
			d := randomDeal(t, kind, random)
			if random.IntN(3) == 0 { // a record may stop anywhere, even in the middle of a turn
				d.Truncate(random.IntN(d.Steps() + 1))
				d.Comments = map[int]string{}
			}
			for range random.IntN(8) {
				vary(t, d, random)
			}
			r := &replay.Replay{Deals: []*replay.Deal{d}}
			sameReplay(t, r)
			text := replay.Write(r)
			again := read(t, text).Deals[0]
			sameBranches(t, again.Branches, d.Branches, text)
			for b := range d.AllBranches {
				branches++
				if b.Parent() != nil {
					nested++
				}
			}
			if len(d.Branches) > 0 {
				d.Drop(d.Branches[0])
				text = replay.Write(r)
				sameBranches(t, read(t, text).Deals[0].Branches, d.Branches, text)
			}
		}
	}
	if branches < 20 || nested < 5 {
		t.Errorf("only %d branches, %d of them nested", branches, nested)
	}
	t.Logf("%d branches, %d of them nested", branches, nested)
}

// TestBranchText reads branches written by hand: in the middle of a turn, after one, in another branch, and after the
// end of the record.
func TestBranchText(t *testing.T) {
	text := "E 1 0 4\n" + four + "\n1.P [1^1] [2] 2.SP,1t [3] 3.? [4]\n\n" +
		"[1^1] Branch: 1.1m 2.9m\n\n[2] Branch: 2.2t [5] 3.9s\n\n[5] Branch: 3.W34s,9s\n\n" +
		"[4] Branch: 3.W9s 4.N2m [6]\n\n[6] Well,\nindeed.\n\n[3] Still no branch: a comment"
	text = strings.Replace(text, "3.W34s,9s", "3.WC34s", 1)
	r := read(t, text)
	if got := problems(r); got != `9:13 "3.WC34s": West cannot chow: 34s and 2t are no sequence` {
		t.Error(got)
	}
	d := r.Deals[0]
	var got []string
	for b := range d.AllBranches {
		got = append(got, fmt.Sprint(b.From, " ", events(b.Record)))
	}
	want := []string{"1 E- Ed1m S- Sd9m", "2 E- EdP S- Sd2t W- Wd9s", "5 E- EdP SpP Sd1t W- Wd9s N- Nd2m"}
	if !slices.Equal(got, want) {
		t.Errorf("branches\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if c := d.Branches[2].Comments; len(c) != 1 || c[8] != "Well, indeed." ||
		d.Comments[4] != "Still no branch: a comment" {
		t.Errorf("comments %v and %v", c, d.Comments)
	}
	if len(d.Notes)+len(r.Notes) != 1 || r.Notes[0].Text != "[5] Branch: 3.WC34s" {
		t.Errorf("notes %v %v: a branch that cannot be played stays a comment", d.Notes, r.Notes)
	}
}

// TestBranchFaults checks the error for each fault in a branch and its place; the moves before the fault are kept.
func TestBranchFaults(t *testing.T) {
	tests := []struct{ branch, want, kept string }{
		{"[1] Branch: 2.9m 3.9t", `5:18 "3.9t": West cannot discard 9t: not in the hand`, "E- EdP S- Sd9m W-"},
		{"[1] Branch: 2.9m x 3.9t", `5:18 want a turn, a number and a full stop in front, found "x"`, "E- EdP S- Sd9m"},
		{"[1] Branch: 2.9m # 3.9t", `5:18 "#": the wall is not exhausted: 6 tiles are left`, "E- EdP S- Sd9m"},
		{"[1] Branch:", "5:12 want a turn behind Branch:, found the end of the paragraph", ""},
		{"[1] Branch: *", "", ""},
		{"[2^1] Branch: 1.5x", `5:15 want a turn such as 5m, SP,5m, 23m,5t, ?,T or SR, found "1.5x"`, ""},
		{"[2^1] Branch: 2.S5m", `5:15 "2.S5m": South cannot draw: East has drawn and is to discard`, ""},
		{"[2^1] Branch: 1.?", "", ""},
		{"[3] Branch: 2.9m",
			"5:1 want the word [3] in a game or in another branch, found it nowhere: the branch stays a comment", ""},
		{"[1] Branch: 2.9m [1] 3.9s [9]\n\n[9] Branch: [1] 4.E", "", "E- EdP S- Sd9m W- Wd9s; E- EdP S- Sd9m W- Wd9s N- NdE"},
	}
	for _, test := range tests {
		text := "E 1 0 4\n" + four + "\n1.P [2^1] [1] 2.SP,1t\n\n" + test.branch
		r := read(t, text)
		var got []string
		for b := range r.Deals[0].AllBranches {
			got = append(got, events(b.Record))
		}
		if all := strings.Join(got, "; "); problems(r) != test.want || all != test.kept {
			t.Errorf("%s:\n%s\n%s", test.branch, problems(r), all)
		}
		if again := read(t, replay.Write(r)); len(got) > 0 && len(again.Deals[0].Branches) == 0 {
			t.Errorf("%s: the branch is not written", test.branch)
		}
	}
}

// TestTooManyBranches checks that a deal refuses more than MaxBranches, from a text and through the API.
func TestTooManyBranches(t *testing.T) {
	text := "E 1 0 4\n" + four + "\n1.P [1]" + strings.Repeat("\n\n[1] Branch: 2.9m", replay.MaxBranches)
	r := read(t, text)
	d := r.Deals[0]
	if len(d.Branches) != replay.MaxBranches {
		t.Fatalf("%d branches", len(d.Branches))
	}
	if _, _, ok, err := d.Vary(nil, 1, []game.Event{{Kind: game.Discard, Tile: tile.Character1}}); ok || err != nil {
		t.Error("one more branch was made", err)
	}
	_, err := replay.Read(text+"\n\n[1] Branch: 2.9m", rulesFor)
	if got := errorText(err); got != "too-large: want at most 500 branches of a game, found more" {
		t.Error(got)
	}
}

// TestVaryFollows follows events that were played before, extends a branch at its end, and changes nothing when a move
// is against the rules.
func TestVaryFollows(t *testing.T) {
	d := read(t, "E 1 0 4\n"+four+"\n1.P 2.9m 3.F").Deals[0]
	draw := func(chair int) game.Event { return game.Event{Kind: game.Draw, Chair: chair} }
	discard := func(chair int, t tile.Tile) game.Event {
		return game.Event{Kind: game.Discard, Chair: chair, Tile: t}
	}
	b, step, _, err := d.Vary(nil, 1, []game.Event{discard(0, tile.White), draw(1)})
	if b != nil || step != 3 || err != nil || len(d.Branches) != 0 {
		t.Fatalf("what the game plays leads to %v, %d, %v", b, step, err)
	}
	b, step, _, err = d.Vary(nil, 3, []game.Event{discard(1, tile.South)})
	if b == nil || step != 4 || err != nil || len(d.Branches) != 1 {
		t.Fatalf("another discard leads to %v, %d, %v", b, step, err)
	}
	same, step, _, _ := d.Vary(b, 2, []game.Event{draw(1), discard(1, tile.South), draw(2)})
	if same != b || step != 5 || b.Steps() != 5 || len(d.Branches) != 1 {
		t.Fatalf("played again it leads to %v, %d", same, step)
	}
	if _, _, _, err = d.Vary(b, 5, []game.Event{discard(2, tile.Green), discard(2, tile.Green)}); err == nil ||
		b.Steps() != 5 {
		t.Fatalf("a move against the rules: %v, %d steps", err, b.Steps())
	}
	below, _, _, _ := d.Vary(b, 4, []game.Event{{Kind: game.Aborted}})
	if below == b || below.Parent() != b || d.Branch(below.ID) != below {
		t.Fatalf("a branch of the branch is %+v", below)
	}
	d.Drop(b)
	if len(d.Branches) != 0 || d.Branch(below.ID) != nil {
		t.Error("dropped branches are still there")
	}
}

package main

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// carefulDeals returns the deals of an East round between careful players.
func carefulDeals(t *testing.T, wall uint64) (*rules.Rules, []*game.Record) {
	t.Helper()
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	var deals []*game.Record
	a := careful(r)
	a.keep = func(record *game.Record) error {
		deals = append(deals, record)
		return nil
	}
	if _, err := a.round(wall, seatings[4][0]); err != nil {
		t.Fatal(err)
	}
	return r, deals
}

// TestForks finds decisions of each kind in both ways; the other way differs from what was done, and can be played.
// Kongs are rare: more deals are searched for them.
func TestForks(t *testing.T) {
	var found [2]map[string]int
	found[0], found[1] = map[string]int{}, map[string]int{}
	for wall := range uint64(6) {
		r, deals := carefulDeals(t, wall)
		kinds := wayKinds
		if wall > 0 {
			kinds = []wayKind{kongWays}
		}
		for _, d := range deals {
			for step := range d.Steps() {
				s, next := d.At(step), following(d, step)
				for _, kind := range kinds {
					for _, f := range kind.find(&s, next, r) {
						found[chairs(f.bold)][kind.id]++
						if len(f.numbers) != len(kind.names) {
							t.Fatalf("%s: %d numbers, %d names", kind.id, len(f.numbers), len(kind.names))
						}
						if len(f.other) > 0 && f.other[0] == next[0] {
							t.Errorf("%s: the other way is what was done, %v", kind.id, next[0])
						}
						branch := d.Branch(step)
						for _, e := range f.other {
							if err := branch.Add(e); err != nil {
								t.Errorf("%s: %v", kind.id, err)
							}
						}
					}
				}
			}
		}
	}
	for _, kind := range wayKinds {
		if found[1][kind.id] == 0 || found[0][kind.id] == 0 && kind.id != quietWays.id {
			t.Errorf("%s: %d decided for the first way, %d for the second", kind.id, found[1][kind.id], found[0][kind.id])
		}
	}
}

// TestPlayOn plays what was done once more, from several steps on: the deal ends as it did.
func TestPlayOn(t *testing.T) {
	r, deals := carefulDeals(t, 3)
	d := deals[0]
	want := movedBy(d, r)
	for step := 0; step < d.Steps(); step += 9 {
		next := d.Event(step + 1)
		f := fork{step: step, chair: next.Chair, other: []game.Event{next}}
		if got, err := playOn(d, r, &f); err != nil || !slices.Equal(got, want) {
			t.Fatalf("step %d: the scores move by %v, %v; want %v", step, got, err, want)
		}
	}
}

// TestShuffled shuffles the tiles still to be drawn: the drawn ones, the dead wall and the state stay, no tile is lost,
// and the same seed gives the same order.
func TestShuffled(t *testing.T) {
	_, deals := carefulDeals(t, 3)
	for _, d := range deals {
		for _, step := range []int{0, 1, d.Steps() / 2, d.Steps() - 1} {
			want := d.At(step)
			again, err := shuffled(d, step, 7)
			if err != nil {
				t.Fatal(err)
			}
			got := again.At(step)
			if got.Phase != want.Phase || got.Turn != want.Turn || got.Left() != want.Left() || got.Drawn != want.Drawn {
				t.Fatalf("step %d: %+v, want %+v", step, got, want)
			}
			if !slices.Equal(got.DeadWall(), want.DeadWall()) {
				t.Errorf("step %d: the dead wall has changed", step)
			}
			before, after := want.Wall(), got.Wall()
			if len(before) > 5 && slices.Equal(before, after) {
				t.Errorf("step %d: the tiles are in the same order", step)
			}
			slices.Sort(before)
			slices.Sort(after)
			if !slices.Equal(before, after) {
				t.Errorf("step %d: other tiles are drawn", step)
			}
			same, err := shuffled(d, step, 7)
			if err != nil || !slices.Equal(same.Deal().Wall, again.Deal().Wall) {
				t.Errorf("step %d: the same seed gives another order, %v", step, err)
			}
		}
	}
}

// TestShuffledGain lets the other way be what was decided: nothing is gained. Other discards change the scores.
func TestShuffledGain(t *testing.T) {
	r, deals := carefulDeals(t, 3)
	d, pairs, differ := deals[0], 0, 0
	for step := 40; step < d.Steps() && pairs < 2; step++ {
		s, next := d.At(step), following(d, step)
		for _, f := range quietWays.find(&s, next, r) {
			pairs++
			f.step = step
			gain, err := shuffledGain(d, r, &f, 2)
			if err != nil {
				t.Fatal(err)
			}
			differ += chairs(gain != 0)
			f.other = next[:1]
			if gain, err := shuffledGain(d, r, &f, 2); err != nil || gain != 0 {
				t.Errorf("step %d: gains %v, %v by what was decided", step, gain, err)
			}
		}
	}
	if differ == 0 {
		t.Errorf("none of %d other discards changes anything", pairs)
	}
}

// TestPass lets a chair pass a claim that it made: another event follows.
func TestPass(t *testing.T) {
	r, deals := carefulDeals(t, 1)
	passed := 0
	for _, d := range deals {
		for step := range d.Steps() {
			next := d.Event(step + 1)
			if next.Kind != game.Pung && next.Kind != game.Chow {
				continue
			}
			s := d.At(step)
			a := careful(r)
			e, ok, err := a.nextWithout(&s, seatings[4][0], next.Chair)
			if err != nil || !ok || e.Chair == next.Chair && e.Kind != game.Draw {
				t.Errorf("%v is passed, and %v follows, %v", next, e, err)
			}
			passed++
		}
	}
	if passed == 0 {
		t.Error("nothing was claimed")
	}
}

// TestGain counts the gain of the first way: it changes its sign with what was decided.
func TestGain(t *testing.T) {
	r, deals := carefulDeals(t, 1)
	gains := map[bool][]float64{}
	for _, bold := range []bool{true, false} {
		kind := wayKind{find: func(s *game.State, next []game.Event, r *rules.Rules) []fork {
			forks := quietWays.find(s, next, r)
			for i := range forks {
				forks[i].bold = bold
			}
			return forks
		}, most: 2}
		w := ways{kind: &kind}
		for _, d := range deals {
			if err := w.deal(r, d, 1); err != nil {
				t.Fatal(err)
			}
		}
		for i := range w.pairs {
			gains[bold] = append(gains[bold], w.pairs[i].gain)
		}
	}
	differ := false
	for i, gain := range gains[true] {
		differ = differ || gain != 0
		if gain != -gains[false][i] {
			t.Errorf("pair %d: %v and %v", i, gain, gains[false][i])
		}
	}
	if !differ {
		t.Errorf("both ways are the same in all %d pairs", len(gains[true]))
	}
}

// TestWays writes a line for each pair.
func TestWays(t *testing.T) {
	var out bytes.Buffer
	w, err := playWays("riichi", 3, 5, 2, &out)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(w.pairs) < 3 || len(lines) != len(w.pairs)+1 {
		t.Errorf("%d pairs, %d lines", len(w.pairs), len(lines))
	}
	for _, line := range lines {
		if got, want := strings.Count(line, "\t"), 5+len(riichiWays.names); got != want {
			t.Errorf("%d tabs, want %d: %s", got, want, line)
		}
	}
	if _, err := playWays("fold", 1, 1, 0, nil); err == nil {
		t.Error("an unknown kind is not refused")
	}
}

// TestGroups divides the values of a number: every value is in exactly one group.
func TestGroups(t *testing.T) {
	for _, values := range [][]float64{
		{1, 1, 2, 3},
		{0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8},
		{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13},
	} {
		w := ways{}
		for _, x := range values {
			w.pairs = append(w.pairs, twoWays{fork: fork{numbers: []float64{x}}})
		}
		for _, x := range values {
			in := 0
			for _, g := range w.groups(0) {
				in += chairs(x >= g[0] && x <= g[1])
			}
			if in != 1 {
				t.Errorf("%v of %v is in %d groups: %v", x, values, in, w.groups(0))
			}
		}
	}
}

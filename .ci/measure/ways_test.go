package main

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/opponent"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// carefulDeals returns the deals of an East round between careful players.
func carefulDeals(t *testing.T, wall uint64) (*rules.Rules, []*game.Record) {
	t.Helper()
	return roundOf(t, wall, opponent.Careful)
}

// roundOf returns the deals of an East round between players of a strength.
func roundOf(t *testing.T, wall uint64, strength opponent.Strength) (*rules.Rules, []*game.Record) {
	t.Helper()
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	var deals []*game.Record
	a := careful(r)
	a.sides = [2]opponent.Strength{strength, strength}
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
// Kongs are rare: more deals are searched for them, and for those that are not declared deals of steady players, who
// declare none.
func TestForks(t *testing.T) {
	var found [2]map[string]int
	found[0], found[1] = map[string]int{}, map[string]int{}
	for wall := range uint64(20) {
		kinds, strength := wayKinds, opponent.Careful
		switch kong := kongWays.id; {
		case wall == 0:
		case found[1][kong] == 0:
			kinds = []wayKind{kongWays}
		case found[0][kong] == 0:
			kinds, strength = []wayKind{kongWays}, opponent.Steady
		default:
			continue
		}
		r, deals := roundOf(t, wall, strength)
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

// TestShuffled shuffles the tiles still to be drawn, also after kongs: the rest of the wall and the state stay, no tile
// is lost, the same seed gives the same order and another seed another.
func TestShuffled(t *testing.T) {
	_, deals := carefulDeals(t, 4)
	replaced := 0
	for _, d := range deals {
		for _, step := range []int{0, 1, d.Steps() / 2, d.Steps() - 3} {
			want := d.At(step)
			if want.Turned > 1 {
				replaced++
			}
			reordered, err := shuffled(d, step, 7)
			if err != nil {
				t.Fatal(err)
			}
			got := reordered.At(step)
			if got.Phase != want.Phase || got.Turn != want.Turn || got.Left() != want.Left() || got.Drawn != want.Drawn {
				t.Fatalf("step %d: %+v, want %+v", step, got, want)
			}
			before, after := want.Wall(), got.Wall()
			changed := 0
			for i, tile := range d.Deal().Wall {
				if reordered.Deal().Wall[i] != tile {
					changed++
				}
			}
			moved := 0
			for i := range before {
				if before[i] != after[i] {
					moved++
				}
			}
			if changed != moved || !slices.Equal(got.DeadWall(), want.DeadWall()) {
				t.Errorf("step %d: %d tiles have moved, %d of those to be drawn", step, changed, moved)
			}
			same, err := shuffled(d, step, 7)
			other, otherErr := shuffled(d, step, 8)
			if err != nil || otherErr != nil || !slices.Equal(same.Deal().Wall, reordered.Deal().Wall) {
				t.Errorf("step %d: the same seed gives another order, %v, %v", step, err, otherErr)
			}
			if len(before) > 9 && (moved == 0 || slices.Equal(other.Deal().Wall, reordered.Deal().Wall)) {
				t.Errorf("step %d: the order is the same", step)
			}
			slices.Sort(before)
			slices.Sort(after)
			if !slices.Equal(before, after) {
				t.Errorf("step %d: other tiles are drawn", step)
			}
		}
	}
	if replaced == 0 {
		t.Error("no kong")
	}
}

// TestShuffledGain compares gains with the moves of the scores in both ways.
func TestShuffledGain(t *testing.T) {
	r, deals := carefulDeals(t, 3)
	d, pairs, differ := deals[0], 0, 0
	for step := 40; step < d.Steps() && pairs < 2; step++ {
		s, next := d.At(step), following(d, step)
		for _, f := range quietWays.find(&s, next, r) {
			pairs++
			f.step = step
			same := f
			same.other = next[:1]
			want := 0.0
			for seed := range uint64(2) {
				reordered, err := shuffled(d, step, seed)
				if err != nil {
					t.Fatal(err)
				}
				other, err := playOn(reordered, r, &f)
				made, madeErr := playOn(reordered, r, &same)
				if err != nil || madeErr != nil {
					t.Fatal(err, madeErr)
				}
				want += float64(other[f.chair]-made[f.chair]) / 2
			}
			if gain, err := shuffledGain(d, r, &f, 2); err != nil || gain != want {
				t.Errorf("step %d: gains %v, %v, want %v", step, gain, err, want)
			}
			differ += chairs(want != 0)
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

// TestWays writes a line for each pair. The shuffles are handed on.
func TestWays(t *testing.T) {
	var out bytes.Buffer
	w, err := playWays("riichi", 3, 5, 2, &out)
	if err != nil {
		t.Fatal(err)
	}
	r, deals := carefulDeals(t, w.pairs[0].wall)
	p := &w.pairs[0]
	gain, err := shuffledGain(deals[p.deal-1], r, &p.fork, 2)
	if p.bold {
		gain = -gain
	}
	if err != nil || p.gain != gain {
		t.Errorf("the first pair gains %v, want %v, %v", p.gain, gain, err)
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
	if _, err := playWays("riichi", 1, 1, -1, nil); err == nil {
		t.Error("-1 shuffles are not refused")
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

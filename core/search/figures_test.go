package search_test

import (
	"math"
	"testing"

	"tehai/core/review"
	"tehai/core/search"
)

// TestWilson compares intervals with published ones.
func TestWilson(t *testing.T) {
	for _, test := range []struct {
		made, n   int
		low, high float64
	}{
		{0, 0, 0, 1}, {0, 10, 0, 0.2775}, {10, 10, 0.7225, 1}, {81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605},
		{1, 29, 0.0061, 0.1718},
	} {
		low, high := search.Wilson(test.made, test.n)
		if math.Abs(low-test.low) > 1e-4 || math.Abs(high-test.high) > 1e-4 {
			t.Errorf("%d of %d: %.4f–%.4f, want %.4f–%.4f", test.made, test.n, low, high, test.low, test.high)
		}
	}
}

// TestFigures counts the mistakes of a store: as the questions about them do, and over time they add up.
func TestFigures(t *testing.T) {
	logs := samples(t)
	logs = []log{logs[0], logs[len(logs)-1]}
	var bytes [2][]byte // of each game with its first two deals reviewed
	for i, l := range logs {
		file := search.Index(l.games)
		for place, d := range l.games.Deals[:2] {
			moves, err := review.Deal(d, -1, nil)
			if err != nil {
				t.Fatal(err)
			}
			file.Review(place, d, -1, moves)
		}
		bytes[i] = file.Append(nil)
	}
	store := &search.Store{}
	for i := range 40 {
		file, err := search.Read(bytes[i%2])
		if err != nil {
			t.Fatal(err)
		}
		store.Put(logs[i%2].name+string(rune('a'+i)), "2026010"+string(rune('1'+i/8)), file)
	}
	over := 0
	for _, f := range store.Figures("") {
		q, err := search.Parse("mistake:" + f.ID)
		if err != nil {
			t.Fatal(err)
		}
		if a := store.Ask(q, "", 0, 0); a.Places != f.Made || f.Made > f.Chances {
			t.Errorf("%s: %d of %d, the question finds %d", f.ID, f.Made, f.Chances, a.Places)
		}
		made, chances := 0, 0
		for i, s := range f.Over {
			made, chances = made+s.Made, chances+s.Chances
			if s.Chances < search.Enough || s.To < s.From || i > 0 && s.From < f.Over[i-1].To {
				t.Errorf("%s: stretch %d is %+v", f.ID, i, s)
			}
		}
		if len(f.Over) == 0 {
			continue
		}
		over++
		if made != f.Made || chances != f.Chances || len(f.Over) > 12 || len(f.Over) < 2 {
			t.Errorf("%s: over time there are %d of %d in %d parts, in all %d of %d", f.ID, made, chances, len(f.Over), f.Made,
				f.Chances)
		}
	}
	if over < 2 {
		t.Errorf("%d kinds of mistakes have figures over time, want 2 at least", over)
	}
	for _, f := range store.Figures("nobody") {
		if f.Chances > 0 || f.Enough() || len(f.Over) > 0 {
			t.Errorf("nobody: %+v", f)
		}
	}
}

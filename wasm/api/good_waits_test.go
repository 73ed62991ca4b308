package api

import (
	"math"
	"testing"
)

// TestGoodDraws checks that the share of good waits of a hand of 13 tiles equals the share stated for the discard that
// leaves it, and the share counted over its draws one by one.
func TestGoodDraws(t *testing.T) {
	for _, row := range []struct {
		hand string
		good float64 // of the hand of 13 tiles; -1 if not stated
	}{
		{"123m456p79s11357z", -1}, // two tiles from ready
		{"234m567p45s79s55z6m", 4.0 / 12},
		{"234567m23p6799s1z", 1},
		{"234m567p4455s79s1z", 0},
		{"23467m345p4588s1z", 1},
		{"234m567p45677s55z", -1}, // ready
	} {
		value, err := Analyze(AnalyzeRequest{Hand: row.hand})
		if err != nil {
			t.Fatal(err)
		}
		got := -1.0
		if value.Draws == nil {
			t.Fatalf("%s: no hand of 3n+1 tiles", row.hand)
		}
		if value.Draws.Good != nil {
			got = *value.Draws.Good
		}
		if math.Abs(got-row.good) > 1e-9 {
			t.Errorf("%s (%d): %v of %d, want %v", row.hand, value.Shanten.Best, got, value.Draws.Total, row.good)
		}
		if got < 0 {
			continue
		}
		good := 0
		for _, draw := range value.Draws.Tiles {
			after, err := Analyze(AnalyzeRequest{Hand: row.hand + draw.Tile})
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range after.Discards {
				if d.Shanten == 0 && isGood(d.Tiles) {
					good += draw.Left
					break
				}
			}
		}
		if share := float64(good) / float64(value.Draws.Total); math.Abs(share-got) > 1e-9 {
			t.Errorf("%s: %v, drawn one by one %v", row.hand, got, share)
		}
	}
}

// isGood reports whether these waits are good: two-sided, or three and more kinds, with copies left.
func isGood(waits []Accept) bool {
	live := 0
	for _, w := range waits {
		if w.Left > 0 {
			live++
		}
	}
	return live >= 3 || live == 2 && waits[0].Tile[1] == waits[1].Tile[1] && waits[1].Tile[0]-waits[0].Tile[0] == 3
}

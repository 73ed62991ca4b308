package review

import (
	"math/rand/v2"
	"testing"

	"tehai/core/advice"
	"tehai/core/odds"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// TestWeighDiscardsDeeper compares pairs of discards of random hands of two suits that leave the same shanten: a loss
// is at most what the deeper model finds, also where that lowers it; and losses below tied count where both models
// agree.
func TestWeighDiscardsDeeper(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	lost, lowered, small := 0, 0, 0
	var wall []tile.Tile
	for _, text := range []string{"123456789p", "23456789s"} {
		for range 3 {
			wall = append(wall, tiletest.Tiles(text)...)
		}
	}
	for range 150 {
		random.Shuffle(len(wall), func(i, j int) { wall[i], wall[j] = wall[j], wall[i] })
		text := ""
		for _, held := range wall[:14] {
			text += held.String()
		}
		v, _ := rowsOf(t, text, wall[0].String(), wall[1].String(), 10)
		rows := v.Discards(advice.Weighed)
		if len(rows) < 3 || rows[0].Shanten != 1 && rows[0].Shanten != 2 {
			continue
		}
		r := &reviewer{rules: tenhou(), strength: odds.Default}
		for at := 1; at < min(4, len(rows)) && rows[at].Shanten == rows[0].Shanten; at++ {
			m := &Move{Row: at, Rows: rows, Strength: odds.Default}
			r.weighDiscards(v, m)
			first, made := afterBoth(v, &rows[0], &rows[at], odds.Default)
			before := m.cost(first, made).Points
			a, b := deeperValues(t, text, v.Draws, rows[0].Tile, rows[at].Tile)
			if a < 0 || b < 0 {
				continue
			}
			if m.Loss.Points > max(0, a-b)+1e-6 || m.Loss.Points > 0 && b >= 0.98*a {
				t.Errorf("%s: %s instead of %s costs %.0f points, the deeper model finds %.0f and %.0f", text, rows[at].Tile,
					rows[0].Tile, m.Loss.Points, b, a)
			}
			switch {
			case m.Loss.Points > 0:
				lost++
				if before <= tied {
					small++
				}
			case before > moreWins:
				lowered++
			}
		}
	}
	if lost < 40 || lowered == 0 || small < 2 {
		t.Errorf("%d losses, %d of them small, %d of over %d points left out", lost, small, lowered, moreWins)
	}
}

// TestOptionsDeeper weighs all discards of a hand: without a threat one that leaves the same shanten as the first costs
// at most what the deeper model finds.
func TestOptionsDeeper(t *testing.T) {
	lowered := 0
	for _, hand := range []string{"123456m2346p779s3z", "123567m234p24479s", "223344m567p35667s"} {
		v, _ := rowsOf(t, hand, "9s", "6s", 10)
		options := discardOptions(v, &Move{Row: -1, Strength: odds.Default})
		first := options[0].Row
		for i := range options[1:] {
			o := &options[i+1]
			if o.Row.Shanten != first.Shanten || o.Short <= tied {
				continue
			}
			a, b := deeperValues(t, hand, v.Draws, first.Tile, o.Row.Tile)
			before, made := afterBoth(v, first, o.Row, odds.Default)
			if a < 0 || b < 0 || o.Short > max(0, a-b)+1e-6 {
				t.Errorf("%s: %s instead of %s is %.0f points short, the deeper model finds %.0f and %.0f", hand, o.Row.Tile,
					first.Tile, o.Short, b, a)
			}
			if o.Short < before.points-made.points-1 {
				lowered++
			}
		}
	}
	if lowered == 0 {
		t.Error("the deeper model lowers nothing")
	}
}

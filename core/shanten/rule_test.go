//go:build !js

package shanten

import (
	"testing"

	"tehai/core/shanten/need"
	"tehai/core/tile"
)

// TestFifthClasses shows that every part, with any number of copies in its targets, has one of the classes of the
// tables, also with one fifth copy drawn, and counts where the number of copies matters.
func TestFifthClasses(t *testing.T) {
	suits := partsOf(9, true)
	honours := partsOf(7, false)
	if suits.differ != 3571 || suits.parts != 405350 {
		t.Errorf("%d of %d suits differ, want 3571 of 405350", suits.differ, suits.parts)
	}
	if suits.differNoFour+honours.differNoFour != 0 {
		t.Error("parts without four of a kind differ")
	}
	for vector := range suits.unlimited {
		if !holds(suitVectors, vector) {
			t.Errorf("suit %v is missing", vector)
		}
	}
	for vector := range honours.unlimited {
		for sets := range need.Sets + 1 {
			made := need.Made(sets)
			if v := need.Merge(&vector, &made); 3*sets+honours.unlimited[vector] <= 14 && !holds(honourVectors, v) {
				t.Errorf("honours %v with %d sets are missing", vector, sets)
			}
		}
	}
}

func holds(table string, vector need.Vector) bool {
	class := int(find(table, vector))
	return table[class*len(vector):][:len(vector)] == string(vector[:])
}

// parts is the result of partsOf.
type parts struct {
	parts, differ, differNoFour int
	unlimited                   map[need.Vector]int // the fewest tiles of each
}

// A beginning is a set of parts with equal properties: only their number matters.
type beginning struct {
	limited, unlimited need.State
	tiles, most        int // all tiles, and the most of a kind
}

// partsOf visits all parts of up to 14 tiles with at most one fifth copy.
func partsOf(kinds int, sequences bool) parts {
	limit, noLimit := need.Rule{Copies: 4}, need.Rule{Copies: tile.Kinds}
	level := map[beginning]int{{limited: need.Start(), unlimited: need.Start()}: 1}
	for rank := range kinds {
		begins := sequences && rank+2 < kinds
		next := map[beginning]int{}
		for b, number := range level {
			for n := 0; n <= 5 && b.tiles+n <= 14 && n+b.most < 10; n++ {
				after := beginning{
					limit.Next(&b.limited, min(n, 4), begins), noLimit.Next(&b.unlimited, n, begins),
					b.tiles + n, max(b.most, n),
				}
				next[after] += number
			}
		}
		level = next
	}
	found := parts{unlimited: map[need.Vector]int{}}
	for b, number := range level {
		vector := b.unlimited.Done()
		if fewest, ok := found.unlimited[vector]; !ok || b.tiles < fewest {
			found.unlimited[vector] = b.tiles
		}
		if b.most == 5 {
			continue
		}
		found.parts += number
		if vector != b.limited.Done() {
			found.differ += number
			if b.most < 4 {
				found.differNoFour += number
			}
		}
	}
	return found
}

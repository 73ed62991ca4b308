package shanten

import (
	"sync"
	"testing"

	"tehai/core/tile"
)

// TestTablesAtFirstUse calls each entry point first: the tables must be initialized by it.
func TestTablesAtFirstUse(t *testing.T) {
	ready := tile.Counts{3, 1, 1, 1, 1, 1, 1, 1, 3}
	whole, left := ready, leftOf(&ready)
	whole[0]++
	var rows Discards
	for name, ask := range map[string]func() any{
		"Of":       func() any { return Of(&whole) },
		"Rule.Of":  func() any { return Rule{Fifth: true}.Of(&ready) },
		"Standard": func() any { return Standard(&ready, 4) },
		"Draws":    func() any { return Rule{}.Draws(&ready, &left) },
		"Discards": func() any { Rule{}.Discards(&whole, &left, &rows); return rows },
		"Drawing": func() any {
			var d Drawing
			d.Start(Rule{}, &ready, &left)
			d.Within(4, 9, &rows)
			return rows
		},
	} {
		want := ask()
		laid, laidOut = 0, sync.Once{}
		clear(lows[:])
		clear(highs[:])
		clear(classAt[:])
		clear(otherForms[:])
		for i := range needs {
			clear(needs[i][:])
		}
		if got := ask(); got != want || !isLaid() {
			t.Errorf("%s first of all: %v, want %v", name, got, want)
		}
	}
}

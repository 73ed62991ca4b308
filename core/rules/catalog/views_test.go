package catalog_test

import (
	"slices"
	"testing"

	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// TestViews lists which views a family has: a score sheet by ShowSettle; reviews, hints and questions where choices are
// ranked, which a page finds in Shows.
func TestViews(t *testing.T) {
	sheet := []string{"riichi", "mcr", "hongkong", "western", "sichuan"}
	unranked := []string{"sichuan", "western"}
	for _, set := range catalog.All() {
		r, family := set.Plain(), set.Family
		if set.ID == "classical-dmjl" || set.ID == "classical-bmja" {
			family = "western"
		}
		if got, want := r.Shown(rules.ShowSettle), slices.Contains(sheet, family); got != want {
			t.Errorf("%s: a score sheet %v, want %v", set.ID, got, want)
		}
		if got, want := r.Shown(rules.ShowGoulash), set.ID == "classical-bmja"; got != want {
			t.Errorf("%s: a goulash after a draw %v, want %v", set.ID, got, want)
		}
		want := !slices.Contains(unranked, family)
		if shown := !r.Shown(rules.ShowVoid) && !r.Shown(rules.ShowLosers); r.Ranked() != want || shown != want {
			t.Errorf("%s: ranked %v, by what a page shows %v, want %v", set.ID, r.Ranked(), shown, want)
		}
	}
}

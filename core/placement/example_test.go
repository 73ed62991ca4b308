package placement_test

import (
	"fmt"

	"tehai/core/placement"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// What the places are expected to pay after South 3 of a match under Tenhou's rules.
func ExampleMatch_Expected() {
	r, _, _ := catalog.For("riichi-tenhou", 4, nil)
	m := placement.Of(r, 2)
	scores := []float64{38000, 27000, 20000, 15000}
	for chair := range scores {
		now := rules.Moment{Round: tile.South, Number: 3}
		fmt.Printf("%.0f\n", m.Expected(&now, scores, chair))
	}
	// Output:
	// 31651
	// 3416
	// -13575
	// -21492
}

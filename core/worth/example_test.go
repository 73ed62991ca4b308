package worth_test

import (
	"fmt"

	"tehai/core/chance"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
	"tehai/core/worth"
)

// Compare a hand with a pair of dragons that may claim them with one whose rivals never discard what it needs.
func ExampleTable_Of() {
	set, _ := catalog.ByID("riichi-tenhou")
	situation := rules.Situation{SeatWind: tile.South, RoundWind: tile.East}
	open, err := chance.NewScorer(set.Plain(), situation)
	if err != nil {
		fmt.Println(err)
		return
	}
	situation.Riichi = 1
	closed, err := chance.NewScorer(set.Plain(), situation)
	if err != nil {
		fmt.Println(err)
		return
	}
	parsed, err := notation.Parse("123m45p2789s1155z", "mpsz")
	if err != nil {
		fmt.Println(err)
		return
	}
	h := parsed.Hand
	for _, willing := range []float64{1, 0} {
		table := worth.Table{Reach: worth.Reach, Most: worth.Most, Draws: 10, Closed: closed, Open: open}
		table.Worth[tile.White.Index()] = 1
		for k := range table.Left {
			table.Left[k], table.Discards[k] = 4, willing
		}
		for k, n := range h.AllCounts() {
			table.Left[k] -= n
		}
		points, ok := table.Of(&h)
		fmt.Printf("%t: %.0f points with ten draws, %.0f with five\n", ok, points[10], points[5])
	}
	// Output:
	// true: 1318 points with ten draws, 506 with five
	// true: 841 points with ten draws, 237 with five
}

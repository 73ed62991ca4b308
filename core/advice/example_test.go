package advice_test

import (
	"fmt"

	"tehai/core/advice"
	"tehai/core/notation"
)

// Rank the discards of a hand, best first, with the reason for each.
func ExampleRank() {
	read, err := notation.Parse("123m456p4579s1155z", "mpsz")
	if err != nil {
		fmt.Println(err)
		return
	}
	q := advice.Question{Hand: read.Hand}
	for k, n := range read.Hand.AllCounts() {
		q.Left[k] = 4 - n
	}
	for _, row := range advice.Rank(&q)[:3] {
		fmt.Println(row.Tile, row.Shanten, row.Total, row.Reason.ID, row.Reason.Tiles)
	}
	// Output:
	// 9s 1 12 keeps-shape [1z 1z]
	// 1z 1 12 breaks-pair [1z 1z]
	// 5z 1 12 breaks-pair [5z 5z]
}

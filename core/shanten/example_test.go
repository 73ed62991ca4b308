package shanten_test

import (
	"fmt"

	"tehai/core/shanten"
	"tehai/core/tile"
)

func ExampleOf() {
	hand := tile.Counts{1: 1, 2: 1, 15: 1, 16: 1, 26: 2, 27: 3, 30: 3, 31: 1}
	fmt.Println(shanten.Of(&hand))
	// Output: {1 1 3 8}
}

func ExampleRule_Discards() {
	hand := tile.Counts{1: 1, 2: 1, 15: 1, 16: 1, 26: 2, 27: 3, 30: 3, 31: 2}
	var left tile.Counts
	for kind, n := range hand {
		left[kind] = 4 - n
	}
	var rows shanten.Discards
	shanten.Rule{}.Discards(&hand, &left, &rows)
	rows.Sort()
	best := rows.Rows[0]
	fmt.Println(best.Tile, best.Shanten, best.Total)
	for kind := range best.Tiles.All() {
		fmt.Print(kind, " ")
	}
	// Output:
	// 26 1 16
	// 0 3 14 17
}

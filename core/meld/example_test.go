package meld_test

import (
	"fmt"

	"tehai/core/meld"
	"tehai/core/tile"
)

// A pung called from the player across.
func ExampleNew() {
	dragon := tile.White
	m, err := meld.New([]tile.Tile{dragon, dragon, dragon}, meld.NotKong, 1, meld.Across)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(m.Kind == meld.Triplet, m.From == meld.Across, m.Closed(), m.Tiles())
	_, err = meld.New([]tile.Tile{tile.East, tile.South, tile.West}, meld.NotKong, -1, meld.Unsaid)
	fmt.Println(err)
	// Output:
	// true true false [5z 5z 5z]
	// want a chow, a pung or a kong, found 1z2z3z
}

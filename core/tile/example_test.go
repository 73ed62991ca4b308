package tile_test

import (
	"fmt"

	"tehai/core/tile"
)

// Read and write tiles in the short text of the public interface.
func ExampleParse() {
	red, err := tile.Parse("0p")
	fmt.Println(red, red.Plain(), red.IsRedFive(), red.Index(), err)
	_, err = tile.Parse("8z")
	fmt.Println(err)
	// Output:
	// 0p 5p true 13 <nil>
	// want a tile such as 1m, 0p, 5z, 3f, j or ?, found "8z"
}

package wall_test

import (
	"fmt"

	"tehai/core/wall"
)

func Example() {
	tiles := wall.Standard.WithRedFives(1).Tiles()
	wall.Shuffle(tiles, 2024)
	fmt.Println(len(tiles), "tiles, the first", tiles[:4])
	// Output:
	// 136 tiles, the first [7m 2p 9m 8s]
}

package danger_test

import (
	"fmt"

	"tehai/core/danger"
	"tehai/core/tile"
)

// A rival declared riichi with the third discard. Print how likely each of some kinds deals in, with three copies of
// each unseen.
func ExampleOf() {
	var left tile.Counts
	for k := range left {
		left[k] = 3
	}
	rival := danger.Rival{River: []tile.Tile{tile.North, tile.MustParse("9m"), tile.MustParse("4p")}, Riichi: true, At: 2}
	figures := danger.Of(&rival, &left)
	for _, name := range []string{"4p", "1p", "5s", "1z"} {
		f := figures[tile.MustParse(name).Index()]
		fmt.Printf("%s %.1f %% %s\n", name, 100*f.Chance, f.Class)
	}
	// Output:
	// 4p 0.0 % discarded
	// 1p 2.4 % suji
	// 5s 11.9 % no-suji
	// 1z 2.6 % honour-3-left
}

package wall_test

import (
	"fmt"

	"tehai/core/wall"
)

func Example() {
	w := wall.Shuffled(wall.Standard.Tiles(), 2024)
	hands, _ := w.Deal(4)
	fmt.Println("East is dealt", hands[0])
	first, _ := w.Draw()
	fmt.Println("and draws", first, "with", w.Left(), "left")
	fmt.Println(wall.New(hands[1][:3], 1))
	// Output:
	// East is dealt [7m 1p 9m 8s 5s 1p 4z 4p 9p 1z 3s 2m 8p]
	// and draws 9p with 83 left
	// 3 tiles, 0 taken, 2 left, 1 dead: 8p 6p
}

package need_test

import (
	"fmt"

	"tehai/core/shanten/need"
)

// Compute how many tiles 2, 3 and 3 of a suit need for one set, and for one set and a pair.
func ExampleRule_Suit() {
	v := need.Rule{Copies: 4}.Suit([]uint8{0, 1, 2, 0, 0, 0, 0, 0, 0})
	fmt.Println("one set:", v[1], "one set and a pair:", v[need.Sets+1+1])
	// Output:
	// one set: 1 one set and a pair: 2
}

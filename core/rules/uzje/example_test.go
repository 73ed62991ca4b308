package uzje_test

import (
	"fmt"

	"tehai/core/notation"
	"tehai/core/rules/uzje"
)

// A hand of Ùzje tiles is complete when it splits into sets and a pair.
func ExampleComplete() {
	for _, text := range []string{"123m456p789s111z22z", "123m456p789s111z23z"} {
		read, err := notation.Parse(text, "mpsz")
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(uzje.Complete(&read.Hand))
	}
	// Output:
	// true
	// false
}

package uzje_test

import (
	"fmt"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/rules/uzje"
)

// A hand of Ùzje tiles wins when it splits into four sets and a pair; it has no value.
func Example() {
	r := uzje.Family().Sets[0].Plain()
	for _, text := range []string{"123m456p789s111z22z", "123m456p789s111z23z"} {
		read, err := notation.Parse(text, "mpsz")
		if err != nil {
			fmt.Println(err)
			return
		}
		card, err := r.Score(&rules.Win{Hand: read.Hand})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(card.Win, card.Points, card.Why)
	}
	// Output:
	// true 0 []
	// false 0 [{not-complete The hand is not four sets and a pair. [1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 1z 2z 3z] 0 0}]
}

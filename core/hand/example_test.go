package hand_test

import (
	"fmt"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/notation"
)

// A complete hand that can be read in two ways.
func ExampleReadings() {
	read, err := notation.Parse("111222333m456p99s", "mpsz")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, r := range hand.Readings(&read.Hand) {
		fmt.Println(len(r.Sets), "groups, begins with a sequence:", r.Sets[0].Kind == meld.Sequence)
	}
	// Output:
	// 5 groups, begins with a sequence: false
	// 5 groups, begins with a sequence: true
}

package work_test

import (
	"fmt"

	"tehai/core/work"
)

// A sum over the deals of a long match pauses after every 100 units; between two slices the caller shows how far it is.
func ExampleInSlices() {
	sum := 0
	s := work.InSlices(func() {
		for deal := range 25 {
			work.Count(10)
			sum += deal
		}
	})
	defer s.Stop()
	for s.Next(100) {
		fmt.Println(s.Done(), "units")
	}
	fmt.Println(s.Done(), "units, sum", sum)
	// Output:
	// 100 units
	// 200 units
	// 250 units, sum 300
}

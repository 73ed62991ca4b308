//go:build js

package shanten

// The amount of work of the tests and benchmarks.
const (
	benchHands    = 200_000
	acceptHands   = 30
	completeHands = 5_000
	drawnHands    = 600
)

// searchHands is how many hands of each size are compared with the search.
var searchHands = [15]int{1: 10, 10, 10, 10, 10, 10, 10, 5, 5, 5, 2, 1, 1, 1}

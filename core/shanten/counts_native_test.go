//go:build !js

package shanten

// The amount of work of the tests and benchmarks.
const (
	benchHands    = 1_000_000
	acceptHands   = 500
	completeHands = 20_000
	drawnHands    = 3_000
)

// searchHands is how many hands of each size are compared with the search.
var searchHands = [15]int{1: 30, 30, 30, 30, 30, 30, 30, 20, 20, 10, 5, 1, 1, 1}

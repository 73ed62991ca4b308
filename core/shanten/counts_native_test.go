//go:build !js

package shanten

// How much the tests and benchmarks look at.
const (
	benchHands    = 1_000_000
	acceptHands   = 500
	completeHands = 20_000
)

// searchHands is how many hands of each size are compared with the search.
var searchHands = [15]int{1: 30, 30, 30, 30, 30, 30, 30, 20, 20, 10, 5, 1, 1, 1}

//go:build js

package shanten

// How much the tests and benchmarks look at.
const (
	benchHands  = 200_000
	acceptHands = 10
)

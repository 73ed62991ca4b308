//go:build !js

package shanten

// How much the tests and benchmarks look at.
const (
	benchHands  = 1_000_000
	acceptHands = 40
)

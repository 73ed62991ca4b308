//go:build soak

package shanten

// The long run compares every hand of the classes.
const classStep, knittedHands = 1, 10_000

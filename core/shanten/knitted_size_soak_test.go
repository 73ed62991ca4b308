//go:build soak && !js

package shanten

// The long run compares every hand of the classes.
const classStep, knittedHands = 1, 10_000

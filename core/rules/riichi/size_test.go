//go:build !js

package riichi

// randomHands is the number of random hands on which the two scorers must agree.
const randomHands = 220_000

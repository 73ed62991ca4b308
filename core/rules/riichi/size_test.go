//go:build !js

package riichi

// randomHands is how many random hands the two scorers have to agree on.
const randomHands = 220_000

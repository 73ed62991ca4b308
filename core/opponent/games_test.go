//go:build !soak && !js

package opponent_test

// A game takes some tenths of a second: the soak plays all mixes.
const (
	games       = 60
	mixesPlayed = 1
)

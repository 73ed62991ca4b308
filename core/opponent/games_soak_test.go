//go:build soak && !js

package opponent_test

const games = 1000

var mixesPlayed = len(mixes)

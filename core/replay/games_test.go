//go:build !js && !soak

package replay_test

import "tehai/core/tile"

// games is how many files of each kind of game are written and read.
const games = 60

const unknown = tile.Unknown

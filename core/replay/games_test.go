//go:build !js && !soak

package replay_test

import "tehai/core/tile"

// games is the number of files of each kind of game that are written and read.
const games = 60

const unknown = tile.Unknown

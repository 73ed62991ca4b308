//go:build js

package replay_test

import "tehai/core/tile"

const games = 5

const unknown = tile.Unknown

//go:build soak && !js

package replay_test

import "tehai/core/tile"

const games = 2000

const unknown = tile.Unknown

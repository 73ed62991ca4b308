//go:build soak && !js

package game_test

const games = 2000

//go:build soak && !js

package api

const randomGames = 10_000

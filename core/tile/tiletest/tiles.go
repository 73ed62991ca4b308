// Package tiletest reads tiles for tests of packages below core/notation: "123m44z" is five tiles. It
// panics where a digit and its suit are no tile.
package tiletest

import "tehai/core/tile"

// Tiles reads digits with their suits, "123m0p11z". It panics if a digit and its suit are not a tile, and ignores
// digits without a suit.
func Tiles(text string) []tile.Tile {
	var tiles []tile.Tile
	digits := ""
	for _, r := range text {
		if r >= '0' && r <= '9' {
			digits += string(r)
			continue
		}
		for _, d := range digits {
			tiles = append(tiles, tile.MustParse(string(d)+string(r)))
		}
		digits = ""
	}
	return tiles
}

package notation

import (
	"strings"

	"tehai/core/source"
	"tehai/core/tile"
)

// unicodeTiles holds the tiles of the block Mahjong Tiles, from U+1F000, in its order.
var unicodeTiles = buildUnicode()

const firstUnicode = '🀀'

func buildUnicode() [44]tile.Tile {
	var tiles [44]tile.Tile
	next := 0
	put := func(list ...tile.Tile) {
		for _, t := range list {
			tiles[next] = t
			next++
		}
	}
	put(tile.East, tile.South, tile.West, tile.North, tile.Red, tile.Green, tile.White)
	for _, suit := range []tile.Suit{tile.Characters, tile.Bamboos, tile.Circles} {
		for rank := 1; rank <= 9; rank++ {
			put(tile.Numbered(suit, rank))
		}
	}
	put(tile.Flower1, tile.Flower2, tile.Flower3, tile.Flower4) // plum, orchid, bamboo, chrysanthemum
	put(tile.Spring, tile.Summer, tile.Autumn, tile.Winter)
	put(tile.Joker, tile.Unknown) // the back is an unknown tile
	return tiles
}

// readUnicode reads the characters of the block Mahjong Tiles. Blanks, commas and variation selectors may separate
// them.
func readUnicode(b *builder) error {
	for _, c := range b.scan(b.text) {
		switch {
		case strings.ContainsRune(" ,\ufe0e\ufe0f", c.r):
		case c.r >= firstUnicode && int(c.r-firstUnicode) < len(unicodeTiles):
			b.add(unicodeTiles[c.r-firstUnicode], c.at)
		default:
			return source.ErrorAt(c.at, source.BadTile, "want a mahjong tile of Unicode such as 🀇, found %s",
				found(b.text, c.at))
		}
	}
	return nil
}

// writeUnicode writes one character for each tile. It loses which fives are red,
// and that melds were declared.
func writeUnicode(p Parsed) (string, error) {
	var text strings.Builder
	for _, t := range flat(p) {
		at := indexOf(unicodeTiles[:], t.Plain())
		if at < 0 {
			return "", notRepresentable("unicode", t)
		}
		text.WriteRune(firstUnicode + rune(at))
	}
	return text.String(), nil
}

func indexOf(tiles []tile.Tile, t tile.Tile) int {
	for i, other := range tiles {
		if other == t {
			return i
		}
	}
	return -1
}

package api

import (
	"fmt"

	"tehai/core/source"
	"tehai/core/tile"
)

// spell returns the tiles as words of the interface.
func spell(tiles []tile.Tile) []string {
	words := make([]string, len(tiles))
	for i, t := range tiles {
		words[i] = t.String()
	}
	return words
}

// spellSome is spell for a list that is left out when it is empty.
func spellSome(tiles []tile.Tile) []string {
	if len(tiles) == 0 {
		return nil
	}
	return spell(tiles)
}

// readTile reads one tile of a request; field names its place for the error.
func readTile(field, word string) (tile.Tile, error) {
	t, err := tile.Parse(word)
	if err != nil {
		return tile.None, source.Errorf(source.BadTile, "%s: %v", field, err)
	}
	return t, nil
}

// readTiles reads a list of tiles of a request.
func readTiles(field string, words []string) ([]tile.Tile, error) {
	tiles := make([]tile.Tile, len(words))
	for i, word := range words {
		t, err := tile.Parse(word)
		if err != nil {
			return nil, source.Errorf(source.BadTile, "%s: %v", fmt.Sprintf("%s[%d]", field, i), err)
		}
		tiles[i] = t
	}
	return tiles, nil
}

// readStandard reads a list of tiles of the standard 34 kinds.
func readStandard(field string, words []string) ([]tile.Tile, error) {
	tiles, err := readTiles(field, words)
	for i, t := range tiles {
		if !t.IsKind() {
			return nil, source.Errorf(source.UnsupportedTile, "%s[%d]: want a tile of the standard 34 kinds, found %s", field,
				i, t)
		}
	}
	return tiles, err
}

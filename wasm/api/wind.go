package api

import (
	"tehai/core/source"
	"tehai/core/tile"
)

// winds are the words for winds; H and V are seats of six-player games.
var winds = []struct {
	word string
	tile tile.Tile
}{{"E", tile.East}, {"S", tile.South}, {"W", tile.West}, {"N", tile.North}, {"H", tile.Horizontal},
	{"V", tile.Vertical}}

// readWind reads a wind of a request; an absent one is None.
func readWind(field, word string) (tile.Tile, error) {
	if word == "" {
		return tile.None, nil
	}
	for _, w := range winds {
		if w.word == word {
			return w.tile, nil
		}
	}
	return tile.None, source.Errorf(source.BadType, "%s: want one of E S W N, found %q", field, word)
}

// windWord returns the word for a wind, or "".
func windWord(t tile.Tile) string {
	for _, w := range winds {
		if w.tile == t {
			return w.word
		}
	}
	return ""
}

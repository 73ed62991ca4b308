package notation

import (
	"sync"

	"tehai/core/tile"
)

// mjai writes tiles as the mjai protocol does: 1m…9s, E S W N, P F C for White Green Red, 5mr 5pr 5sr for red fives, ?
// for an unknown tile. A JSON list of them can be read too. It loses that melds were declared.
var mjai = spelling{
	id:         "mjai",
	example:    "a tile of mjai such as 1m, 5pr, E or P",
	separators: `,[]"`,
	join:       " ",
	words:      sync.OnceValue(mjaiWords),
}

func mjaiWords() map[tile.Tile]string {
	words := map[tile.Tile]string{tile.Unknown: "?"}
	for i := range tile.Kinds {
		t := tile.Of(i)
		words[t] = t.String()
		if red := t.RedFive(); red != tile.None {
			words[red] = t.String() + "r"
		}
	}
	for i, letter := range "ESWNPFC" {
		words[tile.East+tile.Tile(i)] = string(letter)
	}
	return words
}

// FromMjai returns the tile with a spelling of mjai, or None.
func FromMjai(word string) tile.Tile {
	if t, ok := fromMjai()[word]; ok {
		return t
	}
	return tile.None
}

// fromMjai is made on first use: a log has thousands of tiles to look up, a hand none.
var fromMjai = sync.OnceValue(func() map[string]tile.Tile {
	tiles := map[string]tile.Tile{}
	for t, word := range mjai.words() {
		tiles[word] = t
	}
	return tiles
})

// ToMjai returns mjai's spelling of a tile, or "" if it has none.
func ToMjai(t tile.Tile) string { return mjai.words()[t] }

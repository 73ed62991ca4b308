package notation

import (
	"sync"

	"tehai/core/tile"
)

// mjai spells tiles as the mjai protocol does: 1m…9s, E S W N, P F C for White
// Green Red, 5mr 5pr 5sr for red fives, ? for a tile nobody knows. A JSON list
// of them is read too. It loses that melds were declared.
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

// FromMjai returns the tile that mjai spells so, or None.
func FromMjai(word string) tile.Tile {
	if t, ok := fromMjai()[word]; ok {
		return t
	}
	return tile.None
}

// fromMjai is made for the first game: a log names thousands of tiles, a hand none.
var fromMjai = sync.OnceValue(func() map[string]tile.Tile {
	tiles := map[string]tile.Tile{}
	for t, word := range mjai.words() {
		tiles[word] = t
	}
	return tiles
})

// ToMjai returns mjai's spelling of a tile, or "" if it has none.
func ToMjai(t tile.Tile) string { return mjai.words()[t] }

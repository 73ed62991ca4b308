package notation

import (
	"strings"
	"sync"

	"tehai/core/tile"
)

// pieces writes tiles with the words of libmahjong: ONE_CHARACTER, TWO_PIN, RED_FIVE_BAMBOO, EAST_WIND, WHITE_DRAGON,
// ERROR_PIECE. It also reads other common nouns of the suits, and small letters. It loses that melds were declared.
var pieces = spelling{
	id:         "words",
	example:    "a tile such as ONE_CHARACTER, RED_FIVE_PIN or EAST_WIND",
	separators: ",;",
	join:       ", ",
	words:      sync.OnceValue(func() map[tile.Tile]string { return pieceWords(pieceSuits[:]) }),
	also:       sync.OnceValue(otherPieceWords),
	fold:       strings.ToUpper,
}

var (
	pieceRanks   = [...]string{"ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"}
	pieceSuits   = [...]string{"CHARACTER", "PIN", "BAMBOO"}
	pieceHonours = [...]string{"EAST_WIND", "SOUTH_WIND", "WEST_WIND", "NORTH_WIND", "WHITE_DRAGON", "GREEN_DRAGON",
		"RED_DRAGON"}
	otherSuitSets = [][]string{{"MAN", "CIRCLE", "SOU"}, {"WAN", "DOT", "REED"}}
)

func pieceWords(suits []string) map[tile.Tile]string {
	words := map[tile.Tile]string{tile.Error: "ERROR_PIECE"}
	for s, suit := range suits {
		for r, rank := range pieceRanks {
			words[tile.Of(s*9+r)] = rank + "_" + suit
		}
		words[tile.Of(s*9+4).RedFive()] = "RED_FIVE_" + suit
	}
	for i, honour := range pieceHonours {
		words[tile.East+tile.Tile(i)] = honour
	}
	return words
}

func otherPieceWords() map[string]tile.Tile {
	also := map[string]tile.Tile{}
	for _, suits := range otherSuitSets {
		for t, word := range pieceWords(suits) {
			also[word] = t
		}
	}
	return also
}

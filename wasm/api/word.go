package api

import (
	"tehai/core/notation"
	"tehai/core/tile"
)

// A Word is a tile as the table shows it: in the words of the interface, or with inLetters in those of Ùzje's notation.
// A state has about two hundred of them and is short-lived, so each is a byte. The zero value is no tile.
type Word uint8

const inLetters Word = 1 << 7

func (w Word) String() string {
	if w < inLetters {
		return tile.Tile(w).String()
	}
	return notation.Letters(tile.Tile(w - inLetters))
}

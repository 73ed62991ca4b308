package api

import (
	"sync"

	"tehai/core/notation"
	"tehai/core/tile"
)

// A Word is a tile as the table shows it: in the words of the interface, or with inLetters in those of Ùzje's notation. A state
// holds some two hundred of them and is soon forgotten, so each is a byte. The zero value is no tile.
type Word uint8

const inLetters Word = 1 << 7

var spellings = sync.OnceValue(func() []string {
	texts := make([]string, 2*int(inLetters))
	for _, t := range tile.All() {
		texts[t] = t.String()
		texts[Word(t)|inLetters] = notation.Letters(t)
	}
	return texts
})

// Spellings returns the texts of all words, by number. The list is shared; do not change it.
func (Word) Spellings() []string { return spellings() }

func (w Word) String() string { return spellings()[w] }

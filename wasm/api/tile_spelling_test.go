package api

import (
	"testing"

	"tehai/core/notation"
	"tehai/core/tile"
)

// texts returns the texts of words.
func texts(words []Word) []string {
	list := make([]string, len(words))
	for i, w := range words {
		list[i] = w.String()
	}
	return list
}

// TestWords checks every tile in both spellings.
func TestWords(t *testing.T) {
	for _, one := range append(tile.All(), tile.None) {
		plain, letters := Word(one), Word(one)|inLetters
		if plain == letters || plain.String() != one.String() || letters.String() != notation.Letters(one) {
			t.Errorf("tile %d is %q and %q, want %q and %q", one, plain, letters, one, notation.Letters(one))
		}
	}
}

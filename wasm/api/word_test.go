package api

import (
	"slices"
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

// TestWords is every tile in both spellings, and nothing else.
func TestWords(t *testing.T) {
	all := tile.All()
	for n, text := range Word(0).Spellings() {
		at := tile.Tile(Word(n) &^ inLetters)
		want := ""
		if slices.Contains(all, at) {
			want = at.String()
			if Word(n)&inLetters != 0 {
				want = notation.Letters(at)
			}
		}
		if text != want || Word(n).String() != want {
			t.Errorf("word %d is %q, want %q", n, text, want)
		}
	}
}

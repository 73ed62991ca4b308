package importer

import (
	"strings"
	"testing"
)

// TestFind looks for a word by each of its letters, in texts that have it, nearly have it and have it twice.
func TestFind(t *testing.T) {
	const word = "abcab"
	for _, text := range []string{"", "a", "ca", "abca", word, "ab" + word, "aabcaab", "abc" + word + word, "xxabcabxx",
		"b", "bbbbb", word[1:] + word} {
		for i := range len(word) {
			if got, want := Find(text, word, word[i]), strings.Index(text, word); got != want {
				t.Errorf("%s in %q by %c: %d, want %d", word, text, word[i], got, want)
			}
			if got, want := Count(text, word, word[i]), strings.Count(text, word); got != want {
				t.Errorf("%s in %q by %c: %d times, want %d", word, text, word[i], got, want)
			}
		}
	}
}

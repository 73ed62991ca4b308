package importer

import "strings"

// Find is strings.Index for long texts. It looks for the byte rare, one of the word's that such texts seldom have:
// WebAssembly has no fast strings.Index, and this is several times as fast there.
func Find(text, word string, rare byte) int {
	place := strings.IndexByte(word, rare)
	for from := place; from < len(text); from++ {
		i := strings.IndexByte(text[from:], rare)
		if i < 0 {
			break
		}
		if from += i; strings.HasPrefix(text[from-place:], word) {
			return from - place
		}
	}
	return -1
}

// Count is strings.Count that searches as Find does.
func Count(text, word string, rare byte) (n int) {
	for {
		i := Find(text, word, rare)
		if i < 0 {
			return n
		}
		n++
		text = text[i+len(word):]
	}
}

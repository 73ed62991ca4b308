package source

import "strings"

// Find is strings.Index by a letter of the word that texts of its kind seldom have. In the module, where strings.Index
// has no help of the processor, a long text is gone through several times as fast so.
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

// Count is strings.Count, as Find looks.
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

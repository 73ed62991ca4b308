package source

import (
	"strings"
	"unicode/utf8"
)

// Position returns the line and the column, both counted from 1, of the byte offset in text. Columns count characters,
// not bytes. An offset past the end is the place after the last character.
func Position(text string, offset int) (line, column int) {
	offset = max(0, min(offset, len(text)))
	before := text[:offset]
	start := strings.LastIndexByte(before, '\n') + 1
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(before[start:]) + 1
}

// UTF16 returns the offset in UTF-16 units of the byte offset in text, as JavaScript counts. Bytes that are not UTF-8
// count one each.
func UTF16(text string, offset int) int {
	offset = max(0, min(offset, len(text)))
	units := 0
	for _, r := range text[:offset] {
		units++
		if r > 0xffff {
			units++
		}
	}
	return units
}

package source

import (
	"strings"
	"unicode/utf8"
)

// Position returns the line and the column, both counted from 1, of the byte
// offset in text. Columns count characters, not bytes. An offset past the end
// is the place after the last character.
func Position(text string, offset int) (line, column int) {
	offset = max(0, min(offset, len(text)))
	before := text[:offset]
	start := strings.LastIndexByte(before, '\n') + 1
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(before[start:]) + 1
}

// UTF16 returns the offset in UTF-16 units of the byte offset in text, the
// way JavaScript counts its strings. Bytes that are no UTF-8 count one each.
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

// Caret returns the line of text that span starts in and, below it, a line
// with a caret under every character of the span (one at least).
func Caret(text string, span Span) string {
	start := max(0, min(span.Start, len(text)))
	from := strings.LastIndexByte(text[:start], '\n') + 1
	to := len(text)
	if i := strings.IndexByte(text[start:], '\n'); i >= 0 {
		to = start + i
	}
	end := max(start, min(span.End, to))
	marks := max(1, utf8.RuneCountInString(text[start:end]))
	pad := utf8.RuneCountInString(text[from:start])
	return text[from:to] + "\n" + strings.Repeat(" ", pad) + strings.Repeat("^", marks)
}

package notation

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tehai/core/source"
)

// char is one character of a text and its place.
type char struct {
	r  rune
	at source.Span
}

// folded maps characters to ASCII in addition to the full-width forms: keyboards of phones and word processors insert
// them.
var folded = map[rune]rune{
	'‘': '\'', '’': '\'', '′': '\'', '“': '"', '”': '"', '″': '"',
	'–': '-', '−': '-', '、': ',', '。': ',',
}

// scan returns the characters of text after folding, with every kind of blank as one. They are in the memory of the
// builder.
func (b *builder) scan(text string) []char {
	chars := b.rawChars(text)
	for i := range chars {
		r := chars[i].r
		if r > ' ' && r < utf8.RuneSelf {
			continue // nearly all are ASCII: no table is needed
		}
		switch ascii := folded[r]; {
		case ascii != 0:
			chars[i].r = ascii
		case r >= '！' && r <= '～':
			chars[i].r -= '！' - '!'
		case unicode.IsSpace(r):
			chars[i].r = ' '
		}
	}
	return chars
}

// rawChars returns the characters of text as they are, in the memory of the builder.
func (b *builder) rawChars(text string) []char {
	chars := b.chars[:0]
	if cap(chars) < len(text) {
		chars = make([]char, 0, len(text))
	}
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		chars = append(chars, char{r, source.Span{Start: i, End: i + size}})
		i += size
	}
	b.chars = chars
	return chars
}

// found returns the text at a span for an error message.
func found(text string, at source.Span) string {
	if at.Start >= len(text) {
		return "the end"
	}
	piece := text[at.Start:at.End]
	switch {
	case strings.TrimSpace(piece) == "":
		return "a blank"
	case strings.ContainsFunc(piece, func(r rune) bool { return !strconv.IsGraphic(r) || r == utf8.RuneError }):
		return strconv.Quote(piece)
	}
	return shortened(piece)
}

// shortened cuts a long piece of text for an error message, keeping its end.
func shortened(piece string) string {
	const most = 24
	runes := []rune(piece)
	if len(runes) <= most {
		return piece
	}
	return "…" + string(runes[len(runes)-most:])
}

// word is a piece of a text between separators, and its place.
type word struct {
	text string
	at   source.Span
}

// words cuts a text at blanks and at the characters of separators.
func words(text, separators string) []word {
	var list []word
	start := -1
	for i, r := range text {
		switch cut := unicode.IsSpace(r) || strings.ContainsRune(separators, r); {
		case cut && start >= 0:
			list = append(list, word{text[start:i], source.Span{Start: start, End: i}})
			start = -1
		case !cut && start < 0:
			start = i
		}
	}
	if start >= 0 {
		list = append(list, word{text[start:], source.Span{Start: start, End: len(text)}})
	}
	return list
}

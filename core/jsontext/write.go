package jsontext

import "unicode/utf8"

// plain marks the bytes that need no escape in a JSON string.
var plain = func() (table [256]bool) {
	for c := ' '; c < utf8.RuneSelf; c++ {
		table[c] = c != '"' && c != '\\'
	}
	return table
}()

const hex = "0123456789abcdef"

// AppendText writes a JSON string. Bytes that are not UTF-8 become U+FFFD; the two line separators that are valid in
// JSON but not in JavaScript are escaped.
func AppendText(dst []byte, text string) []byte {
	dst = append(dst, '"')
	start := 0
	for i := 0; i < len(text); {
		c := text[i]
		if plain[c] {
			i++
			continue
		}
		r, size := rune(c), 1
		if c >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[i:])
		}
		if c < utf8.RuneSelf || r == '\u2028' || r == '\u2029' || (r == utf8.RuneError && size == 1) {
			dst = append(dst, text[start:i]...)
			dst = appendEscape(dst, r)
			start = i + size
		}
		i += size
	}
	return append(append(dst, text[start:]...), '"')
}

func appendEscape(dst []byte, r rune) []byte {
	switch r {
	case '"', '\\':
		return append(dst, '\\', byte(r))
	case '\n':
		return append(dst, '\\', 'n')
	}
	return append(dst, '\\', 'u', hex[r>>12&15], hex[r>>8&15], hex[r>>4&15], hex[r&15])
}

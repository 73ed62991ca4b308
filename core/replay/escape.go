package replay

import (
	"strings"
	"unicode/utf8"

	"tehai/core/work"
)

const hexDigits = "0123456789ABCDEF"

// escape writes a text so that it reads back the same as words of a data or comment paragraph: %, characters that are
// not printable ASCII, and blanks that splitting into words would lose become %XX, one for each byte of the UTF-8; so
// do the characters of also.
func escape(text, also string) string {
	var b strings.Builder
	for i := range len(text) {
		c := text[i]
		blank := c == ' ' && (i == 0 || i == len(text)-1 || text[i-1] == ' ')
		if c < ' ' || c > '~' || c == '%' || blank || strings.IndexByte(also, c) >= 0 {
			b.WriteByte('%')
			b.WriteByte(hexDigits[c>>4])
			b.WriteByte(hexDigits[c&15])
			continue
		}
		b.WriteByte(c)
	}
	return b.String()
}

// unescape decodes %XX. A % that two hex digits do not follow stays, and a text that would not be valid UTF-8 stays
// unchanged. Bytes of the text that are not UTF-8 become U+FFFD.
func unescape(text string) string {
	text = strings.ToValidUTF8(text, "\ufffd")
	if strings.IndexByte(text, '%') < 0 {
		return text
	}
	plain := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		if len(plain)%16 == 0 {
			work.Count(1)
		}
		if text[i] == '%' && i+2 < len(text) {
			high, low := hexValue(text[i+1]), hexValue(text[i+2])
			if high >= 0 && low >= 0 {
				plain = append(plain, byte(high<<4|low))
				i += 2
				continue
			}
		}
		plain = append(plain, text[i])
	}
	if !utf8.Valid(plain) {
		return text
	}
	return string(plain)
}

func hexValue(c byte) int {
	if c >= 'a' && c <= 'f' {
		c -= 'a' - 'A'
	}
	return strings.IndexByte(hexDigits, c)
}

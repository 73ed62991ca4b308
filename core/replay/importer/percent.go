package importer

import "strings"

// Unescape decodes the percent escapes of a name or a link. A percent sign that two hex digits do not follow stays;
// bytes that are not UTF-8 become U+FFFD.
func Unescape(text string) string {
	if !strings.Contains(text, "%") {
		return strings.ToValidUTF8(text, "\ufffd")
	}
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		if text[i] == '%' && i+2 < len(text) {
			if high, low := hex(text[i+1]), hex(text[i+2]); high >= 0 && low >= 0 {
				out = append(out, byte(high<<4|low))
				i += 2
				continue
			}
		}
		out = append(out, text[i])
	}
	return strings.ToValidUTF8(string(out), "\ufffd")
}

// hex returns the value of a hex digit, or -1.
func hex(c byte) int {
	if c >= 'A' && c <= 'F' {
		c += 'a' - 'A'
	}
	return strings.IndexByte("0123456789abcdef", c)
}

package house

import (
	"slices"
	"strings"

	"tehai/core/source"
)

// packed is how a packed file begins: no id of a rule set does, nor does JSON. The digit is the version of the table.
const packed = "(1"

// tokenTable is what a packed file has letters for, one a line: those of A to Z, then those behind @ of a to z. The
// table of a version never changes.
const tokenTable = `"tehai":"house-rules","version":1,"name":"
","base":"classical-bmja"
","base":"classical-dmjl"
,"options":{"
,"hands":[{"id":"
"]]},{"id":"
","value":{"limits":
},"layouts":[["
"concealed":"yes","layouts":[["
","
"],["
"]]}
 #a
 #b
 #c
pung
pair
single 
set 
run
tiles 
honour
chow 
","names":{"en":"
"},"value":{"limits":
,"concealed":"
"fishing":{"limits":
"win":{"by":["
"drop":["
"points":
"doubles":
dragon
wind
terminal
major
drawn
"last":
"tiles":"
"needs":"
replacement
knit2
knit3
","de":"
","zh":"
"classical
"open":
discard
simple
meld
kong
false
true`

// lines returns the lines of the table. A variable that is made at the start would be in every first visit.
func lines() []string { return strings.Split(tokenTable, "\n") }

// A link may not hold the marks of JSON as they are; each of them has another, and a literal one stands behind ~.
const (
	marks    = `{}[]"#|`
	replaced = `()*!'$/`
	special  = replaced + "@~"
)

// Pack writes the text of a file for a link, with no character that a link has to write as three. Read takes it.
func Pack(text string) string {
	b, tokens := []byte(packed), lines()
	text = strings.TrimPrefix(text, "{")
	for text != "" {
		if at := longest(tokens, text); at >= 0 {
			if at >= 26 {
				b = append(b, '@', 'a'+byte(at-26))
			} else {
				b = append(b, 'A'+byte(at))
			}
			text = text[len(tokens[at]):]
			continue
		}
		c := text[0]
		if at := strings.IndexByte(marks, c); at >= 0 {
			c = replaced[at]
		} else if isSpecial(c) {
			b = append(b, '~')
		}
		b, text = append(b, c), text[1:]
	}
	return string(b)
}

func isSpecial(c byte) bool { return c >= 'A' && c <= 'Z' || strings.IndexByte(special, c) >= 0 }

// longest returns the longest token that the text begins with, -1 for none.
func longest(tokens []string, text string) int {
	best := -1
	for i, token := range tokens {
		if strings.HasPrefix(text, token) && (best < 0 || len(token) > len(tokens[best])) {
			best = i
		}
	}
	return best
}

// Unpack is the inverse of Pack. What it returns has at most Size bytes.
func Unpack(text string) (string, error) {
	rest, ok := strings.CutPrefix(text, packed)
	if !ok {
		return "", source.Errorf(source.BadHouseRules, "house rules: written by a newer program")
	}
	b, tokens := []byte{'{'}, lines()
	for i := 0; i < len(rest); i++ {
		c, literal := rest[i], false
		if (c == '~' || c == '@') && i+1 < len(rest) {
			i++
			literal = c == '~'
			if c = rest[i]; !literal && c >= 'a' && c <= 'z' {
				b = append(b, tokens[26+c-'a']...)
				continue
			}
		}
		switch at := slices.Index([]byte(replaced), c); {
		case literal:
			b = append(b, c)
		case c >= 'A' && c <= 'Z':
			b = append(b, tokens[c-'A']...)
		case at >= 0:
			b = append(b, marks[at])
		default:
			b = append(b, c)
		}
		if len(b) > Size {
			return "", tooLarge(len(b))
		}
	}
	return string(b), nil
}

func tooLarge(size int) error {
	return source.Errorf(source.TooLarge, "house rules: want at most %d bytes, found %d", Size, size)
}

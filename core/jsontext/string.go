package jsontext

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// str parses a string in quotes, or only checks it if make is false. Control characters are accepted: files edited by
// hand have line ends in names.
func (p *parser) str(make bool) (string, error) {
	p.pos++
	from := p.pos
	var out []byte // nil without escapes: the string is then a part of the text
	for at := from; at < len(p.text); at++ {
		switch p.text[at] {
		case '"':
			p.pos = at + 1
			if out == nil {
				return p.text[from:at], nil
			}
			return string(append(out, p.text[from:at]...)), nil
		case '\\':
			p.pos = at + 1
			r, err := p.escape()
			if err != nil {
				return "", err
			}
			if make {
				out = utf8.AppendRune(append(out, p.text[from:at]...), r)
			}
			from, at = p.pos, p.pos-1
		}
	}
	p.pos = len(p.text)
	return "", p.fail(`want the closing "`)
}

// escaped are the letters after \ and the characters they stand for.
const escaped = "\"\"\\\\//b\bf\fn\nr\rt\t"

// escape parses the characters after \.
func (p *parser) escape() (rune, error) {
	if p.pos == len(p.text) {
		return 0, p.fail("want a character after \\")
	}
	c := p.text[p.pos]
	if c != 'u' {
		for i := 0; i < len(escaped); i += 2 {
			if escaped[i] == c {
				p.pos++
				return rune(escaped[i+1]), nil
			}
		}
		return 0, p.fail(`want one of " \ / b f n r t u after \`)
	}
	r, ok := p.unit()
	if !ok {
		return 0, p.fail("want four hex digits after \\u")
	}
	if utf16.IsSurrogate(r) && strings.HasPrefix(p.text[p.pos:], `\u`) {
		before := p.pos
		p.pos++
		if low, ok := p.unit(); ok && utf16.DecodeRune(r, low) != '\uFFFD' {
			r = utf16.DecodeRune(r, low)
		} else {
			p.pos = before
		}
	}
	return r, nil // a lone surrogate becomes U+FFFD when it is written
}

// unit parses u and four hex digits.
func (p *parser) unit() (rune, bool) {
	if p.pos+5 > len(p.text) {
		return 0, false
	}
	n, err := strconv.ParseUint(p.text[p.pos+1:p.pos+5], 16, 32)
	if err != nil {
		return 0, false
	}
	p.pos += 5
	return rune(n), true
}

package jsontext

import (
	"strconv"
	"strings"
	"unicode/utf16"
)

var escapes = map[byte]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

// str takes a string in quotes. Characters below the blank are taken as they
// are: files mended by hand have line ends in names.
func (p *parser) str() (string, error) {
	p.pos++
	rest := p.text[p.pos:]
	if end := strings.IndexAny(rest, `"\`); end >= 0 && rest[end] == '"' {
		p.pos += end + 1
		return rest[:end], nil // most strings have no escape
	}
	var out strings.Builder
	for p.pos < len(p.text) {
		c := p.text[p.pos]
		p.pos++
		switch c {
		case '"':
			return out.String(), nil
		case '\\':
			if err := p.escape(&out); err != nil {
				return "", err
			}
		default:
			out.WriteByte(c)
		}
	}
	return "", p.fail(`want the closing "`)
}

func (p *parser) escape(out *strings.Builder) error {
	if p.pos == len(p.text) {
		return p.fail("want a character after \\")
	}
	c := p.text[p.pos]
	if c != 'u' {
		plain, ok := escapes[c]
		if !ok {
			return p.fail(`want one of " \ / b f n r t u after \`)
		}
		p.pos++
		out.WriteByte(plain)
		return nil
	}
	r, ok := p.unit()
	if !ok {
		return p.fail("want four hex digits after \\u")
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
	out.WriteRune(r) // a lone surrogate becomes U+FFFD
	return nil
}

// unit takes u and four hex digits.
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

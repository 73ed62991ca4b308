package jsontext

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"tehai/core/source"
)

// maxDepth is how deep arrays and objects may nest; no log comes near it.
const maxDepth = 64

// Parse reads a text that holds one value. Its error has the code bad-replay,
// because logs are all that is read so, and the place of the fault. A byte
// order mark in front is passed over.
func Parse(text string) (Value, error) {
	v, err := Prefix(text)
	if err != nil {
		return Value{}, err
	}
	return v, nil
}

// Prefix is Parse that returns, beside an error, what was read before the
// fault: lists and objects hold what is whole, and of what the fault stands in
// the part before it.
func Prefix(text string) (Value, error) {
	p := parser{text: text, pos: len(text) - len(strings.TrimPrefix(text, "\ufeff"))}
	v, err := p.value(0)
	if err != nil {
		return v, err
	}
	p.space()
	if p.pos < len(text) {
		return v, p.fail("want nothing more after the value")
	}
	return v, nil
}

type parser struct {
	text string
	pos  int
}

func (p *parser) fail(want string) error {
	found := "the end"
	end := p.pos
	if p.pos < len(p.text) {
		r, size := utf8.DecodeRuneInString(p.text[p.pos:])
		found, end = strconv.QuoteRune(r), p.pos+size
	}
	return source.ErrorAt(source.Span{Start: p.pos, End: end}, source.BadReplay, "JSON: %s, found %s", want, found)
}

func (p *parser) space() {
	for p.pos < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.pos]) >= 0 {
		p.pos++
	}
}

// next reports whether the next character after blanks is c, and takes it.
func (p *parser) next(c byte) bool {
	p.space()
	if p.pos < len(p.text) && p.text[p.pos] == c {
		p.pos++
		return true
	}
	return false
}

func (p *parser) value(depth int) (Value, error) {
	p.space()
	start := p.pos
	if depth > maxDepth {
		return Value{}, p.fail("want no more than 64 levels")
	}
	v, err := p.bare(depth)
	v.Span = source.Span{Start: start, End: p.pos}
	return v, err
}

func (p *parser) bare(depth int) (Value, error) {
	rest := p.text[p.pos:]
	switch {
	case rest == "":
		return Value{}, p.fail("want a value")
	case rest[0] == '{':
		return p.object(depth)
	case rest[0] == '[':
		return p.array(depth)
	case rest[0] == '"':
		text, err := p.str()
		return Value{Kind: String, Text: text}, err
	case rest[0] == '-' || rest[0] >= '0' && rest[0] <= '9':
		return p.number()
	}
	for _, word := range []struct {
		text string
		kind Kind
	}{{"true", Bool}, {"false", Bool}, {"null", Null}} {
		if strings.HasPrefix(rest, word.text) {
			p.pos += len(word.text)
			return Value{Kind: word.kind, Text: word.text}, nil
		}
	}
	return Value{}, p.fail("want a value")
}

func (p *parser) array(depth int) (Value, error) {
	v := Value{Kind: Array}
	p.pos++
	if p.next(']') {
		return v, nil
	}
	for {
		item, err := p.value(depth + 1)
		if err == nil || len(item.Items)+len(item.Names) > 0 {
			v.Items = append(v.Items, item)
		}
		if err != nil {
			return v, err
		}
		if p.next(']') {
			return v, nil
		}
		if !p.next(',') {
			return v, p.fail("want , or ] after an item")
		}
	}
}

func (p *parser) object(depth int) (Value, error) {
	v := Value{Kind: Object}
	p.pos++
	if p.next('}') {
		return v, nil
	}
	for {
		p.space()
		if p.pos == len(p.text) || p.text[p.pos] != '"' {
			return v, p.fail("want a name in quotes")
		}
		name, err := p.str()
		if err != nil {
			return v, err
		}
		if !p.next(':') {
			return v, p.fail("want : after a name")
		}
		field, err := p.value(depth + 1)
		if err == nil || len(field.Items)+len(field.Names) > 0 {
			v.Names, v.Fields = append(v.Names, name), append(v.Fields, field)
		}
		if err != nil {
			return v, err
		}
		if p.next('}') {
			return v, nil
		}
		if !p.next(',') {
			return v, p.fail("want , or } after a field")
		}
	}
}

// number takes -?digits, a fraction and an exponent, as the RFC has them.
func (p *parser) number() (Value, error) {
	start := p.pos
	p.one("-")
	if !p.one("0") && p.digits() == 0 {
		return Value{}, p.fail("want a digit")
	}
	if p.one(".") && p.digits() == 0 {
		return Value{}, p.fail("want a digit after the point")
	}
	if p.one("eE") {
		p.one("+-")
		if p.digits() == 0 {
			return Value{}, p.fail("want a digit in the exponent")
		}
	}
	return Value{Kind: Number, Text: p.text[start:p.pos]}, nil
}

func (p *parser) one(of string) bool {
	if p.pos < len(p.text) && strings.IndexByte(of, p.text[p.pos]) >= 0 {
		p.pos++
		return true
	}
	return false
}

func (p *parser) digits() int {
	start := p.pos
	for p.one("0123456789") {
	}
	return p.pos - start
}

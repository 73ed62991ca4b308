package jsontext

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tehai/core/source"
)

// maxDepth is how deep arrays and objects may nest, and maxValues how many values are read in one go; no log and no request
// comes near them. A value takes some forty times the room of its text: without the bound 5 MB of zeros would take a gigabyte.
const (
	maxDepth  = 64
	maxValues = 1 << 16
)

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
	p := start(text)
	return p.whole()
}

// start returns a parser behind a byte order mark.
func start(text string) parser {
	return parser{text: text, pos: len(text) - len(strings.TrimPrefix(text, "\ufeff"))}
}

// whole reads the one value of the text.
func (p *parser) whole() (Value, error) {
	v, err := p.value(0)
	if err != nil {
		return v, err
	}
	p.space()
	if p.pos < len(p.text) {
		return v, p.fail("want nothing more after the value")
	}
	return v, nil
}

type parser struct {
	text   string
	pos    int
	values int // made so far

	items []Value  // of lists and objects that are not at their end
	names []string // of the fields among them

	list     string // the array by this name at the top is not made but listed; "" is the text's own array
	listing  bool
	spans    []source.Span
	skimming bool // values are passed over: checked and not made
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
	if p.values++; p.values > maxValues && !p.skimming {
		return Value{}, p.fail("want no more than " + strconv.Itoa(maxValues) + " values")
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

func (p *parser) array(depth int) (v Value, err error) {
	v.Kind = Array
	if p.listing && depth == 0 && p.list == "" {
		return v, p.listed(depth)
	}
	p.pos++
	if p.next(']') {
		return v, nil
	}
	first := len(p.items)
	defer func() { v.Items = p.taken(first) }()
	for {
		item, err := p.value(depth + 1)
		if !p.skimming && (err == nil || len(item.Items)+len(item.Names) > 0) {
			p.items = append(p.items, item)
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

// taken returns the items made since the first, in a list of their own: what is gathered beside grows once for all lists of a text.
func (p *parser) taken(first int) []Value {
	if first == len(p.items) {
		return nil
	}
	list := slices.Clone(p.items[first:])
	clear(p.items[first:])
	p.items = p.items[:first]
	return list
}

func (p *parser) object(depth int) (v Value, err error) {
	v.Kind = Object
	p.pos++
	if p.next('}') {
		return v, nil
	}
	first, firstName := len(p.items), len(p.names)
	defer func() {
		if v.Fields = p.taken(first); v.Fields != nil {
			v.Names = slices.Clone(p.names[firstName:])
			p.names = p.names[:firstName]
		}
	}()
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
		p.space()
		var field Value
		listed := p.listing && depth == 0 && name == p.list && strings.HasPrefix(p.text[p.pos:], "[")
		if listed {
			field = Value{Kind: Array, Span: source.Span{Start: p.pos}}
			err = p.listed(depth + 1)
			field.Span.End = p.pos
		} else {
			field, err = p.value(depth + 1)
		}
		if !p.skimming && (err == nil || listed || len(field.Items)+len(field.Names) > 0) {
			p.names, p.items = append(p.names, name), append(p.items, field)
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

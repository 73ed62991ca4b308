package jsontext

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"tehai/core/source"
	"tehai/core/work"
)

// maxDepth is how deep arrays and objects may nest, and maxValues how many values are read at once; no log and no
// request comes near them. A value takes some forty times the memory of its text: without the bound 5 MB of zeros would
// take a gigabyte.
const (
	maxDepth  = 64
	maxValues = 1 << 16
)

// Parse reads a text that holds one value. Its error has the code bad-replay, because only logs are read this way, and
// the place of the fault. A byte order mark at the start is skipped.
func Parse(text string) (Value, error) {
	v, err := Prefix(text)
	if err != nil {
		return Value{}, err
	}
	return v, nil
}

// A Limit is a limit that a text exceeds.
type Limit uint8

// The limits of what Parse reads.
const (
	NoLimit Limit = iota // the text is not JSON, or there is no fault
	Depth                // lists and objects nest deeper
	Values               // there are more values
)

// ParseWithin is Parse that also returns which limit an error is about.
func ParseWithin(text string) (Value, Limit, error) {
	p := start(text)
	v, err := p.single()
	if err != nil {
		return Value{}, p.over, err
	}
	return v, NoLimit, nil
}

// Texts reads many texts one after the other with the same buffers.
type Texts struct{ parser parser }

// Parse is the function Parse. The lists of the value are valid until the next text is read.
func (r *Texts) Parse(text string) (v Value, err error) {
	r.parser.at(text, start(text).pos)
	if v, err = r.parser.single(); err != nil {
		return Value{}, err
	}
	return v, nil
}

// ParseWithin is the function ParseWithin. The lists of the value are valid until the next text is read.
func (r *Texts) ParseWithin(text string) (Value, Limit, error) {
	r.parser.at(text, start(text).pos)
	v, err := r.parser.single()
	if err != nil {
		return Value{}, r.parser.over, err
	}
	return v, NoLimit, nil
}

// at restarts the parser at an offset of a text and reuses its buffers.
func (p *parser) at(text string, pos int) {
	p.text, p.pos, p.values, p.over = text, pos, 0, NoLimit
	p.items, p.names, p.arena, p.named = p.items[:0], p.names[:0], p.arena[:0], p.named[:0]
}

// Prefix is Parse that, with an error, also returns the value before the fault: lists and objects with their complete
// items, and the incomplete item up to the fault.
func Prefix(text string) (Value, error) {
	p := start(text)
	return p.single()
}

// start returns a parser after a byte order mark.
func start(text string) parser {
	return parser{text: text, pos: len(text) - len(strings.TrimPrefix(text, "\ufeff"))}
}

// single parses the single value of the text.
func (p *parser) single() (v Value, err error) {
	if v, err = p.one(0); err != nil {
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
	values int   // parsed so far
	over   Limit // that the text exceeds

	items []Value  // of lists and objects that are not complete
	names []string // of the fields of incomplete objects
	arena []Value  // memory for finished lists, taken in pieces
	named []string // memory for the names of finished objects

	many    bool   // most values are numbers in lists
	list    string // name of the top-level array that is listed instead of parsed; "" is the text's own array
	listing bool
	spans   []source.Span
	broken  int // number of listed items with a fault: 0 or 1
}

func (p *parser) fail(want string) error { return p.failed("JSON: %s, found %s", want) }

// tooMuch returns the error for a text that may be JSON but exceeds a limit.
func (p *parser) tooMuch(most int, of string) error {
	return p.failed("JSON: want no more than %d %s, found %s", most, of)
}

func (p *parser) failed(format string, want ...any) error {
	found := "the end"
	end := p.pos
	if p.pos < len(p.text) {
		r, size := utf8.DecodeRuneInString(p.text[p.pos:])
		found, end = strconv.QuoteRune(r), p.pos+size
	}
	return source.ErrorAt(source.Span{Start: p.pos, End: end}, source.BadReplay, format, append(want, found)...)
}

func (p *parser) space() {
	for p.pos < len(p.text) {
		switch p.text[p.pos] {
		case ' ', '\t', '\r', '\n':
			p.pos++
		default:
			return
		}
	}
}

// next consumes the next character after blanks if it is c, and reports whether it was.
func (p *parser) next(c byte) bool {
	p.space()
	if p.pos < len(p.text) && p.text[p.pos] == c {
		p.pos++
		return true
	}
	return false
}

// workOfValue is the cost of parsing a value, in the units of source.Work.
const workOfValue = 2

// one parses a value that is not an item of another; with a fault it has the content before it.
func (p *parser) one(depth int) (Value, error) {
	p.items = append(p.items, Value{})
	at := len(p.items) - 1
	err := p.value(at, depth)
	v := p.items[at]
	p.items = p.items[:at]
	return v, err
}

// value parses a value into its place among the items; with a fault it has the content before it.
func (p *parser) value(at, depth int) error {
	work.Count(workOfValue)
	p.space()
	start := p.pos
	if depth > maxDepth {
		return p.tooDeep()
	}
	if p.values++; p.values > maxValues {
		p.over = Values
		return p.tooMuch(maxValues, "values")
	}
	err := p.bare(at, depth)
	p.items[at].Span = source.Span{Start: start, End: p.pos}
	return err
}

func (p *parser) tooDeep() error {
	p.over = Depth
	return p.tooMuch(maxDepth, "levels")
}

func (p *parser) bare(at, depth int) (err error) {
	start, v := p.pos, &p.items[at]
	var c byte // 0 at the end
	if start < len(p.text) {
		c = p.text[start]
	}
	switch c {
	case '{':
		v.Kind = Object
		return p.object(at, depth)
	case '[':
		v.Kind = Array
		return p.array(at, depth)
	case '"':
		v.Kind = String
		v.Text, err = p.str(true)
		return err
	}
	kind, err := p.scalar(c)
	if err == nil {
		v.Kind, v.Text = kind, p.text[start:p.pos]
		v.count()
	}
	return err
}

// words are the values that are written as words.
var words = [...]struct {
	text string
	kind Kind
}{{"true", Bool}, {"false", Bool}, {"null", Null}}

// scalar parses a number or a word that begins with c.
func (p *parser) scalar(c byte) (Kind, error) {
	if c == '-' || c >= '0' && c <= '9' {
		return Number, p.number()
	}
	for _, word := range words {
		if strings.HasPrefix(p.text[p.pos:], word.text) {
			p.pos += len(word.text)
			return word.kind, nil
		}
	}
	return Absent, p.fail("want a value")
}

func (p *parser) array(at, depth int) (err error) {
	if p.listing && depth == 0 && p.list == "" {
		return p.listed(depth)
	}
	p.pos++
	if p.next(']') {
		return nil
	}
	first := len(p.items)
	for more := true; more && err == nil; {
		if p.many && p.numbers(depth+1) {
			break
		}
		if err = p.item(depth + 1); err == nil {
			more, err = p.more(']', "want , or ] after an item")
		}
	}
	p.items[at].Items = p.taken(first)
	return err
}

// item parses a value and appends it to the items; with a fault it is appended if it has content before it.
func (p *parser) item(depth int) error {
	at := len(p.items)
	p.items = append(p.items, Value{})
	err := p.value(at, depth)
	if err != nil && p.items[at].empty() {
		p.items = p.items[:at]
	}
	return err
}

// empty reports whether a value contains no other values.
func (v *Value) empty() bool { return len(v.Items)+len(v.Names) == 0 }

// more consumes the character after an item or a field: the end of its list, or a comma.
func (p *parser) more(end byte, want string) (bool, error) {
	switch {
	case p.next(end):
		return false, nil
	case p.next(','):
		return true, nil
	}
	return false, p.fail(want)
}

func (p *parser) object(at, depth int) (err error) {
	p.pos++
	if p.next('}') {
		return nil
	}
	first, firstName := len(p.items), len(p.names)
	for more := true; more && err == nil; {
		if more, err = p.field(depth); err == nil && more {
			more, err = p.more('}', "want , or } after a field")
		}
	}
	if v := &p.items[at]; len(p.items) > first {
		v.Fields, v.Names = p.taken(first), p.takenNames(firstName)
	}
	return err
}

// field parses a name and its value; complete reports that both have no fault.
func (p *parser) field(depth int) (complete bool, err error) {
	name, err := p.name(true)
	if err != nil {
		return false, err
	}
	at := len(p.items)
	if p.listing && depth == 0 && name == p.list && strings.HasPrefix(p.text[p.pos:], "[") {
		p.items = append(p.items, Value{Kind: Array, Span: source.Span{Start: p.pos}})
		err = p.listed(depth + 1)
		p.items[at].Span.End = p.pos
	} else {
		err = p.item(depth + 1)
	}
	if len(p.items) > at {
		p.names = append(p.names, name)
	}
	return err == nil, err
}

// name parses the name of a field, the colon and the blanks after it.
func (p *parser) name(make bool) (string, error) {
	p.space()
	if p.pos == len(p.text) || p.text[p.pos] != '"' {
		return "", p.fail("want a name in quotes")
	}
	name, err := p.str(make)
	if err != nil {
		return "", err
	}
	if !p.next(':') {
		return "", p.fail("want : after a name")
	}
	p.space()
	return name, nil
}

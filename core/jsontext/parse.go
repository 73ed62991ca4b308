package jsontext

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tehai/core/source"
	"tehai/core/work"
)

// maxDepth is how deep arrays and objects may nest, and maxValues how many values are read in one go; no log and no request
// comes near them. A value takes some forty times the memory of its text: without the bound 5 MB of zeros would take a gigabyte.
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

// A Limit is one that a text has passed.
type Limit uint8

// The limits of what Parse reads.
const (
	NoLimit Limit = iota // the text is no JSON, or there is no fault
	Depth                // lists and objects nest deeper
	Values               // there are more values
)

// ParseWithin is Parse that returns beside an error which limit it is about.
func ParseWithin(text string) (Value, Limit, error) {
	p := start(text)
	v, err := p.whole()
	if err != nil {
		return Value{}, p.over, err
	}
	return v, NoLimit, nil
}

// Texts reads many texts one after the other with the same buffers.
type Texts struct{ parser parser }

// Parse is the function Parse. The lists of the value are there until the next text is read.
func (r *Texts) Parse(text string) (v Value, err error) {
	r.parser.at(text, start(text).pos)
	if v, err = r.parser.whole(); err != nil {
		return Value{}, err
	}
	return v, nil
}

// at restarts the parser at an offset of a text and reuses its buffers.
func (p *parser) at(text string, pos int) {
	p.text, p.pos, p.values = text, pos, 0
	p.items, p.names, p.arena = p.items[:0], p.names[:0], p.arena[:0]
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
func (p *parser) whole() (v Value, err error) {
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
	values int   // made so far
	over   Limit // that the text has passed

	items []Value  // of lists and objects that are not at their end
	names []string // of the fields among them
	arena []Value  // that finished lists are laid into, piece by piece

	many    bool   // of the values are numbers in lists
	list    string // the array by this name at the top is not made but listed; "" is the text's own array
	listing bool
	spans   []source.Span
	broken  int // of the items listed, those with a fault: 0 or 1
}

func (p *parser) fail(want string) error { return p.failed("JSON: %s, found %s", want) }

// tooMuch is the fault of what may be JSON, but is more than is read.
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

// next reports whether the next character after blanks is c, and takes it.
func (p *parser) next(c byte) bool {
	p.space()
	if p.pos < len(p.text) && p.text[p.pos] == c {
		p.pos++
		return true
	}
	return false
}

// workOfValue is what it takes to make a value, as work.Count counts.
const workOfValue = 2

// one reads a value that is no item of another; of a fault it holds what stands before it.
func (p *parser) one(depth int) (Value, error) {
	p.items = append(p.items, Value{})
	at := len(p.items) - 1
	err := p.value(at, depth)
	v := p.items[at]
	p.items = p.items[:at]
	return v, err
}

// value reads a value into its place among the items; of a fault it holds what stands before it.
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

// words are the values that are words.
var words = [...]struct {
	text string
	kind Kind
}{{"true", Bool}, {"false", Bool}, {"null", Null}}

// scalar takes a number or a word that begins with c.
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

// item reads a value behind the items so far; of a fault it is one of them if anything stands before it.
func (p *parser) item(depth int) error {
	at := len(p.items)
	p.items = append(p.items, Value{})
	err := p.value(at, depth)
	if err != nil && p.items[at].empty() {
		p.items = p.items[:at]
	}
	return err
}

// empty reports whether a value has no others in it.
func (v *Value) empty() bool { return len(v.Items)+len(v.Names) == 0 }

// more takes what stands behind an item or a field: the end of its list, or a comma.
func (p *parser) more(end byte, want string) (bool, error) {
	switch {
	case p.next(end):
		return false, nil
	case p.next(','):
		return true, nil
	}
	return false, p.fail(want)
}

// minChunk is how many values the smallest chunk of the arena holds; a small text has fewer.
const minChunk = 16

// taken returns the items made since the first, in a list of their own: what is gathered beside grows once for all lists of a text.
func (p *parser) taken(first int) []Value {
	n := len(p.items) - first
	if n == 0 {
		return nil
	}
	if cap(p.arena)-len(p.arena) < n {
		p.arena = make([]Value, 0, max(n, min(2*cap(p.arena), 1024), minChunk))
	}
	from := len(p.arena)
	p.arena = append(p.arena, p.items[first:]...)
	p.items = p.items[:first]
	return p.arena[from:len(p.arena):len(p.arena)]
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
		v.Fields, v.Names = p.taken(first), slices.Clone(p.names[firstName:])
		p.names = p.names[:firstName]
	}
	return err
}

// field reads a name and its value; whole says that nothing is wrong with it.
func (p *parser) field(depth int) (whole bool, err error) {
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

// name takes the name of a field, the colon and the blanks behind it.
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

// number takes -?digits, a fraction and an exponent, as the RFC has them.
func (p *parser) number() error {
	if end, sign := p.plainFrom(p.pos); sign != 0 {
		p.pos = end
		return nil
	}
	p.oneOf('-', '-')
	if !p.oneOf('0', '0') && !p.digits() {
		return p.fail("want a digit")
	}
	if p.oneOf('.', '.') && !p.digits() {
		return p.fail("want a digit after the point")
	}
	if p.oneOf('e', 'E') {
		p.oneOf('+', '-')
		if !p.digits() {
			return p.fail("want a digit in the exponent")
		}
	}
	return nil
}

// oneOf takes one of two characters if it is next.
func (p *parser) oneOf(a, b byte) bool {
	if p.pos < len(p.text) && (p.text[p.pos] == a || p.text[p.pos] == b) {
		p.pos++
		return true
	}
	return false
}

// digits takes digits, and reports whether there is one.
func (p *parser) digits() bool {
	at := p.pos
	for at < len(p.text) && p.text[at]-'0' <= 9 {
		at++
	}
	any := at > p.pos
	p.pos = at
	return any
}

package search

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tehai/core/source"
)

// Limits of a question.
const (
	MaxQuestion = 1_000 // bytes
	maxDepth    = 20    // brackets within brackets
)

// Parse reads a question:
//
//	question = list { "or" list } .
//	list     = item { item } .
//	item     = [ "-" ] ( "(" question ")" | word [ sign value ] ) .
//	sign     = ":" | "=" | "<" | "<=" | ">" | ">=" .
//
// Blanks stand between items. The items of a list all have to hold, of lists with
// "or" between them one; "-" wants what it stands before not to hold. A value ends
// at a blank or a bracket; ranges are 3..5, words of which one has to hold a,b. An
// empty question holds everywhere. The error has its place in text.
func Parse(text string) (*Question, error) {
	if len(text) > MaxQuestion {
		return nil, source.Errorf(source.TooLarge, "want a question of at most %d characters", MaxQuestion)
	}
	p := &parser{text: text}
	p.skip()
	root := &node{operator: all}
	if p.at < len(text) {
		var err error
		if root, err = p.question(0); err != nil {
			return nil, err
		}
		if p.at < len(text) {
			return nil, p.wrong(1, "want a term, found %s", p.found())
		}
	}
	if root.operator != all {
		root = &node{operator: all, parts: []*node{root}}
	}
	return &Question{root: root, moments: root.hasMoment()}, nil
}

type parser struct {
	text string
	at   int
}

// skip passes over blanks.
func (p *parser) skip() {
	for p.at < len(p.text) {
		r, size := utf8.DecodeRuneInString(p.text[p.at:])
		if !unicode.IsSpace(r) {
			return
		}
		p.at += size
	}
}

// wrong returns an error about the next bytes.
func (p *parser) wrong(bytes int, format string, args ...any) error {
	return source.ErrorAt(source.Span{Start: p.at, End: min(len(p.text), p.at+bytes)}, source.BadType, format, args...)
}

// found is what stands here, for an error.
func (p *parser) found() string {
	if p.at >= len(p.text) {
		return "the end"
	}
	_, size := utf8.DecodeRuneInString(p.text[p.at:])
	return p.text[p.at : p.at+size]
}

func (p *parser) question(depth int) (*node, error) {
	if depth > maxDepth {
		return nil, p.wrong(1, "want at most %d brackets within each other", maxDepth)
	}
	var lists []*node
	for {
		list, err := p.list(depth)
		if err != nil {
			return nil, err
		}
		lists = append(lists, list)
		if !p.or() {
			break
		}
	}
	if len(lists) == 1 {
		return lists[0], nil
	}
	return &node{operator: some, parts: lists}, nil
}

// or passes over the word "or".
func (p *parser) or() bool {
	if p.word() != "or" {
		return false
	}
	p.at += len("or")
	p.skip()
	return true
}

// word returns the letters that stand here.
func (p *parser) word() string {
	end := p.at
	for end < len(p.text) && (p.text[end] >= 'a' && p.text[end] <= 'z' || p.text[end] == '-' && end > p.at) {
		end++
	}
	return p.text[p.at:end]
}

func (p *parser) list(depth int) (*node, error) {
	n := &node{operator: all}
	for p.at < len(p.text) && p.text[p.at] != ')' && p.word() != "or" {
		item, err := p.item(depth)
		if err != nil {
			return nil, err
		}
		n.parts = append(n.parts, item)
		p.skip()
	}
	if len(n.parts) == 0 {
		return nil, p.wrong(1, "want a term, found %s", p.found())
	}
	if len(n.parts) == 1 {
		return n.parts[0], nil
	}
	return n, nil
}

func (p *parser) item(depth int) (*node, error) {
	if p.text[p.at] == '-' {
		p.at++
		if p.at >= len(p.text) || p.text[p.at] == '-' {
			return nil, p.wrong(1, "want a term after -, found %s", p.found())
		}
		part, err := p.item(depth)
		return &node{operator: none, parts: []*node{part}}, err
	}
	if p.text[p.at] != '(' {
		return p.term()
	}
	p.at++
	p.skip()
	n, err := p.question(depth + 1)
	if err != nil {
		return nil, err
	}
	if p.at >= len(p.text) || p.text[p.at] != ')' {
		return nil, p.wrong(1, "want ) at the end of what ( begins, found %s", p.found())
	}
	p.at++
	return n, nil
}

func (p *parser) term() (*node, error) {
	word := p.word()
	if word == "" {
		return nil, p.wrong(len(p.found()), "want a term, found %s", p.found())
	}
	i := slices.IndexFunc(Terms[:], func(t Term) bool { return t.ID == word })
	if i < 0 {
		err := p.wrong(len(word), "there is no term %s", word)
		if near := nearest(word); near != "" {
			err = err.(*source.Error).WithHint(near)
		}
		return nil, err
	}
	n := &node{operator: leaf, term: &Terms[i]}
	p.at += len(word)
	s := p.sign()
	if n.term.Kind == Flag {
		if s != "" {
			return nil, p.wrong(1, "want nothing after %s, found %s", word, string(s))
		}
		return n, nil
	}
	if s == "" {
		return nil, p.wrong(1, "want : and a value after %s, found %s", word, p.found())
	}
	from := p.at
	text := p.value()
	if text == "" {
		return nil, p.wrong(1, "want a value after %s, found %s", word+string(s), p.found())
	}
	v, err := n.term.read(s, text)
	if err != nil {
		e := err.(*source.Error)
		if e.Span.Known() {
			e.Span = e.Span.Shift(from)
		} else {
			e.Span = source.Span{Start: from, End: p.at}
		}
		return nil, e
	}
	n.value = v
	return n, nil
}

// nearest returns the term that a word may have been meant as: one that begins like it.
func nearest(word string) string {
	for i := range Terms {
		if len(word) >= 3 && strings.HasPrefix(Terms[i].ID, word[:3]) {
			return Terms[i].ID
		}
	}
	return ""
}

func (p *parser) sign() sign {
	for _, s := range [...]sign{"<=", ">=", "<", ">", "=", ":"} {
		if strings.HasPrefix(p.text[p.at:], string(s)) {
			p.at += len(s)
			return s
		}
	}
	return ""
}

// value passes over what stands up to a blank or a bracket.
func (p *parser) value() string {
	from := p.at
	for p.at < len(p.text) {
		r, size := utf8.DecodeRuneInString(p.text[p.at:])
		if unicode.IsSpace(r) || r == ')' || r == '(' {
			break
		}
		p.at += size
	}
	return p.text[from:p.at]
}

// read reads the value of a term. The error may have a place in text.
func (t *Term) read(s sign, text string) (v value, err error) {
	compares := s != ":" && s != "="
	if compares && (t.Kind == Tiles || t.Kind == Word) {
		return v, source.Errorf(source.BadType, "want : after %s, found %s", t.ID, string(s))
	}
	switch t.Kind {
	case Number:
		return readRange(s, text, 1)
	case Percent:
		return readRange(s, strings.TrimSuffix(text, "%"), 100)
	case Tiles:
		pattern, err := ParsePattern(text)
		if err != nil {
			return v, err
		}
		v.match = pattern.In
		if s == "=" {
			v.match = pattern.Exactly
		}
		return v, nil
	case Word:
		v.words = strings.Split(text, ",")
		for _, w := range v.words {
			i := slices.Index(t.Words, w)
			if t.Words != nil && i < 0 {
				return v, source.Errorf(source.BadType, "want one of %s, found %s", strings.Join(t.Words, " "), w)
			}
			v.bits |= 1 << max(0, i)
		}
		return v, nil
	}
	v.sign = s
	v.digits = strings.ReplaceAll(text, "-", "")
	if n := len(v.digits); n < 4 || n > 8 || n%2 != 0 || !allDigits(v.digits) {
		return v, source.Errorf(source.BadType, "want a date such as 2026, 2026-03 or 2026-03-31, found %s", text)
	}
	return v, nil
}

func allDigits(text string) bool {
	return strings.Trim(text, "0123456789") == ""
}

// readRange reads a number, or two with .. between them, as the range that the sign makes of it.
func readRange(s sign, text string, scale float64) (v value, err error) {
	first, second, isRange := strings.Cut(text, "..")
	v.from, err = readNumber(first, scale)
	v.to = v.from
	if isRange && err == nil {
		if s != ":" && s != "=" {
			return v, source.Errorf(source.BadType, "want one number after %s, found %s", string(s), text)
		}
		v.to, err = readNumber(second, scale)
	}
	switch s {
	case "<":
		v.from, v.to = math.MinInt, v.to-1
	case "<=":
		v.from = math.MinInt
	case ">":
		v.from, v.to = v.from+1, math.MaxInt
	case ">=":
		v.to = math.MaxInt
	}
	return v, err
}

func readNumber(text string, scale float64) (int, error) {
	x, err := strconv.ParseFloat(text, 64)
	digits := strings.TrimPrefix(text, "-")
	if err != nil || strings.Trim(digits, "0123456789.") != "" || math.Abs(x) > 1e9 || scale == 1 && x != math.Trunc(x) {
		return 0, source.Errorf(source.BadType, "want a number, found %s", text)
	}
	return int(math.Round(x * scale)), nil
}

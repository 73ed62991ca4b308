package jsontext

import (
	"iter"
	"strings"

	"tehai/core/source"
	"tehai/core/work"
)

// A Document is one of the objects of a text, and the list in it.
type Document struct {
	Text  string // all of the text up to the end of the object
	Head  Value  // the object; the list in it has no items here
	List  List
	Fault error // nil, or where it cannot be read further, as in Outline
}

// Documents returns the objects of a text that follow one another, on separate lines or not, or that are the items of
// one list; each is read like Outline. There is at least one. All places are those in the complete text. An object with
// a fault ends at the line that begins the next object with such a list.
func Documents(text, name string) iter.Seq[Document] {
	return func(yield func(Document) bool) {
		p, outline := start(text), parser{}
		if p.beginsObjects() {
			p.each(name, yield)
			return
		}
		for at, first := p.pos, true; first || at < len(text); first = false {
			d, end := outline.outlineAt(text, at, name)
			rest := parser{text: text, pos: end}
			rest.space()
			switch {
			case d.Fault != nil:
				next := nextLine(text, at, d.Fault, name)
				if next < len(text) {
					d, _ = outline.outlineAt(text[:next], at, name)
				}
				at = next
			case rest.pos == len(text):
				at = len(text)
			case text[rest.pos] == '{':
				d.Text, at = text[:end], rest.pos
			default:
				d.Fault, at = rest.fail("want nothing more after the value"), len(text)
			}
			if !yield(d) {
				return
			}
		}
	}
}

// outlineAt outlines the value that begins at an offset, and returns its end. The document is valid until the next one
// is outlined, which reuses its memory.
func (p *parser) outlineAt(text string, at int, name string) (Document, int) {
	p.at(text, at)
	p.list, p.listing, p.spans, p.broken = name, true, nil, 0
	v, err := p.one(0)
	list := List{text: text, spans: p.spans, depth: 2, complete: len(p.spans) - p.broken}
	return Document{Text: text, Head: v, List: list, Fault: err}, p.pos
}

// beginsObjects reports whether the text is a list that begins with an object.
func (p *parser) beginsObjects() bool {
	rest := parser{text: p.text, pos: p.pos}
	if !rest.next('[') {
		return false
	}
	rest.space()
	return rest.pos < len(rest.text) && rest.text[rest.pos] == '{'
}

// each outlines the items of the one list of the text.
func (p *parser) each(name string, yield func(Document) bool) {
	outline := parser{}
	p.listing = true
	_, err := p.single()
	for i, item := range p.spans {
		d, end := outline.outlineAt(p.text, item.Start, name)
		if d.Fault == nil {
			d.Text = p.text[:end]
		}
		if i == len(p.spans)-1 && d.Fault == nil {
			d.Fault = err
		}
		if !yield(d) {
			return
		}
	}
	if len(p.spans) == 0 {
		d, _ := outline.outlineAt(p.text, p.pos, name)
		d.Fault = err
		yield(d)
	}
}

// nextLine returns the offset of the next line that begins with an object with such a list, from the line of a fault
// on; the end of the text if there is none.
func nextLine(text string, at int, fault error, name string) int {
	from := at
	if e, ok := fault.(*source.Error); ok && e.Span.Start > at {
		from += max(0, strings.LastIndexByte(text[at:e.Span.Start], '\n'))
	}
	for from < len(text) {
		i := strings.IndexByte(text[from:], '\n')
		if i < 0 {
			break
		}
		from += i + 1
		line := text[from:]
		if end := strings.IndexByte(line, '\n'); end >= 0 {
			line = line[:end]
		}
		work.Count(1 + len(line)/64)
		if strings.HasPrefix(strings.TrimLeft(line, " \t\r"), "{") && strings.Contains(line, `"`+name+`"`) {
			return from
		}
	}
	return len(text)
}

package jsontext

import (
	"strings"

	"tehai/core/source"
	"tehai/core/work"
)

// A List is an array of a text whose items are made one at a time, so that a
// log of many deals takes no more memory than one of them.
type List struct {
	text  string
	spans []source.Span
	depth int // of the items
	whole int // items without a fault: all, or all but the last

	parser parser // its buffers are used again
}

// maxItems is how many items a List has at most; a log of the greatest length has fewer events.
const maxItems = 1 << 19

// Outline is Prefix in which the array that is the field of that name, or the
// whole text where the name is "", has no items: they are in the list. All of
// the text is checked. Of a fault within an item the list has that item last if
// there is anything in it before the fault.
func Outline(text, name string) (Value, List, error) {
	p := start(text)
	p.list, p.listing = name, true
	v, err := p.whole()
	depth := 2
	if name == "" {
		depth = 1
	}
	return v, List{text: text, spans: p.spans, depth: depth, whole: len(p.spans) - p.broken}, err
}

// Rest is the list of what stands in an array from one of its items on, up to its end or a fault, for a text with a fault before it.
func Rest(text string, item int) (List, error) {
	p := parser{text: text, pos: item}
	err := p.itemsOn(2)
	return List{text: text, spans: p.spans, depth: 2, whole: len(p.spans) - p.broken}, err
}

// Behind returns from where on an item may be looked for that Rest could begin with. Where brackets are missing all further items
// stand within the broken one, so it is looked for there; looking into it over and over would take long, so a caller who has done
// that some times is sent behind the fault.
func (l *List) Behind(fault source.Span, times int) int {
	if last := len(l.spans) - 1; last >= 0 && l.Broken(last) && times < 16 {
		return l.spans[last].Start + 1
	}
	return fault.Start
}

// ItemWith returns where the next item begins that Rest could begin with and that has a mark in it: the outermost of the objects
// around the mark, as far as each is the value of the next. It is -1 where there is none behind a place.
func ItemWith(text string, from int, mark string) int {
	for {
		i := strings.Index(text[from:], mark)
		if i < 0 {
			return -1
		}
		if at := itemAround(text[from : from+i]); at >= 0 {
			return from + at
		}
		work.Count(1)
		from += i + len(mark)
	}
}

// itemAround returns where the item begins at whose inside a text ends, -1 if it ends in none.
func itemAround(text string) int {
	closed := 0 // brackets whose beginning is to come
	for at := len(text) - 1; at >= 0; at-- {
		switch c := text[at]; {
		case c == '}' || c == ']':
			closed++
		case c != '{' && c != '[':
		case closed > 0:
			closed--
		case c == '[':
			return -1
		case !strings.HasSuffix(strings.TrimRight(text[:at], " \t\r\n"), ":"):
			return at
		}
	}
	return -1
}

// Len returns the number of items.
func (l *List) Len() int { return len(l.spans) }

// Broken reports whether the fault of the text stands in an item.
func (l *List) Broken(i int) bool { return i >= l.whole }

// Span returns where an item stands.
func (l *List) Span(i int) source.Span { return l.spans[i] }

// Item makes item i. Its error is that of the fault in it, with what stands before the fault; of a list without a fault it says
// that there is more in the item than is ever read. An item out of range is absent. The lists within it are there until the next
// item is made: they lie where it lies.
func (l *List) Item(i int) (Value, error) {
	if i < 0 || i >= len(l.spans) {
		return absent, nil
	}
	l.parser.many = true
	l.parser.at(l.text, l.spans[i].Start)
	return l.parser.one(l.depth)
}

// listed passes over an array and notes where its items stand.
func (p *parser) listed(depth int) error {
	p.spans = nil
	p.pos++
	if p.next(']') {
		return nil
	}
	return p.itemsOn(depth + 1)
}

// itemsOn passes over the items from one on.
func (p *parser) itemsOn(depth int) error {
	for {
		if len(p.spans) == maxItems {
			return p.tooMuch(maxItems, "items in a list")
		}
		p.space()
		start := p.pos
		if err := p.pass(depth); err != nil {
			again := parser{text: p.text, pos: start}
			v, _ := again.one(depth) // the same again
			if len(v.Items)+len(v.Names) > 0 {
				p.spans, p.broken = append(p.spans, v.Span), 1
			}
			return err
		}
		p.spans = append(p.spans, source.Span{Start: start, End: p.pos})
		if p.next(']') {
			return nil
		}
		if !p.next(',') {
			return p.fail("want , or ] after an item")
		}
	}
}

// pass goes over a value: it is checked and not made.
func (p *parser) pass(depth int) (err error) {
	work.Count(1)
	p.space()
	if depth > maxDepth {
		return p.tooDeep()
	}
	var c byte // 0 at the end
	if p.pos < len(p.text) {
		c = p.text[p.pos]
	}
	switch c {
	case '"':
		_, err = p.str(false)
		return err
	case '[':
		p.pos++
		for more := !p.next(']'); more && err == nil; {
			if p.passNumbers(depth + 1) {
				return nil
			}
			if err = p.pass(depth + 1); err == nil {
				more, err = p.more(']', "want , or ] after an item")
			}
		}
		return err
	case '{':
		p.pos++
		for more := !p.next('}'); more && err == nil; {
			if _, err = p.name(false); err == nil {
				err = p.pass(depth + 1)
			}
			if err == nil {
				more, err = p.more('}', "want , or } after a field")
			}
		}
		return err
	}
	_, err = p.scalar(c)
	return err
}

package jsontext

import (
	"strings"

	"tehai/core/source"
	"tehai/core/work"
)

// A List is an array of a text whose items are parsed one at a time, so that a log of many deals takes no more memory
// than one of them.
type List struct {
	text     string
	spans    []source.Span
	depth    int // of the items
	complete int // number of items without a fault: all, or all but the last

	parser parser // its buffers are reused
}

// maxItems is the greatest number of items of a List; a log of the greatest length has fewer events.
const maxItems = 1 << 19

// Outline is Prefix, except that the array in the field with the name (or the complete text, if the name is "") has no
// items in the value: they are in the list. All of the text is checked. If the fault is within an item, that item is
// the last of the list, provided that it has content before the fault.
func Outline(text, name string) (Value, List, error) {
	p := start(text)
	p.list, p.listing = name, true
	v, err := p.single()
	depth := 2
	if name == "" {
		depth = 1
	}
	return v, List{text: text, spans: p.spans, depth: depth, complete: len(p.spans) - p.broken}, err
}

// Rest returns the list of the items of an array from the given one on, up to the end of the array or a fault; it is
// for a text with a fault before that item.
func Rest(text string, item int) (List, error) {
	p := parser{text: text, pos: item}
	err := p.itemsOn(2)
	return List{text: text, spans: p.spans, depth: 2, complete: len(p.spans) - p.broken}, err
}

// Behind returns the offset from which to look for an item for Rest after a fault. If brackets are missing, all further
// items are inside the broken one, so the search begins there; because repeating that takes long, a caller who has done
// so several times gets the offset after the fault.
func (l *List) Behind(fault source.Span, times int) int {
	if last := len(l.spans) - 1; last >= 0 && l.Broken(last) && times < 16 {
		return l.spans[last].Start + 1
	}
	return fault.Start
}

// ItemWith returns the offset of the next item, usable for Rest, that contains a mark: the outermost of the nested
// objects around the mark. It is -1 if there is none after from.
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

// itemAround returns the offset of the innermost item that is open at the end of the text, -1 if there is none.
func itemAround(text string) int {
	closed := 0 // closing brackets whose opening ones are not reached yet
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

// Broken reports whether the fault of the text is in an item.
func (l *List) Broken(i int) bool { return i >= l.complete }

// Span returns the place of an item.
func (l *List) Span(i int) source.Span { return l.spans[i] }

// Item parses item i. Its error is the fault in it, with the value read before the fault; for a list without a fault
// the error says that the item has too many values. An item out of range is absent. The value is valid until the next
// item is parsed, which reuses its memory.
func (l *List) Item(i int) (Value, error) {
	if i < 0 || i >= len(l.spans) {
		return absent, nil
	}
	l.parser.many = true
	l.parser.at(l.text, l.spans[i].Start)
	return l.parser.one(l.depth)
}

// listed skips an array and records the spans of its items.
func (p *parser) listed(depth int) error {
	p.spans = nil
	p.pos++
	if p.next(']') {
		return nil
	}
	return p.itemsOn(depth + 1)
}

// itemsOn skips the items from one on.
func (p *parser) itemsOn(depth int) error {
	for {
		if len(p.spans) == maxItems {
			return p.tooMuch(maxItems, "items in a list")
		}
		p.space()
		start := p.pos
		if err := p.pass(depth); err != nil {
			again := parser{text: p.text, pos: start}
			v, _ := again.one(depth) // parses it again
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

// pass skips a value: it is checked but not parsed.
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

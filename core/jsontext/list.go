package jsontext

import (
	"strconv"

	"tehai/core/source"
)

// A List is an array of a text whose items are made one at a time, so that a
// log of many deals takes no more room than one of them.
type List struct {
	text  string
	spans []source.Span
	depth int // of the items

	parser parser // its room is used again
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
	return v, List{text: text, spans: p.spans, depth: depth}, err
}

// Len returns the number of items.
func (l *List) Len() int { return len(l.spans) }

// Span returns where an item stands.
func (l *List) Span(i int) source.Span { return l.spans[i] }

// Item makes item i. Its error is that of the fault in it, with what stands before the fault; of a list without a fault it says
// that there is more in the item than is ever read. An item out of range is absent.
func (l *List) Item(i int) (Value, error) {
	if i < 0 || i >= len(l.spans) {
		return absent, nil
	}
	l.parser.text, l.parser.pos, l.parser.values = l.text, l.spans[i].Start, 0
	return l.parser.value(l.depth)
}

// listed passes over an array and notes where its items stand.
func (p *parser) listed(depth int) error {
	p.spans = nil
	p.pos++
	if p.next(']') {
		return nil
	}
	for {
		if len(p.spans) == maxItems {
			return p.fail("want no more than " + strconv.Itoa(maxItems) + " items in a list")
		}
		p.space()
		start := p.pos
		p.skimming = true
		_, err := p.value(depth + 1)
		p.skimming = false
		if err != nil {
			again := parser{text: p.text, pos: start}
			if v, _ := again.value(depth + 1); len(v.Items)+len(v.Names) > 0 {
				p.spans = append(p.spans, v.Span)
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

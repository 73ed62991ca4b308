package jsontext

import (
	"tehai/core/source"
	"tehai/core/work"
)

// Most values in logs of lists are numbers without a sign, a fraction or blanks around them. A separate loop skips the
// tests for other values.

// mostAtOnce is how many numbers are read before their work is counted, so that no slice of work takes much longer than
// intended.
const mostAtOnce = 128

// A plain number is followed by a comma or the end of the list.
//
// plainFrom returns the offset after the digits that begin at a place, and the character there; 0 if they are not a
// plain number.
func (p *parser) plainFrom(at int) (end int, sign byte) {
	for end = at; end < len(p.text); end++ {
		if sign = p.text[end]; sign-'0' > 9 {
			break
		}
	}
	if end == at || end == len(p.text) || sign != ',' && sign != ']' || p.text[at] == '0' && end > at+1 {
		return at, 0
	}
	return end, sign
}

// passNumbers skips the plain numbers of a list from an item on, and reports whether the list ended with them.
// Otherwise another item follows.
func (p *parser) passNumbers(depth int) (ended bool) {
	if depth > maxDepth {
		return false
	}
	n, sign := 0, byte(',')
	for n < mostAtOnce && sign == ',' {
		var end int
		if end, sign = p.plainFrom(p.pos); sign != 0 {
			p.pos = end + 1
			n++
		}
	}
	work.Count(n)
	return sign == ']'
}

// numbers parses the plain numbers that follow in a list, appends them to its items, and reports whether the list ended
// with them. Otherwise another item follows.
func (p *parser) numbers(depth int) (ended bool) {
	if depth > maxDepth {
		return false
	}
	n, sign := 0, byte(',')
	for n < min(mostAtOnce, maxValues-p.values) && sign == ',' {
		var end int
		start := p.pos
		if end, sign = p.plainFrom(start); sign != 0 {
			text := p.text[start:end]
			p.items = append(p.items, Value{Kind: Number, Text: text, Span: source.Span{Start: start, End: end}})
			p.items[len(p.items)-1].count()
			p.pos = end + 1
			n++
		}
	}
	p.values += n
	work.Count(workOfValue * n)
	return sign == ']'
}

// mostDigits is the number of digits that always fit into the value of a number.
const mostDigits = 9

// count sets the value of a number of few digits, as nearly all are.
func (v *Value) count() {
	if len(v.Text) > mostDigits {
		return
	}
	n := int32(0)
	for i := range len(v.Text) {
		digit := v.Text[i] - '0'
		if digit > 9 {
			return
		}
		n = 10*n + int32(digit)
	}
	v.known, v.integer = true, n
}

// number parses -?digits, a fraction and an exponent, as in the RFC.
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

// oneOf consumes one of two characters if it is next.
func (p *parser) oneOf(a, b byte) bool {
	if p.pos < len(p.text) && (p.text[p.pos] == a || p.text[p.pos] == b) {
		p.pos++
		return true
	}
	return false
}

// digits consumes digits, and reports whether there is at least one.
func (p *parser) digits() bool {
	at := p.pos
	for at < len(p.text) && p.text[at]-'0' <= 9 {
		at++
	}
	any := at > p.pos
	p.pos = at
	return any
}

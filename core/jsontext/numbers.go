package jsontext

import (
	"tehai/core/source"
	"tehai/core/work"
)

// Most of what logs of lists hold are numbers without a sign, a fraction or a blank about them. They are gone over in a loop of
// their own, past what is asked of any other value.

// mostAtOnce is how many numbers are gone over before their work is counted, so that no slice is much longer than it was to be.
const mostAtOnce = 128

// A plain number ends where its end is: behind it stands a comma or the end of the list.
//
// plainFrom returns where the digits end that begin at a place, and the sign behind them; 0 where they are no plain number.
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

// passNumbers goes over the plain numbers of a list from an item on, and reports whether the list ended with them. Otherwise
// another item follows.
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

// numbers makes the plain numbers that come next in a list, behind its items so far, and reports whether the list ended with them.
// Otherwise another item follows.
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

// mostDigits is how many digits the value of a number can always hold.
const mostDigits = 9

// count notes the value of a number of few digits, as nearly all are.
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
	v.known, v.whole = true, n
}

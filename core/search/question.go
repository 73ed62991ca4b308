package search

import "slices"

// A Question is what to look for. It is made by Parse and may be asked many times.
type Question struct {
	root    *node
	moments bool // it has a term about moments: its answers are moments, else deals
}

// Moments reports whether the places that it finds are moments, and not deals of a chair.
func (q *Question) Moments() bool { return q.moments }

// operator is how the parts of a node go together.
type operator uint8

const (
	all  operator = iota // every part holds
	some                 // one part holds
	none                 // the one part does not hold
	leaf                 // a term
)

type node struct {
	operator operator
	parts    []*node
	term     *Term
	value    value
	moment   bool // a term in it is about moments
}

// value is what stands behind a term's word.
type value struct {
	from, to int    // of numbers: the range
	digits   string // of a date
	sign     sign   // of a date
	match    match  // of tiles
	words    []string
	bits     uint // of words of a list, their places in it
}

// sign is what stands between a word and its value.
type sign string

// answer is what is known of a node.
type answer int8

const (
	no answer = iota
	yes
	unknown // no moment was given, and a term is about one
)

// ask answers a node at a place.
func (n *node) ask(p *place) answer {
	switch n.operator {
	case leaf:
		if p.moment == nil && n.term.Moment {
			return unknown
		}
		if n.holds(p) {
			return yes
		}
		return no
	case none:
		switch n.parts[0].ask(p) {
		case yes:
			return no
		case no:
			return yes
		}
		return unknown
	}
	// What decides alone: of all a no, of some a yes.
	decides := no
	if n.operator == some {
		decides = yes
	}
	open := false
	for _, part := range n.parts {
		switch part.ask(p) {
		case decides:
			return decides
		case unknown:
			open = true
		}
	}
	if open {
		return unknown
	}
	return yes - decides
}

// holds asks the term itself.
func (n *node) holds(p *place) bool {
	t, v := n.term, &n.value
	switch t.Kind {
	case Flag:
		if t.has != 0 {
			return p.moment.is(t.has)
		}
		return t.flag(p)
	case Number, Percent:
		x, ok := t.number(p)
		return ok && x >= v.from && x <= v.to
	case Tiles:
		return t.hands(p, v.match)
	case Word:
		if t.bits != nil {
			return t.bits(p)&v.bits != 0
		}
		return slices.ContainsFunc(v.words, func(w string) bool { return t.word(p, w) })
	}
	return v.onDate(p.entry.when)
}

// onDate compares as much of a date as the question states.
func (v *value) onDate(when string) bool {
	if when == "" {
		return false
	}
	when = when[:min(len(when), len(v.digits))]
	switch v.sign {
	case "<":
		return when < v.digits
	case "<=":
		return when <= v.digits
	case ">":
		return when > v.digits
	case ">=":
		return when >= v.digits
	}
	return when == v.digits
}

// hasMoment reports whether a term of the node is about moments, and notes it in all parts.
func (n *node) hasMoment() bool {
	n.moment = n.term != nil && n.term.Moment
	for _, part := range n.parts {
		if part.hasMoment() {
			n.moment = true
		}
	}
	return n.moment
}

// momentParts returns what is left to ask of a moment once all that is about its deal holds.
func (n *node) momentParts() []*node {
	var parts []*node
	for _, part := range n.parts {
		if part.moment {
			parts = append(parts, part)
		}
	}
	for _, part := range parts {
		part.sort()
	}
	slices.SortStableFunc(parts, func(a, b *node) int { return a.cost() - b.cost() })
	return parts
}

// sort puts what is quickly compared first: tiles take longer than anything else.
func (n *node) sort() {
	for _, part := range n.parts {
		part.sort()
	}
	slices.SortStableFunc(n.parts, func(a, b *node) int { return a.cost() - b.cost() })
}

func (n *node) cost() int {
	switch {
	case n.operator != leaf:
		return 2
	case n.term.Kind == Tiles:
		return 1
	}
	return 0
}

package western

import (
	"sync"

	"tehai/core/hand"
	"tehai/core/meld"
)

// A buffer is the memory of the candidates of one hand, for callers that score very many.
type buffer struct {
	splitter hand.Splitter
	sets     []meld.Set
	slab     []candidate
	found    []*candidate
	facts    facts
	question question
	other    question // with another winning tile
	matcher  matcher
	counting counting

	// of the readings of a hand: its melds, how many chows may be beside theirs, and where they go
	melds []meld.Meld
	chows int
	visit func([]meld.Set)

	// functions made once: one for each hand would be most of what is allocated
	onSplit, onReading func([]meld.Set)
	onLayout           func(*matcher, []placed, int) bool
}

func newBuffer() *buffer {
	b := new(buffer)
	b.onSplit, b.onReading, b.onLayout = b.split, b.counting.reading, b.counting.layout
	return b
}

// buffers are those that no hand uses.
var buffers = sync.Pool{New: func() any { return newBuffer() }}

// reset makes the buffer empty. What it returned before is used again.
func (b *buffer) reset() { b.sets, b.slab, b.found = b.sets[:0], b.slab[:0], b.found[:0] }

// slabSize is how many candidates are allocated together: more than most hands have.
const slabSize = 16

// candidate returns a new candidate. Those returned before stay where they are.
func (b *buffer) candidate() *candidate {
	if len(b.slab) == cap(b.slab) {
		b.slab = make([]candidate, 0, slabSize)
	}
	b.slab = b.slab[:len(b.slab)+1]
	return &b.slab[len(b.slab)-1]
}

// split passes a reading of the closed tiles on, behind the melds, unless it has too many chows.
func (b *buffer) split(sets []meld.Set) {
	chows := 0
	for i := range sets {
		if sets[i].Kind == meld.Sequence {
			chows++
		}
	}
	if chows <= b.chows {
		b.visit(b.keep(b.melds, sets))
	}
}

// keep returns the sets of a reading, melds first.
func (b *buffer) keep(melds []meld.Meld, sets []meld.Set) []meld.Set {
	if n := len(melds) + len(sets); cap(b.sets)-len(b.sets) < n {
		b.sets = make([]meld.Set, 0, max(n, 8*5))
	}
	from := len(b.sets)
	for i := range melds {
		b.sets = append(b.sets, melds[i].Set())
	}
	b.sets = append(b.sets, sets...)
	return b.sets[from:len(b.sets):len(b.sets)]
}

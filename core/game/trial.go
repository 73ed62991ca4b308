package game

import (
	"sync"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// A trial is a hand for questions to the rules, with its own memory: an argument of a function in Rules escapes to the
// heap, and a table asks several dozen questions for each move. So trials are reused, and rules must not keep them.
type trial struct {
	hand  hand.Hand
	tiles [HandSize + 2]tile.Tile
	melds [4]meld.Meld
}

var trials = sync.Pool{New: func() any { return new(trial) }}

// newTrial returns a trial of a hand with no tile yet and the melds of a seat. One that is not done with, because a
// rule panicked, is never used again. The rules ask in so many places that inlined it would weigh more than it saves.
//
//go:noinline
func newTrial(p *seat) *trial {
	t := trials.Get().(*trial)
	t.hand = hand.Hand{Closed: t.tiles[:0], Melds: append(t.melds[:0], p.meld[:p.melds]...), Win: -1}
	return t
}

//go:noinline
func (t *trial) done() { trials.Put(t) }

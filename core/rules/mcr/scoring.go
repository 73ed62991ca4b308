package mcr

import (
	"sync"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// scoring is the context in which the readings of a win are scored: the win, the rules, and everything that the
// readings have in common.
type scoring struct {
	rules       *settings
	win         *rules.Win
	tile        tile.Tile // the winning tile, never a red five
	closed, all tile.Counts
	kinds       pattern.Kinds
	suits       int
	declared    [4]meld.Set
	melds       int // declared sets, including concealed kongs
	called      int // those that were called
	kongs       int
	hiddenKongs int  // the concealed ones
	lastOfKind  bool // the other three copies of the winning tile are visible
	dealt       bool // won on the 14 tiles dealt
	flowers     int
	waits       pattern.Kinds // tiles that would have completed the hand, valid if waited is set
	waited      bool
	hogKinds    pattern.Kinds // four copies in the hand without a kong
	tally       tally         // the fans that hold in every reading, of all forms
	reading     reading       // the current reading
	visit       func(*reading)
	best        int // points of the best reading, if only these are needed
	*scratch
}

// scratch has the buffers that are reused; results do not refer to them.
type scratch struct {
	splitter hand.Splitter
	take     func([]meld.Set) // takeSets, bound once
	found    []candidate
	combos   []combo
	counted  list
	left     []leftOut
	indices  []int
	text     []byte
}

// scorings are reused, so that scoring millions of hands does not allocate.
var scorings = sync.Pool{New: func() any {
	c := &scoring{scratch: new(scratch)}
	c.take = c.takeSets
	return c
}}

func (c *scoring) done() {
	c.win = nil
	c.found, c.combos, c.counted = c.found[:0], c.combos[:0], c.counted[:0]
	scorings.Put(c)
}

func (r *settings) scoring(win *rules.Win) *scoring {
	sorted.Do(sortQuestions)
	c := scorings.Get().(*scoring)
	*c = scoring{rules: r, win: win, tile: win.Hand.WinTile().Plain(), melds: len(win.Hand.Melds), scratch: c.scratch}
	c.reading.scoring = c
	c.closed = win.Hand.Counts()
	c.all = c.closed
	shown := uint8(0)
	for i := range win.Hand.Melds {
		m := &win.Hand.Melds[i]
		c.declared[i] = m.Set()
		for j := range m.Len() {
			c.all[m.At(j).Index()]++
			if !m.Closed() && m.At(j).Plain() == c.tile {
				shown++
			}
		}
		if m.Kind == meld.Quad {
			c.kongs++
		}
		if m.Closed() {
			c.hiddenKongs++
		} else {
			c.called++
		}
	}
	c.kinds = pattern.KindsOf(&c.all)
	c.suits = c.kinds.Suits()
	c.lastOfKind = win.LastOfKind || win.Chankan || shown == 3
	c.dealt = win.FirstTurn && win.SelfDrawn && win.Seat() == tile.East
	if r.flowers {
		c.flowers = max(win.Flowers, len(win.FlowerTiles))
	}
	c.hogKinds = c.hogs()
	for i := range byTiles {
		if q := &byTiles[i]; c.kinds.Within(q.within) {
			c.tally.set.add(q.fan)
		}
	}
	for i := range byHand {
		if q := &byHand[i]; int(q.kongs) <= c.kongs && q.ask(&c.reading) {
			c.tally.set.add(q.fan)
		}
	}
	return c
}

// honours returns the number of honour tiles in the hand.
func (c *scoring) honours() int {
	n := 0
	for _, count := range c.all[tile.East.Index():] {
		n += int(count)
	}
	return n
}

func (c *scoring) hasBody() bool { return hand.BodyIn(&c.closed) >= 0 }

// isNineGates reports whether the hand was 1112345678999 of a suit before the winning tile; for a win on the dealt
// tiles any of them may count as the last.
func (c *scoring) isNineGates() bool {
	if c.melds > 0 {
		return false
	}
	extra := pattern.NineGates(&c.closed)
	return extra >= 0 && (c.dealt || extra == c.tile.Index())
}

// isSevenShifted reports whether the hand is pairs of seven consecutive ranks of a suit.
func (c *scoring) isSevenShifted() bool {
	if c.suits != 1 || c.kinds.Len() != 7 || c.kinds&pattern.Honours != 0 {
		return false
	}
	row := c.kinds / (c.kinds & -c.kinds)
	return row == 127
}

// hogs finds the kinds of which the hand has four without a kong.
func (c *scoring) hogs() (k pattern.Kinds) {
	for i, n := range c.all {
		if n == 4 {
			k |= 1 << i
		}
	}
	for _, s := range c.declared[:c.melds] {
		if s.Kind == meld.Quad {
			k &^= pattern.KindOf(s.First)
		}
	}
	return k
}

// readings calls visit with every reading of the hand and every set that the winning tile can have completed in it,
// equal sets once. The reading is valid only during the call.
func (c *scoring) readings(visit func(*reading)) {
	c.visit = visit
	r := &c.reading
	copy(r.sets[:], c.declared[:c.melds])
	r.form = hand.Standard
	c.splitter.Split(&c.closed, 4-c.melds, 0, c.take)
	kinds := c.kinds.Len()
	if c.melds <= 1 && kinds >= 9 { // as many as a body has
		r.form = hand.Knitted
		hand.SplitKnitted(&c.closed, 4-c.melds, c.take)
	}
	if c.melds > 0 {
		return
	}
	r.at, r.n = -1, 0
	switch {
	case kinds <= 7 && hand.IsAnyPairs(&c.closed):
		r.form = hand.Pairs
		for i, n := range c.closed {
			for ; n >= 2; n -= 2 {
				r.sets[r.n] = meld.Set{Kind: meld.Pair, First: tile.Of(i), Closed: true}
				if r.sets[r.n].First == c.tile {
					r.at = r.n
				}
				r.n++
			}
		}
	case kinds == 14 && hand.IsSingles(&c.closed):
		r.form = hand.Singles
	case kinds == 13 && hand.IsOrphans(&c.closed):
		r.form = hand.Orphans
		r.sets[0] = hand.PairsOf(&c.closed)[0]
		r.n = 1
		if r.sets[0].First == c.tile {
			r.at = 0
		}
	default:
		return
	}
	r.begin()
	r.finish()
}

// takeSets visits one way to split the closed tiles.
func (c *scoring) takeSets(sets []meld.Set) {
	r := &c.reading
	r.n = c.melds + copy(r.sets[c.melds:], sets)
	r.begin()
	r.place()
}

package riichi

import (
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
	seat, round tile.Tile
	open        bool
	quads       int // declared, of any kind
	calls       int // chows, pungs and kongs from a discard
	gates       int // the index of nine gates' extra tile, or -1
	dora        doraCount
	closed      tile.Counts
	declared    [4]meld.Set
	said        situated
	buf         []tile.Tile // holds all lists of tiles of the results
}

// list returns what was appended to buf from an index on, with no capacity left.
func (c *scoring) list(from int) []tile.Tile { return c.buf[from:len(c.buf):len(c.buf)] }

// start sets what the readings of a win have in common.
func (c *scoring) start(r *settings, win *rules.Win) {
	*c = scoring{rules: r, win: win, gates: -1, seat: win.Seat(), round: win.Round(), tile: win.Hand.WinTile().Plain()}
	c.closed = win.Hand.Counts()
	for i := range win.Hand.Melds {
		m := &win.Hand.Melds[i]
		c.declared[i] = m.Set()
		if m.Kind == meld.Quad {
			c.quads++
		}
		if !m.Closed() {
			c.calls++
		}
	}
	c.open = c.calls > 0
	if len(win.Hand.Melds) == 0 {
		c.gates = pattern.NineGates(&c.closed)
	}
	c.dora = r.countDora(win, &c.closed)
}

// dealer reports whether the winner is the dealer.
func (c *scoring) dealer() bool { return c.seat == tile.East }

// tenhou reports a win on the dealt tiles, chiihou one on the first draw of another player, renhou one by ron before
// it.
func (c *scoring) tenhou() bool  { return c.win.FirstTurn && c.win.SelfDrawn && c.dealer() }
func (c *scoring) chiihou() bool { return c.win.FirstTurn && c.win.SelfDrawn && !c.dealer() }
func (c *scoring) renhou() bool  { return c.win.FirstTurn && !c.win.SelfDrawn }

// anyWait reports whether any tile of the hand may count as the winning one.
func (c *scoring) anyWait() bool { return c.rules.tenhouAnyWait && c.tenhou() }

// luck returns the number of yaku that a triplet of the tile gives the winner: as a dragon, as the seat wind, as the
// round wind.
func (c *scoring) luck(t tile.Tile) int {
	n := 0
	for _, lucky := range [...]bool{t.IsDragon(), t == c.seat, t == c.round} {
		if lucky {
			n++
		}
	}
	return n
}

// readings visits every reading of the hand: each way to split it, and for each every set of the closed part that the
// winning tile can belong to, equal sets once. The reading is valid only during the visit.
func (w *work) readings() {
	c, r := &w.scoring, &w.reading
	*r = reading{scoring: c, work: w}
	c.said = r.situated()
	melds := len(c.win.Hand.Melds)
	copy(r.sets[:], c.declared[:melds])
	w.splitter.Split(&c.closed, 4-melds, 0, w.split)
	if melds > 0 {
		return
	}
	switch {
	case hand.IsPairs(&c.closed):
		r.form = hand.Pairs
		r.n = 0
		for i, n := range c.closed {
			if n == 2 {
				r.sets[r.n] = meld.Set{Kind: meld.Pair, First: tile.Of(i), Closed: true}
				r.n++
			}
		}
		r.place()
	case hand.IsOrphans(&c.closed):
		r.orphans()
	case c.unconnected():
		r.scattered()
	}
}

// standard visits the readings of one way to split the closed part.
func (w *work) standard(sets []meld.Set) {
	r := &w.reading
	melds := len(w.scoring.win.Hand.Melds)
	r.form = hand.Standard
	r.n = melds + copy(r.sets[melds:], sets)
	r.place()
}

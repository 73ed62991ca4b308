package riichi

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// reading is one way to read a winning hand: its sets, and the set that the winning tile completed. All rules are
// predicates of a reading.
type reading struct {
	*scoring
	work   *work
	form   hand.Form // NoForm for shiisanpuutaa, which has no sets
	sets   [7]meld.Set
	n      int // number of sets
	at     int // the set of the winning tile, -1 if it is single in thirteen orphans
	pairAt int // the pair, the first of seven
	wait   hand.Wait
	groups pattern.Groups
	hidden int  // concealed triplets and quads; one completed by ron does not count
	pinfu  bool // all conditions of the yaku hold
}

// place visits the reading with the winning tile in every set that it can have completed.
func (r *reading) place() {
	r.groups = pattern.GroupsOf(r.sets[:r.n])
	for i := r.n - 1; i >= 0; i-- {
		if r.sets[i].Kind == meld.Pair {
			r.pairAt = i
		}
	}
	for i, s := range r.sets[:r.n] {
		wait := hand.WaitOf(s, r.tile)
		if wait == hand.NoWait || r.repeats(i) {
			continue
		}
		r.at, r.wait = i, wait
		r.hidden = r.countHidden()
		r.pinfu = r.isPinfu()
		r.work.visit(r)
	}
}

// repeats reports whether the closed part has an equal set before set i.
func (r *reading) repeats(i int) bool {
	for _, s := range r.sets[:i] {
		if s == r.sets[i] {
			return true
		}
	}
	return false
}

// orphans visits the only reading of thirteen orphans: the wait was on all thirteen kinds if the hand has two of the
// winning tile.
func (r *reading) orphans() {
	r.form = hand.Orphans
	r.sets[0] = r.onlyPair()
	r.n, r.pairAt = 1, 0
	r.groups = pattern.Groups{Tiles: pattern.KindsOf(&r.closed), Pairs: pattern.KindOf(r.sets[0].First)}
	r.at, r.wait = -1, hand.Single
	if r.sets[0].First == r.tile {
		r.at, r.wait = 0, hand.Thirteen
	}
	r.work.visit(r)
}

// scattered visits the only reading of thirteen unconnected tiles and a pair.
func (r *reading) scattered() {
	r.form = hand.NoForm
	r.sets[0] = r.onlyPair()
	r.n, r.pairAt = 1, 0
	r.groups = pattern.Groups{Tiles: pattern.KindsOf(&r.closed), Pairs: pattern.KindOf(r.sets[0].First)}
	r.at, r.wait = -1, hand.NoWait
	r.work.visit(r)
}

func (r *reading) onlyPair() meld.Set {
	for i, n := range r.closed {
		if n == 2 {
			return meld.Set{Kind: meld.Pair, First: tile.Of(i), Closed: true}
		}
	}
	return meld.Set{}
}

// concealed reports whether set i counts as concealed: not called, and a triplet not completed by ron, although the
// hand stays closed.
func (r *reading) concealed(i int) bool {
	s := r.sets[i]
	return s.Closed && (i != r.at || r.win.SelfDrawn || !s.Same())
}

func (r *reading) countHidden() int {
	n := 0
	for i := range r.sets[:r.n] {
		if r.sets[i].Same() && r.concealed(i) {
			n++
		}
	}
	return n
}

// isPinfu reports whether a closed hand has four sequences, a pair without value and a two-sided wait. Under rules
// that count 2 fu for it, a self-draw is no pinfu.
func (r *reading) isPinfu() bool {
	return !r.open && r.wait == hand.TwoSided && r.groups.OnlySequences() && r.luck(r.pair()) == 0 &&
		!(r.rules.pinfuTsumoDenied && r.win.SelfDrawn)
}

// pair returns the tile of the pair, of seven pairs that of the first.
func (r *reading) pair() tile.Tile { return r.sets[r.pairAt].First }

// has reports whether there is a triplet or a quad of t.
func (r *reading) has(t tile.Tile) bool { return r.groups.Same.Has(t) }

package western

import (
	"slices"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// completes reports whether a hand with one tile more is four sets and a pair, or a special hand by its tiles.
func (r *settings) completes(h *hand.Hand, i int) bool {
	more := hand.Hand{Closed: append(slices.Clone(h.Closed), tile.Of(i)), Melds: h.Melds, Win: len(h.Closed)}
	return r.complete(&more)
}

// complete reports whether a hand of fourteen tiles, its winning tile marked, may win by its tiles.
func (r *settings) complete(h *hand.Hand) bool {
	if tilesOf(h) != most || h.WinTile() == tile.None {
		return false
	}
	found := false
	r.readings(h, new(buffer), func([]meld.Set) { found = true })
	if found {
		return true
	}
	steps := budget
	q := r.ask(&rules.Win{Hand: *h, Situation: rules.Situation{SelfDrawn: true}}, &steps)
	return r.matches(q)
}

// matches reports whether the tiles are a special hand that asks for nothing of the way to win.
func (r *settings) matches(q *question) bool {
	for i := range r.hands {
		h := &r.hands[i]
		if len(h.layouts) > 0 && h.by == 0 && (h.shape || r.maxChows < 4 && h.shapes(r.maxChows)) &&
			h.fits(q, false, func(*matcher, []placed, int) bool { return false }) {
			return true
		}
	}
	return false
}

// sole returns 1 where the winning tile is the only kind that would have completed the hand, in any form, kinds left
// out of which the hand holds all four (W20); else 0.
func (r *settings) sole(win *rules.Win) int {
	before := win.Hand.Counts()
	before[win.Hand.WinTile().Index()]--
	all := win.Hand.AllCounts()
	all[win.Hand.WinTile().Index()]--
	kinds := 0
	steps := budget
	q := r.ask(win, &steps)
	q.drawn = true
	q.count(&all)
	special := r.near(q)
	// Beside a kind that is there, or two ranks away from one: no other tile finishes a set or the pair.
	k := pattern.KindsOf(&before)
	beside := k | k<<1 | k>>1 | k<<2 | k>>2
	for i := range all {
		if all[i] == 4 || !special && r.maxChows >= 4 && !hasTile(beside, i) {
			continue
		}
		before[i]++
		if r.maxChows >= 4 && shanten.Of(&before).Standard == -1 {
			kinds++
		} else if special || r.maxChows < 4 {
			all[i]++
			q.closed, q.win = before, i
			q.count(&all)
			all[i]--
			if r.maxChows < 4 && fewChows(&before, r.maxChows-chowsOf(win.Hand.Melds), nil) == -1 || r.matches(q) {
				kinds++
			}
		}
		before[i]--
		if kinds > 1 {
			return 0
		}
	}
	return 1
}

// near reports whether a special hand that lies otherwise than sets and a pair is made of the tiles at all.
func (r *settings) near(q *question) bool {
	for i := range r.hands {
		h := &r.hands[i]
		if h.by != 0 || !h.shape {
			continue
		}
		if h.windy {
			return true
		}
		for j := range h.plans {
			if q.kinds.Within(h.plans[j].cover) {
				return true
			}
		}
	}
	return false
}

// chowsOf counts the chows among melds.
func chowsOf(melds []meld.Meld) (n int) {
	for i := range melds {
		if melds[i].Kind == meld.Sequence {
			n++
		}
	}
	return n
}

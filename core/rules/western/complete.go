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
	r.readings(h, newBuffer(), func([]meld.Set) { found = true })
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
		if h.by == 0 && (h.shape || h.shapes(r.maxChows)) &&
			h.fits(q, false, func(*matcher, []placed, int) bool { return false }) {
			return true
		}
	}
	return false
}

// sole returns 1 where the winning tile is the only kind that would have completed the hand, in any form, kinds left
// out of which the hand holds all four (W20); else 0.
func (r *settings) sole(win *rules.Win, buf *buffer) int {
	won := win.Hand.WinTile().Index()
	before, all := win.Hand.Counts(), win.Hand.AllCounts()
	before[won]--
	all[won]--
	if held := pattern.KindsOf(&all); r.maxChows < 4 || r.near(held) {
		return r.soleInAnyForm(win, before, all, buf)
	}
	kinds := 0
	for k := finishing(&before); k != 0; k &= k - 1 {
		i := trailing(k)
		if all[i] == 4 {
			continue
		}
		before[i]++
		if shanten.Of(&before).Standard == -1 {
			kinds++
		}
		before[i]--
		if kinds > 1 {
			return 0
		}
	}
	return 1
}

// finishing returns the kinds of which one more may complete sets and a pair, some in vain: those beside a kind that is
// there or two ranks away, in a suit, or of an honour, that then has as many tiles as sets have, or sets and the pair.
func finishing(closed *tile.Counts) pattern.Kinds {
	k := pattern.KindsOf(closed)
	beside := k & pattern.Numbers
	beside |= beside<<1 | beside>>1 | beside<<2 | beside>>2
	beside = beside&pattern.Numbers | k&pattern.Honours
	// One tile is missing: either to a pair that stands alone, or to sets where another part has the pair.
	var alone, paired pattern.Kinds // parts with one tile and with two tiles beside sets
	for suit := range 3 {
		n := uint8(0)
		for _, m := range closed[9*suit : 9*suit+9] {
			n += m
		}
		switch part := pattern.Characters << (9 * suit); n % 3 {
		case 1:
			alone |= part
		case 2:
			paired |= part
		}
	}
	for i := 27; i < tile.Kinds; i++ {
		switch closed[i] % 3 {
		case 1:
			alone |= 1 << i
		case 2:
			paired |= 1 << i
		}
	}
	return beside & (alone | paired)
}

// soleInAnyForm is sole where few chows are allowed, or a special hand may be made of the tiles.
func (r *settings) soleInAnyForm(win *rules.Win, before, all tile.Counts, buf *buffer) int {
	steps := budget
	q := &buf.other
	r.askInto(q, win, &steps)
	q.drawn, q.matcher = true, &buf.matcher
	kinds := 0
	for i := range all {
		if all[i] == 4 {
			continue
		}
		before[i]++
		if r.maxChows >= 4 && shanten.Of(&before).Standard == -1 {
			kinds++
		} else {
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
func (r *settings) near(held pattern.Kinds) bool {
	for i := range r.hands {
		h := &r.hands[i]
		if h.by != 0 || !h.shape {
			continue
		}
		if h.windy {
			return true
		}
		for j := range h.plans {
			if held.Within(h.plans[j].cover) {
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

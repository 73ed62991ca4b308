package sichuan

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// reading is one way to read a complete hand: its form and its sets.
type reading struct {
	rules  *settings
	win    *rules.Win
	form   hand.Form
	sets   []meld.Set // melds first
	at     int        // the set that the winning tile completed, or -1
	wait   hand.Wait
	groups pattern.Groups
	kinds  pattern.Kinds
	all    tile.Counts // of the whole hand
	kongs  int
	fours  int // kinds of which the hand holds four
}

// eachReading calls visit with every reading of a complete hand. Of the places that the winning tile can have it takes
// the first: no fan depends on it. What visit is given is valid until it returns.
func (r *settings) eachReading(win *rules.Win, visit func(*reading)) {
	closed := win.Hand.Counts()
	one := reading{rules: r, win: win, at: -1, all: win.Hand.AllCounts(), kongs: win.Hand.Quads()}
	one.kinds = pattern.KindsOf(&one.all)
	if !playable(one.kinds, win.Void) || hasChow(win) {
		return
	}
	for _, n := range one.all {
		if n >= 4 {
			one.fours++
		}
	}
	var buf [5]meld.Set
	melds := buf[:0]
	for i := range win.Hand.Melds {
		melds = append(melds, win.Hand.Melds[i].Set())
	}
	hand.Split(&closed, 4-len(melds), 0, func(sets []meld.Set) {
		one.form, one.sets = hand.Standard, append(melds, sets...)
		one.groups = pattern.GroupsOf(one.sets)
		one.place()
		visit(&one)
	})
	if len(melds) == 0 && hand.IsAnyPairs(&closed) {
		one.form, one.sets, one.groups = hand.Pairs, hand.AnyPairsOf(&closed), pattern.Groups{}
		one.place()
		visit(&one)
	}
}

// place finds the first set that the winning tile can have completed.
func (r *reading) place() {
	r.at, r.wait = -1, hand.NoWait
	for i, s := range r.sets {
		if wait := hand.WaitOf(s, r.win.Hand.WinTile()); wait != hand.NoWait && !s.Declared {
			r.at, r.wait = i, wait
			if r.form == hand.Pairs {
				r.wait = hand.Single
			}
			return
		}
	}
}

// playable reports whether tiles of these kinds may win: two suits at most, none of them void, no honours.
func playable(kinds pattern.Kinds, void tile.Suit) bool {
	if kinds&pattern.Honours != 0 || kinds.Suits() > 2 {
		return false
	}
	return void < tile.Characters || void > tile.Bamboos || kinds&suitKinds(void) == 0
}

// suitKinds returns the nine kinds of a suit.
func suitKinds(s tile.Suit) pattern.Kinds {
	return (1<<9 - 1) << (9 * (s - tile.Characters))
}

package chance

import (
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// aim is one named hand: its plans in the standard form, and its other forms.
type aim struct {
	id     string
	closed bool            // impossible with called melds
	plans  func() []plan   // nil if none
	pairs  []pattern.Kinds // the kinds of which seven pairs make it, one entry for each way
	unlike bool            // needs seven different pairs even where four equal tiles are two pairs
	counts func() []wanted
	// singles are the ways for hands without any set.
	singles []singles
}

const everything = pattern.Numbers | pattern.Honours

// starts are the kinds at which a sequence may start.
const starts pattern.Kinds = 0x7f | 0x7f<<9 | 0x7f<<18

// outer are the starts of sequences with a terminal: 1 and 7.
const outer pattern.Kinds = 0x41 | 0x41<<9 | 0x41<<18

// aims are in the order of the yaku table. A yaku that depends on winds, on riichi or on luck has no distance; pinfu is
// computed with a pair that is not an honour, so that it holds at every seat.
var aims = []aim{
	{id: "pinfu", closed: true, plans: one(starts, 0, pattern.Numbers)},
	{id: "iipeikou", closed: true, plans: twins},
	{id: "tanyao", plans: within(pattern.Simples), pairs: []pattern.Kinds{pattern.Simples}},
	{id: "yakuhai-white", plans: triplets(tile.White)},
	{id: "yakuhai-green", plans: triplets(tile.Green)},
	{id: "yakuhai-red", plans: triplets(tile.Red)},
	{id: "sanshoku-doujun", plans: inThreeSuits(meld.Sequence, 7)},
	{id: "ittsuu", plans: straights},
	{id: "chanta", plans: one(outer, pattern.Orphans, pattern.Orphans)},
	{id: "chiitoitsu", pairs: []pattern.Kinds{everything}},
	{id: "toitoi", plans: one(0, everything, everything)},
	{id: "sanshoku-doukou", plans: inThreeSuits(meld.Triplet, 9)},
	{id: "shousangen", plans: pairAmong(tile.White, tile.Green, tile.Red)},
	{id: "honroutou", plans: one(0, pattern.Orphans, pattern.Orphans), pairs: []pattern.Kinds{pattern.Orphans}},
	{id: "honitsu", plans: oneSuit(pattern.Honours), pairs: suits(pattern.Honours)},
	{id: "junchan", plans: one(outer, pattern.Terminals, pattern.Terminals)},
	{id: "chinitsu", plans: oneSuit(0), pairs: suits(0)},
	{id: "kokushi", counts: orphans},
	{id: "daisangen", plans: triplets(tile.White, tile.Green, tile.Red)},
	{id: "shousuushii", plans: pairAmong(tile.East, tile.South, tile.West, tile.North)},
	{id: "daisuushii", plans: triplets(tile.East, tile.South, tile.West, tile.North)},
	{id: "tsuuiisou", plans: within(pattern.Honours), pairs: []pattern.Kinds{pattern.Honours}},
	{id: "chinroutou", plans: one(0, pattern.Terminals, pattern.Terminals)},
	{id: "ryuuiisou", plans: green},
	{id: "chuuren", counts: gates},
}

// one is a single plan without fixed sets.
func one(sequences, triplets, pairs pattern.Kinds) func() []plan {
	return func() []plan {
		return []plan{{sequences: sequences, triplets: triplets, pairs: pairs, free: maxSets}}
	}
}

// inside returns the starts of the sequences whose tiles are all among the kinds.
func inside(kinds pattern.Kinds) pattern.Kinds { return starts & kinds & (kinds >> 1) & (kinds >> 2) }

func withinKinds(kinds pattern.Kinds) plan {
	return plan{sequences: inside(kinds), triplets: kinds, pairs: kinds, free: maxSets}
}

func within(kinds pattern.Kinds) func() []plan {
	return func() []plan { return []plan{withinKinds(kinds)} }
}

// green is all green; 234 of bamboos is its only sequence.
func green() []plan { return []plan{withinKinds(pattern.Green)} }

// oneSuit returns a plan for each suit, with the other kinds in addition.
func oneSuit(others pattern.Kinds) func() []plan {
	return func() []plan {
		var plans []plan
		for _, kinds := range suits(others) {
			plans = append(plans, withinKinds(kinds))
		}
		return plans
	}
}

// suits returns each of the three suits with the other kinds in addition.
func suits(others pattern.Kinds) []pattern.Kinds {
	return []pattern.Kinds{pattern.Characters | others, pattern.Circles | others, pattern.Bamboos | others}
}

// with is the plan of these sets and any others.
func with(fixed ...meld.Set) plan {
	p := withinKinds(everything)
	p.fixed = fixed
	p.free = maxSets
	for _, s := range fixed {
		if s.Kind != meld.Pair {
			p.free--
		}
	}
	return p
}

func setAt(kind meld.Kind, index int) meld.Set { return meld.Set{Kind: kind, First: tile.Of(index)} }

// triplets is the plan of triplets of these tiles.
func triplets(tiles ...tile.Tile) func() []plan {
	return func() []plan {
		var fixed []meld.Set
		for _, t := range tiles {
			fixed = append(fixed, setAt(meld.Triplet, t.Index()))
		}
		return []plan{with(fixed...)}
	}
}

// pairAmong returns for each of the tiles a plan with it as the pair and the others as triplets.
func pairAmong(tiles ...tile.Tile) func() []plan {
	return func() []plan {
		var plans []plan
		for pair := range tiles {
			var fixed []meld.Set
			for i, t := range tiles {
				kind := meld.Triplet
				if i == pair {
					kind = meld.Pair
				}
				fixed = append(fixed, setAt(kind, t.Index()))
			}
			plans = append(plans, with(fixed...))
		}
		return plans
	}
}

// inThreeSuits returns a plan for each rank at which a set can start.
func inThreeSuits(kind meld.Kind, ranks int) func() []plan {
	return func() []plan {
		var plans []plan
		for rank := range ranks {
			plans = append(plans, with(setAt(kind, rank), setAt(kind, rank+9), setAt(kind, rank+18)))
		}
		return plans
	}
}

func straights() []plan {
	var plans []plan
	for suit := 0; suit < 27; suit += 9 {
		plans = append(plans, with(setAt(meld.Sequence, suit), setAt(meld.Sequence, suit+3), setAt(meld.Sequence, suit+6)))
	}
	return plans
}

// twins returns a plan for each sequence that can occur twice.
func twins() []plan {
	var plans []plan
	for start := range 27 {
		if starts&(1<<start) != 0 {
			plans = append(plans, with(setAt(meld.Sequence, start), setAt(meld.Sequence, start)))
		}
	}
	return plans
}

// orphans are the thirteen terminals and honours and one of them again.
func orphans() []wanted {
	w := wanted{extra: pattern.Orphans}
	for i := range w.counts {
		if pattern.Orphans&(1<<i) != 0 {
			w.counts[i] = 1
		}
	}
	return []wanted{w}
}

// gates are 1112345678999 of a suit and any tile of it again.
func gates() []wanted {
	var hands []wanted
	for suit := 0; suit < 27; suit += 9 {
		w := wanted{extra: pattern.Characters << suit}
		for rank := range 9 {
			w.counts[suit+rank] = 1
		}
		w.counts[suit], w.counts[suit+8] = 3, 3
		hands = append(hands, w)
	}
	return hands
}

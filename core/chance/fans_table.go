package chance

import (
	"sync"

	"tehai/core/meld"
	"tehai/core/pattern"
)

// ranksOf are the kinds of the ranks in every suit.
func ranksOf(ranks ...int) pattern.Kinds {
	var kinds pattern.Kinds
	for _, rank := range ranks {
		kinds |= pattern.Kinds(1<<(rank-1) | 1<<(rank+8) | 1<<(rank+17))
	}
	return kinds
}

// reversible are the tiles that look the same upside down.
const reversible pattern.Kinds = 0b110011111<<9 | 0b110111010<<18 | 1<<31

// furtherAims are the aims of rule sets that count fans, without those that riichi has already. They are made on first
// use.
var furtherAims = sync.OnceValue(func() []aim {
	return []aim{
		{id: "all-chows", plans: one(starts, 0, pattern.Numbers)},
		{id: "all-chows-any-pair", plans: one(starts, 0, everything)},
		{id: "four-concealed-pungs", closed: true, plans: one(0, everything, everything)},
		{id: "seven-shifted-pairs", pairs: shiftedPairs(), unlike: true},
		{id: "pure-terminal-chows", plans: terminalChows(true)},
		{id: "three-suited-terminal-chows", plans: terminalChows(false)},
		{id: "quadruple-chow", plans: inOneSuit(meld.Sequence, 7, 0, 0, 0, 0)},
		{id: "pure-triple-chow", plans: inOneSuit(meld.Sequence, 7, 0, 0, 0)},
		{id: "four-pure-shifted-pungs", plans: inOneSuit(meld.Triplet, 9, 0, 1, 2, 3)},
		{id: "pure-shifted-pungs", plans: inOneSuit(meld.Triplet, 9, 0, 1, 2)},
		{id: "four-pure-shifted-chows", plans: either(inOneSuit(meld.Sequence, 7, 0, 1, 2, 3), inOneSuit(meld.Sequence, 7,
			0, 2, 4, 6))},
		{id: "pure-shifted-chows", plans: either(inOneSuit(meld.Sequence, 7, 0, 1, 2), inOneSuit(meld.Sequence, 7, 0, 2, 4))},
		{id: "all-even-pungs", plans: one(0, ranksOf(2, 4, 6, 8), ranksOf(2, 4, 6, 8))},
		{id: "all-fives", plans: one(ranksOf(3, 4, 5), ranksOf(5), ranksOf(5))},
		{id: "upper-tiles", plans: within(ranksOf(7, 8, 9)), pairs: []pattern.Kinds{ranksOf(7, 8, 9)}},
		{id: "middle-tiles", plans: within(ranksOf(4, 5, 6)), pairs: []pattern.Kinds{ranksOf(4, 5, 6)}},
		{id: "lower-tiles", plans: within(ranksOf(1, 2, 3)), pairs: []pattern.Kinds{ranksOf(1, 2, 3)}},
		{id: "upper-four", plans: within(ranksOf(6, 7, 8, 9)), pairs: []pattern.Kinds{ranksOf(6, 7, 8, 9)}},
		{id: "lower-four", plans: within(ranksOf(1, 2, 3, 4)), pairs: []pattern.Kinds{ranksOf(1, 2, 3, 4)}},
		{id: "reversible-tiles", plans: within(reversible), pairs: []pattern.Kinds{reversible}},
		{id: "big-three-winds", plans: threeWinds},
		{id: "mixed-straight", plans: inEachSuit(meld.Sequence, 7, 3)},
		{id: "mixed-shifted-chows", plans: inEachSuit(meld.Sequence, 7, 1)},
		{id: "mixed-shifted-pungs", plans: inEachSuit(meld.Triplet, 9, 1)},
		{id: "knitted-straight", plans: knitted, singles: knittedSingles(9, 5)},
		{id: "greater-honors-and-knitted-tiles", singles: knittedSingles(7, 7)},
		{id: "lesser-honors-and-knitted-tiles", singles: anySingles()},
		{id: "two-dragon-pungs", plans: twoDragons},
	}
})

// either returns the plans of both.
func either(one, other func() []plan) func() []plan {
	return func() []plan { return append(one(), other()...) }
}

// inOneSuit returns a plan for each suit and rank at which sets with these distances can start.
func inOneSuit(kind meld.Kind, ranks int, apart ...int) func() []plan {
	return func() []plan {
		var plans []plan
		for at := range 27 {
			if at%9+apart[len(apart)-1] >= ranks {
				continue
			}
			var fixed []meld.Set
			for _, further := range apart {
				fixed = append(fixed, setAt(kind, at+further))
			}
			plans = append(plans, with(fixed...))
		}
		return plans
	}
}

// orders are the three suits in every order, as the indices of their ones.
var orders = [6][3]int{{0, 9, 18}, {0, 18, 9}, {9, 0, 18}, {9, 18, 0}, {18, 0, 9}, {18, 9, 0}}

// inEachSuit returns a plan for each order of the suits and rank at which three sets can start, each at the given
// distance from the one before.
func inEachSuit(kind meld.Kind, ranks, apart int) func() []plan {
	return func() []plan {
		var plans []plan
		for _, suits := range orders {
			for rank := range ranks - 2*apart {
				plans = append(plans, with(setAt(kind, suits[0]+rank), setAt(kind, suits[1]+rank+apart),
					setAt(kind, suits[2]+rank+2*apart)))
			}
		}
		return plans
	}
}

// terminalChows returns the plans for 123 and 789 twice in one suit, or once in each of two suits, with a pair of
// fives.
func terminalChows(pure bool) func() []plan {
	return func() []plan {
		var plans []plan
		for _, suits := range orders[:] {
			one, other, fives := suits[0], suits[1], suits[2]
			if pure {
				other, fives = one, one
			}
			plans = append(plans, with(setAt(meld.Sequence, one), setAt(meld.Sequence, one+6), setAt(meld.Sequence, other),
				setAt(meld.Sequence, other+6),
				setAt(meld.Pair, fives+4)))
		}
		return plans
	}
}

// threeWinds returns plans without one of the winds, which may be the pair.
func threeWinds() []plan {
	var plans []plan
	for out := range 4 {
		plans = append(plans, without(27+out, 27, 28, 29, 30))
	}
	return plans
}

// twoDragons returns plans without one of the dragons, which may be the pair.
func twoDragons() []plan {
	return []plan{without(31, 31, 32, 33), without(32, 31, 32, 33), without(33, 31, 32, 33)}
}

// without is the plan of the triplets of all the kinds except one.
func without(out int, kinds ...int) plan {
	var fixed []meld.Set
	for _, kind := range kinds {
		if kind != out {
			fixed = append(fixed, setAt(meld.Triplet, kind))
		}
	}
	return with(fixed...)
}

// shiftedPairs are seven ranks in a row of a suit.
func shiftedPairs() []pattern.Kinds {
	var runs []pattern.Kinds
	for suit := 0; suit < 27; suit += 9 {
		for rank := range 3 {
			runs = append(runs, 0x7f<<(suit+rank))
		}
	}
	return runs
}

// bodies are the six knitted bodies: 147 of one suit, 258 of another, 369 of the
// third.
func bodies() []pattern.Kinds {
	var list []pattern.Kinds
	for _, suits := range orders {
		list = append(list, 0x49<<suits[0]|0x49<<(suits[1]+1)|0x49<<(suits[2]+2))
	}
	return list
}

// knitted returns a plan for each body, with a set and a pair in addition.
func knitted() []plan {
	var plans []plan
	for _, body := range bodies() {
		p := withinKinds(everything)
		p.body, p.free = body, 1
		plans = append(plans, p)
	}
	return plans
}

// knittedSingles are the given number of different tiles of a body and of honours.
func knittedSingles(numbers, honours int) []singles {
	var list []singles
	for _, body := range bodies() {
		list = append(list, singles{{body, numbers}, {pattern.Honours, honours}})
	}
	return list
}

// anySingles are 14 different tiles of a body and the honours.
func anySingles() []singles {
	var list []singles
	for _, body := range bodies() {
		list = append(list, singles{{body | pattern.Honours, 14}})
	}
	return list
}

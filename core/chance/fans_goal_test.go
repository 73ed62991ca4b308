package chance

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// fanForms are the shapes of rules that know them all.
var fanForms = shanten.Forms{List: []hand.Form{hand.Standard, hand.Pairs, hand.Orphans, hand.Singles, hand.Knitted},
	FourPairs: true}

// A slowGoal reports whether one reading of a complete hand has the goal, from its sets one by one: starts of chows and
// pungs by kind, the pair last.
type slowGoal func(form hand.Form, chows, pungs []int, pair int, c *tile.Counts) bool

// spaced reports whether kinds of one suit have these distances, in any order.
func spaced(kinds []int, apart ...int) bool {
	for _, first := range kinds {
		rest, ok := slices.Clone(kinds), true
		for _, further := range apart {
			at := slices.Index(rest, first+further)
			if at < 0 || (first+further)/9 != first/9 || first >= 27 {
				ok = false
				break
			}
			rest = slices.Delete(rest, at, at+1)
		}
		if ok {
			return true
		}
	}
	return false
}

// mixed reports whether three kinds, one of each suit, have these distances by rank.
func mixed(kinds []int, apart int) bool {
	for _, a := range kinds {
		for _, b := range kinds {
			for _, c := range kinds {
				if a < 27 && b < 27 && c < 27 && a/9 != b/9 && b/9 != c/9 && a/9 != c/9 && b%9 == a%9+apart && c%9 == b%9+apart {
					return true
				}
			}
		}
	}
	return false
}

func onlyRanks(c *tile.Counts, ranks ...int) bool {
	for i, n := range c {
		if n > 0 && (i >= 27 || !slices.Contains(ranks, i%9+1)) {
			return false
		}
	}
	return true
}

var slowGoals = map[string]slowGoal{
	"all-chows": func(f hand.Form, chows, _ []int, pair int, _ *tile.Counts) bool {
		return f == hand.Standard && len(chows) == 4 && pair < 27
	},
	"pure-triple-chow": func(_ hand.Form, chows, _ []int, _ int, _ *tile.Counts) bool { return spaced(chows, 0, 0, 0) },
	"quadruple-chow":   func(_ hand.Form, chows, _ []int, _ int, _ *tile.Counts) bool { return spaced(chows, 0, 0, 0, 0) },
	"pure-shifted-chows": func(_ hand.Form, chows, _ []int, _ int, _ *tile.Counts) bool {
		return spaced(chows, 0, 1, 2) || spaced(chows, 0, 2, 4)
	},
	"four-pure-shifted-chows": func(_ hand.Form, chows, _ []int, _ int, _ *tile.Counts) bool {
		return spaced(chows, 0, 1, 2, 3) || spaced(chows, 0, 2, 4, 6)
	},
	"pure-shifted-pungs": func(_ hand.Form, _, pungs []int, _ int, _ *tile.Counts) bool { return spaced(pungs, 0, 1, 2) },
	"mixed-straight":     func(_ hand.Form, chows, _ []int, _ int, _ *tile.Counts) bool { return mixed(chows, 3) },
	"mixed-shifted-chows": func(_ hand.Form, chows, _ []int, _ int, _ *tile.Counts) bool {
		return mixed(chows, 1)
	},
	"mixed-shifted-pungs": func(_ hand.Form, _, pungs []int, _ int, _ *tile.Counts) bool { return mixed(pungs, 1) },
	"pure-terminal-chows": func(_ hand.Form, chows, _ []int, pair int, _ *tile.Counts) bool {
		return spaced(chows, 0, 0, 6, 6) && pair/9 == chows[0]/9 && pair%9 == 4
	},
	"all-fives": func(f hand.Form, chows, pungs []int, pair int, _ *tile.Counts) bool {
		no := func(at int) bool { return at%9 < 2 || at%9 > 4 || at >= 27 }
		return f == hand.Standard && !slices.ContainsFunc(chows, no) && !slices.ContainsFunc(pungs,
			func(at int) bool { return at >= 27 || at%9 != 4 }) && pair < 27 && pair%9 == 4
	},
	"upper-four":  func(f hand.Form, _, _ []int, _ int, c *tile.Counts) bool { return onlyRanks(c, 6, 7, 8, 9) },
	"lower-tiles": func(f hand.Form, _, _ []int, _ int, c *tile.Counts) bool { return onlyRanks(c, 1, 2, 3) },
	"reversible-tiles": func(f hand.Form, _, _ []int, _ int, c *tile.Counts) bool {
		for i, n := range c {
			if n > 0 && !slices.Contains([]int{9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31}, i) {
				return false
			}
		}
		return true
	},
	"chiitoitsu": func(f hand.Form, _, _ []int, _ int, _ *tile.Counts) bool { return f == hand.Pairs },
	"seven-shifted-pairs": func(f hand.Form, _, _ []int, _ int, c *tile.Counts) bool {
		first := slices.Index(c[:], 2)
		if f != hand.Pairs || first < 0 || first+7 > 27 || first/9 != (first+6)/9 {
			return false
		}
		return slices.Equal(c[first:first+7], []uint8{2, 2, 2, 2, 2, 2, 2})
	},
	"knitted-straight": func(f hand.Form, _, _ []int, _ int, c *tile.Counts) bool {
		return f == hand.Knitted || f == hand.Singles && numbers(c) == 9
	},
	"greater-honors-and-knitted-tiles": func(f hand.Form, _, _ []int, _ int, c *tile.Counts) bool {
		return f == hand.Singles && numbers(c) == 7
	},
	"lesser-honors-and-knitted-tiles": func(f hand.Form, _, _ []int, _ int, c *tile.Counts) bool {
		return f == hand.Singles
	},
	"big-three-winds": func(_ hand.Form, _, pungs []int, _ int, _ *tile.Counts) bool {
		n := 0
		for _, at := range pungs {
			if at >= 27 && at < 31 {
				n++
			}
		}
		return n >= 3
	},
}

func numbers(c *tile.Counts) (n int) {
	for _, held := range c[:27] {
		n += int(held)
	}
	return n
}

// slowHolds checks every reading of the tiles.
func slowHolds(goal slowGoal, c *tile.Counts) bool {
	h := hand.Hand{Closed: c.Tiles(), Win: -1}
	for _, r := range fanForms.Readings(&h) {
		var chows, pungs []int
		pair := 99
		for _, s := range r.Sets {
			switch s.Kind {
			case meld.Sequence:
				chows = append(chows, s.First.Index())
			case meld.Triplet:
				pungs = append(pungs, s.First.Index())
			case meld.Pair:
				pair = s.First.Index()
			}
		}
		if r.Form != hand.Orphans && goal(r.Form, chows, pungs, pair, c) {
			return true
		}
	}
	return false
}

// TestFansStepByStep proves the distances to fans like those to yaku: a tile takes one off exactly if it is listed,
// none takes off more, and the distance is -1 exactly where a reading shows the fan.
func TestFansStepByStep(t *testing.T) {
	for number, id := range slices.Sorted(maps.Keys(slowGoals)) {
		goal, complete := slowGoals[id], 0
		random := rand.New(rand.NewPCG(81, uint64(number)))
		a := aimOf(id)
		if a == nil {
			t.Fatalf("no aim %s", id)
		}
		// A rare fan needs more hands until one has it.
		for n := 0; n < samples || complete == 0 && n < 100*samples; n++ {
			c := randomCounts(random, 13)
			if random.IntN(2) == 0 {
				c = nearTo(random, a)
			}
			here := fanDistance(a, &c)
			for i := range c {
				if c[i] == 4 {
					continue
				}
				c[i]++
				there, want := fanDistance(a, &c), here.need
				if here.tiles.Has(tile.Of(i)) {
					want--
				}
				if there.need != want {
					t.Fatalf("%s: %v needs %d, want %d with tile %s", id, c.Tiles(), there.need, want, tile.Of(i))
				}
				if (there.need == 0) != slowHolds(goal, &c) {
					t.Fatalf("%s: %v needs %d, holds %v", id, c.Tiles(), there.need, slowHolds(goal, &c))
				}
				if there.need == 0 {
					complete++
				}
				c[i]--
			}
		}
		if complete == 0 {
			t.Errorf("no hand of the sample has %s", id)
		}
	}
}

func fanDistance(a *aim, c *tile.Counts) reach {
	best := unreached
	for _, way := range a.ways(&hand.Hand{Win: -1}, layoutsOf(c), &fanForms) {
		best.join(way)
	}
	return best
}

// nearTo moves from 13 random tiles towards an aim: it adds a tile that helps, and removes one that is not needed.
func nearTo(random *rand.Rand, a *aim) tile.Counts {
	c := randomCounts(random, 13)
	for here := fanDistance(a, &c); here.need > 1; here = fanDistance(a, &c) {
		from := c
		for in := range tile.Kinds {
			if here.tiles.Has(tile.Of(in)) && c[in] < 4 {
				c[in]++
				break
			}
		}
		for _, out := range random.Perm(tile.Kinds) {
			if c[out] == 0 {
				continue
			}
			c[out]--
			if fanDistance(a, &c).need < here.need {
				break
			}
			c[out]++
		}
		if numbers(&c)+honoursIn(&c) != 13 {
			return from
		}
	}
	return c
}

func honoursIn(c *tile.Counts) (n int) {
	for _, held := range c[27:] {
		n += int(held)
	}
	return n
}

// TestPairsOfFour checks that four equal tiles are two pairs where the rules allow it.
func TestPairsOfFour(t *testing.T) {
	var c tile.Counts
	for i, n := range map[int]uint8{0: 4, 9: 4, 18: 4, 30: 1} {
		c[i] = n
	}
	if four, two := pairsReach(&c, everything, true), pairsReach(&c, everything, false); four.need != 1 || two.need != 7 ||
		four.tiles != pattern.Kinds(1)<<30 {
		t.Errorf("with fours %+v, without %+v", four, two)
	}
}

package mcr

import (
	"math/bits"

	"tehai/core/hand"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// sole reports whether only one kind of tile would have completed the hand.
func (c *scoring) sole() bool {
	if !c.waited {
		c.waits, c.waited = c.findWaits(), true
	}
	return c.waits&(c.waits-1) == 0
}

// findWaits returns every kind that would have completed the hand, in any form in which a hand can wait for one set
// or the pair: neither the singles nor the orphans, whose tiles form no sets. It ignores copies: a kind of which the
// hand has all four counts as a wait as well, unless the rules say otherwise.
func (c *scoring) findWaits() pattern.Kinds {
	before := c.closed
	before[c.tile.Index()]--
	waits := standardWaits(&before)
	if c.melds == 0 {
		waits |= pairWait(&before)
	}
	if c.melds <= 1 {
		waits |= knittedWaits(&before)
	}
	if !c.rules.usedUpWaits {
		for i, n := range c.all {
			if n == 4 && i != c.tile.Index() {
				waits &^= 1 << i
			}
		}
	}
	return waits
}

// standardWaits returns the kinds that complete the counts to sets and a pair.
func standardWaits(c *tile.Counts) (waits pattern.Kinds) {
	var whole, paired [4]bool // whether a part is sets, and whether it is sets and a pair
	rest, pairs := 0, 0
	for p := range 4 {
		whole[p], paired[p] = complete(c, p)
		switch {
		case paired[p]:
			pairs++
		case !whole[p]:
			rest++
		}
	}
	for p := range 4 {
		// All other parts must be complete, except for at most one pair.
		othersBroken, othersPaired := rest, pairs
		if paired[p] {
			othersPaired--
		} else if !whole[p] {
			othersBroken--
		}
		if othersBroken > 0 || othersPaired > 1 {
			continue
		}
		// Sets have three tiles and the pair two: the number shows whether one tile is enough.
		end, held := min(9*p+9, tile.Kinds), 0
		for _, n := range c[9*p : end] {
			held += int(n)
		}
		if held%3 != 1+othersPaired {
			continue
		}
		for i := 9 * p; i < end; i++ {
			c[i]++
			w, d := complete(c, p)
			c[i]--
			if othersPaired == 1 && w || othersPaired == 0 && d {
				waits |= 1 << i
			}
		}
	}
	return waits
}

// complete reports whether part p of the counts (a suit, or the honours) is
// sets, or sets and a pair.
func complete(c *tile.Counts, p int) (whole, paired bool) {
	if p == 3 {
		return completeHonours(c)
	}
	total, weighted := 0, 0
	suit := [9]uint8(c[9*p : 9*p+9])
	for rank, n := range suit {
		total += int(n)
		weighted += rank * int(n)
	}
	switch total % 3 {
	case 0:
		return allSets(suit), false
	case 1:
		return false, false
	}
	// The ranks of a set add up to a multiple of three, so the pair's rank is known up to multiples of three.
	for rank := 2 * weighted % 3; rank < 9; rank += 3 {
		if suit[rank] >= 2 {
			suit[rank] -= 2
			if allSets(suit) {
				return false, true
			}
			suit[rank] += 2
		}
	}
	return false, false
}

func completeHonours(c *tile.Counts) (whole, paired bool) {
	pairs := 0
	for _, n := range c[27:] {
		switch n % 3 {
		case 1:
			return false, false
		case 2:
			pairs++
		}
	}
	return pairs == 0, pairs == 1
}

// allSets reports whether a suit is sets: once all the lower ranks are used, one or two tiles (or four or five) must
// begin as many chows, and three are a pung, or chows that pungs can replace.
func allSets(suit [9]uint8) bool {
	for rank := range 7 {
		n := suit[rank] % 3
		if n == 0 {
			continue
		}
		if suit[rank+1] < n || suit[rank+2] < n {
			return false
		}
		suit[rank+1] -= n
		suit[rank+2] -= n
	}
	return suit[7]%3 == 0 && suit[8]%3 == 0
}

// pairWait returns the kind that completes thirteen tiles to seven pairs.
func pairWait(c *tile.Counts) pattern.Kinds {
	var odd pattern.Kinds
	for i, n := range c {
		odd |= pattern.Kinds(n&1) << i
	}
	if odd&(odd-1) != 0 {
		return 0
	}
	return odd
}

// knittedWaits returns the kinds that complete the counts to a knitted body, a set if there is no meld, and a pair.
func knittedWaits(c *tile.Counts) (waits pattern.Kinds) {
	held := pattern.KindsOf(c)
	for _, kinds := range bodyKinds {
		missing := kinds &^ held
		if missing.Len() > 1 {
			continue
		}
		rest := *c
		for left := kinds & held; left != 0; left &= left - 1 {
			rest[bits.TrailingZeros64(uint64(left))]--
		}
		if missing == 0 {
			waits |= standardWaits(&rest)
		} else if isComplete(&rest) {
			waits |= missing
		}
	}
	return waits
}

// isComplete reports whether the counts are sets and a pair.
func isComplete(c *tile.Counts) bool {
	pairs := 0
	for p := range 4 {
		whole, paired := complete(c, p)
		if paired {
			pairs++
		} else if !whole {
			return false
		}
	}
	return pairs == 1
}

// bodyKinds are the tiles of the knitted bodies.
var bodyKinds = func() (kinds [len(hand.Bodies)]pattern.Kinds) {
	for i, body := range hand.Bodies {
		for _, low := range body {
			kinds[i] |= 0x49 << low
		}
	}
	return kinds
}()

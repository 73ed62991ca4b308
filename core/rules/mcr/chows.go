package mcr

import (
	"math/bits"

	"tehai/core/meld"
	"tehai/core/tile"
)

// chows are the combinations of the chows of a reading. Each two or three of them count as a fan once: a fan of four
// chows counts alone; a fan of three leaves the fourth to form one pair fan with one of the three; without these,
// pair fans join chows without a cycle.
type chows struct {
	at     [4]uint8 // the sets
	first  [4]uint8 // their lowest tiles, by index
	n      int
	four   fan // a fan of four chows, or none
	triple fan // a fan of three, or none
	lines  int // number of pair fans that count
}

// none is no fan.
const none = fans

// groupChows finds the fans that count, without choosing between several ways.
func (r *reading) groupChows() {
	c := &r.chows
	for i, s := range r.sets[:r.n] {
		if s.Kind == meld.Sequence {
			c.at[c.n], c.first[c.n] = uint8(i), uint8(s.First.Index())
			c.n++
		}
	}
	if c.n < 2 {
		return
	}
	if c.n == 4 {
		if c.four = r.fourOf(); c.four != none {
			return
		}
	}
	if c.n >= 3 {
		for left := range c.triples() {
			kind := c.tripleWithout(left)
			if kind == none {
				continue
			}
			c.triple = kind
			if c.n == 4 && c.joins(left) != 0 {
				c.lines = 1
			}
		}
		if c.triple != none {
			return
		}
	}
	c.lines = c.n - c.islands()
}

// triples returns the number of ways to take three chows.
func (c *chows) triples() int {
	if c.n == 4 {
		return 4
	}
	return 1
}

// tripleWithout returns the fan of the three chows without chow left; of three chows in all left is 0 and all are
// taken.
func (c *chows) tripleWithout(left int) fan {
	if c.n == 3 {
		return tripleOf(c.first[0], c.first[1], c.first[2])
	}
	var three [3]uint8
	n := 0
	for i, first := range c.first {
		if i != left {
			three[n] = first
			n++
		}
	}
	return tripleOf(three[0], three[1], three[2])
}

// joins returns the chows, one bit each, that form a pair fan with chow i.
func (c *chows) joins(i int) (mask uint8) {
	for j := range c.first[:c.n] {
		if j != i && pairOf(c.first[i], c.first[j]) != none {
			mask |= 1 << j
		}
	}
	return mask
}

// islands counts the groups of chows that pair fans join.
func (c *chows) islands() int {
	n := 0
	for left := uint8(1)<<c.n - 1; left != 0; n++ {
		group := left & -left
		for grown := group; ; group = grown {
			for rest := group; rest != 0; rest &= rest - 1 {
				grown |= c.joins(bits.TrailingZeros8(rest))
			}
			if grown == group {
				break
			}
		}
		left &^= group
	}
	return n
}

// pairOf returns the fan of two chows, or none. Two chows make at most one.
func pairOf(a, b uint8) fan {
	if a > b {
		a, b = b, a
	}
	if a == b {
		return pureDoubleChow
	}
	switch a/9 == b/9 {
	case true:
		switch b - a {
		case 3:
			return shortStraight
		case 6:
			return twoTerminalChows
		}
	case false:
		if a%9 == b%9 {
			return mixedDoubleChow
		}
	}
	return none
}

// tripleOf returns the fan of three chows, or none.
func tripleOf(a, b, c uint8) fan {
	suits := uint8(1)<<(a/9) | 1<<(b/9) | 1<<(c/9)
	if suits != 7 && suits&(suits-1) != 0 {
		return none // two suits
	}
	low, middle, high := sort3(a%9, b%9, c%9)
	one := suits != 7
	switch step := middle - low; {
	case high-middle != step:
		return none
	case step == 0 && one:
		return pureTripleChow
	case step == 0:
		return mixedTripleChow
	case step == 3 && one:
		return pureStraight
	case step == 3:
		return mixedStraight
	case step <= 2 && one:
		return pureShiftedChows
	case step == 1:
		return mixedShiftedChows
	}
	return none
}

func sort3(a, b, c uint8) (uint8, uint8, uint8) {
	if a > b {
		a, b = b, a
	}
	if b > c {
		b, c = c, b
	}
	if a > b {
		a, b = b, a
	}
	return a, b, c
}

// fourOf returns the fan of four chows, or none.
func (r *reading) fourOf() fan {
	f := r.chows.first
	for i := 1; i < 4; i++ { // four are few: insertion keeps them in order
		for j := i; j > 0 && f[j] < f[j-1]; j-- {
			f[j], f[j-1] = f[j-1], f[j]
		}
	}
	pair := r.groups.Pairs
	middle := func(suit uint8) bool { return pair.Has(tile.Of(int(suit)*9 + 4)) }
	suit := f[0] / 9
	if suit == f[3]/9 {
		step := f[1] - f[0]
		switch {
		case f[2]-f[1] == step && f[3]-f[2] == step && step == 0:
			return quadrupleChow
		case f[2]-f[1] == step && f[3]-f[2] == step && step <= 2:
			return fourPureShiftedChows
		case f[0]%9 == 0 && step == 0 && f[2] == f[0]+6 && f[3] == f[2] && middle(suit):
			return pureTerminalChows
		}
		return none
	}
	other := f[2] / 9
	if f[0]%9 == 0 && f[1] == f[0]+6 && other != suit && f[2]%9 == 0 && f[3] == f[2]+6 && middle(3-suit-other) {
		return threeSuitedTerminalChows
	}
	return none
}

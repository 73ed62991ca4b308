package danger

import "tehai/core/tile"

// Class is the players' term for how safe a kind is against one rival.
type Class string

// The classes, the safest first. A side of a number is the two tiles with which it would be a two-sided
// wait: it is dead if the other end is safe (suji), or if four copies of one of the two are seen (a wall).
const (
	Discarded   Class = "discarded"     // by the rival, who may not win on it
	PassedClass Class = "passed"        // discarded by others since the riichi
	NoneLeft    Class = "none-left"     // no shape can wait for it
	NoChance    Class = "no-chance"     // every side is dead, one by a wall
	Suji        Class = "suji"          // every side is dead by suji
	OneChance   Class = "one-chance"    // on every live side one copy is left of one of the two
	HalfSuji    Class = "half-suji"     // one of two sides is dead
	NoSuji      Class = "no-suji"       // no side is dead
	HonourOne   Class = "honour-1-left" // honours by the number of unseen copies
	HonourTwo   Class = "honour-2-left"
	HonourThree Class = "honour-3-left"
	HonourFour  Class = "honour-4-left"
)

// Classes are all of them.
var Classes = []Class{Discarded, PassedClass, NoneLeft, NoChance, Suji, OneChance, HalfSuji, NoSuji, HonourOne,
	HonourTwo, HonourThree, HonourFour}

var honourClasses = [...]Class{NoneLeft, HonourOne, HonourTwo, HonourThree, HonourFour}

func (l *look) class(k int) Class {
	switch {
	case l.discarded.Has(k):
		return Discarded
	case l.passed.Has(k):
		return PassedClass
	case k >= tile.East.Index():
		return honourClasses[min(int(l.left[k]), 4)]
	case l.shapes(k) == 0:
		return NoneLeft
	}
	sides, alive, walls, thin := 0, 0, 0, 0
	for _, step := range [...]int{-1, 1} {
		rank := k%9 + 3*step
		if rank < 0 || rank > 8 {
			continue
		}
		sides++
		switch fewest := min(l.left[k+step], l.left[k+2*step]); {
		case l.safe.Has(k + 3*step):
		case fewest == 0:
			walls++
		case fewest == 1:
			alive, thin = alive+1, thin+1
		default:
			alive++
		}
	}
	switch {
	case alive == 0 && walls > 0:
		return NoChance
	case alive == 0:
		return Suji
	case alive == thin:
		return OneChance
	case alive < sides:
		return HalfSuji
	}
	return NoSuji
}

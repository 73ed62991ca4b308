package danger

import (
	"math"

	"tehai/core/shanten"
	"tehai/core/tile"
)

// Rival is another player as far as it shows.
type Rival struct {
	River  []tile.Tile // all that was let go, claimed tiles included, in order
	Riichi bool
	At     int           // in riichi: the place in River of the tile that declared it, or -1 where nobody says
	Passed shanten.Tiles // the kinds that others let go since and that were not won on
	Melds  int           // open ones
}

// Figure is what one kind is to one rival.
type Figure struct {
	Chance float64 // that the rival wins on it
	Class  Class
}

// Of returns the figures of all kinds; left are the copies that the one who asks does not see.
func Of(rival *Rival, left *tile.Counts) (figures [tile.Kinds]Figure) {
	l := lookOf(rival, left)
	var shapes [tile.Kinds]float64 // of the kinds that are not safe
	sum := 0.0
	for k := range figures {
		if !l.safe.Has(k) {
			shapes[k] = l.shapes(k)
			sum += shapes[k]
		}
	}
	ready := rival.ready()
	for k := range figures {
		f := &figures[k]
		f.Class = l.class(k)
		if shapes[k] > 0 {
			f.Chance = ready * l.signed(k, f.Class, shapes[k]/sum)
		}
	}
	return figures
}

// Total is the chance that one of the rivals wins.
func Total(chances ...float64) float64 {
	none := 1.0
	for _, chance := range chances {
		none *= 1 - chance
	}
	return 1 - none
}

// A look is a rival while it is looked at.
type look struct {
	discarded, passed, safe shanten.Tiles
	early                   []int
	left                    *tile.Counts
}

// earlyDiscards is how many of the first discards are early ones.
const earlyDiscards = 6

func lookOf(rival *Rival, left *tile.Counts) look {
	l := look{passed: rival.Passed, left: left}
	for i, t := range rival.River {
		k := t.Index()
		if k < 0 {
			continue
		}
		l.discarded |= 1 << k
		if i < earlyDiscards && (!rival.Riichi || rival.At < 0 || i < rival.At) {
			l.early = append(l.early, k)
		}
	}
	l.safe = l.discarded | l.passed
	return l
}

// signed moves the chance of a share of the shapes by the signs.
func (l *look) signed(k int, class Class, share float64) float64 {
	plain := 1 - math.Exp(-kindsWaited*share)
	odds := signBase + signSlope*math.Log(plain/(1-plain))
	s := l.signs(k, class)
	for i, weight := range signWeights {
		odds += weight * s[i]
	}
	return 1 / (1 + math.Exp(-odds))
}

// signs are the numbers that signWeights weighs.
type signs [3]float64

const (
	outside = iota // beyond an early discard, seen from the middle of the suit
	beside         // next to one
	open           // a number of which no side is dead: see Class
)

func (l *look) signs(k int, class Class) (s signs) {
	if k >= tile.East.Index() {
		return s
	}
	rank := k % 9
	for _, e := range l.early {
		if e >= tile.East.Index() || e/9 != k/9 {
			continue
		}
		at := e % 9
		if at <= 3 && rank < at || at >= 5 && rank > at {
			s[outside] = 1
		}
		if at-rank == 1 || rank-at == 1 {
			s[beside] = 1
		}
	}
	if class == NoSuji {
		s[open] = 1
	}
	return s
}

// A Measured is a kind as the signs see it, for those who check their weights.
type Measured struct {
	Odds  float64 // the logarithm of the odds by the shapes alone
	Signs []float64
}

// Measure returns what of the shapes and signs a kind has; ok is false if it cannot be waited for.
func Measure(rival *Rival, left *tile.Counts, kind int) (m Measured, ok bool) {
	l := lookOf(rival, left)
	sum := 0.0
	for k := range tile.Kinds {
		if !l.safe.Has(k) {
			sum += l.shapes(k)
		}
	}
	shapes := l.shapes(kind)
	if l.safe.Has(kind) || shapes == 0 {
		return m, false
	}
	plain := 1 - math.Exp(-kindsWaited*shapes/sum)
	s := l.signs(kind, l.class(kind))
	return Measured{math.Log(plain / (1 - plain)), s[:]}, true
}

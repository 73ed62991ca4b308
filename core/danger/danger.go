package danger

import (
	"math"

	"tehai/core/shanten"
	"tehai/core/tile"
)

// Rival is what is visible of another player.
type Rival struct {
	River  []tile.Tile // all discards, including claimed tiles, in order
	Riichi bool
	At     int           // in riichi: the index in River of the tile that declared it, or -1 if unknown
	Passed shanten.Tiles // the kinds that others have discarded since without losing on them
	Melds  int           // open ones
}

// Figure is the danger of one kind against one rival.
type Figure struct {
	Chance float64 // that the rival wins on it
	Class  Class
}

// Of returns the figures of all kinds; left are the copies that the player who asks does not see.
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

// A look holds the state of one computation for a rival.
type look struct {
	discarded, passed, safe shanten.Tiles
	early                   []int
	left                    *tile.Counts
}

// earlyDiscards is how many of the first discards count as early.
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

// signed adjusts the chance of a share of the shapes by the signs.
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
	outside  = iota // beyond an early discard, seen from the middle of the suit
	adjacent        // next to one
	open            // a number of which no side is dead: see Class
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
			s[adjacent] = 1
		}
	}
	if class == NoSuji {
		s[open] = 1
	}
	return s
}

// A Measured is a kind with its signs, for code that checks their weights.
type Measured struct {
	Odds  float64 // the logarithm of the odds by the shapes only
	Signs []float64
}

// Measure returns the shapes and signs of a kind; ok is false if no hand can wait for it.
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

package shanten

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// Suits is a set of the three suits, those that a hand may be without: bit 0 is characters.
type Suits uint8

// AnySuit has all three suits.
const AnySuit Suits = 7

// SuitsOf returns the set of one suit, AnySuit for NoSuit.
func SuitsOf(s tile.Suit) Suits {
	if s < tile.Characters || s > tile.Bamboos {
		return AnySuit
	}
	return 1 << (s - tile.Characters)
}

// Beside returns the suits of the set that none of the melds has.
func (s Suits) Beside(melds []meld.Meld) Suits {
	for i := range melds {
		if suit := melds[i].At(0).Suit(); suit <= tile.Bamboos {
			s &^= SuitsOf(suit)
		}
	}
	return s
}

// kinds returns the kinds of the suits.
func (s Suits) kinds() (kinds Tiles) {
	for i := range 3 {
		if s>>i&1 != 0 {
			kinds |= (1<<9 - 1) << (9 * i)
		}
	}
	return kinds
}

// numbers are the kinds of the three suits.
const numbers Tiles = 1<<27 - 1

// voided returns the least distance of closed tiles in a hand without one of the suits in Void and without honours.
// Tiles of the void suit are worth nothing; the number of sets is that of all closed tiles.
func (f *Forms) voided(closed *tile.Counts) Distance {
	best := Distance{Standard: Absent, Pairs: Absent, Orphans: Absent, Best: Absent}
	for i := range 3 {
		if f.Void>>i&1 == 0 {
			continue
		}
		d := f.voidedBy(closed, i)
		best.Standard, best.Pairs = min(best.Standard, d.Standard), min(best.Pairs, d.Pairs)
	}
	if !f.Has(hand.Standard) {
		best.Standard = Absent
	}
	if !f.Has(hand.Pairs) {
		best.Pairs = Absent
	}
	best.Best = min(best.Standard, best.Pairs)
	return best
}

// voidedBy returns the distances of closed tiles in a hand without the suit of a number from 0.
func (f *Forms) voidedBy(closed *tile.Counts, suit int) Distance {
	kept, total := *closed, closed.Total()
	clear(kept[9*suit : 9*suit+9])
	clear(kept[27:])
	if !isLaid() {
		layOut()
	}
	r := f.Rule
	left := merges[0][r.class(&kept, 0, total)][r.class(&kept, 1, total)]
	right := merges[2][r.class(&kept, 2, total)][r.class(&kept, honours, total)]
	d := Distance{Standard: int8(needs[left][right]) - 1, Pairs: Absent, Orphans: Absent}
	if total >= 13 {
		pairs, odd := 0, 0
		for _, n := range kept {
			pairs += int(n / 2)
			odd += int(n % 2)
		}
		missing := max(0, 7-pairs)
		d.Pairs = int8(missing + max(0, missing-odd) - 1)
	}
	return d
}

// HoldsVoid reports whether closed tiles have one that can only go: of the void suit where there is one alone, or an
// honour.
func (f *Forms) HoldsVoid(closed *tile.Counts) bool {
	for kind, n := range closed {
		if n > 0 && f.mustGo(kind) {
			return true
		}
	}
	return false
}

// mustGo reports whether a kind belongs to no hand of these shapes.
func (f *Forms) mustGo(kind int) bool { return f.Void != 0 && f.useful()>>kind&1 == 0 }

// useful returns the kinds that a hand of these shapes may draw.
func (f *Forms) useful() Tiles {
	if f.Void == 0 {
		return allKinds
	}
	if f.Void&(f.Void-1) != 0 {
		return numbers
	}
	return numbers &^ f.Void.kinds()
}

// Safe returns the kinds that a player cannot win on: those of the void suit, or all for a player who has won and left.
func Safe(void tile.Suit, gone bool) Tiles {
	switch {
	case gone:
		return allKinds
	case void == tile.NoSuit:
		return 0
	}
	return SuitsOf(void).kinds()
}

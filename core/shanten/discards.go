package shanten

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"tehai/core/tile"
)

// Discard is a hand of 3n+2 closed tiles after one discard.
type Discard struct {
	Draws
	Tile int8 // the index of the kind discarded
}

// Discards lists every discard of a hand, in the order of the indices until Sort. Only
// the first N rows are filled.
type Discards struct {
	N    int
	Rows [14]Discard
}

// Discards fills rows with the hand after each discard of the 3n+2 closed tiles. left is as in Draws; the discarded
// tile cannot be drawn again. A hand of another size has no rows.
func (r Rule) Discards(closed, left *tile.Counts, rows *Discards) {
	r.Within(math.MaxInt8, closed, left, rows)
}

// Within is Discards without the discards that leave a shanten above limit: they have no rows.
func (r Rule) Within(limit int8, closed, left *tile.Counts, rows *Discards) {
	var s step
	s.start(r, closed, left)
	s.within(limit, rows)
}

func (s *step) within(limit int8, rows *Discards) {
	rows.N = 0
	if s.total%3 != 2 || s.total > len(rows.Rows) {
		return
	}
	for k := range s.parts {
		if kinds := s.held.once >> (9 * k) & partKinds; kinds != 0 {
			s.discardsOf(k&3, kinds, limit, rows)
		}
	}
}

// discardsOf appends the rows of the discards of part k, which has these kinds, that leave at most the limit.
func (s *step) discardsOf(k int, kinds Tiles, limit int8, rows *Discards) {
	part, base, otherParts := s.parts[k], s.base[k], s.forms-s.entries[k]
	withMate, needed := &merges[k^1][s.classes[k^1]], &needs[s.halves[1-k/2].class]
	closed, fast := s.total >= 13, !s.slow[k]
	for ; kinds != 0; kinds &= kinds - 1 {
		rank := bits.TrailingZeros64(uint64(kinds))
		if fast {
			one := unit[rank]
			entry := lows[(part.low-one.low)%(1<<8)] + highs[(part.high-one.high)%(1<<15)]
			need := uint32(needed[withMate[classAt[(entry+base)>>placeShift]]])
			if closed {
				need = smaller(need, otherForms[(otherParts+entry)%(1<<formBits)]>>16)
			}
			if int8(need)-1 > limit {
				continue
			}
		}
		row := &rows.Rows[rows.N]
		if row.Draws = s.without(9*k+rank, limit); row.Shanten <= limit {
			row.Tile = int8(9*k + rank)
			rows.N++
		}
	}
}

// Sort puts the best discards first: lower shanten, then larger total, then lower index.
func (d *Discards) Sort() {
	slices.SortStableFunc(d.Rows[:d.N], func(a, b Discard) int {
		return cmp.Or(cmp.Compare(a.Shanten, b.Shanten), cmp.Compare(b.Total, a.Total), cmp.Compare(a.Tile, b.Tile))
	})
}

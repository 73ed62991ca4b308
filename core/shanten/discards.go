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
	for kinds := s.held.once; kinds != 0; kinds &= kinds - 1 {
		kind := bits.TrailingZeros64(uint64(kinds))
		row := &rows.Rows[rows.N]
		if row.Draws = s.without(kind, limit); row.Shanten <= limit {
			row.Tile = int8(kind)
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

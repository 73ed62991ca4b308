package api

import (
	"tehai/core/shanten"
	"tehai/core/tile"
)

// RowDiscards is the number of places for discards in a row of DiscardRows.
const RowDiscards = 14

// DiscardRows are very many hands of 2, 5, 8, 11 or 14 closed tiles and the results of their discards, in columns.
// Inputs are the counts of 34 kinds for each hand, and the copies of each kind that can still be drawn (nil: four less
// those of the hand). Results are, for each of the first Rows discards, its kind, the shanten that it leaves, the kinds
// accepted then as 34 bits, the lower 32 first, and how many copies of them are left. Invalid hands have NoHand rows.
type DiscardRows struct {
	Counts, Left []byte

	Rows, Tiles, Totals []byte
	Shanten             []int8
	Accepts             []uint32
}

// BulkDiscards fills the discards of all rows, in the order of shanten.Discards.Sort.
func BulkDiscards(rows *DiscardRows) {
	var discards shanten.Discards
	var left tile.Counts
	for i := range rows.Rows {
		closed := (*tile.Counts)(rows.Counts[i*tile.Kinds:])
		if !isHand(closed) || closed.Total()%3 != 2 || !rows.left(i, closed, &left) {
			rows.Rows[i] = NoHand
			rows.clear(i, 0)
			continue
		}
		shanten.Rule{}.Discards(closed, &left, &discards)
		discards.Sort()
		rows.put(i, &discards)
	}
}

// left fills the copies of each kind that can still be drawn, and reports whether they are possible.
func (rows *DiscardRows) left(i int, closed, left *tile.Counts) bool {
	if rows.Left == nil {
		for kind, n := range closed {
			left[kind] = 4 - n
		}
		return true
	}
	*left = tile.Counts(rows.Left[i*tile.Kinds:])
	for kind, n := range left {
		if n > 4 || n+closed[kind] > 4 {
			return false
		}
	}
	return true
}

func (rows *DiscardRows) put(i int, discards *shanten.Discards) {
	rows.Rows[i] = byte(discards.N)
	for j := range discards.Rows[:discards.N] {
		d, at := &discards.Rows[j], i*RowDiscards+j
		rows.Tiles[at], rows.Shanten[at], rows.Totals[at] = byte(d.Tile), d.Shanten, d.Total
		rows.Accepts[2*at], rows.Accepts[2*at+1] = uint32(d.Tiles), uint32(d.Tiles>>32)
	}
	rows.clear(i, discards.N)
}

// clear empties the places of row i from one on.
func (rows *DiscardRows) clear(i, from int) {
	first, end := i*RowDiscards+from, (i+1)*RowDiscards
	clear(rows.Tiles[first:end])
	clear(rows.Shanten[first:end])
	clear(rows.Totals[first:end])
	clear(rows.Accepts[2*first : 2*end])
}

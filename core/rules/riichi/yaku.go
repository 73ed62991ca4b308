package riichi

import (
	"slices"

	"tehai/core/pattern"
	"tehai/core/tile"
)

// yakuRow is an ordinary yaku: its value and a predicate of a reading. 0 han means that it is not available.
type yakuRow struct {
	id, name     string
	closed, open int // han in a closed and in an open hand
	holds        func(*reading) bool
	shows        shows    // the tiles of the yaku, nil if no tile shows it
	replaces     []string // ids of rows that do not count with it

	when     func(*settings) bool // nil: under all rules
	whenOpen func(*settings) bool // nil: in an open hand too

	kinds pattern.Kinds // a triplet or quad of one of these is needed; empty: no condition
	apart bool          // it depends only on the situation

	dropped yakuSet // replaces, as indices in the table
}

// yakumanRow is one yakuman.
type yakumanRow struct {
	id, name string
	open     bool // available to an open hand
	holds    func(*reading) bool
	shows    shows
	replaces []string
	worth    int                  // 0 means 1, or 2 if the rules double this form
	kinds    pattern.Kinds        // triplets or quads of these are needed; empty: no condition
	when     func(*settings) bool // nil: under all rules

	dropped yakuSet
}

// ordinary and limits are all rows, the local ones last.
var (
	ordinary = linkYaku(slices.Concat(yakuTable, localTable))
	limits   = linkYakuman(slices.Concat(yakumanTable, localYakumanTable))
)

//go:noinline
func linkYaku(rows []yakuRow) []yakuRow {
	for i := range rows {
		for _, id := range rows[i].replaces {
			rows[i].dropped |= 1 << slices.IndexFunc(rows, func(r yakuRow) bool { return r.id == id })
		}
	}
	return rows
}

//go:noinline
func linkYakuman(rows []yakumanRow) []yakumanRow {
	for i := range rows {
		for _, id := range rows[i].replaces {
			rows[i].dropped |= 1 << slices.IndexFunc(rows, func(r yakumanRow) bool { return r.id == id })
		}
	}
	return rows
}

// units returns how many times a yakuman the row pays.
func (row *yakumanRow) units(r *settings) int {
	switch {
	case row.worth > 0:
		return row.worth
	case slices.Contains(r.doubled, row.id):
		return 2
	}
	return 1
}

// liable reports whether the rules have liability for the row.
func (row *yakumanRow) liable(r *settings) bool { return slices.Contains(r.pao, row.id) }

// shows appends the tiles of a yaku to buf. tiles has those of each set, with red fives.
type shows func(r *reading, tiles [][]tile.Tile)

// whole shows the whole hand.
func whole(r *reading, tiles [][]tile.Tile) {
	r.buf = append(r.buf, r.win.Hand.Closed...)
	for i := range r.win.Hand.Melds {
		r.buf = append(r.buf, tiles[i]...)
	}
}

// winning shows the winning tile.
func winning(r *reading, _ [][]tile.Tile) { r.buf = append(r.buf, r.win.Hand.WinTile()) }

// where shows the sets that satisfy ok.
//
//go:noinline
func where(ok func(r *reading, i int) bool) shows {
	return func(r *reading, tiles [][]tile.Tile) {
		for i := range r.sets[:r.n] {
			if ok(r, i) {
				r.buf = append(r.buf, tiles[i]...)
			}
		}
	}
}

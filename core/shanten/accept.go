package shanten

import "tehai/core/tile"

// Draws is what a hand of 3n+1 closed tiles may draw.
type Draws struct {
	Shanten int8  // of the hand, the best of its forms
	Tiles   Tiles // the kinds that bring it nearer; the waits when Shanten is 0
	Total   uint8 // how many copies of them are left
}

// Discard is what a hand of 3n+2 closed tiles becomes without one of them.
type Discard struct {
	Tile int8 // the index of the kind let go
	Draws
}

// Discards lists every discard of a hand, best first: lower shanten, then larger
// total, then lower index. Only the first N rows are filled.
type Discards struct {
	N    int
	Rows [14]Discard
}

func (d *Discards) insert(row Discard) {
	at := d.N
	for at > 0 && row.before(&d.Rows[at-1]) {
		d.Rows[at] = d.Rows[at-1]
		at--
	}
	d.Rows[at] = row
	d.N++
}

func (d *Discard) before(other *Discard) bool {
	if d.Shanten != other.Shanten {
		return d.Shanten < other.Shanten
	}
	return d.Total > other.Total
}

// Draws returns what the 3n+1 closed tiles accept. left holds the copies of each kind
// that may still come: 4 less those in the hand, its melds and whatever else is seen.
// A kind of which none is left is accepted all the same, and adds nothing to the total.
func (r Rule) Draws(closed, left *tile.Counts) Draws {
	hand := *closed
	found := Draws{Shanten: r.Of(&hand).Best}
	for i := range hand {
		if hand[i] > 3 && !r.Fifth || r.Three && i > 0 && i < 8 {
			continue
		}
		hand[i]++
		if r.Of(&hand).Best < found.Shanten {
			found.Tiles |= 1 << i
			found.Total += left[i]
		}
		hand[i]--
	}
	return found
}

// Discards fills rows with what the 3n+2 closed tiles become by each discard. left is
// as in Draws; the discard itself does not come back.
func (r Rule) Discards(closed, left *tile.Counts, rows *Discards) {
	rows.N = 0
	hand := *closed
	for i := range hand {
		if hand[i] == 0 || rows.N == len(rows.Rows) {
			continue
		}
		hand[i]--
		rows.insert(Discard{Tile: int8(i), Draws: r.Draws(&hand, left)})
		hand[i]++
	}
}

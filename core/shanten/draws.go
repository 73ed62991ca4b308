package shanten

import "tehai/core/tile"

// Draws is what a hand of 3n+1 closed tiles accepts.
type Draws struct {
	Tiles   Tiles // the kinds that lower its shanten; the waits when Shanten is 0
	Shanten int8  // of the hand, the best of its forms
	Total   uint8 // how many copies of the kinds are left
}

// Draws returns what the 3n+1 closed tiles accept. left is the number of copies of each kind that can still be drawn
// (0–4): 4 less those in the hand, its melds and visible elsewhere. A kind with no copies left is accepted all the
// same, and adds nothing to the total. A hand of another size accepts nothing.
func (r Rule) Draws(closed, left *tile.Counts) Draws {
	var s step
	s.start(r, closed, left)
	if s.total%3 != 1 || s.total > 13 {
		return Draws{Shanten: r.Of(closed).Best}
	}
	return s.draws()
}

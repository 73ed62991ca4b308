package shanten

import "tehai/core/tile"

// Shape is a hand of 3n+1 tiles after a draw that lowers its shanten and the best discard.
type Shape struct {
	Draws        // what the hand accepts then; its waits when Shanten is 0
	Drawn   int8 // the index of the kind drawn
	Discard int8 // the index of the kind discarded
	Good    bool // whether the hand is then ready with a good wait
}

// Shapes is the second step of a hand: one row for every kind it accepts, of which only
// the first N are filled, by index.
//
// Good counts the copies left whose draw makes the hand ready with a good wait, out
// of the Total it accepts; it is 0 for a hand that is not one tile from ready.
type Shapes struct {
	Draws
	Good uint8
	N    int
	Rows [tile.Kinds]Shape
}

// Shapes fills shapes for the 3n+1 closed tiles; left is as in Rule.Draws. The best discard leaves the lowest shanten;
// among those it prefers a good wait, then the largest total, then the lowest index.
//
// A wait is good if three or more of its kinds have a copy left, or if it is two-sided and both sides have a copy left.
func (r Rule) Shapes(closed, left *tile.Counts, shapes *Shapes) {
	shapes.Draws, shapes.Good, shapes.N = r.Draws(closed, left), 0, 0
	hand, rest := *closed, *left
	for kind := range shapes.Tiles.All() {
		hand[kind]++
		rest[kind] -= min(rest[kind], 1)
		shape := r.bestShape(&hand, &rest)
		shape.Drawn = int8(kind)
		hand[kind]--
		rest[kind] = left[kind]
		shapes.Rows[shapes.N] = shape
		shapes.N++
		if shape.Good {
			shapes.Good += left[kind]
		}
	}
}

// bestShape returns the best discard of 3n+2 tiles.
func (r Rule) bestShape(hand, left *tile.Counts) (best Shape) {
	var rows Discards
	r.Discards(hand, left, &rows)
	for i := range rows.N {
		row := &rows.Rows[i]
		shape := Shape{Draws: row.Draws, Discard: row.Tile}
		if i > 0 && shape.Shanten > best.Shanten {
			continue
		}
		if shape.Shanten == 0 {
			hand[row.Tile]--
			shape.Good = r.goodWait(hand, left, row.Tiles)
			hand[row.Tile]++
		}
		if i == 0 || shape.better(&best) {
			best = shape
		}
	}
	return best
}

func (s *Shape) better(other *Shape) bool {
	if s.Shanten != other.Shanten {
		return s.Shanten < other.Shanten
	}
	if s.Good != other.Good {
		return s.Good
	}
	return s.Total > other.Total
}

// goodWait reports whether a ready hand's waits are good; see Shapes.
func (r Rule) goodWait(ready, left *tile.Counts, waits Tiles) bool {
	live := waits & liveOf(left)
	if live.Len() >= 3 {
		return true
	}
	for low := range (live & (live >> 3) & sequenceStarts).All() {
		if r.twoSided(ready, low) {
			return true
		}
	}
	return false
}

func liveOf(left *tile.Counts) Tiles {
	planes := planesOf(left)
	return planes[0] | planes[1] | planes[2]
}

// sequenceStarts are the kinds that can be the lower side of a two-sided wait: ranks 1 to 6.
const sequenceStarts Tiles = 63 | 63<<9 | 63<<18

// twoSided reports whether the ready hand waits for low and for the kind three ranks above with the two tiles between:
// without these it is complete except for that set.
func (r Rule) twoSided(ready *tile.Counts, low int) bool {
	rest := *ready
	if rest[low+1] == 0 || rest[low+2] == 0 {
		return false
	}
	rest[low+1]--
	rest[low+2]--
	return r.Of(&rest).Standard == -1
}

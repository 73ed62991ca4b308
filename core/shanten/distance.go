package shanten

import "tehai/core/tile"

// Absent stands for the distance of a form that the hand cannot take: seven pairs and
// thirteen orphans are asked of 13 and 14 closed tiles only. It is larger than any
// distance.
const Absent = 99

// Distance is how far a hand is from ready in each form: −1 is complete, 0 ready, and
// n means that n+1 tiles are still needed. At most 8 (standard), 6 (pairs) and 13 (orphans).
type Distance struct {
	Best     int8 // the smallest of the three
	Standard int8 // sets and a pair
	Pairs    int8 // seven different pairs, or Absent
	Orphans  int8 // one of each terminal and honour and one twice, or Absent
}

// Rule says which tiles a hand may hope for. The zero value is the usual one: all 34
// kinds, four copies of each.
type Rule struct {
	// Fifth counts a wait on a tile of which the closed part itself holds
	// all four. Peers differ; without it such a hand is not ready.
	Fifth bool
	// Three plays with the tiles of three players: no characters 2 to 8.
	Three bool
}

// Of returns the distance of a hand's closed tiles under the usual Rule.
func Of(closed *tile.Counts) Distance { return Rule{}.Of(closed) }

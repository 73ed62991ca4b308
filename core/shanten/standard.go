package shanten

import "tehai/core/tile"

// Standard returns the distance to the given number of sets (0 to 4) and a pair, for any number of closed tiles. It
// evaluates the part of a hand that can serve a plan, when the other tiles are left out of the counts.
func Standard(closed *tile.Counts, sets int) int8 {
	if !isLaid() {
		layOut()
	}
	parts := packAll(closed)
	left := merges[0][classAt[parts[0].entry()>>placeShift]][classAt[parts[1].entry()>>placeShift]]
	honour := classAt[(parts[honours].entry()+madeBase[3*sets+1])>>placeShift]
	right := merges[2][classAt[parts[2].entry()>>placeShift]][honour]
	return int8(needs[left][right]) - 1
}

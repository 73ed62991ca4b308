package shanten

import (
	"encoding/binary"

	"tehai/core/tile"
)

// Absent is the distance of a form that is impossible for the hand: seven pairs and thirteen orphans need 13 or 14
// closed tiles. It is larger than any distance.
const Absent = 99

// Distance is how many tiles a hand is from ready (its shanten) in each form: −1 is complete, 0 ready, and n means that
// n+1 tiles are still needed. At most 8 (standard), 6 (pairs) and 13 (orphans).
type Distance struct {
	Best     int8 // the smallest of the three
	Standard int8 // sets and a pair
	Pairs    int8 // seven different pairs, or Absent
	Orphans  int8 // one of each terminal and honour and one twice, or Absent
}

// Of returns the distance of the closed tiles of a hand: 1 to 14, at most four of a kind (otherwise the result is
// meaningless). Sets that are missing because the hand has fewer than 14 closed tiles count as made, so the hand needs
// Total/3 sets and a pair. That is also true for 3n tiles, a hand of 3n+1 before its last tile.
//
// A target never has more than four copies of a tile: see Rule for the alternative.
func Of(closed *tile.Counts) Distance {
	if !isLaid() {
		layOut()
	}
	word := binary.LittleEndian.Uint64(closed[1:9])
	sum := word
	p := packSuit(word, closed[0])
	characters := lows[p.low] + highs[p.high]
	word = binary.LittleEndian.Uint64(closed[10:18])
	sum += word
	p = packSuit(word, closed[9])
	circles := lows[p.low] + highs[p.high]
	left := merges[0][classAt[characters>>placeShift]][classAt[circles>>placeShift]]

	word = binary.LittleEndian.Uint64(closed[19:27])
	sum += word
	p = packSuit(word, closed[18])
	bamboos := lows[p.low] + highs[p.high]
	word = binary.LittleEndian.Uint64(closed[26:34]) // its lowest byte is the last bamboo's
	sum += word >> 8
	p = packHonours(word)
	honours := lows[p.low] + highs[p.high]
	total := (sum*bytesSum>>56 + uint64(closed[0]) + uint64(closed[9]) + uint64(closed[18])) % 16
	right := merges[2][classAt[bamboos>>placeShift]][classAt[(honours+madeBase[total])>>placeShift]]

	standard := needs[left][right]
	if total < 13 {
		return Distance{int8(standard) - 1, int8(standard) - 1, Absent, Absent}
	}
	other := otherForms[(characters+circles+bamboos+honours)%(1<<formBits)]
	best := smaller(uint32(standard), other>>16)
	return Distance{int8(best) - 1, int8(standard) - 1, int8(other) - 1, int8(other>>8) - 1}
}

// bytesSum adds up the eight bytes of a word into the highest one.
const bytesSum = 0x0101010101010101

// smaller is min without a branch.
func smaller(a, b uint32) uint32 {
	difference := int32(a - b)
	return b + uint32(difference&(difference>>31))
}

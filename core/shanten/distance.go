package shanten

import (
	"encoding/binary"

	"tehai/core/tile"
)

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

const (
	// weights packs the bytes a, b, c of a word in base 5: after multiplying,
	// the byte of c holds a + 5b + 25c. At most 124, so nothing carries.
	weights = 25 | 5<<8 | 1<<16

	// bytesSum adds up the eight bytes of a word into the highest one.
	bytesSum = 0x0101010101010101

	groupMask = 1<<groupBits - 1
)

// Of returns the distance of the closed tiles of a hand: 1 to 14, at most four of a
// kind (others give a meaningless answer). As many sets as the closed tiles are
// short of 14 count as made, so the hand is asked for Total/3 sets and a pair. That
// holds for 3n tiles too, which is a hand of 3n+1 before its last tile.
//
// A target never has more than four copies of a tile: see Rule for the other choice.
func Of(closed *tile.Counts) Distance {
	word := binary.LittleEndian.Uint64(closed[1:9])
	sum := word
	packed := word * weights
	first := suitLow[(packed>>8+uint64(closed[0]))&groupMask] +
		suitHigh[packed>>32&groupMask|packed>>56&groupMask<<groupBits]
	characters := suitAt[first>>placeShift]

	word = binary.LittleEndian.Uint64(closed[10:18])
	sum += word
	packed = word * weights
	second := suitLow[(packed>>8+uint64(closed[9]))&groupMask] +
		suitHigh[packed>>32&groupMask|packed>>56&groupMask<<groupBits]
	circles := suitAt[second>>placeShift]

	word = binary.LittleEndian.Uint64(closed[19:27])
	sum += word
	packed = word * weights
	third := suitLow[(packed>>8+uint64(closed[18]))&groupMask] +
		suitHigh[packed>>32&groupMask|packed>>56&groupMask<<groupBits]
	bamboos := suitAt[third>>placeShift]

	word = binary.LittleEndian.Uint64(closed[26:34]) // its lowest byte is the last bamboo's
	sum += word >> 8
	packed = word * weights
	fourth := honourLow[packed>>24&groupMask] + honourHigh[packed>>48&groupMask|word>>56&7<<groupBits]
	total := (sum*bytesSum>>56 + uint64(closed[0]) + uint64(closed[9]) + uint64(closed[18])) & 15
	honours := honourAt[(fourth>>placeShift+madePlace[total])&(1<<12-1)]

	left := twoSuits[uint32(characters)<<8|uint32(circles)]
	right := suitHonours[uint32(bamboos)<<8|uint32(honours)]
	standard := distances[uint32(left)<<8|uint32(right)]
	if total < 13 {
		return Distance{standard, standard, Absent, Absent}
	}
	other := otherForms[(first+second+third+fourth)&(1<<formBits-1)]
	return Distance{smaller(standard, int8(other>>16)), standard, int8(other), int8(other >> 8)}
}

// smaller is min without a branch.
func smaller(a, b int8) int8 {
	difference := int32(a) - int32(b)
	return int8(int32(b) + difference&(difference>>31))
}

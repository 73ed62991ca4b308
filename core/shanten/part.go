package shanten

import (
	"encoding/binary"

	"tehai/core/tile"
)

const (
	// weights packs the bytes a, b, c of a word in base 5: after multiplying, the byte of c has a + 5b + 25c. That is
	// at most 124, so nothing carries.
	weights = 25 | 5<<8 | 1<<16

	groupMask = 1<<groupBits - 1
)

// A part holds the two numbers of a part's counts.
type part struct{ low, high uint64 }

// packSuit packs the counts of ranks 2 to 9, one a byte, and of rank 1.
func packSuit(word uint64, first uint8) part {
	packed := word * weights
	return part{(packed>>8 + uint64(first)) & groupMask, packed>>32&groupMask | packed>>49&(groupMask<<groupBits)}
}

// packHonours packs the counts of the honours in the seven highest bytes.
func packHonours(word uint64) part {
	packed := word * weights
	return part{packed>>24&groupMask + honourLow, (packed>>48&groupMask | word>>49&(7<<groupBits)) + honourHigh}
}

// packAll packs the four parts of a hand.
func packAll(closed *tile.Counts) [4]part {
	return [4]part{
		packSuit(binary.LittleEndian.Uint64(closed[1:9]), closed[0]),
		packSuit(binary.LittleEndian.Uint64(closed[10:18]), closed[9]),
		packSuit(binary.LittleEndian.Uint64(closed[19:27]), closed[18]),
		packHonours(binary.LittleEndian.Uint64(closed[26:34])),
	}
}

// The contribution of one tile of the kind at each place of a part to its numbers.
var unit = [9]part{
	{low: 1}, {low: 5}, {low: 25},
	{high: 1}, {high: 5}, {high: 25},
	{high: 1 << groupBits}, {high: 5 << groupBits}, {high: 25 << groupBits},
}

// less returns the part without one tile of the kind at this place.
func (p part) less(rank int) part {
	return part{p.low - unit[rank].low, p.high - unit[rank].high}
}

// more returns the part with one tile more.
func (p part) more(rank int) part {
	return part{p.low + unit[rank].low, p.high + unit[rank].high}
}

// entry returns the place and the form bits of the part.
func (p part) entry() uint32 { return lows[p.low%(1<<8)] + highs[p.high%(1<<15)] }

// lowClasses puts the class with one more tile, for ranks 0–2, into drawn; row and column are the table entries of the
// part's numbers. Here and below loops are unrolled, in pieces small enough to be inlined: compiled to wasm, a call
// costs several of these lines, and every iteration of a loop is an indirect jump.
func (p part) lowClasses(base, column uint32, drawn *[9]uint8) {
	drawn[0] = classAt[(lows[(p.low+1)%(1<<8)]+base+column)>>placeShift]
	drawn[1] = classAt[(lows[(p.low+5)%(1<<8)]+base+column)>>placeShift]
	drawn[2] = classAt[(lows[(p.low+25)%(1<<8)]+base+column)>>placeShift]
}

// middleClasses does ranks 3–5.
func (p part) middleClasses(row uint32, drawn *[9]uint8) {
	drawn[3] = classAt[(row+highs[(p.high+1)%(1<<15)])>>placeShift]
	drawn[4] = classAt[(row+highs[(p.high+5)%(1<<15)])>>placeShift]
	drawn[5] = classAt[(row+highs[(p.high+25)%(1<<15)])>>placeShift]
}

// highClasses does ranks 6–8.
func (p part) highClasses(row uint32, drawn *[9]uint8) {
	drawn[6] = classAt[(row+highs[(p.high+1<<groupBits)%(1<<15)])>>placeShift]
	drawn[7] = classAt[(row+highs[(p.high+5<<groupBits)%(1<<15)])>>placeShift]
	drawn[8] = classAt[(row+highs[(p.high+25<<groupBits)%(1<<15)])>>placeShift]
}

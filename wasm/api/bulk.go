package api

import (
	"encoding/binary"

	"tehai/core/shanten"
	"tehai/core/tile"
)

// NoHand is the answer in a bulk call for counts that are not a hand.
const NoHand = 127

// BulkShanten computes the shanten of very many hands at once. counts has the counts of the 34 kinds of one hand after
// the other, a byte each; answers gets the shanten of each hand (-1 complete, 0 ready), or NoHand for no tiles, more
// than 14, or more than four of a kind.
func BulkShanten(counts []byte, answers []int8) {
	for i := range answers {
		hand := (*tile.Counts)(counts[i*tile.Kinds:])
		answers[i] = NoHand
		if isHand(hand) {
			answers[i] = shanten.Of(hand).Best
		}
	}
}

// isHand tests eight counts at a time: a byte above four carries into its highest bit when 123 is added.
func isHand(c *tile.Counts) bool {
	const each = 0x0101010101010101
	a, b := binary.LittleEndian.Uint64(c[0:8]), binary.LittleEndian.Uint64(c[8:16])
	d, e := binary.LittleEndian.Uint64(c[16:24]), binary.LittleEndian.Uint64(c[24:32])
	f := uint64(c[32]) | uint64(c[33])<<8
	if (a|b|d|e|f)&(0x80*each) != 0 { // these would carry into the next byte
		return false
	}
	if ((a+123*each)|(b+123*each)|(d+123*each)|(e+123*each)|(f+123*each))&(0x80*each) != 0 {
		return false
	}
	total := (a + b + d + e + f) * each >> 56
	return total-1 < 14
}

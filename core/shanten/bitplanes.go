package shanten

import (
	"encoding/binary"
	"math/bits"

	"tehai/core/tile"
)

// bitplanes are the counts of the 34 kinds turned on their side: planes[k] holds
// bit k of every kind's count (0–7).
type bitplanes [3]Tiles

const (
	lowBits = 0x0101010101010101
	// gather brings the lowest bits of eight bytes together in the highest byte.
	gather = 0x0102040810204080
)

func planesOf(counts *tile.Counts) (p bitplanes) {
	tail := uint64(counts[32]) | uint64(counts[33])<<8
	for k := range p {
		p[k] = Tiles(plane(binary.LittleEndian.Uint64(counts[0:8]), k) |
			plane(binary.LittleEndian.Uint64(counts[8:16]), k)<<8 |
			plane(binary.LittleEndian.Uint64(counts[16:24]), k)<<16 |
			plane(binary.LittleEndian.Uint64(counts[24:32]), k)<<24 |
			plane(tail, k)<<32)
	}
	return p
}

func plane(word uint64, k int) uint64 { return (word >> k & lowBits) * gather >> 56 }

// less returns the counts with one tile of the kind less, which they must have.
func (p bitplanes) less(kind int) bitplanes {
	borrow := Tiles(1) << kind
	for k := range p {
		p[k] ^= borrow
		borrow &= p[k]
	}
	return p
}

// any returns the kinds that are there at all.
func (p *bitplanes) any() Tiles { return p[0] | p[1] | p[2] }

// sum returns how many tiles the counts have of the given kinds.
func (p *bitplanes) sum(kinds Tiles) uint8 {
	return uint8(bits.OnesCount64(uint64(p[0]&kinds)) +
		2*bits.OnesCount64(uint64(p[1]&kinds)) +
		4*bits.OnesCount64(uint64(p[2]&kinds)))
}

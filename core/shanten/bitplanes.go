package shanten

import (
	"encoding/binary"
	"math/bits"

	"tehai/core/tile"
)

// bitplanes are the counts of the 34 kinds, transposed: planes[k] has bit k of every kind's count (0–7).
type bitplanes [3]Tiles

const (
	lowBits = 0x0101010101010101
	// gather collects the lowest bits of eight bytes in the highest byte.
	gather = 0x0102040810204080
)

func planesOf(counts *tile.Counts) bitplanes {
	a := binary.LittleEndian.Uint64(counts[0:8])
	b := binary.LittleEndian.Uint64(counts[8:16])
	c := binary.LittleEndian.Uint64(counts[16:24])
	d := binary.LittleEndian.Uint64(counts[24:32])
	e := uint64(counts[32]) | uint64(counts[33])<<8
	return bitplanes{
		Tiles(bits8(a) | bits8(b)<<8 | bits8(c)<<16 | bits8(d)<<24 | bits8(e)<<32),
		Tiles(bits8(a>>1) | bits8(b>>1)<<8 | bits8(c>>1)<<16 | bits8(d>>1)<<24 | bits8(e>>1)<<32),
		Tiles(bits8(a>>2) | bits8(b>>2)<<8 | bits8(c>>2)<<16 | bits8(d>>2)<<24 | bits8(e>>2)<<32),
	}
}

// bits8 returns the lowest bits of the eight bytes of the word.
func bits8(word uint64) uint64 { return (word & lowBits) * gather >> 56 }

// sum returns how many tiles the counts have of the given kinds.
func (p *bitplanes) sum(kinds Tiles) uint8 {
	return uint8(bits.OnesCount64(uint64(p[0]&kinds)) +
		2*bits.OnesCount64(uint64(p[1]&kinds)) +
		4*bits.OnesCount64(uint64(p[2]&kinds)))
}

// more adds one tile of the kind.
func (p *bitplanes) more(kind int) {
	one := Tiles(1) << (kind & 63)
	two := p[0] & one
	p[0] ^= one
	p[2] ^= p[1] & two
	p[1] ^= two
}

// less removes one tile of the kind; there must be one.
func (p *bitplanes) less(kind int) {
	one := Tiles(1) << (kind & 63)
	two := one &^ p[0]
	p[0] ^= one
	p[2] ^= two &^ p[1]
	p[1] ^= two
}

// A holding has the kinds held at least once, at least twice, and exactly twice.
type holding struct{ once, twice, two Tiles }

func (p *bitplanes) holding() holding {
	return holding{p[0] | p[1] | p[2], p[1] | p[2], p[1] &^ p[0] &^ p[2]}
}

// less returns the holding without a tile of the kind. It does not update two.
func (h *holding) less(kind int) holding {
	gone := Tiles(1) << (kind & 63)
	return holding{once: h.once&^gone | h.twice, twice: h.twice &^ (gone & h.two)}
}

// otherForms returns the kinds that lower the distance to seven pairs and to thirteen orphans, for forms that need at
// most need tiles. forms are the hand's form bits, needs the entry of the table otherForms for them.
func (h *holding) otherForms(forms, needs uint32, need uint8) Tiles {
	tiles := h.once &^ h.twice
	if forms&15 < 7 {
		tiles = ^h.twice
	}
	if uint8(needs) != need {
		tiles = 0
	}
	if uint8(needs>>8) == need {
		tiles |= orphanKinds &^ h.once
		if h.twice&orphanKinds == 0 {
			tiles |= orphanKinds
		}
	}
	return tiles
}

package shanten

import "tehai/core/tile"

// honours is the last of the four parts.
const honours = 3

// A packed part: its counts as the tables take them.
type packedPart struct{ low, high uint32 }

// Units of one tile of the kind with this rank, counted from 0.
var (
	unitLow  = [9]uint32{1, 5, 25}
	unitHigh = [9]uint32{3: 1, 5, 25, 1 << groupBits, 5 << groupBits, 25 << groupBits}
)

func packPart(closed *tile.Counts, part int) packedPart {
	p := packedPart{}
	for rank, n := range closed[9*part : min(9*part+9, tile.Kinds)] {
		p.low += unitLow[rank] * uint32(n)
		p.high += unitHigh[rank] * uint32(n)
	}
	return p
}

// suitEntry returns the place and form bits of a suit.
func (p packedPart) suitEntry() uint32 {
	return suitLow[p.low%(1<<groupBits)] + suitHigh[p.high%(1<<(2*groupBits))]
}

func (p packedPart) suitClass() uint8 { return suitAt[p.suitEntry()>>placeShift] }

// honourEntry returns the place and form bits of the honours.
func (p packedPart) honourEntry() uint32 {
	return honourLow[p.low%(1<<groupBits)] + honourHigh[p.high%(1<<10)]
}

func (p packedPart) honourClass(made uint32) uint8 {
	return honourAt[(p.honourEntry()>>placeShift+made)%(1<<12)]
}

// entry returns the place and form bits of a part.
func (p packedPart) entry(part int) uint32 {
	if part == honours {
		return p.honourEntry()
	}
	return p.suitEntry()
}

// suitClasses returns the class of a suit, and in drawn those with one tile more by rank.
func (p packedPart) suitClasses(drawn *[9]uint8) uint8 {
	row := suitLow[p.low%(1<<groupBits)] >> placeShift
	column := suitHigh[p.high%(1<<(2*groupBits))] >> placeShift
	for rank := range 3 {
		other := suitLow[(p.low+unitLow[rank])%(1<<groupBits)] >> placeShift
		drawn[rank] = suitAt[(other+column)%uint32(len(suitAt))]
	}
	for rank := 3; rank < 9; rank++ {
		other := suitHigh[(p.high+unitHigh[rank])%(1<<(2*groupBits))] >> placeShift
		drawn[rank] = suitAt[(row+other)%uint32(len(suitAt))]
	}
	return suitAt[(row+column)%uint32(len(suitAt))]
}

// honourClasses is suitClasses for the honours.
func (p packedPart) honourClasses(made uint32, drawn *[9]uint8) uint8 {
	row := honourLow[p.low%(1<<groupBits)]>>placeShift + made
	column := honourHigh[p.high%(1<<10)] >> placeShift
	for rank := range 3 {
		other := honourLow[(p.low+unitLow[rank])%(1<<groupBits)]>>placeShift + made
		drawn[rank] = honourAt[(other+column)%(1<<12)]
	}
	for rank := 3; rank < 7; rank++ {
		other := honourHigh[(p.high+unitHigh[rank])%(1<<10)] >> placeShift
		drawn[rank] = honourAt[(row+other)%(1<<12)]
	}
	return honourAt[(row+column)%(1<<12)]
}

package shanten

import (
	"math/bits"

	"tehai/core/tile"
)

// A step is a hand looked at for all that one discard, one draw, or one after the other
// make of it. A discard changes one part and a draw one part; the classes of the
// others are worked out once.
type step struct {
	rule   Rule
	closed tile.Counts
	held   bitplanes
	left   bitplanes
	total  int
	made   uint32 // where honourAt begins for a hand of this size

	packed [4]packedPart
	forms  uint32 // the form bits of all parts
	own    [4]uint8
	drawn  [4][9]uint8 // own with one tile more, by rank
	halves [2]half     // the characters and circles, the bamboos and honours
}

// A half is the merged class of two parts, as they are and with one tile more in either.
type half struct {
	own   uint8
	drawn [18]uint8
}

// start sets the step up for 1 to 14 closed tiles.
func (s *step) start(rule Rule, closed, left *tile.Counts) {
	s.rule, s.closed = rule, *closed
	s.held, s.left = planesOf(closed), planesOf(left)
	s.total = int(s.held.sum(allKinds))
	s.made = madePlace[s.total&15]
	for part := range s.packed {
		s.packed[part] = packPart(closed, part)
		s.forms += s.packed[part].entry(part)
		s.own[part] = s.classes(part, s.packed[part], &s.drawn[part])
	}
	s.halves[0].merge(&twoSuits, s.own[0], s.own[1], &s.drawn[0], &s.drawn[1])
	s.halves[1].merge(&suitHonours, s.own[2], s.own[3], &s.drawn[2], &s.drawn[3])
}

// merge fills the half from its two parts.
func (h *half) merge(table *[1 << 16]uint8, first, second uint8, firstDrawn, secondDrawn *[9]uint8) {
	h.own = table[int(first)<<8|int(second)]
	for rank, class := range firstDrawn {
		h.drawn[rank] = table[int(class)<<8|int(second)]
	}
	for rank, class := range secondDrawn {
		h.drawn[9+rank] = table[int(first)<<8|int(class)]
	}
}

// classes returns the class of a part, and in drawn its classes with one tile more.
// Where the part holds four of a kind already, drawn means nothing but for fifth copies.
func (s *step) classes(part int, p packedPart, drawn *[9]uint8) uint8 {
	if s.rule != (Rule{}) {
		return s.classesUnder(part, drawn)
	}
	if part == honours {
		return p.honourClasses(s.made, drawn)
	}
	return p.suitClasses(drawn)
}

// classesUnder is classes for the rules that the tables do not hold; it reads
// the part from s.closed.
func (s *step) classesUnder(part int, drawn *[9]uint8) uint8 {
	counts := s.closed[9*part : min(9*part+9, tile.Kinds)]
	for rank := range counts {
		if counts[rank] < 4 || s.rule.Fifth {
			counts[rank]++
			drawn[rank] = s.rule.class(&s.closed, part, s.total/3)
			counts[rank]--
		}
	}
	return s.rule.class(&s.closed, part, s.total/3)
}

// draws returns what the hand accepts as it is.
func (s *step) draws() Draws {
	return s.accept(&s.halves[0], &s.halves[1], s.forms, s.held)
}

// without returns what the hand accepts after letting go a tile of the kind, which it holds.
func (s *step) without(kind int) Draws {
	part, rank := kind/9, kind%9
	before := s.packed[part]
	after := packedPart{before.low - unitLow[rank], before.high - unitHigh[rank]}
	held := s.held.less(kind)

	var drawn [9]uint8
	s.closed[kind]--
	own := s.classes(part, after, &drawn)
	s.closed[kind]++

	var changed half
	left, right := &s.halves[0], &s.halves[1]
	switch part {
	case 0:
		left = &changed
		left.merge(&twoSuits, own, s.own[1], &drawn, &s.drawn[1])
	case 1:
		left = &changed
		left.merge(&twoSuits, s.own[0], own, &s.drawn[0], &drawn)
	case 2:
		right = &changed
		right.merge(&suitHonours, own, s.own[3], &drawn, &s.drawn[3])
	case honours:
		right = &changed
		right.merge(&suitHonours, s.own[2], own, &s.drawn[2], &drawn)
	}
	return s.accept(left, right, s.forms-before.entry(part)+after.entry(part), held)
}

// accept returns the distance of a hand of two halves and the kinds that lower it.
func (s *step) accept(left, right *half, forms uint32, held bitplanes) Draws {
	shanten := distances[int(left.own)<<8|int(right.own)]
	other := uint32(0)
	if s.total >= 13 {
		other = otherForms[forms%(1<<formBits)]
		shanten = smaller(shanten, int8(other>>16))
	}
	tiles := Tiles(0)
	for at, class := range left.drawn {
		nearer := uint8(distances[int(right.own)<<8|int(class)]-shanten) >> 7
		tiles |= Tiles(nearer) << at
	}
	for at, class := range right.drawn[:tile.Kinds-18] {
		nearer := uint8(distances[int(left.own)<<8|int(class)]-shanten) >> 7
		tiles |= Tiles(nearer) << (18 + at)
	}
	if s.total >= 13 {
		tiles |= held.otherTiles(int8(other) == shanten, int8(other>>8) == shanten)
	}
	tiles &= s.rule.kinds(held)
	return Draws{Tiles: tiles, Shanten: shanten, Total: s.left.sum(tiles)}
}

// otherTiles returns the kinds that bring a hand with these counts nearer to seven
// pairs and to thirteen orphans, of the forms that are asked for.
func (p *bitplanes) otherTiles(pairs, orphans bool) Tiles {
	tiles := Tiles(0)
	none, twice := allKinds&^p.any(), p[1]|p[2]
	if pairs {
		tiles |= p[0] &^ twice
		if bits.OnesCount64(uint64(none)) > tile.Kinds-7 {
			tiles |= none
		}
	}
	if orphans {
		tiles |= none & orphanKinds
		if twice&orphanKinds == 0 {
			tiles |= orphanKinds
		}
	}
	return tiles
}

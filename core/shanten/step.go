package shanten

import "tehai/core/tile"

// A step computes what a hand becomes after one discard, one draw, or a discard and a draw. Each changes one part; the
// classes of the other parts are computed once.
type step struct {
	rule     Rule
	closed   tile.Counts
	counts   bitplanes // of closed
	held     holding
	left     bitplanes
	drawable Tiles
	total    int

	parts   [4]part
	base    [4]uint32   // the contribution to each part's low number: see madeBase
	slow    [4]bool     // whether the tables do not implement the rule for the part
	entries [4]uint32   // table entries of each part
	forms   uint32      // the form bits of all parts
	classes [4]uint8    // the class of each part
	drawn   [4][9]uint8 // classes with one more tile, by rank
	halves  [2]half
}

// A half is the merged class of two parts, as they are and with one more tile in either.
type half struct {
	class uint8
	drawn [2][9]uint8
}

// start initializes the step for 1 to 14 closed tiles.
func (s *step) start(rule Rule, closed, left *tile.Counts) {
	if !isLaid() {
		layOut()
	}
	s.rule, s.closed = rule, *closed
	s.counts, s.left = planesOf(closed), planesOf(left)
	s.held, s.drawable = s.counts.holding(), rule.drawable(&s.counts)
	s.total = int(s.counts.sum(allKinds))
	s.base[honours] = madeBase[s.total&15]
	if rule != (Rule{}) {
		s.slow = rule.slow(&s.counts)
	}
	s.parts = packAll(closed)
	s.startPart(0)
	s.startPart(1)
	s.startPart(2)
	s.startPart(3)
	s.startHalf(0)
	s.startHalf(1)
}

func (s *step) startPart(k int) {
	entry := s.parts[k].entry()
	s.entries[k] = entry
	s.forms += entry
	s.classes[k] = classAt[(entry+s.base[k])>>placeShift]
	if s.slow[k] {
		s.classes[k] = s.rule.class(&s.closed, k, s.total)
		s.rule.classes(&s.closed, k, s.total, &s.drawn[k])
		return
	}
	p := s.parts[k]
	row, column := lows[p.low%(1<<8)]+s.base[k], highs[p.high%(1<<15)]
	p.lowClasses(s.base[k], column, &s.drawn[k])
	p.middleClasses(row, &s.drawn[k])
	p.highClasses(row, &s.drawn[k])
}

func (s *step) startHalf(i int) {
	k, h := 2*i, &s.halves[i]
	first, second := s.classes[k], s.classes[k+1]
	h.class = merges[k][first][second]
	merges[k+1][second].each(&s.drawn[k], &h.drawn[0])
	merges[k][first].each(&s.drawn[k+1], &h.drawn[1])
}

// draws returns what the hand accepts as it is.
func (s *step) draws() Draws {
	left, right := &s.halves[0], &s.halves[1]
	need, other := s.need(left.class, right.class, s.forms)
	tiles := left.nearer(&needs[right.class], need) | right.nearer(&needs[left.class], need)<<18
	tiles |= s.held.otherForms(s.forms, other, need)
	tiles &= s.drawable
	return Draws{Tiles: tiles, Shanten: int8(need) - 1, Total: s.left.sum(tiles)}
}

// nearer returns the tiles with which the half needs less than limit.
func (h *half) nearer(needs *row, limit uint8) Tiles {
	first, second := &h.drawn[0], &h.drawn[1]
	return Tiles(below(needs.first4(first)|needs.next4(first), limit) | below1(needs[first[8]], limit)<<8 |
		below(needs.first4(second)|needs.next4(second), limit)<<9 | below1(needs[second[8]], limit)<<17)
}

// without returns what the hand accepts after discarding a tile of the kind, which it must have; only the distance if
// that is above limit.
func (s *step) without(kind int, limit int8) Draws {
	k := kind / 9 & 3
	mate, others := k^1, &s.halves[1-k/2]
	after := s.parts[k].less(kind % 9)
	low, column := lows[after.low%(1<<8)], highs[after.high%(1<<15)]
	row := low + s.base[k]

	// The part that changes, and with it its half.
	class := classAt[(row+column)>>placeShift]
	if s.slow[k] {
		s.closed[kind]--
		class = s.rule.class(&s.closed, k, s.total)
		s.closed[kind]++
	}
	withMate, withOwn := &merges[mate][s.classes[mate]], &merges[k][class]
	changed := withMate[class]
	forms := s.forms - s.entries[k] + low + column
	need, other := s.need(changed, others.class, forms)
	if int8(need)-1 > limit {
		return Draws{Shanten: int8(need) - 1}
	}
	var drawn [9]uint8
	if s.slow[k] {
		s.closed[kind]--
		s.rule.classes(&s.closed, k, s.total, &drawn)
		s.closed[kind]++
	} else {
		after.lowClasses(s.base[k], column, &drawn)
		after.middleClasses(row, &drawn)
		after.highClasses(row, &drawn)
	}

	// One draw in the same part, in its paired part, in the other half.
	needed, drawnMate := &needs[others.class], &s.drawn[mate]
	inOwn := below(needed.first4Of(withMate, &drawn)|needed.next4Of(withMate, &drawn), need) |
		below1(needed[withMate[drawn[8]]], need)<<8
	inMate := below(needed.first4Of(withOwn, drawnMate)|needed.next4Of(withOwn, drawnMate), need) |
		below1(needed[withOwn[drawnMate[8]]], need)<<8
	needed = &needs[changed]
	first, second := &others.drawn[0], &others.drawn[1]
	inOthers := below(needed.first4(first)|needed.next4(first), need) | below1(needed[first[8]], need)<<8 |
		below(needed.first4(second)|needed.next4(second), need)<<9 | below1(needed[second[8]], need)<<17
	tiles := Tiles(inOwn<<(9*k) | inMate<<(9*mate) | inOthers<<(18-18*(k/2)))
	held := s.held.less(kind)
	tiles |= held.otherForms(forms, other, need)
	tiles &= s.drawable | s.rule.returning(kind)
	return Draws{Tiles: tiles, Shanten: int8(need) - 1, Total: s.left.sum(tiles)}
}

// need returns the tiles that a hand with these halves and form bits needs in its best form, and those of the other
// forms in the format of otherForms.
func (s *step) need(left, right uint8, forms uint32) (need uint8, other uint32) {
	standard := needs[left][right]
	if s.total < 13 {
		return standard, absentForms
	}
	other = otherForms[forms%(1<<formBits)]
	return uint8(smaller(uint32(standard), other>>16)), other
}

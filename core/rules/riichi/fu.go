package riichi

import "tehai/core/hand"

// fuItem is one line of the sum. set is -1 for an item of the complete hand.
type fuItem struct {
	id  fuID
	fu  int8
	set int8
}

// fuSum is the items of a reading in order. The largest number is three for the hand, one for the pair, four sets, a
// wait.
type fuSum struct {
	items [10]fuItem
	n     int8
	total int16
}

func (s *fuSum) add(id fuID, fu, set int) {
	if fu > 0 {
		s.items[s.n] = fuItem{id, int8(fu), int8(set)}
		s.n++
		s.total += int16(fu)
	}
}

// fu returns the items of a reading. Of the forms without sets only seven pairs have fu.
func (r *reading) fu() (s fuSum) {
	if r.form == hand.Pairs {
		s.add(pairs25, pairsFu, -1)
	}
	if r.form != hand.Standard {
		if r.form != hand.Pairs && r.rules.aotenjou {
			r.looseFu(&s)
		}
		return s
	}
	for i := range fuTable {
		fu, set := fuTable[i].of(r)
		s.add(fuTable[i].id, fu, set)
	}
	if pair := r.pair(); !pair.IsSimple() {
		for i := range pairTable {
			s.add(pairTable[i].id, pairTable[i].of(r, pair), r.pairAt)
		}
	}
	wait := &waitFu[r.wait]
	s.add(wait.id, wait.fu, r.at)
	for i := range r.sets[:r.n] {
		if set := r.sets[i]; set.Same() {
			row := &sameFu[set.Kind]
			s.add(row.id, row.fu[index(!set.First.IsSimple())][index(r.concealed(i))], i)
		}
	}
	if r.open && s.total == 20 {
		s.add(openPinfu, r.rules.openPinfuFu-20, -1)
	}
	return s
}

// looseFu adds the fu of forms without sets under rules that pay a yakuman by fu.
func (r *reading) looseFu(s *fuSum) {
	for i := range fuTable[:looseRows] {
		fu, set := fuTable[i].of(r)
		s.add(fuTable[i].id, fu, set)
	}
}

// rounded returns the fu for the payment.
func (s *fuSum) rounded() int {
	if s.total == pairsFu {
		return pairsFu
	}
	return (int(s.total) + 9) / 10 * 10
}

func index(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

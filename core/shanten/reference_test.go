package shanten

import "tehai/core/tile"

// A search computes the distance of the standard form from the target hands themselves: every choice of sets and a
// pair, one after the other. It shares no code with the tables or with core/shanten/need, and is slow.
type search struct {
	hand, target tile.Counts
	copies       uint8
	absent       Tiles
	best         int
}

// groups are the 34 triplets and the 21 sequences.
var groups = func() (all [][3]int) {
	for kind := range tile.Kinds {
		all = append(all, [3]int{kind, kind, kind})
	}
	for kind := range 27 {
		if kind%9 < 7 {
			all = append(all, [3]int{kind, kind + 1, kind + 2})
		}
	}
	return all
}()

// standardBySearch returns the distance of the standard form.
func standardBySearch(rule Rule, closed *tile.Counts) int8 {
	s := search{hand: *closed, copies: 4, best: 15}
	if rule.Fifth {
		s.copies = tile.Kinds
	}
	if rule.Three {
		s.absent = threeAbsent
	}
	for kind := range tile.Kinds {
		cost, ok := s.take(kind, kind)
		if ok {
			s.sets(closed.Total()/3, 0, cost)
		}
		s.giveBack(kind, kind)
	}
	return int8(s.best - 1)
}

// sets chooses the given number of sets from groups[from:] on.
func (s *search) sets(number, from, cost int) {
	if cost >= s.best {
		return
	}
	if number == 0 {
		s.best = cost
		return
	}
	for i := from; i < len(groups); i++ {
		group := groups[i]
		more, ok := s.take(group[:]...)
		if ok {
			s.sets(number-1, i, cost+more)
		}
		s.giveBack(group[:]...)
	}
}

// take adds the kinds to the target and returns how many of them the hand lacks.
func (s *search) take(kinds ...int) (cost int, ok bool) {
	ok = true
	for _, kind := range kinds {
		s.target[kind]++
		if s.target[kind] > s.hand[kind] {
			cost++
		}
		ok = ok && s.target[kind] <= s.copies && !s.absent.Has(kind)
	}
	return cost, ok
}

func (s *search) giveBack(kinds ...int) {
	for _, kind := range kinds {
		s.target[kind]--
	}
}

// sevenPairs and orphans compute those forms from their definition.
func sevenPairs(closed *tile.Counts) int8 {
	kinds, pairs := 0, 0
	for _, n := range closed {
		kinds += min(int(n), 1)
		pairs += min(int(n)/2, 1)
	}
	return int8(6 - pairs + max(0, 7-kinds))
}

func orphans(closed *tile.Counts) int8 {
	kinds, pair := 0, 0
	for kind, n := range closed {
		if kind < 27 && kind%9 != 0 && kind%9 != 8 {
			continue
		}
		kinds += min(int(n), 1)
		pair = max(pair, min(int(n)/2, 1))
	}
	return int8(13 - kinds - pair)
}

// complete reports whether the tiles can be laid out as sets and one pair.
func complete(closed *tile.Counts) bool {
	hand := *closed
	for kind := range hand {
		if hand[kind] >= 2 {
			hand[kind] -= 2
			if allSets(&hand) {
				return true
			}
			hand[kind] += 2
		}
	}
	return false
}

func allSets(hand *tile.Counts) bool {
	kind := 0
	for ; kind < len(hand) && hand[kind] == 0; kind++ {
	}
	if kind == len(hand) {
		return true
	}
	for _, group := range [][3]int{{kind, kind, kind}, {kind, kind + 1, kind + 2}} {
		if group[2] != kind && (kind >= 27 || kind%9 > 6) {
			continue
		}
		rest := *hand
		for _, k := range group {
			rest[k]-- // below zero it is 255
		}
		if rest[group[0]] < 5 && rest[group[1]] < 5 && rest[group[2]] < 5 && allSets(&rest) {
			return true
		}
	}
	return false
}

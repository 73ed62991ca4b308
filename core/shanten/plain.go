package shanten

import (
	"tehai/core/shanten/need"
	"tehai/core/tile"
)

// Of returns the distance of a hand's closed tiles (1 to 14, at most four of a kind).
func (r Rule) Of(closed *tile.Counts) Distance {
	rule := need.Rule{Copies: 4}
	if r.Fifth {
		rule.Copies = 100
	}
	characters := rule.Suit(closed[:9])
	if r.Three {
		characters = rule.Kinds([]uint8{closed[0], closed[8]})
	}
	circles, bamboos, honours := rule.Suit(closed[9:18]), rule.Suit(closed[18:27]), rule.Kinds(closed[27:])
	left, right := need.Merge(&characters, &circles), need.Merge(&bamboos, &honours)
	all := need.Merge(&left, &right)
	total := closed.Total()
	d := Distance{Standard: int8(all.At(min(total/3, 4), 1) - 1), Pairs: Absent, Orphans: Absent}
	if total >= 13 {
		d.Pairs, d.Orphans = plainPairs(closed), plainOrphans(closed)
	}
	d.Best = min(d.Standard, d.Pairs, d.Orphans)
	return d
}

func plainPairs(closed *tile.Counts) int8 {
	kinds, pairs := 0, 0
	for _, n := range closed {
		if n > 0 {
			kinds++
		}
		if n > 1 {
			pairs++
		}
	}
	return int8(6 - min(pairs, 7) + max(0, 7-kinds))
}

func plainOrphans(closed *tile.Counts) int8 {
	distance, pair := 13, 0
	for i, n := range closed {
		if i < 27 && i%9 != 0 && i%9 != 8 {
			continue
		}
		if n > 0 {
			distance--
		}
		if n > 1 {
			pair = 1
		}
	}
	return int8(distance - pair)
}

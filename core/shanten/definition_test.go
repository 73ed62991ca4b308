package shanten

import (
	"tehai/core/shanten/need"
	"tehai/core/tile"
)

// distance counts the distance of a hand from need's definition, without tables;
// fifth copies in the hand itself may be there under Rule.Fifth.
func distance(r Rule, closed *tile.Counts) Distance {
	rule := need.Rule{Copies: 4}
	if r.Fifth {
		rule.Copies = tile.Kinds
	}
	characters := rule.Suit(closed[:9])
	if r.Three {
		characters = rule.Kinds([]uint8{closed[0], closed[8]})
	}
	circles, bamboos, honours := rule.Suit(closed[9:18]), rule.Suit(closed[18:27]), rule.Kinds(closed[27:])
	left, right := need.Merge(&characters, &circles), need.Merge(&bamboos, &honours)
	all, total := need.Merge(&left, &right), closed.Total()
	d := Distance{Standard: int8(all.At(total/3, 1) - 1), Pairs: Absent, Orphans: Absent}
	if total >= 13 {
		d.Pairs, d.Orphans = sevenPairs(closed), orphans(closed)
	}
	d.Best = min(d.Standard, d.Pairs, d.Orphans)
	return d
}

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

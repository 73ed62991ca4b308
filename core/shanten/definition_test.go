package shanten

import (
	"tehai/core/shanten/need"
	"tehai/core/tile"
)

// distance computes the distance of a hand from need's definition, without tables. Under Rule.Fifth the hand itself may
// have fifth copies.
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

package pattern

import "tehai/core/tile"

// NineGates looks for 1112345678999 of one suit and one more tile of it in the counts of 14 tiles. extra is the index
// of that additional tile, -1 if the counts are not nine gates.
func NineGates(c *tile.Counts) (extra int) {
	for suit := 0; suit < 27; suit += 9 {
		if c[suit] >= 3 {
			return gatesOf(c, suit)
		}
	}
	return -1
}

func gatesOf(c *tile.Counts, suit int) (extra int) {
	extra = -1
	total := 0
	for rank := range 9 {
		need := uint8(1)
		if rank == 0 || rank == 8 {
			need = 3
		}
		switch n := c[suit+rank]; {
		case n < need:
			return -1
		case n > need:
			extra = suit + rank
		}
		total += int(c[suit+rank])
	}
	if total != 14 || c.Total() != 14 {
		return -1
	}
	return extra
}

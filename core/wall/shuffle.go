package wall

import "tehai/core/tile"

// Shuffle puts the tiles into an order that depends only on them and on the seed: the same seed gives the same wall in
// every version, permanently. The random numbers are those of SplitMix64 (Steele, Lea and Flood, "Fast Splittable
// Pseudorandom Number Generators", 2014) started at seed; the shuffle is Fisher and Yates's from the last index down,
// and numbers are reduced to the range by remainder after rejecting the lowest ones that would make it uneven.
func Shuffle(tiles []tile.Tile, seed uint64) {
	random := splitMix(seed)
	for i := len(tiles) - 1; i > 0; i-- {
		j := random.below(uint64(i) + 1)
		tiles[i], tiles[j] = tiles[j], tiles[i]
	}
}

// splitMix is the state of the generator.
type splitMix uint64

func (s *splitMix) next() uint64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1, all equally likely.
func (s *splitMix) below(n uint64) uint64 {
	uneven := -n % n // 2^64 modulo n
	for {
		if r := s.next(); r >= uneven {
			return r % n
		}
	}
}

package western

import (
	"math/rand/v2"
	"testing"

	"tehai/core/tile"
)

// slowChows is the distance to sets and a pair with few chows, by trying every group from the lowest kind on. It
// returns how many tiles lack.
func slowChows(closed *tile.Counts, i, sets, chows, pairs, missing, best int, used tile.Counts) int {
	if missing >= best || i == tile.Kinds {
		if i == tile.Kinds && sets == 0 && pairs == 0 {
			return min(best, missing)
		}
		return best
	}
	best = slowChows(closed, i+1, sets, chows, pairs, missing, best, used)
	place := func(sets, chows, pairs int, group ...int) {
		more, lack := used, missing
		for _, j := range group {
			if more[j]++; more[j] > 4 {
				return
			}
			if more[j] > closed[j] {
				lack++
			}
		}
		best = slowChows(closed, i, sets, chows, pairs, lack, best, more)
	}
	if sets > 0 {
		place(sets-1, chows, pairs, i, i, i)
		if chows > 0 && i < 27 && i%9 < 7 {
			place(sets-1, chows-1, pairs, i, i+1, i+2)
		}
	}
	if pairs > 0 {
		place(sets, chows, pairs-1, i, i)
	}
	return best
}

// TestFewChows compares the sum over suits with a search through all groups, for every number of chows and of tiles.
func TestFewChows(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 7))
	known := [mostChows + 1]map[uint64]*costs{}
	for range 150 {
		var closed tile.Counts
		kinds := []int{9, 12, 20, 34}[random.IntN(4)]
		from := random.IntN(tile.Kinds - kinds + 1)
		for n := 3*random.IntN(5) + 1 + random.IntN(2); n > 0; {
			if i := from + random.IntN(kinds); closed[i] < 4 {
				closed[i]++
				n--
			}
		}
		for most := range mostChows + 1 {
			if known[most] == nil {
				known[most] = map[uint64]*costs{}
			}
			want := slowChows(&closed, 0, (closed.Total()-1)/3, most, 1, 0, 6, tile.Counts{}) - 1
			for _, memory := range []map[uint64]*costs{nil, known[most]} {
				if got := fewChows(&closed, most, memory); min(got, 5) != want {
					t.Fatalf("%v with %d chows: %d, want %d", closed.Tiles(), most, got, want)
				}
			}
		}
	}
}

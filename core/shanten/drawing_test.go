package shanten

import (
	"math/rand/v2"
	"testing"

	"tehai/core/tile"
)

// TestDrawing draws every kind to random hands, and compares with the hands of one more tile computed directly.
func TestDrawing(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 11))
	var d Drawing
	for i := range drawnHands {
		rule := []Rule{{}, {}, {Fifth: true}, {Three: true}}[i%4]
		var closed, left tile.Counts
		for k := range left {
			left[k] = 4
			if rule.Three && threeAbsent.Has(k) {
				left[k] = 0
			}
		}
		among := tile.Kinds
		if i%3 > 0 {
			among = 12 // of few kinds, so that there are four of some
		}
		for n := []int{13, 10, 7, 4, 1}[i%5]; n > 0; {
			if k := (i + random.IntN(among)) % tile.Kinds; left[k] > 0 {
				closed[k]++
				left[k]--
				n--
			}
		}
		d.Start(rule, &closed, &left)
		for k := range left {
			if left[k] == 0 {
				continue
			}
			limit := int8(random.IntN(5) - 1)
			var got, want Discards
			d.Within(k, limit, &got)
			closed[k]++
			left[k]--
			rule.Within(limit, &closed, &left, &want)
			if got != want {
				t.Fatalf("%v and %s, %+v, within %d: %v, want %v", closed.Tiles(), tile.Of(k), rule, limit, got.Rows[:got.N],
					want.Rows[:want.N])
			}
			closed[k]--
			left[k]++
		}
	}
}

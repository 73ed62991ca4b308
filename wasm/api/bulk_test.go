package api

import (
	"math/rand/v2"
	"testing"

	"tehai/core/shanten"
	"tehai/core/tile"
)

// TestBulkShanten compares each answer with that of a single call, and invalid hands with NoHand.
func TestBulkShanten(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	const n = 20_000
	counts := make([]byte, 0, n*tile.Kinds)
	want := make([]int8, n)
	for i := range want {
		var c tile.Counts
		for range random.IntN(17) {
			c[random.IntN(tile.Kinds)]++
		}
		if random.IntN(4) == 0 {
			c[random.IntN(tile.Kinds)] = uint8(random.IntN(256))
		}
		want[i] = NoHand
		most := uint8(0)
		for _, n := range c {
			most = max(most, n)
		}
		if total := c.Total(); total >= 1 && total <= 14 && most <= 4 {
			want[i] = shanten.Of(&c).Best
		}
		counts = append(counts, c[:]...)
	}
	got := make([]int8, n)
	BulkShanten(counts, got)
	none := 0
	for i := range got {
		if got[i] == NoHand {
			none++
		}
		if got[i] != want[i] {
			t.Fatalf("%v: %d, want %d", counts[i*tile.Kinds:(i+1)*tile.Kinds], got[i], want[i])
		}
	}
	if none == 0 || none == n {
		t.Errorf("%d of %d are no hands", none, n)
	}
}

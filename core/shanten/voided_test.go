package shanten_test

import (
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// slowVoided counts the tiles that a hand lacks of four sets and a pair, or of seven pairs, in the suits but one:
// each suit by trial of every selection of sets, no tile more than four times.
func slowVoided(closed *tile.Counts, void int) int {
	const far = 99
	sets := closed.Total() / 3
	best := [5][2]int{}
	for i := range best {
		best[i] = [2]int{far, far}
	}
	best[0][0] = 0
	for suit := range 3 {
		if suit == void {
			continue
		}
		var own [5][2]int
		for i := range own {
			own[i] = [2]int{far, far}
		}
		var used [9]int
		var choose func(from, n, pair int)
		choose = func(from, n, pair int) {
			missing := 0
			for rank, k := range used {
				missing += max(0, k-int(closed[9*suit+rank]))
			}
			own[n][pair] = min(own[n][pair], missing)
			for kind := from; kind < 25; kind++ {
				tiles := []int{kind, kind, kind}
				switch {
				case kind >= 18:
					tiles = []int{kind - 18, kind - 17, kind - 16}
				case kind >= 9:
					tiles = []int{kind - 9, kind - 9}
				}
				if len(tiles) == 2 && pair == 1 || len(tiles) == 3 && n == sets {
					continue
				}
				fits := true
				for _, rank := range tiles {
					used[rank]++
					fits = fits && used[rank] <= 4
				}
				if fits {
					choose(kind, n+len(tiles)/3, pair+3-len(tiles))
				}
				for _, rank := range tiles {
					used[rank]--
				}
			}
		}
		choose(0, 0, 0)
		var next [5][2]int
		for n := range next {
			next[n] = [2]int{far, far}
			for k := range n + 1 {
				next[n][0] = min(next[n][0], best[n-k][0]+own[k][0])
				next[n][1] = min(next[n][1], best[n-k][0]+own[k][1], best[n-k][1]+own[k][0])
			}
		}
		best = next
	}
	least := best[sets][1]
	if closed.Total() < 13 {
		return least - 1
	}
	pairs := [8]int{0, far, far, far, far, far, far, far}
	for i, n := range closed[:27] {
		if i/9 == void {
			continue
		}
		for p := 7; p > 0; p-- {
			pairs[p] = min(pairs[p], pairs[p-1]+max(0, 2-int(n)))
			if p > 1 {
				pairs[p] = min(pairs[p], pairs[p-2]+max(0, 4-int(n)))
			}
		}
	}
	return min(least, pairs[7]) - 1
}

// TestVoided compares distances and useful tiles of random hands without a suit with the slow count.
func TestVoided(t *testing.T) {
	random := rand.New(rand.NewPCG(108, 3))
	for range 60 {
		var closed tile.Counts
		size := []int{13, 14, 10, 11, 7}[random.IntN(5)]
		suits := 2 + random.IntN(2)
		for closed.Total() < size {
			if k := random.IntN(9 * suits); closed[k] < 4 {
				closed[k]++
			}
		}
		least := 99
		for void := range 3 {
			forms := shanten.Forms{List: []hand.Form{hand.Standard, hand.Pairs}, FourPairs: true, Void: 1 << void}
			want := slowVoided(&closed, void)
			least = min(least, want)
			if got := forms.Shanten(&closed); got != want {
				t.Fatalf("%v without suit %d: %d, want %d", closed, void, got, want)
			}
			for kind := range forms.Accepts(&closed).All() {
				if kind >= 27 || kind/9 == void || closed[kind] == 4 {
					t.Errorf("%v without suit %d accepts %s", closed, void, tile.Of(kind))
				}
			}
		}
		any := shanten.Forms{List: []hand.Form{hand.Standard, hand.Pairs}, FourPairs: true, Void: shanten.AnySuit}
		if got := any.Shanten(&closed); got != least {
			t.Fatalf("%v: %d, want %d", closed, got, least)
		}
	}
}

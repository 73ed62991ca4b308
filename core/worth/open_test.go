package worth

import (
	"testing"

	"tehai/core/tile"
)

// TestMayOpen asks for each yaku that is followed at the first number of exchanged tiles that may reach it, and at the
// last that may not.
func TestMayOpen(t *testing.T) {
	east, low := []string{"1m", "1m", "1m"}, []string{"1m", "2m", "3m"}
	tests := []struct {
		name      string
		hand      string
		melds     [][]string
		gone      string // no copy of it is left
		least     int    // exchanged tiles from which on a yaku may be reached
		noSimples bool   // under rules in which an open hand of 2 to 8 has no yaku
	}{
		{name: "no yaku", hand: "147m258p369s1z", melds: [][]string{low}, least: 6},
		{name: "three of a dragon", hand: "14m25p36s1555z", melds: [][]string{low}, least: 0},
		{name: "a pair of a dragon", hand: "14m25p369s155z", melds: [][]string{low}, least: 0},
		{name: "a pair of a dragon of which none is left", hand: "14m25p369s155z", melds: [][]string{low}, gone: "5z",
			least: 5},
		{name: "a pair of a wind that is worth nothing", hand: "14m25p369s144z", melds: [][]string{low}, least: 5},
		{name: "a dragon claimed", hand: "147m258p369s1z", melds: [][]string{{"5z", "5z", "5z"}}, least: 0},
		{name: "a wind claimed that is worth nothing", hand: "147m258p369s1z", melds: [][]string{{"4z", "4z", "4z"}},
			least: 6},
		{name: "2 to 8", hand: "2468m258p3681s", melds: nil, least: 1},
		{name: "2 to 8 with a 9 and a wind", hand: "248m258p3689s4z", melds: nil, least: 2},
		{name: "2 to 8 under rules without it", hand: "2468m258p3681s", melds: nil, least: 7, noSimples: true},
		{name: "a 1 claimed", hand: "2468m258p368s", melds: [][]string{low}, least: 6},
		{name: "a 9 claimed", hand: "2468m258p368s", melds: [][]string{{"7m", "8m", "9m"}}, least: 6},
		{name: "four pairs", hand: "1122m4499p159s14z", melds: nil, least: 0},
		{name: "three pairs", hand: "1122m449p159s124z", melds: nil, least: 6},
		{name: "three pairs and a triplet claimed", hand: "1122m449p15s4z", melds: [][]string{east}, least: 0},
		{name: "two pairs and a triplet claimed", hand: "1122m49p159s4z", melds: [][]string{east}, least: 5},
		{name: "pairs and a sequence claimed", hand: "1122m4499p15s", melds: [][]string{low}, least: 6},
		{name: "one suit", hand: "12456789m1p14z", melds: nil, least: 1},
		{name: "another suit", hand: "1m9p12456789s4z", melds: nil, least: 2},
		{name: "a suit with a meld of it", hand: "12456p159m1s4z", melds: [][]string{{"7p", "8p", "9p"}}, least: 4},
		{name: "a suit with a meld of another", hand: "12456789p1s4z", melds: [][]string{low}, least: 9},
	}
	for _, test := range tests {
		h := handOf(t, test.hand, test.melds...)
		table := tableFor(t, &h, 10)
		table.Simples = !test.noSimples
		if test.gone != "" {
			table.Left[parse(t, test.gone).Index()] = 0
		}
		for exchanged := range 13 {
			if got := table.plan(&h).mayOpen(exchanged); got != (exchanged >= test.least) {
				t.Errorf("%s: with %d tiles exchanged a yaku may be reached: %v", test.name, exchanged, got)
			}
		}
	}
}

// TestMayOpenClaimed asks for sets that were claimed since the plan began.
func TestMayOpenClaimed(t *testing.T) {
	for _, test := range []struct {
		name    string
		claimed set
		least   int
	}{
		{"a dragon", set{tile.White.Index(), false}, 0},
		{"a wind that is worth nothing", set{tile.North.Index(), false}, 6},
		{"a sequence", set{parse(t, "2p").Index(), true}, 3},
	} {
		h := handOf(t, "147m258p369s1z")
		p := tableFor(t, &h, 10).plan(&h)
		p.sets[0], p.n = test.claimed, 1
		for exchanged := range 13 {
			if got := p.mayOpen(exchanged); got != (exchanged >= test.least) {
				t.Errorf("%s: with %d tiles exchanged a yaku may be reached: %v", test.name, exchanged, got)
			}
		}
	}
}

// TestIsEnd lists the ends and honours.
func TestIsEnd(t *testing.T) {
	for k := range tile.Kinds {
		rank := tile.Of(k).Rank()
		if want := k >= tile.East.Index() || rank == 1 || rank == 9; isEnd(k) != want {
			t.Errorf("isEnd(%v) is %v", tile.Of(k), isEnd(k))
		}
	}
}

package shanten

import (
	"math/rand/v2"
	"testing"

	"tehai/core/tile"
)

func TestOf(t *testing.T) {
	tests := []struct {
		hand string
		want Distance
	}{
		// Hands for which other programs give wrong results.
		{"11116666789999p", Distance{1, 1, 5, 10}},
		{"1111m123p112233s", Distance{1, 1, 2, 9}},
		{"11112222333444z", Distance{1, 1, 5, 8}},
		{"1111444478m", Distance{2, 2, Absent, Absent}},
		// Complete, one form each.
		{"123456789m11z234p", Distance{-1, -1, 5, 9}},
		{"1122m3344p5566s77z", Distance{-1, 3, -1, 10}},
		{"19m19p19s12345677z", Distance{-1, 7, 5, -1}},
		{"22223333444455m", Distance{-1, -1, 5, 13}},
		{"19m19p19s1234567z", Distance{0, 8, 6, 0}},
		// Few tiles: the missing sets count as made.
		{"1m", Distance{0, 0, Absent, Absent}},
		{"11m", Distance{-1, -1, Absent, Absent}},
		{"123m", Distance{1, 1, Absent, Absent}},
		{"1111m", Distance{1, 1, Absent, Absent}},
		{"23m55p", Distance{0, 0, Absent, Absent}},
		{"147m147p147s123z", Distance{8, 8, Absent, Absent}},
	}
	for _, test := range tests {
		hand := counts(t, test.hand)
		if got := Of(&hand); got != test.want {
			t.Errorf("%s: got %+v, want %+v", test.hand, got, test.want)
		}
	}
}

func TestRule(t *testing.T) {
	tests := []struct {
		hand string
		rule Rule
		want int8
	}{
		{"1111m", Rule{}, 1},
		{"1111m", Rule{Fifth: true}, 0},
		{"11116666789999p", Rule{Fifth: true}, 0},
		{"11112222333444z", Rule{}, 1},
		{"11112222333444z", Rule{Fifth: true}, 0},
		{"1m", Rule{Three: true}, 0},
		{"111199m", Rule{}, 1},
		{"111199m", Rule{Three: true}, 2},
		{"111199m", Rule{Three: true, Fifth: true}, 1},
	}
	for _, test := range tests {
		hand := counts(t, test.hand)
		if got := test.rule.Of(&hand); got.Standard != test.want {
			t.Errorf("%s %+v: got %+v, want standard %d", test.hand, test.rule, got, test.want)
		}
		if want := standardBySearch(test.rule, &hand); want != test.want {
			t.Errorf("%s %+v: the search finds %d, the row has %d", test.hand, test.rule, want, test.want)
		}
	}
}

// compareWithSearch compares a hand with the reference, under every rule.
func compareWithSearch(t *testing.T, hand *tile.Counts) {
	t.Helper()
	for _, rule := range rules {
		got := rule.Of(hand)
		want := Distance{Standard: standardBySearch(rule, hand), Pairs: Absent, Orphans: Absent}
		if hand.Total() >= 13 {
			want.Pairs, want.Orphans = sevenPairs(hand), orphans(hand)
		}
		want.Best = min(want.Standard, want.Pairs, want.Orphans)
		if got != want {
			t.Errorf("%+v %v: got %+v, want %+v", rule, *hand, got, want)
		}
	}
	if size := hand.Total(); size%3 == 2 && complete(hand) != (Of(hand).Standard == -1) {
		t.Errorf("%v: complete is %v, the distance %d", *hand, complete(hand), Of(hand).Standard)
	}
}

// TestSearch compares hands of every size with the reference.
func TestSearch(t *testing.T) {
	for _, family := range families {
		for size := 1; size <= 14; size++ {
			hands := randomHands(searchHands[size], size, family.kinds)
			for i := range hands {
				compareWithSearch(t, &hands[i])
			}
		}
	}
}

// TestComplete compares hands that are complete or one tile off with a simple search for sets.
func TestComplete(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	found := 0
	for range completeHands {
		hand := completeHand(random)
		if random.IntN(2) == 0 {
			from, to := random.IntN(tile.Kinds), random.IntN(tile.Kinds)
			if hand[from] > 0 && hand[to] < 4 {
				hand[from]--
				hand[to]++
			}
		}
		want := complete(&hand)
		if got := Of(&hand).Standard == -1; got != want {
			t.Errorf("%v: complete is %v, Of has %v", hand, want, got)
		}
		if want {
			found++
		}
	}
	if found < completeHands/2 {
		t.Errorf("only %d of %d hands were complete", found, completeHands)
	}
}

// completeHand returns four random sets and a pair.
func completeHand(random *rand.Rand) tile.Counts {
	for {
		var hand tile.Counts
		hand[random.IntN(tile.Kinds)] += 2
		for range 4 {
			for _, kind := range groups[random.IntN(len(groups))] {
				hand[kind]++
			}
		}
		if !anyAbove4(&hand) {
			return hand
		}
	}
}

func anyAbove4(hand *tile.Counts) bool {
	for _, n := range hand {
		if n > 4 {
			return true
		}
	}
	return false
}

// FuzzOf compares any hand with the reference; each byte of the text adds a tile.
func FuzzOf(f *testing.F) {
	f.Add([]byte{0, 0, 0, 0})
	f.Add([]byte{9, 9, 9, 9, 14, 14, 14, 14, 15, 16, 17, 17, 17, 17})
	f.Add([]byte{0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33})
	f.Fuzz(func(t *testing.T, tiles []byte) {
		var hand tile.Counts
		for _, b := range tiles {
			if kind := b % tile.Kinds; hand[kind] < 4 && hand.Total() < 14 {
				hand[kind]++
			}
		}
		if hand.Total() > 0 {
			compareWithSearch(t, &hand)
		}
	})
}

package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/opponent"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// TestMatches plays matches: each deal begins with the scores after the one before, and the last one ends the match.
// The rest of a match, simulated, gives every chair one place and every place one chair.
func TestMatches(t *testing.T) {
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	fast := []opponent.Strength{opponent.Fast, opponent.Fast, opponent.Fast, opponent.Fast}
	list, err := playMatches(r, fast, 4, 3)
	if err != nil || len(list) != 4 {
		t.Fatal(len(list), err)
	}
	random := rand.New(rand.NewPCG(1, 1))
	for i := range list {
		m := &list[i]
		if len(m.deals) < 4 || !slices.Equal(m.deals[0].before, []int{25000, 25000, 25000, 25000}) {
			t.Errorf("%d deals, the first with %v", len(m.deals), m.deals[0].before)
		}
		for at := range m.deals[1:] {
			if !slices.Equal(m.deals[at].after, m.deals[at+1].before) {
				t.Errorf("deal %d ends with %v, the next begins with %v", at, m.deals[at].after, m.deals[at+1].before)
			}
			if again := m.deals[at].number == m.deals[at+1].number; again != m.deals[at].stays {
				t.Errorf("deal %d: the dealer stays: %t, deals again: %t", at, m.deals[at].stays, again)
			}
		}
		rest := simulate(random, m, &m.deals[len(m.deals)/2], dealsIn(list))
		var taken [4]float64
		for chair := range rest {
			sum := 0.0
			for place, p := range rest[chair] {
				sum, taken[place] = sum+p, taken[place]+p
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Errorf("the places of chair %d sum to %v", chair, sum)
			}
		}
		for place, sum := range taken {
			if math.Abs(sum-1) > 1e-9 {
				t.Errorf("place %d is taken %v times", place+1, sum)
			}
		}
	}
}

// TestPlaceCheck counts what was said and what came.
func TestPlaceCheck(t *testing.T) {
	var c placeCheck
	c.add([]float64{0.55, 0.25, 0.15, 0.05}, 0, 3)
	c.add([]float64{0.55, 0.25, 0.15, 0.05}, 2, 3)
	if want := (0.1 + 0.5 + 0.7 + 0.1) / 8; math.Abs(c.wrong()-want) > 1e-9 {
		t.Errorf("error %v, want %v", c.wrong(), want)
	}
	want := -math.Log(0.55) - math.Log(0.15)
	if math.Abs(c.loss-want) > 1e-9 || c.lossBy[3] != c.loss || c.startBy[3] != 2 {
		t.Errorf("loss %v, want %v", c.loss, want)
	}
	final := rules.Placement{Seats: []rules.Place{{Score: 20000}, {Score: 30000}, {Score: 30000}, {Score: 20000}}}
	for chair, want := range []int{2, 0, 1, 3} {
		if got := finalPlace(&final, chair); got != want {
			t.Errorf("chair %d has place %d, want %d", chair, got, want)
		}
	}
}

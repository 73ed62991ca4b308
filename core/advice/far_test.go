package advice

import (
	"slices"
	"testing"

	"tehai/core/meld"
	"tehai/core/tile"
)

// TestChowable completes a sequence with two closed tiles of any kinds, as the kinds of sets say.
func TestChowable(t *testing.T) {
	for k := range tile.Kinds {
		for a := range tile.Kinds {
			for b := a; b < tile.Kinds; b++ {
				var closed tile.Counts
				closed[a]++
				closed[b]++
				want := meld.KindOf([]tile.Tile{tile.Of(a), tile.Of(b), tile.Of(k)}) == meld.Sequence
				if got := chowable(&closed, k); got != want {
					t.Errorf("%s and %s with %s are a sequence: %t", tile.Of(a), tile.Of(b), tile.Of(k), got)
				}
			}
		}
	}
}

// TestFarPlansOfDragons has far hands with some white dragons: three count in every plan, and are no plan of their own;
// one or two are one, for the yaku that they still need.
func TestFarPlansOfDragons(t *testing.T) {
	for hand, held := range map[string]int{"147m258p369s1z555z": 3, "147m258p369s12z55z": 2, "147m258p369s123z5z": 1} {
		d, r := lastDeal(t, 25000, 25000, 25000, 25000)
		v := viewOf(t, d, r, 1, hand)
		closed := v.Hand.Counts()
		plans := v.farPlans(&closed)
		own := slices.IndexFunc(plans, func(p farPlan) bool { return p.worth == tile.White.Index() })
		if held == 3 && own >= 0 || held < 3 && (own < 0 || plans[own].han != 1) {
			t.Errorf("%s: the dragons are plan %d of %+v", hand, own, plans)
		}
		for _, p := range plans {
			if held == 3 && p.han < 1 || p.closed && p.han != closedHan+float64(held/3) {
				t.Errorf("%s: a plan of %.1f han: %+v", hand, p.han, p)
			}
		}
	}
}

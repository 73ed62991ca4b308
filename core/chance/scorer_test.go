package chance

import (
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// TestScorerRemembers scores hands that differ in little, each several times by one scorer: it returns what a new one
// does, and asks the rules once for each.
func TestScorerRemembers(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	asked := 0
	counted := *set.Plain()
	counted.Value = func(w *rules.Win) int {
		asked++
		return set.Plain().Value(w)
	}
	kongOf := func(kong meld.Kong) []meld.Meld {
		called := 0
		if kong == meld.Concealed {
			called = -1
		}
		m, err := meld.New(tiletest.Tiles("5555z"), kong, called, meld.Unsaid)
		if err != nil {
			t.Fatal(err)
		}
		return []meld.Meld{m}
	}
	hands := []hand.Hand{
		{Closed: tiletest.Tiles("22334455m67p678s2p"), Win: 13}, // no win
		{Closed: tiletest.Tiles("223344m4566779p5p"), Win: 13},  // no win
	}
	for _, text := range []string{
		"23344m567p678s55z2m", "223344m567p678s5z5z", "223344m67p678s55z5p", "223344m67p678s55z0p", "223344m07p678s55z6p",
		"223344m567p678s33z",
	} {
		hands = append(hands, hand.Hand{Closed: tiletest.Tiles(text), Win: len(tiletest.Tiles(text)) - 1})
	}
	hands = append(hands, hand.Hand{Closed: hands[7].Closed, Win: 0}, hand.Hand{Closed: hands[7].Closed, Win: 6})
	for _, kong := range []meld.Kong{meld.Concealed, meld.Claimed, meld.Added} {
		hands = append(hands, hand.Hand{Closed: tiletest.Tiles("234m678s22p678p"), Melds: kongOf(kong), Win: 10})
	}
	scorer, err := NewScorer(&counted, rules.Situation{SeatWind: tile.South})
	if err != nil {
		t.Fatal(err)
	}
	different := map[int]bool{}
	for round := range 3 {
		for i := range hands {
			for _, drawn := range []bool{true, false} {
				once, _ := NewScorer(set.Plain(), rules.Situation{SeatWind: tile.South})
				want, wrong := once.Points(&hands[i], drawn)
				got, err := scorer.Points(&hands[i], drawn)
				if got != want || (err == nil) != (wrong == nil) {
					t.Errorf("round %d, %v %v, drawn %t: %d points, want %d (%v)", round, hands[i].Closed, hands[i].Melds, drawn,
						got, want, err)
				}
				different[got] = true
			}
		}
	}
	// The first win by each way is scored in full, and then once more.
	if most := 2 * len(hands); asked == 0 || asked > most {
		t.Errorf("the rules were asked %d times about %d wins", asked, most)
	}
	if len(different) < 6 {
		t.Errorf("only %d different values", len(different))
	}
}

// TestScorerReds scores hands that differ only by a red five, among the closed tiles or in a meld, by one scorer: the
// red five brings points.
func TestScorerReds(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	scorer, err := NewScorer(set.Plain(), rules.Situation{SeatWind: tile.South})
	if err != nil {
		t.Fatal(err)
	}
	score := func(closed, called string) int {
		h := hand.Hand{Closed: tiletest.Tiles(closed), Win: len(tiletest.Tiles(closed)) - 1}
		if called != "" {
			m, err := meld.New(tiletest.Tiles(called), meld.NotKong, 0, meld.Left)
			if err != nil {
				t.Fatal(err)
			}
			h.Melds = []meld.Meld{m}
		}
		if _, err := scorer.Points(&h, true); err != nil { // the first is not remembered
			t.Fatal(err)
		}
		points, err := scorer.Points(&h, true)
		if err != nil {
			t.Fatal(err)
		}
		return points
	}
	for _, c := range []struct{ plain, red, called, redCalled string }{
		{"234m567p678s22444p", "234m067p678s22444p", "", ""},
		{"234m678s22p678p", "234m678s22p678p", "456p", "406p"},
	} {
		plain, red := score(c.plain, c.called), score(c.red, c.redCalled)
		if plain == 0 || red <= plain {
			t.Errorf("%s %s brings %d points, %s %s %d", c.plain, c.called, plain, c.red, c.redCalled, red)
		}
	}
}

package main

import (
	"testing"

	"tehai/core/advice"
)

// TestFigures holds the ranking and the dangers to what they reach on recorded games, where those lie beside the project. What
// is asked for is what the weights were found to reach on deals left out of the fit, less a little.
func TestFigures(t *testing.T) {
	name := folder()
	if name == "" {
		t.Log("no recorded games beside the project: nothing is measured")
		return
	}
	turns, err := readGames(name)
	if err != nil {
		t.Fatal(err)
	}
	var deep, near tally
	var pressed tally
	for i := range turns {
		turn := &turns[i]
		if turn.quiet {
			deep.add(turn, placeOf(kindsOf(advice.Rank(&turn.question)), turn.made.Index()))
			q := turn.question
			q.Deep = false
			near.add(turn, placeOf(kindsOf(advice.Rank(&q)), turn.made.Index()))
		} else {
			pressed.add(turn, placeOf(kindsOf(turn.view.Discards(advice.Weighed)), turn.made.Index()))
		}
	}
	all := farthest + 1
	share := func(n, of int) float64 { return 100 * float64(n) / float64(of) }
	t.Logf("quiet: %.1f %%, top-3 %.1f %%; one step %.1f %%", share(deep.first[all], deep.n[all]), share(deep.three[all], deep.n[all]), share(near.first[all], near.n[all]))
	if deep.n[all] < 3000 || share(deep.first[all], deep.n[all]) < 61.5 || share(deep.three[all], deep.n[all]) < 90 || share(near.first[all], near.n[all]) < 60.5 {
		t.Error("the ranking agrees less with strong players than it did")
	}
	t.Logf("under a threat: %.1f %%", share(pressed.first[all], pressed.n[all]))
	if pressed.n[all] < 1200 || share(pressed.first[all], pressed.n[all]) < 63 {
		t.Error("under a threat the order agrees less with strong players than it did")
	}
	pairs := pairsOf(turns, false)
	area, loss := judged(pairs, func(p *pair) float64 { return p.said.Chance })
	t.Logf("danger: area %.3f, log loss %.4f", area, loss)
	if area < 0.8 || loss > 0.242 {
		t.Error("dangers are told less well than they were")
	}
	for i, part := range partsOf(pairs) {
		if off := part.said - part.true; off < -0.025 || off > 0.025 {
			t.Errorf("tenth %d: %.1f %% said to deal in, %.1f %% do", i+1, 100*part.said, 100*part.true)
		}
	}
}

package main

import (
	"testing"

	"tehai/core/advice"
	"tehai/core/odds"
)

// TestFigures compares the ranking and the dangers with recorded games, if there are some beside the project. The
// bounds are slightly below what the weights reached on deals left out of the fit.
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
	t.Logf("quiet: %.1f %%, top-3 %.1f %%; one step %.1f %%", share(deep.first[all], deep.n[all]),
		share(deep.three[all], deep.n[all]), share(near.first[all], near.n[all]))
	if deep.n[all] < 3000 || share(deep.first[all], deep.n[all]) < 61.5 || share(deep.three[all], deep.n[all]) < 90 ||
		share(near.first[all], near.n[all]) < 60.5 {
		t.Error("the ranking agrees less with strong players than it did")
	}
	t.Logf("under a threat: %.1f %%", share(pressed.first[all], pressed.n[all]))
	if pressed.n[all] < 1200 || share(pressed.first[all], pressed.n[all]) < 63 {
		t.Error("under a threat the order agrees less with strong players than it did")
	}
	pairs := pairsOf(turns, false)
	area, loss := judged(pairs, func(p *pair) float64 { return p.said.Chance })
	t.Logf("danger: area %.3f, log loss %.4f", area, loss)
	// The weights are published ones, from 2,300 other deals; fitted to these 96 they reached 0.812 and 0.2392 here,
	// but less on other deals.
	if area < 0.785 || loss > 0.2495 {
		t.Error("dangers are told less well than they were")
	}
	said, is := 0.0, 0.0
	for i, part := range partsOf(pairs) {
		said, is = said+part.said/10, is+part.true/10
		if off := part.said - part.true; i < 8 && (off < -0.025 || off > 0.025) {
			t.Errorf("tenth %d: %.1f %% said to deal in, %.1f %% do", i+1, 100*part.said, 100*part.true)
		}
	}
	if off := said - is; off < -0.015 || off > 0.015 {
		t.Errorf("%.1f %% said to deal in, %.1f %% do", 100*said, 100*is)
	}
}

// TestOddsHold wants calibrated win chances on the recorded games: of ten deals with a chance of 30 % three are won.
func TestOddsHold(t *testing.T) {
	name := folder()
	if name == "" {
		t.Log("no recorded games beside the project: nothing is measured")
		return
	}
	turns, err := readGames(name)
	if err != nil {
		t.Fatal(err)
	}
	list, finished := forecasts(dealsOf(turns), odds.Default)
	if len(list) < 4500 || finished < 90 {
		t.Fatalf("%d discards of %d deals: want those of 95", len(list), finished)
	}
	alone := calibrate(list, func(f *forecast) float64 { return f.alone })
	own := calibrate(list, func(f *forecast) float64 { return f.own.Win })
	known := calibrate(list, func(f *forecast) float64 { return f.known.Win })
	t.Logf("error, log loss, area: alone %.3f %.4f %.3f, own view %.3f %.4f %.3f, all known %.3f %.4f %.3f",
		alone.err, alone.loss, alone.area, own.err, own.loss, own.area, known.err, known.loss, known.area)
	if own.err > 0.025 || own.loss > 0.455 || own.area < 0.74 {
		t.Error("the chances in a player's own view do not hold")
	}
	if known.err > 0.025 || known.loss > 0.45 || known.area < 0.75 {
		t.Error("the chances of known hands do not hold")
	}
	if alone.err < 5*own.err {
		t.Error("the chance of a hand alone is as good: the race does nothing")
	}
}

// TestReviewsHold wants realistic costs: over strong players' deals little is lost, and riichi and silence at the
// first ready hand mostly agree with how they were played.
func TestReviewsHold(t *testing.T) {
	name := folder()
	if name == "" || testing.Short() {
		t.Log("no recorded games beside the project, or no time: nothing is measured")
		return
	}
	turns, err := readGames(name)
	if err != nil {
		t.Fatal(err)
	}
	f := reviewed(turns, odds.Default)
	if n := float64(f.players); n < 300 || f.win/n > 0.045 || f.points/n > 300 {
		t.Errorf("%d players lose %.3f wins and %.0f points each a deal: want at most 0.045 and 300", f.players, f.win/n,
			f.points/n)
	}
	for i, line := range []string{"declared", "silent"} {
		if right, all := f.riichi[i][0], f.riichi[i][0]+f.riichi[i][1]; all < 25 || 10*right < 7*all {
			t.Errorf("%s at the first ready hand: %d of %d called right, want 70 %%", line, right, all)
		}
	}
	if median := f.moments[len(f.moments)/2]; median < 3 || median > 8 {
		t.Errorf("the median player has %d moments a game: want 3 to 8", median)
	}
}

// TestPlayedOddsHold wants the chances of three players calibrated as those of four are where the same computer players
// play, who win less often than the default says: at the strongest table's strength.
func TestPlayedOddsHold(t *testing.T) {
	for _, preset := range []string{"riichi-tenhou", "riichi-tenhou-3p"} {
		list, finished, err := playedForecasts("careful:steady", preset, 90_000, 30, odds.Strongest)
		if err != nil {
			t.Fatal(err)
		}
		alone := calibrate(list, func(f *forecast) float64 { return f.alone })
		own := calibrate(list, func(f *forecast) float64 { return f.own.Win })
		known := calibrate(list, func(f *forecast) float64 { return f.known.Win })
		t.Logf("%s, %d deals: error, log loss, area: own view %.3f %.4f %.3f, all known %.3f %.4f %.3f", preset, finished,
			own.err, own.loss, own.area, known.err, known.loss, known.area)
		if finished < 120 || own.err > 0.05 || known.err > 0.05 || alone.err < 4*own.err || own.area < 0.72 {
			t.Errorf("%s: the chances do not hold in %d deals", preset, finished)
		}
	}
	if _, _, err := playedForecasts("careful:majiang", "riichi-tenhou", 1, 1, odds.Default); err == nil {
		t.Error("a player of another program is measured")
	}
}

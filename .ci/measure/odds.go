package main

import (
	"fmt"
	"math"
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/replay"
)

// A forecast is the expected result of a deal after one player's discard, and the true result.
type forecast struct {
	alone      float64 // of the hand by itself, if no other player won
	own, known odds.Odds
	won        bool
	paid       float64 // points of the player from there to the end of the deal
	sums       sums
}

// sums are the chances to win of all players added, each as of its latest discard.
type sums struct {
	alone, own, known float64
}

// forecasts lists those of every discard of every finished deal, and counts the deals.
func forecasts(deals []*replay.Deal, strength odds.Strength) (list []forecast, finished int) {
	for _, d := range deals {
		last := d.Last()
		if !last.Ended() {
			continue
		}
		list = append(list, dealForecasts(d, strength)...)
		finished++
	}
	return list, finished
}

// dealForecasts goes through a deal's discards.
func dealForecasts(d *replay.Deal, strength odds.Strength) (list []forecast) {
	last, players := d.Last(), d.Deal().Players
	latest := make([]*advice.Curve, players)
	views := make([]odds.Odds, players)
	all := odds.Deal{Seats: make([]odds.Seat, players), Strength: strength}
	for step := 0; step <= d.Steps(); step++ {
		if step > 0 && d.Event(step).Kind != game.Discard {
			continue
		}
		s := d.At(step)
		all.Dealer, all.Sticks, all.Honba = s.Deal().Dealer(), s.Deposits, s.Deal().Repeat
		for chair := range players {
			if step > 0 && chair != d.Event(step).Chair {
				continue
			}
			v, err := advice.At(&s, d.Ruleset, chair)
			if err != nil || len(v.Hand.Closed)%3 != 1 {
				continue
			}
			c := v.Curve()
			latest[chair] = &c
			all.Seats[chair] = odds.Seat{Hand: c.Hand, Value: c.Value}
			views[chair], _ = v.Odds(&c, strength)
			if step == 0 || slices.Contains(latest, nil) {
				continue
			}
			known := odds.AskAll(&all)
			f := forecast{alone: c.Win[0], own: views[chair], known: known[chair], won: wins(last, chair)}
			for other := range players {
				f.sums.alone += latest[other].Win[0]
				f.sums.own += views[other].Win
				f.sums.known += known[other].Win
			}
			if chair < len(d.Result.Payments) {
				f.paid = float64(d.Result.Payments[chair])
			}
			list = append(list, f)
		}
	}
	return list
}

func wins(s *game.State, chair int) bool {
	for _, winner := range s.Winners() {
		if s.Phase == game.Won && winner == chair {
			return true
		}
	}
	return false
}

// chances prints how well each kind of chance is calibrated.
func chances(list []forecast, deals int, strength odds.Strength) {
	fmt.Printf("\nchances to win of %d discards in %d deals, table %.1f\n", len(list), deals, float64(strength))
	fmt.Printf("%-28s %6s %6s %6s %6s %8s %6s\n", "", "said", "true", "error", "Brier", "log loss", "area")
	for _, way := range []struct {
		name string
		say  func(*forecast) float64
	}{
		{"a hand alone", func(f *forecast) float64 { return f.alone }},
		{"own view", func(f *forecast) float64 { return f.own.Win }},
		{"all hands known", func(f *forecast) float64 { return f.known.Win }},
	} {
		c := calibrate(list, way.say)
		fmt.Printf("%-28s %6.3f %6.3f %6.3f %6.4f %8.4f %6.3f\n", way.name, c.said, c.true, c.err, c.brier, c.loss, c.area)
		fmt.Print("  said/true by tenths of the range:")
		for _, bin := range c.bins {
			if bin.n > 0 {
				fmt.Printf(" %.3f/%.3f (%.0f)", bin.said/bin.n, bin.true/bin.n, bin.n)
			}
		}
		fmt.Println()
	}
	for _, way := range []struct {
		name string
		sum  func(*sums) float64
	}{
		{"a hand alone", func(s *sums) float64 { return s.alone }},
		{"own view", func(s *sums) float64 { return s.own }},
		{"all hands known", func(s *sums) float64 { return s.known }},
	} {
		total, most := 0.0, 0.0
		for i := range list {
			total, most = total+way.sum(&list[i].sums), max(most, way.sum(&list[i].sums))
		}
		fmt.Printf("sum of all players, %-16s mean %.3f, most %.3f\n", way.name, total/float64(max(1, len(list))), most)
	}
	points(list, "net points, own view", func(f *forecast) float64 { return f.own.Points })
	points(list, "net points, all hands known", func(f *forecast) float64 { return f.known.Points })
}

// A calibration is how well chances hold.
type calibration struct {
	said, true, err, brier, loss, area float64
	bins                               [10]struct{ n, said, true float64 }
}

func calibrate(list []forecast, say func(*forecast) float64) (c calibration) {
	pairs := make([]pair, len(list))
	for i := range list {
		p, truth := say(&list[i]), 0.0
		if list[i].won {
			truth = 1
		}
		pairs[i].true, pairs[i].flat = list[i].won, p
		bin := &c.bins[min(9, int(10*p))]
		bin.n, bin.said, bin.true = bin.n+1, bin.said+p, bin.true+truth
		c.said, c.true, c.brier = c.said+p, c.true+truth, c.brier+(p-truth)*(p-truth)
	}
	n := float64(len(list))
	for _, bin := range c.bins {
		c.err += math.Abs(bin.said-bin.true) / n
	}
	c.said, c.true, c.brier = c.said/n, c.true/n, c.brier/n
	c.area, c.loss = judged(pairs, func(p *pair) float64 { return p.flat })
	return c
}

// points compares expected points with true ones: means, slope of the true over the expected, correlation, error.
func points(list []forecast, name string, say func(*forecast) float64) {
	n, sx, sy, sxx, sxy, syy, square := float64(len(list)), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
	for i := range list {
		x, y := say(&list[i]), list[i].paid
		sx, sy, sxx, sxy, syy, square = sx+x, sy+y, sxx+x*x, sxy+x*y, syy+y*y, square+(x-y)*(x-y)
	}
	cov, vx, vy := sxy/n-sx/n*sy/n, sxx/n-sx/n*sx/n, syy/n-sy/n*sy/n
	fmt.Printf("%-28s said %.0f true %.0f slope %.2f r %.3f rmse %.0f\n", name, sx/n, sy/n, cov/vx, cov/math.Sqrt(vx*vy),
		math.Sqrt(square/n))
}

package main

import (
	"fmt"
	"iter"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/opponent"
	"tehai/core/placement"
	"tehai/core/review"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// simulated is how many matches are simulated from each start of a deal, and simulatedStarts of how many matches.
const (
	simulated       = 400
	simulatedStarts = 300
)

// places measures the model of the rest of a match on matches of computer players, and on recorded ones.
func places(folder, sides, preset string, n int, seed uint64) error {
	r, _, err := catalog.For(preset, 4, nil)
	if err != nil {
		return err
	}
	var seats []opponent.Strength
	for _, side := range strings.Split(sides, ",") {
		seats = append(seats, opponent.Strength(side))
	}
	own, err := playMatches(r, seats, n, seed)
	if err != nil {
		return err
	}
	recorded, err := readMatches(folder)
	if err != nil {
		return err
	}
	fmt.Printf("%d matches of computer players\n", len(own))
	printSpreads(own)
	dealsPlayed := dealsIn(own)
	printPlaces(own, dealsPlayed)
	printPay(own)
	fmt.Printf("\n%d recorded matches\n", len(recorded))
	printSpreads(recorded)
	printPlaces(recorded, dealsPlayed)
	printChance(own, len(recorded))
	printPay(recorded)
	return nil
}

func dealsIn(list []playedMatch) (all []matchDeal) {
	for i := range list {
		all = append(all, list[i].deals...)
	}
	return all
}

// paid yields the matches whose places pay, with what the rules say of that.
func paid(list []playedMatch) iter.Seq2[*playedMatch, *placement.Match] {
	return func(yield func(*playedMatch, *placement.Match) bool) {
		for i := range list {
			m := &list[i]
			if course := placement.Of(m.rules, m.rounds); course != nil && !yield(m, course) {
				return
			}
		}
	}
}

// printSpreads prints by the number of deals left how much is added to each score until the end, as half the variance
// of the difference between two, and the slope of the last difference over the one at the start.
func printSpreads(list []playedMatch) {
	type sum struct{ starts, deals, square, xy, xx float64 }
	by := map[int]*sum{}
	for m, course := range paid(list) {
		for at, d := range m.deals {
			left := course.Left(d.round, d.number)
			s := by[left]
			if s == nil {
				s = &sum{}
				by[left] = s
			}
			s.starts, s.deals = s.starts+1, s.deals+float64(len(m.deals)-at)
			for a := range d.before {
				for b := range a {
					x, y := float64(d.before[a]-d.before[b]), float64(m.final.Seats[a].Score-m.final.Seats[b].Score)
					s.square, s.xy, s.xx = s.square+(y-x)*(y-x)/12, s.xy+x*y, s.xx+x*x
				}
			}
		}
	}
	fmt.Printf("%6s %7s %6s %10s %6s\n", "left", "starts", "deals", "deviation", "slope")
	for left := range 20 {
		if s := by[left]; s != nil {
			fmt.Printf("%6d %7.0f %6.2f %10.0f %6.3f\n", left, s.starts, s.deals/s.starts, math.Sqrt(s.square/s.starts),
				s.xy/s.xx)
		}
	}
}

// A placeCheck compares chances of places with the places that came.
type placeCheck struct {
	bins            [10]struct{ n, said, came float64 }
	n, loss, brier  float64
	lossBy, startBy map[int]float64
}

func (c *placeCheck) add(said []float64, came, left int) {
	if c.lossBy == nil {
		c.lossBy, c.startBy = map[int]float64{}, map[int]float64{}
	}
	c.n++
	loss := -math.Log(max(said[came], 1.0/simulated/2))
	c.loss += loss
	c.lossBy[left] += loss
	c.startBy[left]++
	for place, p := range said {
		truth := 0.0
		if place == came {
			truth = 1
		}
		bin := &c.bins[min(9, int(10*p))]
		bin.n, bin.said, bin.came = bin.n+1, bin.said+p, bin.came+truth
		c.brier += (p - truth) * (p - truth)
	}
}

// wrong is by how much what was said and what came differ on average.
func (c *placeCheck) wrong() (sum float64) {
	for _, bin := range c.bins {
		sum += math.Abs(bin.said-bin.came) / (4 * c.n)
	}
	return sum
}

func (c *placeCheck) print(name string) {
	fmt.Printf("%s: %.0f players before a deal, error %.4f, Brier %.4f, log loss %.4f\n ", name, c.n, c.wrong(),
		c.brier/c.n, c.loss/c.n)
	for _, bin := range c.bins {
		if bin.n > 0 {
			fmt.Printf(" %.3f/%.3f (%.0f)", bin.said/bin.n, bin.came/bin.n, bin.n)
		}
	}
	fmt.Print("\n  log loss by deals left:")
	for left := range 20 {
		if n := c.startBy[left]; n > 0 {
			fmt.Printf(" %d %.3f", left, c.lossBy[left]/n)
		}
	}
	fmt.Println()
}

// printPlaces compares the chances of places before each deal with what came, by the model and by simulation from the
// deals that were played elsewhere.
func printPlaces(list []playedMatch, from []matchDeal) {
	var model, same, drawn placeCheck
	random := rand.New(rand.NewPCG(1, 2))
	for i := range list {
		m := &list[i]
		course := placement.Of(m.rules, m.rounds)
		if course == nil {
			continue
		}
		for _, d := range m.deals {
			left := course.Left(d.round, d.number)
			scores := floats(d.before)
			var rest [][]float64
			if i < simulatedStarts {
				rest = simulate(random, m, &d, from)
			}
			for chair := range scores {
				came := finalPlace(m.final, chair)
				said := course.Chances(scores, chair, left)
				model.add(said, came, left)
				if rest != nil {
					same.add(said, came, left)
					drawn.add(rest[chair], came, left)
				}
			}
		}
	}
	model.print("model")
	same.print("model, where simulated")
	drawn.print("simulated")
}

// printChance prints the error of the model in groups of so many matches: what so few show by chance.
func printChance(list []playedMatch, group int) {
	var errors []float64
	for from := 0; group > 0 && from+group <= len(list); from += group {
		var c placeCheck
		for i := range list[from : from+group] {
			m := &list[from+i]
			course := placement.Of(m.rules, m.rounds)
			for _, d := range m.deals {
				left := course.Left(d.round, d.number)
				for chair := range d.before {
					c.add(course.Chances(floats(d.before), chair, left), finalPlace(m.final, chair), left)
				}
			}
		}
		errors = append(errors, c.wrong())
	}
	if len(errors) > 0 {
		slices.Sort(errors)
		fmt.Printf("  in %d groups of %d matches of computer players the error is %.4f to %.4f, median %.4f\n", len(errors),
			group, errors[0], errors[len(errors)-1], errors[len(errors)/2])
	}
}

func floats(list []int) []float64 {
	to := make([]float64, len(list))
	for i, x := range list {
		to[i] = float64(x)
	}
	return to
}

// finalPlace returns the place of a chair from 0; of equal ones the earlier chair is ahead.
func finalPlace(p *rules.Placement, chair int) (place int) {
	for other := range p.Seats {
		a, b := p.Seats[other].Score, p.Seats[chair].Score
		if a > b || a == b && other < chair {
			place++
		}
	}
	return place
}

// simulate plays the rest of a match many times with deals drawn from a list, as the rules go on from deal to deal, and
// returns by chair how often it had each place.
func simulate(random *rand.Rand, m *playedMatch, d *matchDeal, from []matchDeal) [][]float64 {
	times := make([][]float64, 4)
	for chair := range times {
		times[chair] = make([]float64, 4)
	}
	for range simulated {
		now := rules.Moment{Round: d.round, Number: d.number, Scores: append([]int(nil), d.before...)}
		for range mostMatchDeals {
			one := &from[random.IntN(len(from))]
			for i := range 4 {
				here, there := (now.Number-1+i)%4, (one.number-1+i)%4
				now.Scores[here] += one.after[there] - one.before[there]
			}
			now.DealerStays, now.DealerWon = one.stays, one.dealerWon
			c, err := m.rules.Next(&now)
			if err != nil || c.Over != "" || m.rounds > 0 && int(c.Round)-int(m.deals[0].round) >= m.rounds {
				break
			}
			now.Round, now.Number = c.Round, c.Number
		}
		final := rules.Placement{}
		for _, score := range now.Scores {
			final.Seats = append(final.Seats, rules.Place{Score: score})
		}
		for chair := range times {
			times[chair][finalPlace(&final, chair)] += 1.0 / simulated
		}
	}
	return times
}

// printPay compares the expected pay of the own place after each discard with the one that came: by the odds of the
// deal, and by the scores before it alone.
func printPay(list []playedMatch) {
	type sum struct{ n, x, y, xx, xy, yy, wrong float64 }
	by := map[string]*sum{}
	add := func(name string, x, y float64) {
		s := by[name]
		if s == nil {
			s = &sum{}
			by[name] = s
		}
		s.n, s.x, s.y, s.xx, s.xy, s.yy = s.n+1, s.x+x, s.y+y, s.xx+x*x, s.xy+x*y, s.yy+y*y
		s.wrong += (x - y) * (x - y)
	}
	for m, course := range paid(list[:min(len(list), simulatedStarts)]) {
		for _, d := range m.deals {
			left := course.Left(d.round, d.number)
			which := "earlier deals"
			if left == 1 {
				which = "last deal"
			}
			for step := 1; step <= d.record.Steps(); step++ {
				if d.record.Event(step).Kind != game.Discard {
					continue
				}
				s, chair := d.record.At(step), d.record.Event(step).Chair
				v, err := advice.At(&s, m.rules, chair)
				if err != nil {
					continue
				}
				c := v.Curve()
				o, ok := v.Odds(&c, odds.Default)
				if !ok {
					continue
				}
				came := float64(m.final.Seats[chair].Uma + m.final.Seats[chair].Oka)
				for at := range m.final.Seats {
					came -= float64(m.final.Seats[at].Uma+m.final.Seats[at].Oka) / 4
				}
				add(which+", by the odds", review.Pay(course, &s, v, &o, odds.Default, chair), came)
				before := 0.0
				for place, p := range course.Chances(floats(d.before), chair, left) {
					before += p * course.Pays()[place]
				}
				add(which+", by the scores before", before, came)
			}
		}
	}
	for _, name := range []string{"earlier deals, by the odds", "earlier deals, by the scores before",
		"last deal, by the odds", "last deal, by the scores before"} {
		if s := by[name]; s != nil {
			cov, vx := s.xy/s.n-s.x/s.n*s.y/s.n, s.xx/s.n-s.x/s.n*s.x/s.n
			fmt.Printf("  pay, %-38s n %.0f said %.0f came %.0f slope %.3f rmse %.0f (0: %.0f)\n", name, s.n, s.x/s.n, s.y/s.n,
				cov/vx, math.Sqrt(s.wrong/s.n), math.Sqrt(s.yy/s.n))
		}
	}
}

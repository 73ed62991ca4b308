package main

import (
	"fmt"
	"math"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/replay"
)

// A claim is one that a player could have made, the best of those possible at the time, and whether it was made.
type claim struct {
	game    int // its file
	numbers []float64
	made    bool
	worth   bool // a claim was worth more points than passing
}

// claimsOf lists the possible chows and pungs after each discard, one for each player: the one with the highest sum.
// Claims that another claim or a win took precedence over are left out.
func claimsOf(turns []turn) []claim {
	var list []claim
	known := map[*replay.Deal]bool{}
	for i := range turns {
		d := turns[i].record
		if known[d] {
			continue
		}
		known[d] = true
		for step := 1; step < d.Steps(); step++ {
			if d.Event(step).Kind != game.Discard {
				continue
			}
			s, next := d.At(step), d.Event(step+1)
			best, moves := map[int]claim{}, map[int][]game.Event{}
			for _, e := range s.Legal() {
				if e.Kind != game.Chow && e.Kind != game.Pung || next.Kind == game.Win || next.Chair != e.Chair &&
					next.Kind != game.Draw {
					continue
				}
				m, ok := advice.MeasureClaim(&s, d.Ruleset, e)
				if !ok {
					continue
				}
				moves[e.Chair] = append(moves[e.Chair], e)
				c := claim{game: turns[i].game, numbers: m.Numbers, made: next.Kind != game.Draw && next.Chair == e.Chair}
				if old, found := best[e.Chair]; !found || old.sum() < c.sum() {
					best[e.Chair] = c
				}
			}
			for chair := range d.Deal().Players {
				if c, found := best[chair]; found {
					if v, err := advice.At(&s, d.Ruleset, chair); err == nil {
						_, c.worth, _ = v.Worthwhile(&s, d.Ruleset, moves[chair])
					}
					list = append(list, c)
				}
			}
		}
	}
	return list
}

func (c *claim) sum() (sum float64) {
	for t, row := range advice.ClaimTerms() {
		sum += row.Deep * c.numbers[t]
	}
	return sum
}

// claims prints how well claims are predicted.
func claims(turns []turn, fitting bool) {
	list := claimsOf(turns)
	made := 0
	for i := range list {
		if list[i].made {
			made++
		}
	}
	fmt.Printf("\nclaims: %d could be made, %d were\n", len(list), made)
	judgeClaims("in use", list, func(c *claim) float64 { return c.sum() })
	judgeClaims("by points, as careful plays", list, func(c *claim) float64 {
		if c.worth {
			return certain
		}
		return -certain
	})
	if !fitting {
		return
	}
	var left [folds][]float64
	for f := range left {
		left[f] = climbClaims(list, func(c *claim) bool { return c.game%folds != f })
	}
	whole := climbClaims(list, func(*claim) bool { return true })
	judgeClaims("games left out", list, func(c *claim) float64 { return dot(left[c.game%folds], c.numbers) })
	judgeClaims("fitted", list, func(c *claim) float64 { return dot(whole, c.numbers) })
	for t, row := range advice.ClaimTerms() {
		fmt.Printf("\t%-18s %6.2f  in use %5.2f  %s\n", row.ID, whole[t], row.Deep, row.Measures)
	}
}

// certain is the sum of a claim that is made or not without a probability: there is no log loss then.
const certain = 99

func judgeClaims(name string, list []claim, sum func(*claim) float64) {
	right, caught, called, made, loss := 0, 0, 0, 0, 0.0
	for i := range list {
		c := &list[i]
		x := sum(c)
		say := x > 0
		if say == c.made {
			right++
		}
		if say {
			called++
		}
		if c.made {
			made++
			if say {
				caught++
			}
			x = -x
		}
		loss += math.Log1p(math.Exp(x))
	}
	fmt.Printf("%-27s right %.1f %%, of those made %.1f %%, of those called for %.1f %% were made", name,
		100*float64(right)/float64(len(list)), 100*float64(caught)/float64(max(made, 1)),
		100*float64(caught)/float64(max(called, 1)))
	if loss /= float64(len(list)); loss < 1 {
		fmt.Printf(", log loss %.4f", loss)
	}
	fmt.Println()
}

// climbClaims fits the weights by logistic regression.
func climbClaims(list []claim, use func(*claim) bool) []float64 {
	w := make([]float64, len(list[0].numbers))
	for range 15 {
		gradient, curve := make([]float64, len(w)), make([][]float64, len(w))
		for i := range w {
			curve[i] = make([]float64, len(w))
			curve[i][i] = hold
			gradient[i] = -hold * w[i]
		}
		for i := range list {
			if !use(&list[i]) {
				continue
			}
			p := 1 / (1 + math.Exp(-dot(w, list[i].numbers)))
			for a, x := range list[i].numbers {
				gradient[a] += (map[bool]float64{true: 1}[list[i].made] - p) * x
				for b, y := range list[i].numbers {
					curve[a][b] += p * (1 - p) * x * y
				}
			}
		}
		for i, step := range solve(curve, gradient) {
			w[i] += max(-2, min(2, step))
		}
	}
	return w
}

package main

import (
	"fmt"
	"math"
	"slices"

	"tehai/core/advice"
)

// The weights are those of a conditional logit: the probability that a player discards a tile is proportional to the
// exponential of its score. They maximise the likelihood of the discards in quiet turns, minus hold/2 times the
// squared distance from the published weights, and are found by Newton's method. Every number that is printed as
// "left out" uses weights fitted without the game.
const (
	hold  = 2.0
	folds = 12
)

// A choice is a turn with the values of its terms.
type choice struct {
	turn  *turn
	kinds []int
	terms [][]float64
}

func choicesOf(turns []turn, deep bool) []choice {
	var list []choice
	for i := range turns {
		if !turns[i].quiet {
			continue
		}
		q := turns[i].question
		q.Deep = deep
		c := choice{turn: &turns[i]}
		for _, m := range advice.Measure(&q) {
			c.kinds = append(c.kinds, m.Tile.Index())
			c.terms = append(c.terms, m.Terms)
		}
		list = append(list, c)
	}
	return list
}

// fit prints fitted weights, and their results on games that they were not fitted to.
func fit(turns []turn, deep bool) {
	list := choicesOf(turns, deep)
	prior, free := priorOf(list, deep)
	var left [folds][]float64
	for f := range left {
		left[f] = maximise(list, func(c *choice) bool { return c.turn.game%folds != f }, prior, free)
	}
	whole := maximise(list, func(*choice) bool { return true }, prior, free)
	fmt.Printf("\nfitted, every draw followed: %v\n", deep)
	evaluate("published", list, func(*choice) []float64 { return prior })
	evaluate("fitted, games left out", list, func(c *choice) []float64 { return left[c.turn.game%folds] })
	evaluate("fitted", list, func(*choice) []float64 { return whole })
	for t, row := range advice.Terms() {
		if free[t] {
			fmt.Printf("\t%-18s %6.2f  published %5.2f  in use %5.2f  %s\n", row.ID, whole[t], prior[t],
				map[bool]float64{true: row.Deep, false: row.Near}[deep], row.Measures)
		}
	}
}

// priorOf returns the published weights, and which terms ever have a value.
func priorOf(list []choice, deep bool) (prior []float64, free []bool) {
	table := advice.Terms()
	prior, free = make([]float64, len(table)), make([]bool, len(table))
	for t, row := range table {
		prior[t] = published[row.ID][map[bool]int{true: 0, false: 1}[deep]]
		for i := range list {
			for _, x := range list[i].terms {
				free[t] = free[t] || x[t] != 0
			}
		}
	}
	return prior, free
}

func evaluate(name string, list []choice, weights func(*choice) []float64) {
	var t tally
	loss, n := 0.0, 0
	for i := range list {
		c := &list[i]
		scores := make([]float64, len(c.kinds))
		best := map[int]float64{}
		for j := range scores {
			scores[j] = dot(weights(c), c.terms[j])
			if old, known := best[c.kinds[j]]; !known || scores[j] > old {
				best[c.kinds[j]] = scores[j]
			}
		}
		place := -1
		if own, known := best[c.turn.made.Index()]; known {
			place = 0
			for k, score := range best {
				if score > own || score == own && k < c.turn.made.Index() {
					place++
				}
			}
			p, sum := c.shares(scores)
			loss -= math.Log(p / sum)
			n++
		}
		t.add(c.turn, place)
	}
	t.print(name)
	fmt.Printf("%-34s %.4f\n", "  log loss", loss/float64(max(n, 1)))
}

// shares returns the sum of the exponentials of the scores of the discarded tile, and of all.
func (c *choice) shares(scores []float64) (own, all float64) {
	for j, score := range scores {
		e := math.Exp(score)
		all += e
		if c.kinds[j] == c.turn.made.Index() {
			own += e
		}
	}
	return own, all
}

// good are the terms that are never a disadvantage of a discard: their weights may not be negative.
var good = []string{"accepts", "second", "six-waits", "ready-points", "next-points", "then-points"}

// maximise finds the weights; those that are not free stay unchanged, and those with the wrong sign become 0.
func maximise(list []choice, use func(*choice) bool, prior []float64, free []bool) []float64 {
	free = append([]bool{}, free...)
	for {
		w, sane := newton(list, use, prior, free), true
		for t, row := range advice.Terms() {
			if free[t] && w[t] < 0 && slices.Contains(good, row.ID) {
				prior = append([]float64{}, prior...)
				free[t], prior[t], sane = false, 0, false
			}
		}
		if sane {
			return w
		}
	}
}

// newton finds the maximum, which is unique.
func newton(list []choice, use func(*choice) bool, prior []float64, free []bool) []float64 {
	w := append([]float64{}, prior...)
	for range 20 {
		gradient, curve := make([]float64, len(w)), make([][]float64, len(w))
		for t := range w {
			curve[t] = make([]float64, len(w))
			curve[t][t] = hold
			gradient[t] = -hold * (w[t] - prior[t])
		}
		for i := range list {
			if use(&list[i]) {
				list[i].slope(w, gradient, curve)
			}
		}
		for t := range w {
			if !free[t] {
				gradient[t] = 0
				for u := range w {
					curve[t][u], curve[u][t] = 0, 0
				}
				curve[t][t] = 1
			}
		}
		for t, step := range solve(curve, gradient) {
			w[t] += max(-1, min(1, step)) // far away the second derivative is too small
		}
	}
	return w
}

// slope adds the first and second derivatives of the logarithm of the likelihood of one turn.
func (c *choice) slope(w, gradient []float64, curve [][]float64) {
	scores := make([]float64, len(c.kinds))
	for j := range scores {
		scores[j] = dot(w, c.terms[j])
	}
	most := slices.Max(scores)
	for j := range scores {
		scores[j] -= most
	}
	own, all := c.shares(scores)
	if own == 0 {
		return // the discard increased the shanten and is not among the choices
	}
	mean := make([]float64, len(w))
	for j, x := range c.terms {
		p, made := math.Exp(scores[j])/all, 0.0
		if c.kinds[j] == c.turn.made.Index() {
			made = math.Exp(scores[j]) / own
		}
		for t := range x {
			mean[t] += p * x[t]
			gradient[t] += (made - p) * x[t]
		}
	}
	for j, x := range c.terms {
		p := math.Exp(scores[j]) / all
		for t := range x {
			if off := p * (x[t] - mean[t]); off != 0 {
				for u := range x {
					curve[t][u] += off * (x[u] - mean[u])
				}
			}
		}
	}
}

func dot(a, b []float64) (sum float64) {
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

// solve returns x of a·x = b. It overwrites a.
func solve(a [][]float64, b []float64) []float64 {
	x := append([]float64{}, b...)
	for i := range x {
		pivot := i
		for r := i + 1; r < len(x); r++ {
			if math.Abs(a[r][i]) > math.Abs(a[pivot][i]) {
				pivot = r
			}
		}
		a[i], a[pivot] = a[pivot], a[i]
		x[i], x[pivot] = x[pivot], x[i]
		for r := i + 1; r < len(x); r++ {
			f := a[r][i] / a[i][i]
			if f == 0 {
				continue
			}
			for c := i; c < len(x); c++ {
				a[r][c] -= f * a[i][c]
			}
			x[r] -= f * x[i]
		}
	}
	for i := len(x) - 1; i >= 0; i-- {
		for c := i + 1; c < len(x); c++ {
			x[i] -= a[i][c] * x[c]
		}
		x[i] /= a[i][i]
	}
	return x
}

// fitPressed fits the weights of the order under a threat.
func fitPressed(turns []turn) {
	table := advice.PressTerms()
	prior, free := make([]float64, len(table)), make([]bool, len(table))
	var list []choice
	for t := range table {
		free[t] = true
		switch table[t].ID[:4] {
		case "keep":
			prior[t] = 0.7
		case "away":
			prior[t] = -1
		}
	}
	for i := range turns {
		if turns[i].quiet {
			continue
		}
		c := choice{turn: &turns[i]}
		rows, numbers := turns[i].view.MeasurePressed()
		for _, row := range rows {
			c.kinds = append(c.kinds, row.Tile.Index())
		}
		c.terms = numbers
		list = append(list, c)
	}
	var left [folds][]float64
	for f := range left {
		left[f] = newton(list, func(c *choice) bool { return c.turn.game%folds != f }, prior, free)
	}
	whole := newton(list, func(*choice) bool { return true }, prior, free)
	fmt.Println("\nfitted under a threat")
	evaluate("games left out", list, func(c *choice) []float64 { return left[c.turn.game%folds] })
	evaluate("fitted", list, func(*choice) []float64 { return whole })
	for t, row := range table {
		fmt.Printf("\t%-18s %6.2f  in use %5.2f  %s\n", row.ID, whole[t], row.Deep, row.Measures)
	}
}

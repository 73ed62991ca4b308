package placement

import (
	"math"
	"sync"
)

// The points at which the integral over a player's own result is taken, in standard deviations. The integrand is smooth
// on this scale, so the trapezoidal rule is exact to six digits.
const (
	widest = 5.0
	stride = 0.5
	points = 2*widest/stride + 1
)

// table has the weights of the points, and the factors that bring a density from each point to the next, see rival.
type table struct{ weights, steps [points]float64 }

// tableOf makes the table on first use.
var tableOf = sync.OnceValue(func() *table {
	t := new(table)
	for i := range t.weights {
		t.weights[i] = stride * density(at(i))
		t.steps[i] = math.Exp(-stride * (at(i) + stride/2))
	}
	return t
})

// at returns point i.
func at(i int) float64 { return float64(i)*stride - widest }

// farAhead bounds how far a rival is ahead or behind, in standard deviations: the places are certain long before.
const farAhead = 40

// A rival is how far another player is ahead, in standard deviations, and the density there less the own result at a
// point. From one point to the next, the density changes by a factor that depends on the rival and one that depends on
// the point, so that each rival costs one exponential function.
type rival struct{ ahead, density, factor float64 }

// chances returns the chance of each place of a chair, the first first, if each score gets a normally distributed
// addition with the standard deviation spread. Given the own addition, each rival is above independently of the others.
func chances(scores []float64, chair int, spread float64) []float64 {
	rivals := make([]rival, 0, len(scores))
	for other, score := range scores {
		if other != chair {
			ahead := max(-farAhead, min(farAhead, (score-scores[chair])/spread))
			rivals = append(rivals, rival{ahead, density(ahead + widest), math.Exp(stride * ahead)})
		}
	}
	places := make([]float64, len(scores))
	above := make([]float64, len(scores)) // the chance that so many are above
	t := tableOf()
	for i, weight := range t.weights {
		clear(above)
		above[0] = weight
		for other := range rivals {
			r := &rivals[other]
			p := below(r.ahead-at(i), r.density)
			r.density *= r.factor * t.steps[i]
			for k := len(above) - 1; k > 0; k-- {
				above[k] = above[k]*(1-p) + above[k-1]*p
			}
			above[0] *= 1 - p
		}
		for k, p := range above {
			places[k] += p
		}
	}
	return places
}

// density is the standard normal distribution.
func density(x float64) float64 { return math.Exp(-x*x/2) / math.Sqrt(2*math.Pi) }

// tail are the coefficients of a published approximation of the normal distribution (Abramowitz and Stegun, 26.2.17),
// whose error is below one in ten millions.
var tail = [...]float64{0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429}

// below is the chance that a standard normal value is below x, where it has this density.
func below(x, density float64) float64 {
	t := 1 / (1 + 0.2316419*math.Abs(x))
	sum := ((((tail[4]*t+tail[3])*t+tail[2])*t+tail[1])*t + tail[0]) * t
	above := density * sum
	if x < 0 {
		return above
	}
	return 1 - above
}

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

// weights are those of the points, computed on first use.
var weights = sync.OnceValue(func() *[points]float64 {
	all := new([points]float64)
	for i := range all {
		all[i] = stride * density(at(i))
	}
	return all
})

// at returns point i.
func at(i int) float64 { return float64(i)*stride - widest }

// chances returns the chance of each place of a chair, the first first, if each score gets a normally distributed
// addition with the standard deviation spread. Given the own addition, each rival is above independently of the others.
func chances(scores []float64, chair int, spread float64) []float64 {
	places := make([]float64, len(scores))
	above := make([]float64, len(scores)) // the chance that so many are above
	for i, weight := range weights() {
		x := at(i)
		clear(above)
		above[0] = weight
		for other := range scores {
			if other == chair {
				continue
			}
			p := below((scores[other]-scores[chair])/spread - x)
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

// below is the chance that a standard normal value is below x.
func below(x float64) float64 {
	t := 1 / (1 + 0.2316419*math.Abs(x))
	sum := ((((tail[4]*t+tail[3])*t+tail[2])*t+tail[1])*t + tail[0]) * t
	above := density(x) * sum
	if x < 0 {
		return above
	}
	return 1 - above
}

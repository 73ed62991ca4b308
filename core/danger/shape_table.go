package danger

import "tehai/core/tile"

// The frequencies of shapes: how often a ready hand waits in such a way, for each way in which its tiles can be dealt from the copies left. A
// two-sided wait is 1.
const (
	edgeShape    = 0.25
	middleShape  = 0.06
	pairShape    = 0.29 // two pairs
	pairHonour   = 0.74
	singleShape  = 0.44
	singleHonour = 0.10

	kindsWaited = 2.0 // how many kinds a ready hand waits for, nearly
)

// The signs: what the logarithm of the odds is taken times, and what each sign adds to it. They are published constants,
// fitted on 2,300 deals and checked on others (area 0.757, log loss 0.239). Signs fitted to the 96 deals that
// .ci/measure usually reads do worse there than no signs.
const (
	signBase  = -0.72
	signSlope = 0.68
)

var signWeights = signs{outside: -0.81, beside: -0.11, open: 0.16}

// shapes adds up the shapes that wait for a kind.
func (l *look) shapes(k int) float64 {
	left := func(k int) float64 { return float64(l.left[k]) }
	own := left(k)
	pairs := own * (own - 1) / 2
	if k >= tile.East.Index() {
		return pairHonour*pairs + singleHonour*own
	}
	sum := pairShape*pairs + singleShape*own
	rank := k % 9
	if rank <= 5 && !l.safe.Has(k+3) {
		sum += left(k+1) * left(k+2)
	}
	if rank >= 3 && !l.safe.Has(k-3) {
		sum += left(k-1) * left(k-2)
	}
	if rank == 6 {
		sum += edgeShape * left(k+1) * left(k+2)
	}
	if rank == 2 {
		sum += edgeShape * left(k-1) * left(k-2)
	}
	if rank >= 1 && rank <= 7 {
		sum += middleShape * left(k-1) * left(k+1)
	}
	return sum
}

package placement

import (
	"slices"

	"tehai/core/rules"
)

// pays returns what each place pays in points beyond the score: uma, and oka less each player's share of it. It is nil
// if the rules state nothing, or if the pay depends on more than the place. bySeat reports whether of equal scores the
// earlier seat is ahead; otherwise they share the pay.
func pays(r *rules.Rules) (by []float64, bySeat bool) {
	if r.Place == nil {
		return nil, false
	}
	const step = 100
	n := r.Players
	// Some rules pay by how many players are not below the start: in turn 1, 2, … of them are above it.
	for above := 1; above < n; above++ {
		scores := make([]int, n)
		for i := range scores {
			scores[i] = r.Start + step*(above-i) - step/2
		}
		p, err := r.Place(scores, 0)
		if err != nil {
			return nil, false
		}
		found := extra(p)
		if by != nil && !slices.Equal(by, found) {
			return nil, false
		}
		by = found
	}
	if by == nil || slices.Max(by) == slices.Min(by) {
		return nil, false
	}
	equal := make([]int, n)
	for i := range equal {
		equal[i] = r.Start
	}
	p, err := r.Place(equal, 0)
	return by, err == nil && p.Seats[0].Place != p.Seats[n-1].Place
}

// extra returns what a result pays by seat beyond the score; it sums to zero.
func extra(p *rules.Placement) []float64 {
	sum := 0
	for i := range p.Seats {
		sum += p.Seats[i].Uma + p.Seats[i].Oka
	}
	list := make([]float64, len(p.Seats))
	for i := range p.Seats {
		list[i] = float64(p.Seats[i].Uma+p.Seats[i].Oka) - float64(sum)/float64(len(p.Seats))
	}
	return list
}

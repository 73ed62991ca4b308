package riichi

import (
	"slices"

	"tehai/core/rules"
)

// umaTable is the placement points by place, in thousands. "floating" depends
// on how many players are not below the start: one, two or three of them (the
// 12-1-3-8 of JPML's A rules); with none or all there is nothing to pay.
var umaTable = []struct {
	name string
	by   map[int][]int // by the number of players afloat; 0 for any number
}{
	{"20 10 -10 -20", map[int][]int{0: {20, 10, -10, -20}}},
	{"15 5 -5 -15", map[int][]int{0: {15, 5, -5, -15}}},
	{"30 10 -10 -30", map[int][]int{0: {30, 10, -10, -30}}},
	{"10 5 -5 -10", map[int][]int{0: {10, 5, -5, -10}}},
	{"floating", map[int][]int{1: {12, -1, -3, -8}, 2: {8, 4, -4, -8}, 3: {8, 3, 1, -12}, 4: {0, 0, 0, 0}}},
	{"20 0 -20", map[int][]int{0: {20, 0, -20}}},
	{"15 0 -15", map[int][]int{0: {15, 0, -15}}},
	{"none", map[int][]int{0: nil}},
}

func umaNames() []string {
	names := make([]string, len(umaTable))
	for i, row := range umaTable {
		names[i] = row.name
	}
	return names
}

// Placement returns what the final scores, in points and in the order of the
// seats at the start, are worth with placement points: score less the start
// (and the share of oka), uma by place, oka for the first. Everything is in
// points, so 45300 is what is written as +45.3; it sums to 0 when all points of
// the start are accounted for. Equal scores go by seat or split what their
// places bring, as the rules say; a rest of a split goes to the earlier seats.
// Its error is impossible-situation, for a wrong number of scores.
func (r *Rules) Placement(scores []int) ([]int, error) {
	if len(scores) != r.players {
		return nil, rules.Impossible("want the scores of %d players, found %d", r.players, len(scores))
	}
	prizes, err := r.prizes(scores)
	if err != nil {
		return nil, err
	}
	order := make([]int, len(scores))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return scores[b] - scores[a] })
	points := make([]int, len(scores))
	for place := 0; place < len(order); {
		tied := place + 1
		for r.splitTies && tied < len(order) && scores[order[tied]] == scores[order[place]] {
			tied++
		}
		share(points, order[place:tied], prizes[place:tied])
		place = tied
	}
	for i, score := range scores {
		points[i] += score - r.start - r.oka/r.players
	}
	return points, nil
}

// share divides the prizes among players of one score.
func share(points, seats, prizes []int) {
	sum := 0
	for _, prize := range prizes {
		sum += prize
	}
	n := len(seats)
	each := sum / n
	rest := sum - each*n
	for _, seat := range seats {
		points[seat] = each
		switch {
		case rest > 0:
			points[seat]++
			rest--
		case rest < 0:
			points[seat]--
			rest++
		}
	}
}

// prizes returns uma and oka by place, in points.
func (r *Rules) prizes(scores []int) ([]int, error) {
	i := slices.Index(umaNames(), r.uma)
	by := umaTable[i].by
	uma, fixed := by[0]
	if !fixed {
		afloat := 0
		for _, score := range scores {
			if score >= r.start {
				afloat++
			}
		}
		uma = by[max(afloat, 1)]
	}
	prizes := make([]int, r.players)
	if uma != nil && len(uma) != r.players {
		return nil, rules.Impossible("uma %q is for %d players, not %d", r.uma, len(uma), r.players)
	}
	for place := range uma {
		prizes[place] = uma[place] * 1000
	}
	prizes[0] += r.oka
	return prizes, nil
}

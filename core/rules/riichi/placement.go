package riichi

import (
	"slices"

	"tehai/core/rules"
)

// umaTable is the placement points by place, in thousands. "floating" depends on how many players are not below the
// starting points (JPML's A rules); if none or all are, there are no placement points.
var umaTable = []struct {
	name   string
	places []int
	afloat [][]int // instead, by the number of players not below the start
}{
	{name: "20 10 -10 -20", places: []int{20, 10, -10, -20}},
	{name: "15 5 -5 -15", places: []int{15, 5, -5, -15}},
	{name: "30 10 -10 -30", places: []int{30, 10, -10, -30}},
	{name: "10 5 -5 -10", places: []int{10, 5, -5, -10}},
	{name: "floating", afloat: [][]int{{0, 0, 0, 0}, {12, -1, -3, -8}, {8, 4, -4, -8}, {8, 3, 1, -12}, {0, 0, 0, 0}}},
	{name: "20 0 -20", places: []int{20, 0, -20}},
	{name: "15 0 -15", places: []int{15, 0, -15}},
	{name: "none"},
}

//go:noinline
func umaNames() []string {
	names := make([]string, len(umaTable))
	for i, row := range umaTable {
		names[i] = row.name
	}
	return names
}

// placement returns the result of a game from final scores and the deposits left on the table. The points sum to 0 if
// no starting points are missing. Equal scores are ordered by seat or share the points of their places, as the rules
// say; the earliest seat gets the remainder below a hundred. Its error is impossible-situation, for a wrong number of
// scores.
func (r *settings) placement(scores []int, deposits int) (*rules.Placement, error) {
	switch {
	case len(scores) != r.players:
		return nil, rules.Impossible("want the scores of %d players, found %d", r.players, len(scores))
	case deposits < 0 || deposits > maxCount:
		return nil, rules.Impossible("deposits are a number from 0 to %d", maxCount)
	}
	uma, err := r.umaOf(scores)
	if err != nil {
		return nil, err
	}
	order := make([]int, len(scores))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return scores[b] - scores[a] })
	p := &rules.Placement{Seats: make([]rules.Place, len(scores))}
	for i, score := range scores {
		p.Seats[i].Score = score
	}
	oka, sticks := make([]int, len(scores)), make([]int, len(scores))
	oka[0], sticks[0] = r.oka, deposits*depositPoints
	if r.depositsLost {
		sticks[0], p.Deposits = 0, deposits
	}
	for place := 0; place < len(order); {
		tied := place + 1
		for r.splitTies && tied < len(order) && scores[order[tied]] == scores[order[place]] {
			tied++
		}
		seats := order[place:tied]
		for i, shared := range shares(len(seats), uma[place:tied], oka[place:tied], sticks[place:tied]) {
			s := &p.Seats[seats[i]]
			s.Place, s.Uma, s.Oka = place+1, shared[0], shared[1]
			s.Score += shared[2]
		}
		place = tied
	}
	for i, gave := range shares(r.players, []int{r.oka}) {
		s := &p.Seats[i]
		s.Points = s.Score - r.start - gave[0] + s.Uma + s.Oka
	}
	return p, nil
}

// shares divides three kinds of prizes among n players with one score.
func shares(n int, sorts ...[]int) [][3]int {
	list := make([][3]int, n)
	for sort, prizes := range sorts {
		sum := 0
		for _, prize := range prizes {
			sum += prize
		}
		each := sum / n / 100 * 100
		for i := range list {
			list[i][sort] = each
		}
		list[0][sort] += sum - each*n
	}
	return list
}

// umaOf returns uma by place, in points.
func (r *settings) umaOf(scores []int) ([]int, error) {
	row := umaTable[slices.Index(umaNames(), r.uma)]
	places := row.places
	if row.afloat != nil {
		afloat := 0
		for _, score := range scores {
			if score >= r.start {
				afloat++
			}
		}
		places = row.afloat[afloat]
	}
	uma := make([]int, r.players)
	if places != nil && len(places) != r.players {
		return nil, rules.Impossible("uma %q is for %d players, not %d", r.uma, len(places), r.players)
	}
	for place := range places {
		uma[place] = places[place] * 1000
	}
	return uma, nil
}

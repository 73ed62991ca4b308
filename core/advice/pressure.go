package advice

import (
	"math"
	"slices"
)

// Order is how a view's discards are sorted.
type Order string

// The orders.
const (
	Weighed Order = "weighed" // the value of the hand against the cost of dealing in; without a threat the same as Push
	Push    Order = "push"    // the value of the hand only
	Fold    Order = "fold"    // the safest first
)

// Orders are all of them, the usual one first.
var Orders = []Order{Weighed, Push, Fold}

// Discards returns every discard, best first by the order. It needs a hand of 3n+2 closed tiles.
func (v *View) Discards(order Order) []Row {
	rows := Rank(&v.Question)
	seen := v.fears(false)
	for i := range rows {
		k := rows[i].Tile.Index()
		rows[i].Danger, rows[i].Cost = seen.chances[k], seen.costs[k]
	}
	switch {
	case order == Fold && len(rows) > 0:
		first := rows[0]
		slices.SortStableFunc(rows, func(a, b Row) int { return compare(a.Danger, b.Danger) })
		saferFirst(rows, &first)
	case order == Weighed && v.Pressed() && len(rows) > 0:
		weighed := pressed(rows, stake(rows), v.riichi(), &seen)
		for i := range rows {
			rows[i].Score = 0
			for t, x := range weighed[i] {
				rows[i].Score += pressTable[t].weight * x
			}
		}
		first := rows[0]
		slices.SortStableFunc(rows, func(a, b Row) int { return compare(b.Score, a.Score) })
		saferFirst(rows, &first)
	}
	return rows
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// saferFirst sets the reason of the first of the weighed order where it differs from the first of Push.
func saferFirst(rows []Row, most *Row) {
	if rows[0].Tile != most.Tile && rows[0].Danger < most.Danger {
		rows[0].Reason = safer(rows[0].Danger)
	}
	for i := range rows[1:] {
		row := &rows[i+1]
		if row.Tile == most.Tile && rows[0].Tile != most.Tile {
			row.Reason = dangerous(row.Danger)
		}
	}
}

func safer(danger float64) Reason     { return Reason{ID: Safer, N: int(math.Round(100 * danger))} }
func dangerous(danger float64) Reason { return Reason{ID: Dangerous, N: int(math.Round(100 * danger))} }

// stake is the expected value of the hand itself, in thousands of points.
func stake(rows []Row) float64 {
	most := 0.0
	for i := range rows {
		most = max(most, rows[i].Points)
	}
	return most / 1000
}

// riichi reports whether a rival is in riichi.
func (v *View) riichi() bool {
	for i := range v.Rivals {
		if v.Rivals[i].Riichi {
			return true
		}
	}
	return false
}

// pressed returns the numbers that pressTable weighs, by row.
func pressed(rows []Row, stake float64, riichi bool, seen *fears) [][]float64 {
	list := make([][]float64, len(rows))
	nearest := rows[0].Shanten
	best := map[int8]float64{}
	for i := range rows {
		nearest = min(nearest, rows[i].Shanten)
		if score, known := best[rows[i].Shanten]; !known || rows[i].Score > score {
			best[rows[i].Shanten] = rows[i].Score
		}
	}
	at := 4 * min(int(nearest), 3)
	for i := range rows {
		row := &rows[i]
		x := make([]float64, len(pressTable))
		away := float64(min(row.Shanten-nearest, 3))
		x[at] = row.Score - best[row.Shanten]
		x[at+1] = away
		x[at+2] = row.Cost / 1000
		x[at+3] = math.Log(row.Danger + leastDanger)
		x[16] = row.Points/1000 - stake
		if riichi {
			x[17], x[18], x[19] = x[at], away, x[at+3]
		}
		for c := range pressClasses {
			x[pressFirst+c] = float64(seen.classes[row.Tile.Index()] >> c & 1)
		}
		list[i] = x
	}
	return list
}

// leastDanger is the danger of tiles that cannot deal in, so that logarithms stay finite.
const leastDanger = 0.004

// MeasurePressed returns the numbers of the rows that Discards weighs, for code that checks the weights.
func (v *View) MeasurePressed() (rows []Row, numbers [][]float64) {
	rows = v.Discards(Push)
	seen := v.fears(false)
	return rows, pressed(rows, stake(rows), v.riichi(), &seen)
}

// PressTerms returns the table of the weighed order.
func PressTerms() []Term {
	list := make([]Term, len(pressTable))
	for t, row := range pressTable {
		list[t] = Term{ID: row.id, Deep: row.weight, Measures: row.measures}
	}
	return list
}

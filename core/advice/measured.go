package advice

import "tehai/core/tile"

// A Measured is a discard that leaves the lowest shanten, with the numbers of its terms, for code that checks the
// weights.
type Measured struct {
	Tile  tile.Tile
	Terms []float64 // by term, in the order of Terms
}

// Measure returns the discards that leave the lowest shanten, unsorted, with the numbers that Rank weighs.
func Measure(q *Question) []Measured {
	r := newRanker(q)
	n := 0
	for n < len(r.list) && r.list[n].Shanten == r.list[0].Shanten {
		n++
	}
	r.score(r.list[:n], q.Deep)
	list := make([]Measured, n)
	for i := range list {
		list[i] = Measured{r.list[i].tile(), r.list[i].x[:]}
	}
	return list
}

// A Term is a row of the table of the ranking.
type Term struct {
	ID         string
	Deep, Near float64 // its weights with every draw followed, and without
	Measures   string  // in plain English
}

// Terms returns the table.
func Terms() []Term {
	list := make([]Term, terms)
	for t, row := range termTable {
		list[t] = Term{row.id, row.deep, row.near, row.measures}
	}
	return list
}

package advice

import (
	"tehai/core/chance"
	"tehai/core/tile"
)

// Reach is how far from ready the points to expect are still counted.
const Reach = 2

// mostHands bounds the work: a hand of a real game goes through some five hundred others at most.
const mostHands = 1500

// Of the tiles that nobody has seen so many are not drawn: three other hands, and the dead wall.
const (
	hidden      = 3*13 + 14
	hiddenThree = 2*13 + 14
)

// drawsLeft estimates the own draws that are left.
func (q *Question) drawsLeft() int {
	if q.Draws > 0 {
		return min(chance.MaxDraws-2, q.Draws)
	}
	players, out := 4, hidden
	if q.Rule.Three {
		players, out = 3, hiddenThree
	}
	return max(1, min(chance.MaxDraws-2, (q.Left.Total()-out)/players))
}

// expect fills in the points that the discards of the smallest distance expect, where somebody knows what hands are
// worth.
func (r *ranker) expect(list []candidate) {
	if r.q.Scorer == nil || len(list) < 2 || list[0].Shanten < 0 || list[0].Shanten > Reach {
		return
	}
	q := chance.Question{Hand: r.q.Hand, Left: r.q.Left, Draws: r.q.drawsLeft(), Model: chance.DrawRon,
		Three: r.q.Rule.Three, Most: mostHands}
	run, err := chance.New(&q)
	if err != nil {
		q.Narrow = 1
		run, err = chance.New(&q)
	}
	if err != nil {
		return // nothing is left to draw, or there is no end of hands: the other terms stand
	}
	values, err := run.Value(r.q.Scorer)
	if err != nil {
		return
	}
	r.q.run = run
	var points [tile.Kinds]float64
	for i, kind := range run.Discards() {
		points[kind] = values[i][0]
	}
	for i := range list {
		list[i].points = points[list[i].kind]
	}
}

package advice

import (
	"tehai/core/chance"
	"tehai/core/tile"
)

// Reach is the greatest shanten at which the expected points are computed.
const Reach = 2

// mostHands bounds the work: a hand of a real game visits about five hundred others at most.
const mostHands = 1500

// Unseen tiles that are never drawn: three other hands, and the dead wall; of three players two hands, and the dead
// wall without its indicator, so that as many draws are left as the table counts.
const (
	hidden      = 3*13 + 14
	hiddenThree = 2*13 + 13
)

// drawsLeft estimates the number of own draws that are left.
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

// expect computes the expected points of the discards that leave the lowest shanten, if the values of hands are known.
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
		return // no draws are left, or there are too many hands: the other terms decide
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

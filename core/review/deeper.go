package review

import (
	"tehai/core/advice"
	"tehai/core/chance"
)

const (
	// tied is the loss in points up to which two moves are as good as each other.
	tied = 150
	// claimTied is the same for a call: the pace of open hands rests on which hands players open, not on what a call does
	// to one.
	claimTied = 500
	// fasterTied is the same for a call that wins more often than to pass: what it may still come to be worth, such as a
	// hand of one suit, is not in the curve.
	fasterTied = 1000
	// deeperPart is the part of the better figure by which the deeper model has to find a discard better as well.
	deeperPart = 0.02
	// mostDeeper bounds the hands that the deeper model goes through for one decision.
	mostDeeper = 20_000
)

// confirmed asks the deeper model, by which hands keep tiles for a better shape too, about two discards that leave the
// same distance. The loss is no more than it finds, and none where it finds that they are as good. Where it cannot
// tell, the loss stands.
func (l Loss) confirmed(v *advice.View, best, made *advice.Row) Loss {
	if best.Shanten != made.Shanten || best.Shanten > advice.Reach || v.Scorer == nil {
		return l
	}
	run, err := chance.New(&chance.Question{
		Hand: v.Hand, Left: v.Left, Draws: min(chance.MaxDraws-2, max(1, v.Draws)), Model: chance.Improve,
		Three: v.Rule.Three, Most: mostDeeper,
	})
	if err != nil {
		return l
	}
	values, err := run.Value(v.Scorer)
	if err != nil {
		return l
	}
	first, second := -1.0, -1.0
	for i, kind := range run.Discards() {
		switch kind {
		case best.Tile.Index():
			first = values[i][0]
		case made.Tile.Index():
			second = values[i][0]
		}
	}
	if first < 0 || second < 0 || best.Tile.Index() == made.Tile.Index() {
		return l
	}
	if second >= first*(1-deeperPart) {
		return Loss{}
	}
	l.Points = min(l.Points, first-second)
	return l
}

package review

import (
	"tehai/core/advice"
	"tehai/core/chance"
	"tehai/core/shanten"
)

const (
	// tied is the loss in points up to which two moves count as equally good.
	tied = 150
	// claimTied is the same for a call: the pace of open hands was fitted on hands that players chose to open, so it
	// says less about the effect of a call.
	claimTied = 500
	// fasterTied is the same for a call that wins more often than passing: the value that the hand may still gain, such
	// as a flush, is not in the curve.
	fasterTied = 1000
	// readyTied is the same for a claim that was not made and leaves the hand ready.
	readyTied = 250
	// deeperPart is the fraction of the better figure by which the deeper model must find a discard better, too.
	deeperPart = 0.02
	// mostDeeper bounds the hands that the deeper model visits for one decision.
	mostDeeper = 20_000
)

// confirmed compares two discards that leave the same shanten by the deeper model, in which hands also keep tiles for a
// better shape. The loss is at most what that model finds, and zero if it finds them equally good. If it has no answer,
// the loss stays.
func (l Loss) confirmed(v *advice.View, best, made *advice.Row) Loss {
	if best.Shanten != made.Shanten || best.Shanten > advice.Reach || v.Scorer == nil {
		return l
	}
	discards, values, ok := deeper(v, 1<<best.Tile.Index()|1<<made.Tile.Index())
	if !ok {
		return l
	}
	first, second := -1.0, -1.0
	for i, kind := range discards {
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
	if asGood(first, second) {
		return Loss{}
	}
	l.Points = min(l.Points, first-second)
	return l
}

// confirmedApart compares a discard with one that goes back a step, if no rival threatens. The pace of package odds is
// an average of all hands of a shanten: a hand one step further may be faster or worth more. The loss is zero if the
// deeper model expects no less of it. If that has no answer, the loss stays. Of hands too far from ready for that model
// only a loss beyond farTied counts.
func (l Loss) confirmedApart(v *advice.View, best, made *advice.Row) Loss {
	switch {
	case best.Shanten == made.Shanten || v.Pressed() || v.Scorer == nil:
		return l
	case best.Shanten > advice.Reach:
		return l.beyond(farTied)
	}
	points := [2]float64{}
	for i, row := range []*advice.Row{best, made} {
		after := v.Without(row.Tile)
		_, values, ok := deeper(&after, 0)
		if !ok {
			return l
		}
		points[i] = values[0][0]
	}
	if asGood(points[0], points[1]) {
		return Loss{}
	}
	return l
}

// asGood reports whether the deeper model expects about as many points of the second hand as of the first.
func asGood(first, second float64) bool { return second >= first*(1-deeperPart) }

// deeper asks the deeper model about the hand of a view, which has values: about what it expects after these discards,
// or without one. ok is false if there are too many hands.
func deeper(v *advice.View, only shanten.Tiles) (discards []int, values [][]float64, ok bool) {
	run, err := chance.New(&chance.Question{
		Hand: v.Hand, Left: v.Left, Draws: min(chance.MaxDraws-2, max(1, v.Draws)), Model: chance.Improve,
		Three: v.Rule.Three, Only: only, Most: mostDeeper,
	})
	if err != nil {
		return nil, nil, false
	}
	defer run.Release()
	values, err = run.Value(v.Scorer)
	return run.Discards(), values, err == nil
}

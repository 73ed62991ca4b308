package main

import (
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// pushWays are the best discard for the own hand and the safest one, if a rival threatens.
var pushWays = wayKind{
	id: "push", bold: "push", calm: "fold", most: 4,
	names: append(slices.Clone(commonNames), "distance", "fold-distance", "points", "fold-points", "danger",
		"fold-danger", "cost", "fold-cost", "open", "copies"),
	find: findPush,
}

func findPush(s *game.State, next []game.Event, r *rules.Rules) []fork {
	made, v, rows := discards(s, next, r)
	if made == nil || !v.Pressed() || s.Riichi(made.Chair) > 0 {
		return nil
	}
	fold, push := v.Discards(advice.Fold)[0], bestOf(v, r, rows)
	if push.Danger < fold.Danger+leastRisk {
		return nil
	}
	f := fork{chair: made.Chair, bold: made.Tile == push.Tile}
	switch other := *made; {
	case f.bold:
		other.Tile, other.FromHand = fold.Tile, false
		f.other = []game.Event{other}
	case made.Tile == fold.Tile:
		other.Tile, other.FromHand = push.Tile, false
		f.other = []game.Event{other}
	default:
		return nil
	}
	farther := max(push.Shanten, fold.Shanten)
	safe, _ := v.Expected(r, &fold, farther)
	f.numbers = append(common(v, s, f.chair), float64(push.Shanten), float64(fold.Shanten), push.Points, safe, push.Danger,
		fold.Danger, push.Cost, fold.Cost, float64(chairs(!v.Hand.IsClosed())), float64(push.Total))
	return []fork{f}
}

// leastRisk is the danger by which a push exceeds a fold.
const leastRisk = 0.01

// bestOf returns the discard with the most points among those that leave the hand nearest to ready.
func bestOf(v *advice.View, r *rules.Rules, rows []advice.Row) (best advice.Row) {
	least := rows[0].Shanten
	for i := range rows {
		least = min(least, rows[i].Shanten)
	}
	found := false
	for i := range rows {
		row := rows[i]
		if row.Shanten != least {
			continue
		}
		row.Points, _ = v.Expected(r, &row, least)
		if !found || row.Points > best.Points {
			best, found = row, true
		}
	}
	return best
}

// discards returns the discard made in a state, and the discards in the order by points; nil if it was none, or not a
// choice.
func discards(s *game.State, next []game.Event, r *rules.Rules) (made *game.Event, v *advice.View, rows []advice.Row) {
	if len(next) == 0 || next[0].Kind != game.Discard || s.Phase != game.ToDiscard && s.Phase != game.Called ||
		s.Riichi(next[0].Chair) > 0 {
		return nil, nil, nil
	}
	v, err := advice.At(s, r, next[0].Chair)
	if err != nil {
		return nil, nil, nil
	}
	v.Bare = true
	rows = v.Discards(advice.Weighed)
	if len(rows) < 2 {
		return nil, nil, nil
	}
	return &next[0], v, v.ByPoints(rows, r)
}

// quietWays are the first two discards by points that leave the hand equally far from ready, if no player threatens.
var quietWays = wayKind{
	id: "quiet", bold: "first", calm: "second", most: 4,
	names: append(append(slices.Clone(commonNames), "distance", "score-less", "points", "points-less", "danger-more",
		"open"), termNames()...),
	find: findQuiet,
}

func termNames() (list []string) {
	for _, row := range advice.Terms() {
		list = append(list, row.ID)
	}
	return list
}

func findQuiet(s *game.State, next []game.Event, r *rules.Rules) []fork {
	made, v, rows := discards(s, next, r)
	if made == nil || v.Pressed() || made.Tile != rows[0].Tile || rows[0].Shanten != rows[1].Shanten {
		return nil
	}
	other := *made
	other.Tile, other.FromHand = rows[1].Tile, false
	f := fork{chair: made.Chair, bold: true, other: []game.Event{other}}
	f.numbers = append(common(v, s, f.chair), float64(rows[0].Shanten), rows[0].Score-rows[1].Score, rows[0].Points,
		rows[0].Points-rows[1].Points, rows[0].Danger-rows[1].Danger, float64(chairs(!v.Hand.IsClosed())))
	measured := advice.Measure(&v.Question)
	terms := map[tile.Tile][]float64{}
	for i := range measured {
		terms[measured[i].Tile] = measured[i].Terms
	}
	first, second := terms[rows[0].Tile], terms[rows[1].Tile]
	for i := range first {
		f.numbers = append(f.numbers, first[i]-second[i])
	}
	return []fork{f}
}

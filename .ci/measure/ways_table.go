package main

import (
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// The names of the numbers of every decision.
var commonNames = []string{"draws", "dealer", "riichi", "melds", "sticks", "score"}

// common are the numbers of every decision: own draws left, whether the chair deals, rivals in riichi, the most open
// melds of a rival, sticks and honba in points, the chair's score.
func common(v *advice.View, s *game.State, chair int) []float64 {
	riichi, melds := 0, 0
	for i := range v.Rivals {
		riichi += chairs(v.Rivals[i].Riichi)
		melds = max(melds, v.Rivals[i].Melds)
	}
	return []float64{float64(v.Draws), float64(chairs(v.Situation.SeatWind == tile.East)), float64(riichi),
		float64(melds), float64(1000*v.Situation.Deposits + 300*v.Situation.Honba), float64(s.Score(chair))}
}

// riichiWays are riichi and silence with the same discard, which leaves the hand ready.
var riichiWays = wayKind{
	id: "riichi", bold: "riichi", calm: "silence",
	names: append(slices.Clone(commonNames), "margin", "win", "win-silent", "pays", "pays-silent", "no-yaku",
		"points", "points-silent", "furiten", "copies", "kinds", "danger", "dora", "honour"),
	find: findRiichi,
}

func findRiichi(s *game.State, next []game.Event, r *rules.Rules) []fork {
	if s.Phase != game.ToDiscard || len(next) < 2 || next[0].Kind != game.Riichi && next[0].Kind != game.Discard ||
		!slices.ContainsFunc(s.Legal(), func(e game.Event) bool { return e.Kind == game.Riichi }) {
		return nil
	}
	f := fork{chair: next[0].Chair, bold: next[0].Kind == game.Riichi}
	discard := next[0]
	if f.bold {
		discard = next[1]
		f.other = []game.Event{discard}
	} else {
		f.other = []game.Event{{Kind: game.Riichi, Chair: f.chair}, discard}
	}
	v, err := advice.At(s, r, f.chair)
	if err != nil {
		return nil
	}
	_, costs := v.Dangers()
	after := v.Without(discard.Tile)
	after.River |= 1 << discard.Tile.Index()
	counts := after.Hand.Counts()
	draws := after.Rule.Draws(&counts, &after.Left)
	lines, ok := after.Lines(r)
	if draws.Shanten != 0 || !ok {
		return nil
	}
	dora, honour := 0.0, 0
	after.Hand.Each(func(t tile.Tile) { dora += float64(after.Traits.Dora[t.Index()]) + float64(chairs(t.IsRedFive())) })
	for k := range draws.Tiles.All() {
		if k >= tile.East.Index() {
			honour = 1
		}
	}
	f.numbers = append(common(v, s, f.chair), lines.Margin, lines.Declared.Win, lines.Silent.Win, lines.DeclaredPays,
		lines.SilentPays, float64(chairs(lines.NoYaku)), lines.Declared.Points, lines.Silent.Points,
		float64(chairs(draws.Tiles&after.River != 0)), float64(draws.Total), float64(draws.Tiles.Len()),
		costs[discard.Tile.Index()], dora, float64(honour))
	return []fork{f}
}

// claimWays are a claim that brings the hand nearer to ready and passing: the claim that was made, or that with the most points, else that with the greatest
// sum of the table.
var claimWays = wayKind{
	id: "claim", bold: "claim", calm: "pass",
	names: append(append(slices.Clone(commonNames), claimNames()...), "before", "after", "accepted", "pass-points",
		"claim-points", "sum"),
	find: findClaims,
}

func claimNames() (list []string) {
	for _, row := range advice.ClaimTerms() {
		list = append(list, row.ID)
	}
	return list
}

func findClaims(s *game.State, next []game.Event, r *rules.Rules) (list []fork) {
	if s.Phase != game.ToDraw || len(next) == 0 || next[0].Kind != game.Draw && next[0].Kind != game.Chow &&
		next[0].Kind != game.Pung {
		return nil
	}
	legal := s.Legal()
	for chair := range s.Deal().Players {
		made := next[0].Kind != game.Draw && next[0].Chair == chair
		if next[0].Kind != game.Draw && !made {
			continue
		}
		if slices.ContainsFunc(legal, func(e game.Event) bool { return e.Chair == chair && e.Kind == game.Win }) {
			continue
		}
		var best fork
		most := 0.0
		for _, e := range legal {
			if e.Chair != chair || e.Kind != game.Chow && e.Kind != game.Pung || made && e != next[0] {
				continue
			}
			f := fork{chair: chair, bold: made}
			if !made {
				f.other = []game.Event{e}
			}
			order := 0.0
			if f.numbers, order = claimed(s, e, r); f.numbers != nil && (best.numbers == nil || order > most) {
				best, most = f, order
			}
		}
		if best.numbers != nil {
			list = append(list, best)
		}
	}
	return list
}

// claimed returns the numbers of a claim, and how good it is among those of its chair.
func claimed(s *game.State, e game.Event, r *rules.Rules) (numbers []float64, order float64) {
	v, err := advice.At(s, r, e.Chair)
	if err != nil {
		return nil, 0
	}
	m, ok := advice.MeasureClaim(s, r, e)
	if !ok {
		return nil, 0
	}
	pass, claim, ok := v.ExpectedClaim(s, r, e, false)
	if !ok {
		return nil, 0
	}
	sum := 0.0
	for i, row := range advice.ClaimTerms() {
		sum += row.Deep * m.Numbers[i]
	}
	counts := v.Hand.Counts()
	before := v.Rule.Of(&counts).Best
	if m.After.Shanten >= before {
		return nil, 0
	}
	numbers = append(common(v, s, e.Chair), m.Numbers...)
	numbers = append(numbers, float64(before), float64(m.After.Shanten), float64(m.After.Total), pass, claim, sum)
	return numbers, claim + sum/1000
}

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

// quietWays are the first two discards by points that leave the hand equally far from ready, if nobody threatens.
var quietWays = wayKind{
	id: "quiet", bold: "first", calm: "second", most: 4,
	names: append(append(slices.Clone(commonNames), "distance", "score-less", "points", "points-less", "danger-more", "open"),
		termNames()...),
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

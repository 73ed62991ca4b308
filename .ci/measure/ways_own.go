package main

import (
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/tile"
)

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
	lines, ok := after.Lines(r, odds.Default)
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

// kongWays are an own kong and the first discard by points.
var kongWays = wayKind{
	id: "kong", bold: "kong", calm: "discard",
	names: append(slices.Clone(commonNames), "distance", "distance-after", "concealed", "own-riichi", "closed"),
	find:  findKongs,
}

func findKongs(s *game.State, next []game.Event, r *rules.Rules) []fork {
	if s.Phase != game.ToDiscard || len(next) == 0 || next[0].Kind != game.Kong && next[0].Kind != game.Discard {
		return nil
	}
	legal := s.Legal()
	at := slices.IndexFunc(legal, func(e game.Event) bool { return e.Kind == game.Kong })
	if at < 0 || next[0].Kind == game.Kong && next[0] != legal[at] {
		return nil
	}
	v, err := advice.At(s, r, s.Turn)
	if err != nil {
		return nil
	}
	f := fork{chair: s.Turn, bold: next[0].Kind == game.Kong, other: legal[at : at+1]}
	if f.bold {
		f.other = []game.Event{{Kind: game.Discard, Chair: f.chair, Tile: s.Drawn}}
		if s.Riichi(f.chair) == 0 {
			f.other[0].Tile = v.ByPoints(v.Discards(advice.Weighed), r)[0].Tile
		}
	}
	after := *s
	if after.Apply(legal[at]) != nil {
		return nil
	}
	before, left := v.Hand.Counts(), tile.CountsOf(after.Closed(f.chair))
	f.numbers = append(common(v, s, f.chair), float64(v.Rule.Of(&before).Best), float64(v.Rule.Of(&left).Best),
		float64(len(after.Melds(f.chair))-len(s.Melds(f.chair))), float64(s.Riichi(f.chair)),
		float64(chairs(v.Hand.IsClosed())))
	return []fork{f}
}

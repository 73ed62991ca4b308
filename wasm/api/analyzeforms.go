package api

import (
	"tehai/core/shanten"
	"tehai/core/tile"
)

// underForms answers under rules with forms of their own, without concepts that only riichi has, such as furiten.
func (a *analysis) underForms() AnalyzeValue {
	d := a.forms.Distances(&a.closed)
	value := AnalyzeValue{Tiles: spell(a.hand.Closed), Shanten: Shanten{
		Standard: int(d.Standard), Pairs: away(d.Pairs), Orphans: away(d.Orphans), Knitted: away(d.Knitted),
		Singles: away(d.Singles), Best: int(d.Best),
	}}
	switch len(a.hand.Closed) % 3 {
	case 1:
		draws := a.forms.Draws(&a.closed, &a.left)
		accepts := acceptsOf(draws.Tiles, &a.left)
		value.Draws = &Draws{Tiles: accepts, Kinds: len(accepts), Total: int(draws.Total)}
		if draws.Shanten == 0 {
			value.Waits = accepts
		}
	case 2:
		value.Discards = a.discardsUnderForms()
		value.Readings = a.readings()
	}
	return value
}

// discardsUnderForms lists the discards by shanten, then by acceptance: a kind held both plain and red has two rows.
func (a *analysis) discardsUnderForms() []DiscardTo {
	var rows shanten.Discards
	a.forms.Discards(&a.closed, &a.left, &rows)
	rows.Sort()
	held := map[tile.Tile]bool{}
	for _, t := range a.hand.Closed {
		held[t] = true
	}
	var wire []DiscardTo
	for i := range rows.Rows[:rows.N] {
		row := &rows.Rows[i]
		accepts := acceptsOf(row.Tiles, &a.left)
		to := DiscardTo{Shanten: int(row.Shanten), Tiles: accepts, Kinds: len(accepts), Total: int(row.Total)}
		kind := tile.Of(int(row.Tile))
		for _, t := range []tile.Tile{kind, kind.RedFive()} {
			if held[t] {
				to.Tile = t.String()
				wire = append(wire, to)
			}
		}
	}
	return wire
}

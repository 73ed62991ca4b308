package riichi

import (
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// doraCount is the han that dora add, by kind. They are no yaku.
type doraCount struct{ indicated, ura, red, north int }

func (d doraCount) total() int { return d.indicated + d.ura + d.red + d.north }

// Dora returns the tile that an indicator points to: the next number of the
// suit and 1 after 9; East South West North East; White Green Red White. With
// three players, who play without 2m to 8m, 1m and 9m point to each other. A
// tile that is none of the 34 kinds gives None.
func Dora(indicator tile.Tile, players int) tile.Tile {
	t := indicator.Plain()
	switch {
	case !t.IsKind():
		return tile.None
	case players == 3 && t == tile.Character1:
		return tile.Character9
	case t == tile.North:
		return tile.East
	case t == tile.Red:
		return tile.White
	case t.Rank() == 9:
		return t - 8
	}
	return t + 1
}

// countDora counts the dora of a win, each tile once for every indicator that
// points to it and every North set aside like a tile of the hand.
func (r *Rules) countDora(win *rules.Win) (d doraCount) {
	indicators, ura := win.Indicators, win.UraIndicators
	if !r.kanDora && len(indicators) > 1 {
		indicators = indicators[:1]
	}
	if !r.kanUraDora && len(ura) > 1 {
		ura = ura[:1]
	}
	if !r.uraDora {
		ura = nil
	}
	var times [tile.Kinds][2]uint8
	var pointed pattern.Kinds
	for which, list := range [...][]tile.Tile{indicators, ura} {
		for _, indicator := range list {
			t := Dora(indicator, r.players)
			times[t.Index()][which]++
			pointed |= pattern.KindOf(t)
		}
	}
	count := func(t tile.Tile) {
		if i := t.Index(); pointed&(1<<i) != 0 {
			d.indicated += int(times[i][0])
			d.ura += int(times[i][1])
		}
		if r.redFives && t.IsRedFive() {
			d.red++
		}
	}
	for _, t := range win.Hand.Closed {
		count(t)
	}
	for i := range win.Hand.Melds {
		for j := range win.Hand.Melds[i].Len() {
			count(win.Hand.Melds[i].At(j))
		}
	}
	for range win.North {
		count(tile.North)
	}
	d.north = win.North
	return d
}

// doraYaku lists the kinds of dora that the hand has, with their tiles.
func (c *claim) doraYaku() []Yaku {
	var list []Yaku
	for _, row := range [...]struct {
		id, name string
		han      int
		holds    func(tile.Tile) bool
	}{
		{"dora", "Dora", c.dora.indicated, c.rules.pointedBy(c.win.Indicators)},
		{"ura-dora", "Ura dora", c.dora.ura, c.rules.pointedBy(c.win.UraIndicators)},
		{"red-dora", "Red five", c.dora.red, tile.Tile.IsRedFive},
		{"north-dora", "North set aside", c.dora.north, func(tile.Tile) bool { return false }},
	} {
		if row.han > 0 {
			list = append(list, Yaku{ID: row.id, Name: row.name, Han: row.han, Tiles: c.tilesThat(row.holds)})
		}
	}
	return list
}

func (r *Rules) pointedBy(indicators []tile.Tile) func(tile.Tile) bool {
	return func(t tile.Tile) bool {
		for _, indicator := range indicators {
			if Dora(indicator, r.players) == t.Plain() {
				return true
			}
		}
		return false
	}
}

// tilesThat returns the tiles of the hand and of those set aside that satisfy
// ok.
func (c *claim) tilesThat(ok func(tile.Tile) bool) []tile.Tile {
	var list []tile.Tile
	add := func(t tile.Tile) {
		if ok(t) {
			list = append(list, t)
		}
	}
	for _, t := range c.win.Hand.Closed {
		add(t)
	}
	for i := range c.win.Hand.Melds {
		for j := range c.win.Hand.Melds[i].Len() {
			add(c.win.Hand.Melds[i].At(j))
		}
	}
	for range c.win.North {
		add(tile.North)
	}
	return list
}

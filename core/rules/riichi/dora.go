package riichi

import (
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// doraCount is the han of dora by kind, which are no yaku.
type doraCount struct{ indicated, ura, red, north int }

func (d doraCount) total() int { return d.indicated + d.ura + d.red + d.north }

// doraOf returns the tile that an indicator points to: the next number of the
// suit and 1 after 9; East South West North East; White Green Red White. With
// three players, who play without 2m to 8m, 1m and 9m point to each other. A
// tile that is none of the 34 kinds gives None.
func doraOf(indicator tile.Tile, players int) tile.Tile {
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

// countDora counts the dora of a win: each tile once for every indicator that points to it, set-aside Norths like
// tiles of the hand. closed are the counts of its closed tiles.
func (r *settings) countDora(win *rules.Win, closed *tile.Counts) (d doraCount) {
	indicators, ura := win.Indicators, win.UraIndicators
	if !r.kanDora && len(indicators) > 1 {
		indicators = indicators[:1]
	}
	if !r.kanUraDora && len(ura) > 1 {
		ura = ura[:1]
	}
	for _, indicator := range indicators {
		d.indicated += copies(win, closed, doraOf(indicator, r.players))
	}
	if r.uraDora {
		for _, indicator := range ura {
			d.ura += copies(win, closed, doraOf(indicator, r.players))
		}
	}
	if r.redFives {
		for _, t := range win.Hand.Closed {
			d.red += index(t.IsRedFive())
		}
		for i := range win.Hand.Melds {
			m := &win.Hand.Melds[i]
			for j := range m.Len() {
				d.red += index(m.At(j).IsRedFive())
			}
		}
	}
	d.north = win.North
	return d
}

// copies returns how many tiles of a kind a win has, with those set aside.
func copies(win *rules.Win, closed *tile.Counts, kind tile.Tile) int {
	n := int(closed[kind.Index()])
	for i := range win.Hand.Melds {
		m := &win.Hand.Melds[i]
		for j := range m.Len() {
			n += index(m.At(j).Plain() == kind)
		}
	}
	if kind == tile.North {
		n += win.North
	}
	return n
}

// sorts returns the number of kinds of dora.
func (d doraCount) sorts() int {
	n := 0
	for _, han := range [...]int{d.indicated, d.ura, d.red, d.north} {
		n += min(han, 1)
	}
	return n
}

// addDora adds the kinds of dora that the hand has, with their tiles.
func (c *scoring) addDora(list []rules.Item) []rules.Item {
	if n := c.dora.indicated; n > 0 {
		list = append(list, rules.Item{Part: rules.PartDora, ID: "dora", Name: "Dora", Amount: n,
			Tiles: c.tilesOf(c.rules.pointedBy(c.win.Indicators))})
	}
	if n := c.dora.ura; n > 0 {
		list = append(list, rules.Item{Part: rules.PartDora, ID: "ura-dora", Name: "Ura dora", Amount: n,
			Tiles: c.tilesOf(c.rules.pointedBy(c.win.UraIndicators))})
	}
	if n := c.dora.red; n > 0 {
		list = append(list, rules.Item{Part: rules.PartDora, ID: "red-dora", Name: "Red five", Amount: n,
			Tiles: c.redFives()})
	}
	if n := c.dora.north; n > 0 {
		list = append(list, rules.Item{Part: rules.PartDora, ID: "north-dora", Name: "North set aside", Amount: n,
			Tiles: c.those(func(tile.Tile) bool { return false }, n)})
	}
	return list
}

// pointedBy returns the kinds that the indicators point to.
func (r *settings) pointedBy(indicators []tile.Tile) (k pattern.Kinds) {
	for _, indicator := range indicators {
		k |= pattern.KindOf(doraOf(indicator, r.players))
	}
	return k
}

// tilesOf returns the tiles of the kinds in the hand and among those set aside.
func (c *scoring) tilesOf(kinds pattern.Kinds) []tile.Tile {
	return c.those(func(t tile.Tile) bool { return kinds.Has(t) }, c.win.North*index(kinds.Has(tile.North)))
}

func (c *scoring) redFives() []tile.Tile { return c.those(tile.Tile.IsRedFive, 0) }

// those returns the tiles of the hand that satisfy ok, and a number of Norths.
func (c *scoring) those(ok func(tile.Tile) bool, norths int) []tile.Tile {
	from := len(c.buf)
	c.win.Hand.Each(func(t tile.Tile) {
		if ok(t) {
			c.buf = append(c.buf, t)
		}
	})
	for range norths {
		c.buf = append(c.buf, tile.North)
	}
	return c.list(from)
}

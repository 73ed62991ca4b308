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
// tiles of the hand.
func (r *settings) countDora(win *rules.Win) (d doraCount) {
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
			t := doraOf(indicator, r.players)
			times[t.Index()][which]++
			pointed |= pattern.KindOf(t)
		}
	}
	tiles := pointing{times: &times, pointed: pointed, reds: r.redFives}
	for _, t := range win.Hand.Closed {
		tiles.count(&d, t)
	}
	for i := range win.Hand.Melds {
		for j := range win.Hand.Melds[i].Len() {
			tiles.count(&d, win.Hand.Melds[i].At(j))
		}
	}
	for range win.North {
		tiles.count(&d, tile.North)
	}
	d.north = win.North
	return d
}

// pointing is how often the kinds are pointed to, by indicators and by ura indicators.
type pointing struct {
	times   *[tile.Kinds][2]uint8
	pointed pattern.Kinds // at least once
	reds    bool          // whether red fives count
}

func (p *pointing) count(d *doraCount, t tile.Tile) {
	if i := t.Index(); p.pointed&(1<<i) != 0 {
		d.indicated += int(p.times[i][0])
		d.ura += int(p.times[i][1])
	}
	if p.reds && t.IsRedFive() {
		d.red++
	}
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

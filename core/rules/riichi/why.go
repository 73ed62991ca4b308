package riichi

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// reasons adds explanations of the reading.
func (c *candidate) reasons() {
	sort := c.sort()
	for i := range whyTable {
		row := &whyTable[i]
		if row.not&sort != 0 || !row.holds(c) {
			continue
		}
		reason := rules.Reason{ID: row.id, Text: row.text(c)}
		if row.tiles != nil {
			reason.Tiles = row.tiles(c)
		}
		c.work.why = append(c.work.why, reason)
	}
	c.openCosts()
}

// openCosts names every yaku that lost a han because the hand is open.
func (c *candidate) openCosts() {
	if !c.open || c.units > 0 {
		return
	}
	for set := c.yaku; set != 0; set &= set - 1 {
		if row := &ordinary[bits.TrailingZeros64(uint64(set))]; row.open < row.closed {
			c.work.why = append(c.work.why, rules.Reason{ID: "open-costs-han",
				Text: row.name + " counts " + strconv.Itoa(row.open) + " han, not " + strconv.Itoa(row.closed) +
					": the hand is open.",
				Tiles: c.called()})
		}
	}
}

// compare adds why the reading pays less than the best.
func (c *candidate) compare(best *candidate) {
	id, text := "pays-less", c.work.text[:0]
	switch {
	case !c.wins() && !best.wins():
		return
	case !c.wins():
		text = append(text, "Read so it has no yaku and pays nothing."...)
	case c.points == best.points:
		id = "pays-the-same"
		text = strconv.AppendInt(append(text, "Also "...), int64(c.points), 10)
		text = c.appendSize(append(text, " points, by "...))
		text = best.appendSize(append(text, " instead of "...))
		text = c.appendLacking(append(text, '.'), best)
	default:
		text = strconv.AppendInt(append(c.appendSize(text), ": "...), int64(c.points), 10)
		text = strconv.AppendInt(append(text, " points, "...), int64(best.points-c.points), 10)
		text = best.appendSize(append(text, " less than "...))
		text = c.appendLacking(append(text, '.'), best)
	}
	c.work.text = text
	c.work.why = append(c.work.why, rules.Reason{ID: id, Text: string(text)})
}

// appendSize writes the value in words.
func (c *candidate) appendSize(text []byte) []byte {
	switch {
	case c.units == 1:
		return append(text, "a yakuman"...)
	case c.units > 1:
		return append(strconv.AppendInt(text, int64(c.units), 10), " yakuman"...)
	}
	text = append(strconv.AppendInt(text, int64(c.han), 10), " han "...)
	return append(strconv.AppendInt(text, int64(c.rounded), 10), " fu"...)
}

// appendLacking names the yaku that the best reading has and this one has not.
func (c *candidate) appendLacking(text []byte, best *candidate) []byte {
	before := len(text)
	add := func(name string) {
		if len(text) == before {
			text = append(text, " It lacks: "...)
		} else {
			text = append(text, ", "...)
		}
		text = append(text, name...)
	}
	for set := best.yakuman &^ c.yakuman; set != 0; set &= set - 1 {
		add(limits[bits.TrailingZeros64(uint64(set))].name)
	}
	for set := best.yaku &^ c.yaku; set != 0 && best.units == 0; set &= set - 1 {
		add(ordinary[bits.TrailingZeros64(uint64(set))].name)
	}
	if len(text) > before {
		text = append(text, '.')
	}
	return text
}

// called returns the tiles of the melds that opened the hand.
func (c *scoring) called() []tile.Tile {
	from := len(c.buf)
	for i := range c.win.Hand.Melds {
		if m := &c.win.Hand.Melds[i]; !m.Closed() {
			for j := range m.Len() {
				c.buf = append(c.buf, m.At(j))
			}
		}
	}
	return c.list(from)
}

// incomplete returns the card of a hand without a complete reading.
func (c *scoring) incomplete() *rules.Card {
	why := []rules.Reason{{ID: "incomplete",
		Text: "The tiles make neither four sets and a pair nor seven different pairs nor thirteen orphans."}}
	switch {
	case len(c.win.Hand.Melds) > 0:
		why[0].Text = fmt.Sprintf("The closed tiles make no pair with the %d sets that the melds leave to find.",
			4-len(c.win.Hand.Melds))
	case slices.Max(c.closed[:]) == 4 && !slices.ContainsFunc(c.closed[:], func(n uint8) bool { return n%2 != 0 }):
		why = append(why, rules.Reason{ID: "four-not-two-pairs", Text: "Four equal tiles are not two pairs.",
			Tiles: c.fours()})
	}
	return &rules.Card{Payments: rules.Payments{Players: c.rules.players}, Totals: totalsOf(nil, 0, 0, 0), Why: why}
}

func (c *scoring) fours() []tile.Tile {
	var tiles []tile.Tile
	for i, n := range c.closed {
		if n == 4 {
			tiles = append(tiles, slices.Repeat([]tile.Tile{tile.Of(i)}, 4)...)
		}
	}
	return tiles
}

// setTiles returns the tiles of set i, all fives plain.
func (c *candidate) setTiles(i int) []tile.Tile {
	if i < 0 {
		return nil
	}
	from := len(c.buf)
	c.addSet(i)
	return c.list(from)
}

func (c *candidate) addSet(i int) {
	for j := range c.sets[i].Len() {
		c.buf = append(c.buf, c.sets[i].At(j))
	}
}

// twins returns the tiles of sequences that occur twice.
func (c *candidate) twins() []tile.Tile {
	from := len(c.buf)
	for i := range c.sets[:c.n] {
		if twin(&c.reading, i) {
			c.addSet(i)
		}
	}
	return c.list(from)
}

// sequencesOnly reports four sequences and a pair.
func (c *candidate) sequencesOnly() bool { return c.groups.OnlySequences() }

// ronTriplet reports that ron completed a triplet.
func (c *candidate) ronTriplet() bool {
	return !c.win.SelfDrawn && c.at >= 0 && c.sets[c.at].Kind == meld.Triplet
}

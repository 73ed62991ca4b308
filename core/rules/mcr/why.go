package mcr

import (
	"fmt"
	"strconv"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// reasons returns explanations of the reading.
func (c *candidate) reasons() []rules.Reason {
	var list []rules.Reason
	for i := range whyTable {
		if row := &whyTable[i]; row.holds(c) {
			reason := rules.Reason{ID: row.id, Text: row.text(c)}
			if row.id == rules.BelowMinimum {
				reason.Worth, reason.Needs = c.total, c.rules.minimum
			}
			if row.tiles != nil {
				reason.Tiles = row.tiles(c)
			}
			list = append(list, reason)
		}
	}
	return list
}

// whyTable has all explanations, in order.
var whyTable = []struct {
	id    string
	holds func(*candidate) bool
	text  func(*candidate) string
	tiles func(*candidate) []tile.Tile
}{
	{rules.BelowMinimum, func(c *candidate) bool { return c.total < c.rules.minimum },
		func(c *candidate) string {
			text := fmt.Sprintf("%s, %d short of the %d that a hand needs.", points(c.total), c.rules.minimum-c.total,
				c.rules.minimum)
			if c.flowers > 0 {
				text += " Flowers do not help."
			}
			return text
		}, nil},
	{"limit", func(c *candidate) bool { return c.rules.limit > 0 && c.total+c.flowers > c.rules.limit },
		func(c *candidate) string {
			return fmt.Sprintf("%s; at most %d are counted.", points(c.total+c.flowers), c.rules.limit)
		}, nil},
	{"several-waits", (*candidate).severalWaits,
		func(c *candidate) string {
			return "More than one tile would have finished the hand, so its wait is no fan."
		}, func(c *candidate) []tile.Tile {
			var tiles []tile.Tile
			for i := range tile.Kinds {
				if c.waits>>i&1 != 0 {
					tiles = append(tiles, tile.Of(i))
				}
			}
			return tiles
		}},
	{"pung-by-discard", func(c *candidate) bool {
		return c.at >= 0 && !c.win.SelfDrawn && c.sets[c.at].Kind == meld.Triplet && c.called < 4
	}, func(c *candidate) string {
		return "Completed by a discard, the pung is not concealed; the hand still counts as concealed."
	}, func(c *candidate) []tile.Tile { return c.sets[c.at].Tiles() }},
	{"last-by-own-melds", func(c *candidate) bool { return c.counts.has(lastTile) && !c.win.LastOfKind && !c.win.Chankan },
		func(c *candidate) string {
			return "The own melds show the other three copies of the winning tile: it is the last of its kind."
		}, func(c *candidate) []tile.Tile { return []tile.Tile{c.tile} }},
	{"flowers-not-played", func(c *candidate) bool {
		return !c.rules.flowers &&
			max(c.win.Flowers, len(c.win.FlowerTiles)) > 0
	},
		func(c *candidate) string { return "Flowers are not played under these rules and count nothing." }, nil},
}

// severalWaits reports that the wait would be a fan if no other tile had completed the hand.
func (c *candidate) severalWaits() bool {
	if c.at < 0 || c.dealt || formBits[c.form]&normal == 0 || c.sets[c.at].Kind == meld.Knitted {
		return false
	}
	switch hand.WaitOf(c.sets[c.at], c.tile) {
	case edge, middle, single:
		return !c.sole()
	}
	return false
}

// comparison returns why another reading is not the best.
func (c *candidate) comparison(best *candidate) []rules.Reason {
	if c.total == best.total {
		return []rules.Reason{{ID: "counts-the-same", Text: "Also " + points(c.total) +
			". The reading whose fans come first in the table is named."}}
	}
	text := append(c.text[:0], points(c.total)...)
	text = append(text, ", "...)
	text = strconv.AppendInt(text, int64(best.total-c.total), 10)
	text = append(text, " less."...)
	c.text = c.appendLacking(text, best)
	return []rules.Reason{{ID: "counts-less", Text: string(c.text)}}
}

func points(n int) string {
	if n == 1 {
		return "1 point"
	}
	return strconv.Itoa(n) + " points"
}

// appendLacking names the fans that the best reading has and this one has not.
func (c *candidate) appendLacking(text []byte, best *candidate) []byte {
	left := best.counts.without(c.counts)
	if left.empty() {
		return text
	}
	before := " It lacks: "
	for !left.empty() {
		text = append(text, before...)
		text = append(text, table[left.next()].name...)
		before = ", "
	}
	return append(text, '.')
}

// incomplete returns the card of a hand without a complete reading.
func (c *scoring) incomplete() *rules.Card {
	text := "The tiles make neither four sets and a pair, nor a knitted straight with a set and a pair, nor seven " +
		"pairs, nor honors and knitted tiles, nor thirteen orphans."
	if c.melds > 0 {
		text = fmt.Sprintf("The closed tiles make no pair with the %d sets that the melds leave to find.", 4-c.melds)
	}
	totals := c.rules.totals(0)
	return &rules.Card{Totals: totals[:], Why: []rules.Reason{{ID: "not-complete", Text: text}}}
}

package riichi

import (
	"fmt"
	"slices"
	"strings"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// reasons answers what a person would ask about the reading.
func (c *candidate) reasons() []rules.Reason {
	var list []rules.Reason
	for i := range whyTable {
		row := &whyTable[i]
		if row.not != nil && row.not(c) || !row.holds(c) {
			continue
		}
		reason := rules.Reason{ID: row.id, Text: row.text(c)}
		if row.tiles != nil {
			reason.Tiles = row.tiles(c)
		}
		list = append(list, reason)
	}
	return append(list, c.openCosts()...)
}

// openCosts names every yaku that lost a han because the hand is open.
func (c *candidate) openCosts() []rules.Reason {
	if !c.open || c.units > 0 {
		return nil
	}
	var list []rules.Reason
	c.yaku.each(func(i int) {
		if row := &ordinary[i]; row.open < row.closed {
			list = append(list, rules.Reason{ID: "open-costs-han",
				Text:  fmt.Sprintf("%s counts %d han, not %d: the hand is open.", row.name, row.open, row.closed),
				Tiles: c.called()})
		}
	})
	return list
}

// comparison says why the reading pays less than the best.
func (c *candidate) comparison(best *candidate) []rules.Reason {
	switch {
	case !c.wins() && !best.wins():
		return nil
	case !c.wins():
		return []rules.Reason{{ID: "pays-less", Text: "Read so it has no yaku and pays nothing."}}
	case c.points == best.points:
		return []rules.Reason{{ID: "pays-the-same",
			Text: fmt.Sprintf("Also %d points, by %s instead of %s.%s", c.points, c.size(), best.size(), c.lacking(best))}}
	}
	return []rules.Reason{{ID: "pays-less",
		Text: fmt.Sprintf("%s: %d points, %d less than %s.%s", c.size(), c.points, best.points-c.points, best.size(), c.lacking(best))}}
}

// size is the worth in words.
func (c *candidate) size() string {
	switch {
	case c.units == 1:
		return "a yakuman"
	case c.units > 1:
		return fmt.Sprintf("%d yakuman", c.units)
	}
	return fmt.Sprintf("%d han %d fu", c.han, c.rounded)
}

// lacking names the yaku that the best reading has and this one has not.
func (c *candidate) lacking(best *candidate) string {
	var names []string
	(best.yakuman &^ c.yakuman).each(func(i int) { names = append(names, limits[i].name) })
	if best.units == 0 {
		(best.yaku &^ c.yaku).each(func(i int) { names = append(names, ordinary[i].name) })
	}
	if len(names) == 0 {
		return ""
	}
	return " It lacks: " + strings.Join(names, ", ") + "."
}

// called returns the tiles of the melds that opened the hand.
func (c *claim) called() []tile.Tile {
	var tiles []tile.Tile
	for _, m := range c.win.Hand.Melds {
		if !m.Closed() {
			tiles = append(tiles, m.Tiles()...)
		}
	}
	return tiles
}

// incomplete is the result of a hand that no reading makes complete.
func (c *claim) incomplete() *Result {
	why := []rules.Reason{{ID: "incomplete", Text: "The tiles make neither four sets and a pair nor seven different pairs nor thirteen orphans."}}
	switch {
	case len(c.win.Hand.Melds) > 0:
		why[0].Text = fmt.Sprintf("The closed tiles make no pair with the %d sets that the melds leave to find.", 4-len(c.win.Hand.Melds))
	case slices.Max(c.closed[:]) == 4 && !slices.ContainsFunc(c.closed[:], func(n uint8) bool { return n%2 != 0 }):
		why = append(why, rules.Reason{ID: "four-not-two-pairs", Text: "Four equal tiles are not two pairs.", Tiles: c.fours()})
	}
	return &Result{Payments: Payments{Players: c.rules.players}, Why: why}
}

func (c *claim) fours() []tile.Tile {
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
	return c.sets[i].Tiles()
}

// twins returns the tiles of the sequences that are there twice.
func (c *candidate) twins() []tile.Tile {
	var tiles []tile.Tile
	for i := range c.sets[:c.n] {
		if twin(&c.reading, i) {
			tiles = append(tiles, c.sets[i].Tiles()...)
		}
	}
	return tiles
}

// sequencesOnly reports four sequences and a pair.
func (c *candidate) sequencesOnly() bool { return c.groups.OnlySequences() }

// ronTriplet reports that ron completed a triplet.
func (c *candidate) ronTriplet() bool {
	return !c.win.SelfDrawn && c.at >= 0 && c.sets[c.at].Kind == meld.Triplet
}

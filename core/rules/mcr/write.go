package mcr

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

func (f fan) id() string { return table[f].id }

// card writes the candidate as a card.
func (c *candidate) card() *rules.Card {
	total := c.rules.total(c.total, c.flowers)
	// The card and its totals are one piece of memory.
	made := &struct {
		rules.Card
		totals [2]rules.Total
	}{totals: c.rules.totals(total)}
	card := &made.Card
	card.Form, card.Points, card.Totals = c.form, total, made.totals[:]
	card.Win = c.total >= c.rules.minimum
	wait := hand.NoWait
	if c.at >= 0 && c.sets[c.at].Kind != meld.Knitted && (c.form == hand.Standard || c.form == hand.Knitted) {
		wait = hand.WaitOf(c.sets[c.at], c.tile)
	}
	card.Sets = hand.GroupsAt(&c.win.Hand, hand.Reading{Form: c.form, Sets: c.sets[:c.n]}, c.at, wait)
	one := &c.combos[0]
	left := c.excludedFans(one)
	// All indices are in one slice, which the lines share.
	flat, ends := c.indices[:0], [2 * fans]uint8{}
	for i, f := range c.fans {
		flat = c.appendSets(flat, f.fan, one)
		ends[i] = uint8(len(flat))
	}
	for i, o := range left {
		if table[o.fan].shows != nil {
			flat = c.appendSets(flat, o.fan, &combo{})
		}
		ends[len(c.fans)+i] = uint8(len(flat))
	}
	c.indices = flat
	flat = append(make([]int, 0, len(flat)), flat...)
	card.Items = make([]rules.Item, 0, len(c.fans)+len(left))
	for _, f := range c.fans {
		card.Items = append(card.Items, c.item(f))
	}
	for _, o := range left {
		card.Items = append(card.Items, rules.Item{Part: rules.PartExcluded, ID: o.fan.id(), By: o.by, Count: int(o.n)})
	}
	from := uint8(0)
	for i := range card.Items {
		if end := ends[i]; from < end {
			card.Items[i].Sets = flat[from:end:end]
			from = end
		}
	}
	if card.Win {
		card.Payments = pay(c.win, total)
	}
	return card
}

// totals are the totals of a card.
func (r *settings) totals(total int) [2]rules.Total {
	return [...]rules.Total{{ID: rules.TotalFans, Amount: total}, {ID: rules.TotalMinimum, Amount: r.minimum}}
}

// The principles that exclude a fan if no single fan does.
const (
	accountOnce  = "account-once"  // a remaining set is combined only once with sets already combined
	nonIdentical = "non-identical" // a set is not used twice for the same fan
)

// item returns a counted line, without its sets.
func (c *candidate) item(f counted) rules.Item {
	row := &table[f.fan]
	return rules.Item{Part: rules.PartFans, ID: row.id, Name: row.name, Amount: int(c.rules.points[f.fan]),
		Count: int(f.n)}
}

// appendSets appends the indices of the sets of a fan.
func (c *candidate) appendSets(sets []int, f fan, one *combo) []int {
	mask := uint8(0)
	switch {
	case f >= pureDoubleChow && f <= twoTerminalChows:
		mask = c.chows.setMask(one.sets[f-pureDoubleChow])
	case f == c.chows.triple || f == quadrupleChow || f == fourPureShiftedChows:
		mask = c.chows.setMask(one.triple)
	case table[f].shows != nil:
		for i := range c.sets[:c.n] {
			if table[f].shows(&c.reading, i) {
				sets = append(sets, i)
			}
		}
		return sets
	}
	for i := range c.n {
		if mask>>i&1 != 0 {
			sets = append(sets, i)
		}
	}
	return sets
}

// leftOut is a fan that holds and is not counted, or not as often.
type leftOut struct {
	fan fan
	by  string
	n   uint8
}

// excludedFans lists what holds and is not counted, in the order of the table.
func (c *candidate) excludedFans(one *combo) []leftOut {
	out := c.left[:0]
	for left := c.reading.tally.set.without(c.counts); !left.empty(); {
		f := left.next()
		if f != pungOfTerminalsOrHonours {
			out = append(out, leftOut{f, c.excluder(f).id(), c.reading.tally.count(f)})
		}
	}
	out = c.takenPungs(out)
	out = c.chows.excluded(one, out)
	for i := 1; i < len(out); i++ { // they are few and nearly in order: insertion
		for j := i; j > 0 && out[j].fan < out[j-1].fan; j-- {
			out[j], out[j-1] = out[j-1], out[j]
		}
	}
	c.left = out
	return out
}

// excluder returns the first fan in the table because of which f is not counted; one that counts itself if there is
// any.
func (c *candidate) excluder(f fan) fan {
	first := fans
	for held := c.reading.tally.set; !held.empty(); {
		g := held.next()
		if !c.rules.drops[g].has(f) {
			continue
		}
		if c.counts.has(g) {
			return g
		}
		if first == fans {
			first = g
		}
	}
	return first
}

// takenPungs lists the pungs of ones, nines and winds that other fans have used.
func (c *candidate) takenPungs(out []leftOut) []leftOut {
	if formBits[c.form]&normal == 0 {
		return out
	}
	const f = pungOfTerminalsOrHonours
	kinds := c.groups.Same & (pattern.Terminals | pattern.Winds)
	if c.dropped.has(f) && kinds != 0 {
		return append(out, leftOut{f, c.excluder(f).id(), uint8(kinds.Len())})
	}
	left := 0
	if c.counts.has(f) {
		left = int(c.reading.tally.count(f))
	}
	if winds := kinds & pattern.Winds; winds.Len() >= 3 {
		for _, by := range []fan{bigFourWinds, littleFourWinds, bigThreeWinds} {
			if c.counts.has(by) {
				out = append(out, leftOut{f, by.id(), uint8(winds.Len())})
			}
		}
		kinds &^= winds
	}
	for _, own := range [...]struct {
		wind tile.Tile
		by   fan
	}{{c.win.Round(), prevalentWind}, {c.win.Seat(), seatWind}} {
		if kinds.Has(own.wind) {
			out = append(out, leftOut{f, own.by.id(), 1})
			kinds &^= pattern.KindOf(own.wind)
		}
	}
	if more := kinds.Len() - left; more > 0 && c.counts.has(nineGates) {
		out = append(out, leftOut{f, nineGates.id(), uint8(more)})
	}
	return out
}

package notation

import (
	"slices"

	"tehai/core/source"
	"tehai/core/tile"
)

// readIndices reads a list of indices: 0–8 characters, 9–17 circles, 18–26
// bamboos, 27–30 East South West North, 31–33 White Green Red.
func readIndices(b *builder) error {
	numbers, err := b.numbers("an index of 0 to 33", tile.Kinds-1)
	if err != nil {
		return err
	}
	for _, n := range numbers {
		b.add(tile.Of(n.value), n.at)
	}
	return nil
}

// listIndices writes the index of every tile. It loses which fives are red, and
// that melds were declared.
func listIndices(p Parsed) ([]int, error) {
	return spellList(p, "34", tile.Tile.Index)
}

// readCounts reads 34 numbers, the counts of the 34 kinds. The tiles are in the order of the indices.
func readCounts(b *builder) error {
	numbers, err := b.numbers("a number of copies", Limit)
	if err != nil {
		return err
	}
	if len(numbers) != tile.Kinds {
		return source.ErrorAt(source.Span{Start: 0, End: len(b.text)}, source.WrongTileCount,
			"want 34 counts, found %d", len(numbers))
	}
	for i, n := range numbers {
		if n.value > 4 {
			return source.ErrorAt(n.at, source.TooManyCopies, "tile %s: want at most 4, found %d", tile.Of(i), n.value)
		}
		for range n.value {
			b.add(tile.Of(i), n.at)
		}
	}
	return nil
}

// listCounts writes the 34 counts. It loses which fives are red, the order of the tiles including the winning one, and
// that melds were declared.
func listCounts(p Parsed) ([]int, error) {
	indices, err := spellList(p, "34-counts", tile.Tile.Index)
	if err != nil {
		return nil, err
	}
	counts := make([]int, tile.Kinds)
	for _, i := range indices {
		counts[i]++
	}
	return counts, nil
}

// readIDs reads a list of ids of physical tiles: four for each of the 34 kinds, 0–135; 16, 52 and 88 are the red fives.
// It loses which of the equal copies each was.
func readIDs(b *builder) error {
	numbers, err := b.numbers("an id of 0 to 135", tile.IDs-1)
	if err != nil {
		return err
	}
	var seen [tile.IDs]bool
	for _, n := range numbers {
		if seen[n.value] {
			return source.ErrorAt(n.at, source.BadTile, "want each id once, found %d again", n.value)
		}
		seen[n.value] = true
		b.add(tile.FromID(n.value), n.at)
	}
	return nil
}

// listIDs writes the lowest unused id for each tile. It loses that melds were declared. The set has three plain fives
// and a red one of each suit, or four plain ones if the hand has them: other hands cannot be written.
func listIDs(p Parsed) ([]int, error) {
	ids, ok := tile.ToIDs(flat(p))
	if !ok {
		return nil, noID(p, len(ids))
	}
	return ids, nil
}

// PlainIDs is FormatList in the dialect 136 for a set of tiles without red fives. It loses which fives of the hand are
// red.
func PlainIDs(p Parsed) ([]int, error) {
	ids, ok := tile.ToPlainIDs(flat(p))
	if !ok {
		return nil, noID(p, len(ids))
	}
	return ids, nil
}

// Plain returns p with every red five replaced by a plain one.
func (p Parsed) Plain() Parsed {
	p.Hand.Closed = slices.Clone(p.Hand.Closed)
	for i, t := range p.Hand.Closed {
		p.Hand.Closed[i] = t.Plain()
	}
	return p
}

// noID returns the error for the tile, by its index, without an unused id.
func noID(p Parsed, i int) error {
	t := flat(p)[i]
	if t.IsKind() {
		return source.Errorf(source.NotRepresentable, "136 has no id left for one more %s", t)
	}
	return notRepresentable("136", t)
}

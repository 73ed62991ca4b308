package notation

import (
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

// readCounts reads 34 numbers: how many of each of the 34 kinds there are. The
// tiles come in the order of the indices.
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

// listCounts writes the 34 counts. It loses which fives are red, the order of
// the tiles with the winning one in it, and that melds were declared.
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

// readIDs reads a list of ids of physical tiles: four for each of the 34 kinds,
// 0–135; 16, 52 and 88 are the red fives. It loses which of the equal copies
// each was.
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

// listIDs writes the lowest id that is left for each tile. It loses that melds
// were declared. The set has three plain fives and one red one of each suit:
// other hands cannot be written.
func listIDs(p Parsed) ([]int, error) {
	tiles := flat(p)
	ids, ok := tile.ToIDs(tiles)
	if ok {
		return ids, nil
	}
	t := tiles[len(ids)]
	if t.IsKind() {
		return nil, source.Errorf(source.NotRepresentable, "136 has no id left for one more %s", t)
	}
	return nil, notRepresentable("136", t)
}

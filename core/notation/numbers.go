package notation

import (
	"strconv"
	"strings"

	"tehai/core/source"
	"tehai/core/tile"
)

// listSeparators may separate the numbers of a list, like blanks.
const listSeparators = ",[]"

// number is one number of a list, and its place.
type number struct {
	value int
	at    source.Span
}

// numbers reads a list of integers up to most; what describes them for errors.
func (b *builder) numbers(what string, most int) ([]number, error) {
	list := words(b.text, listSeparators)
	numbers := make([]number, len(list))
	for i, w := range list {
		value, is := natural(w.text, most)
		if !is {
			return nil, source.ErrorAt(w.at, source.BadTile, "want %s, found %s", what, found(b.text, w.at))
		}
		numbers[i] = number{value, w.at}
	}
	return numbers, nil
}

// natural reads an integer up to most. It is strconv.Atoi without -0 and without its errors, which would add to the
// download: nothing else for a hand needs them.
func natural(text string, most int) (value int, is bool) {
	digits := strings.TrimPrefix(text, "+")
	for _, c := range digits {
		value = 10*value + int(c-'0')
		if !isDigit(c) || value > most {
			return 0, false
		}
	}
	return value, digits != ""
}

// writeNumbers writes a list in the usual form: [0, 0, 0].
func writeNumbers(numbers []int) string {
	texts := make([]string, len(numbers))
	for i, n := range numbers {
		texts[i] = strconv.Itoa(n)
	}
	return "[" + strings.Join(texts, ", ") + "]"
}

// flat returns all tiles of p in one row: the closed ones with the winning tile moved to their end, then those of the
// melds, then the flowers.
func flat(p Parsed) []tile.Tile {
	tiles := lastWins(p)
	for _, m := range p.Hand.Melds {
		tiles = append(tiles, m.Tiles()...)
	}
	return append(tiles, p.Flowers...)
}

// lastWins returns the closed tiles with the winning one moved to the end, which is its position in dialects without a
// mark for it.
func lastWins(p Parsed) []tile.Tile {
	h := &p.Hand
	tiles := make([]tile.Tile, 0, len(h.Closed)+4*len(h.Melds)+len(p.Flowers))
	if h.WinTile() == tile.None {
		return append(tiles, h.Closed...)
	}
	tiles = append(tiles, h.Closed[:h.Win]...)
	tiles = append(tiles, h.Closed[h.Win+1:]...)
	return append(tiles, h.Closed[h.Win])
}

// spellList writes every tile of p as the number that spell returns; spell returns -1 for a tile that the dialect
// cannot hold.
func spellList(p Parsed, dialect string, spell func(tile.Tile) int) ([]int, error) {
	tiles := flat(p)
	list := make([]int, len(tiles))
	for i, t := range tiles {
		if list[i] = spell(t); list[i] < 0 {
			return nil, notRepresentable(dialect, t)
		}
	}
	return list, nil
}

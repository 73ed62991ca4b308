package notation

import (
	"tehai/core/source"
	"tehai/core/tile"
)

// readTenhou reads a list of the two-digit numbers of tenhou.net/6: 11–19 characters, 21–29 circles, 31–39 bamboos,
// 41–47 East South West North White Green Red, 51 52 53 the red fives, 0 an unknown tile.
func readTenhou(b *builder) error {
	const what = "a tile of 11 to 19, 21 to 29, 31 to 39, 41 to 47 or 51 to 53"
	numbers, err := b.numbers(what, 99)
	if err != nil {
		return err
	}
	for _, n := range numbers {
		t := FromTenhou(n.value)
		if t == tile.None {
			return source.ErrorAt(n.at, source.BadTile, "want %s, found %d", what, n.value)
		}
		b.add(t, n.at)
	}
	return nil
}

// FromTenhou returns the tile of a number of tenhou.net/6, Unknown for 0, and None for a number that is not a tile.
func FromTenhou(n int) tile.Tile {
	tens, ones := n/10, n%10
	switch {
	case n == 0:
		return tile.Unknown
	case tens >= 1 && tens <= 3 && ones > 0:
		return tile.Of((tens-1)*9 + ones - 1)
	case tens == 4 && ones > 0:
		return tile.Of(26 + ones)
	case n >= 51 && n <= 53:
		return tile.RedCharacter5 + tile.Tile(ones-1)
	}
	return tile.None
}

// ToTenhou returns the number of a tile in tenhou.net/6, or -1 if it has none.
func ToTenhou(t tile.Tile) int {
	switch index := t.Index(); {
	case t == tile.Unknown:
		return 0
	case t.IsRedFive():
		return 51 + int(t-tile.RedCharacter5)
	case index >= 27:
		return 41 + index - 27
	case index >= 0:
		return (index/9+1)*10 + index%9 + 1
	}
	return -1
}

// listTenhou writes the number of every tile. It loses that melds were declared.
func listTenhou(p Parsed) ([]int, error) { return spellList(p, "tenhou", ToTenhou) }

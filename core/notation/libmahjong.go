package notation

import (
	"strings"

	"tehai/core/tile"
)

// readLibmahjong reads the notation of libmahjong's HandFromNotation, digits followed by one of m p s z, and accepts
// any characters. In place of a digit, a character that is neither digit nor letter is one error piece, and so is a
// digit without an honour; a letter that is not a suit makes every tile of its group an error piece, and so does the
// end of the text for digits without a suit. Blanks are such characters too. Letters are the ASCII ones. Copies are not
// counted; tiles are, as in every dialect.
func readLibmahjong(b *builder) error {
	var waiting []char
	flush := func(letter rune) {
		for _, c := range waiting {
			b.add(libmahjongTile(c.r, letter), c.at)
		}
		waiting = waiting[:0]
	}
	for _, c := range b.rawChars(b.text) {
		if c.r|0x20 >= 'a' && c.r|0x20 <= 'z' {
			flush(c.r)
			continue
		}
		waiting = append(waiting, c)
	}
	flush(0)
	return nil
}

func libmahjongTile(digit, letter rune) tile.Tile {
	suit, ok := mpszSuits[letter]
	if !ok || suit == tile.Flowers || !isDigit(digit) {
		return tile.Error
	}
	e := element{rank: digit}
	if err := e.read(suit); err != nil || e.tile == tile.Unknown {
		return tile.Error
	}
	return e.tile
}

// writeLibmahjong writes the groups of mpsz without marks; ! is an error piece.
// It loses that melds were declared.
func writeLibmahjong(p Parsed) (string, error) {
	tiles := flat(p)
	for _, t := range tiles {
		if !t.IsKind() && t != tile.Error {
			return "", notRepresentable("libmahjong", t)
		}
	}
	text, err := mpszRun(tiles, -1)
	return strings.TrimSpace(text), err
}

package notation

import (
	"sync"

	"tehai/core/tile"
)

// letters holds the spelling of every tile in Ùzje's commands and replay text,
// by the tile's value.
var letters = sync.OnceValue(func() (names *[tile.Vertical + 1]string) {
	names = new([tile.Vertical + 1]string)
	for _, t := range tile.All() {
		switch suit, rank := uzjeSpelling(t.Plain()); {
		case t.IsRedFive():
			names[t] = "0" + string(suit)
		case suit != 0:
			names[t] = string(rank) + string(suit)
		case rank != 0:
			names[t] = string(rank)
		default:
			names[t] = t.String()
		}
	}
	return names
})

// Letters returns the spelling of a tile in Ùzje's commands and replay text: "1t", "xm", "0s" (a red five), "E", "Z",
// "h", "?"; tiles that neither has are spelled as in the public interface.
func Letters(t tile.Tile) string {
	if names := letters(); int(t) < len(names) {
		return names[t]
	}
	return t.String()
}

// LettersOf spells several tiles; neighbours of one suit share its letter, and Zero next to numbers is the number 0 of
// their suit.
func LettersOf(tiles ...tile.Tile) string {
	zero := "Z"
	for _, t := range tiles {
		if text := Letters(t); len(text) == 2 && len(tiles) > 1 {
			zero = "0" + text[1:]
		}
	}
	var text []byte
	for _, t := range tiles {
		spelled := Letters(t)
		if t == tile.Zero {
			spelled = zero
		}
		if n := len(text); n > 1 && len(spelled) == 2 && text[n-1] == spelled[1] {
			text = text[:n-1]
		}
		text = append(text, spelled...)
	}
	return string(text)
}

// ReadLetters reads tiles as LettersOf spells them; neighbouring numbers may share their suit. If red, a 0 is the red
// five of its suit, else it is Zero. ok is false for any other text, and for an empty one.
func ReadLetters(text string, red bool) (tiles []tile.Tile, ok bool) {
	if tiles, ok = AppendLetters(nil, text, red); !ok {
		return nil, false
	}
	return tiles, true
}

// AppendLetters is ReadLetters that appends to tiles: walls are read a tile at a time. If ok is false, the result
// begins with the given tiles.
func AppendLetters(tiles []tile.Tile, text string, red bool) (all []tile.Tile, ok bool) {
	numbers := 0 // number of digits before i without their suit
	for i, c := range text {
		if uzjeRank(c) >= 0 {
			numbers++
			continue
		}
		if numbers == 0 {
			t := uzjeLetter(c)
			if t == tile.None {
				return tiles, false
			}
			tiles = append(tiles, t)
			continue
		}
		suit := uzjeSuit(c)
		if suit == tile.NoSuit {
			return tiles, false
		}
		for _, digit := range []byte(text[i-numbers : i]) {
			tiles = append(tiles, numberOf(suit, uzjeRank(rune(digit)), red))
		}
		numbers = 0
	}
	return tiles, text != "" && numbers == 0
}

func numberOf(suit tile.Suit, rank int, red bool) tile.Tile {
	switch {
	case rank > 0:
		return tile.Numbered(suit, rank)
	case red:
		return tile.Numbered(suit, 5).RedFive()
	}
	return tile.Zero
}

package notation

import (
	"slices"
	"strings"

	"tehai/core/source"
	"tehai/core/tile"
)

const uzje = "uzje"

// uzjeRanks are the ranks 0 to 16 of a suit, in Ùzje's letters.
const uzjeRanks = "0123456789xabcdef"

// Letters map to themselves in these lists: walls and moves of a long replay text need a hundred thousand lookups.
var (
	uzjeSuits   = [1 << 7]tile.Suit{'t': tile.Circles, 's': tile.Bamboos, 'm': tile.Characters}
	uzjeLetters = [1 << 7]tile.Tile{
		'E': tile.East, 'S': tile.South, 'W': tile.West, 'N': tile.North,
		'P': tile.White, 'F': tile.Green, 'C': tile.Red,
		'Z': tile.Zero, 'H': tile.Horizontal, 'V': tile.Vertical,
		'h': tile.Spring, 'i': tile.Summer, 'j': tile.Autumn, 'k': tile.Winter,
		'o': tile.Flower1, 'p': tile.Flower2, 'q': tile.Flower3, 'r': tile.Flower4,
		'?': tile.Unknown,
	}
)

// uzjeLetter returns the tile of a letter, uzjeSuit the suit and uzjeRank the rank; None, NoSuit and -1 for any other
// character.
func uzjeLetter(c rune) tile.Tile {
	if c < 0 || int(c) >= len(uzjeLetters) {
		return tile.None
	}
	return uzjeLetters[c]
}

func uzjeSuit(c rune) tile.Suit {
	if c < 0 || int(c) >= len(uzjeSuits) {
		return tile.NoSuit
	}
	return uzjeSuits[c]
}

func uzjeRank(c rune) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c == 'x':
		return 10
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 11
	}
	return -1
}

// onlyUzje reports whether only Ùzje has the tile.
func onlyUzje(t tile.Tile) bool {
	return t.Suited() && !t.IsKind()
}

// readUzje reads a list of tiles in the letters of Ùzje's notation: ranks 1–9 x a–f (10–16) followed by t s m (circles,
// bamboos, characters), E S W N H V C F P Z, h i j k o p q r for seasons and flowers, ? for an unknown tile. Neighbours
// may share the suit; 0 and a suit is Zero.
func readUzje(b *builder) error {
	chars := b.scan(b.text)
	for i := 0; i < len(chars); {
		c := chars[i]
		if t := uzjeLetter(c.r); t != tile.None {
			b.add(t, c.at)
		} else if uzjeRank(c.r) >= 0 {
			n, err := b.uzjeGroup(chars[i:])
			if err != nil {
				return err
			}
			i += n
			continue
		} else if c.r != ' ' && c.r != ',' {
			return source.ErrorAt(c.at, source.BadTile, "want a tile of Ùzje such as 1t, xs or E, found %s", found(b.text, c.at))
		}
		i++
	}
	return nil
}

// uzjeGroup reads ranks and their suit, and returns how many characters it took.
func (b *builder) uzjeGroup(chars []char) (int, error) {
	n := 0
	for n < len(chars) && uzjeRank(chars[n].r) >= 0 {
		n++
	}
	at := source.Span{Start: len(b.text), End: len(b.text)}
	suit := tile.NoSuit
	if n < len(chars) {
		at, suit = chars[n].at, uzjeSuit(chars[n].r)
	}
	if suit == tile.NoSuit {
		return 0, source.ErrorAt(at, source.BadSuit, "want one of t s m after %s, found %s",
			shortened(b.text[chars[0].at.Start:at.Start]), found(b.text, at))
	}
	for _, c := range chars[:n] {
		t := tile.Zero
		if rank := uzjeRank(c.r); rank > 0 {
			t = tile.Numbered(suit, rank)
		}
		b.add(t, c.at)
	}
	return n + 1, nil
}

// writeUzje writes a list of tiles, separated by blanks between groups. It loses which fives are red, and that melds
// were declared.
func writeUzje(p Parsed) (string, error) {
	var text strings.Builder
	var suit rune
	var last byte
	for i, t := range flat(p) {
		letter, rank := uzjeSpelling(t.Plain())
		if rank == 0 && letter == 0 {
			return "", notRepresentable(uzje, t)
		}
		// Other notations read "8f" as a flower: a 15 is separated from the ranks below it.
		apart := letter == 0 || letter != suit || rank == 'f' && isDigit(rune(last))
		if suit != 0 && apart {
			text.WriteRune(suit)
		}
		if i > 0 && apart {
			text.WriteByte(' ')
		}
		text.WriteByte(rank)
		suit, last = letter, rank
	}
	if suit != 0 {
		text.WriteRune(suit)
	}
	return text.String(), nil
}

// uzjeSpelling returns the suit letter, 0 for none, and the rank or letter before it; both are 0 for a tile that Ùzje
// does not have.
func uzjeSpelling(t tile.Tile) (suit rune, rank byte) {
	if s := t.Suit(); s != tile.NoSuit {
		if letter := slices.Index(uzjeSuits[:], s); letter >= 0 {
			return rune(letter), uzjeRanks[t.Rank()]
		}
	}
	if letter := slices.Index(uzjeLetters[:], t); t != tile.None && letter >= 0 {
		return 0, byte(letter)
	}
	return 0, 0
}

package tile

import (
	"sync"

	"tehai/core/source"
)

// names holds the spelling of every tile in the public interface: mpsz for the 34 kinds and red fives, 1f–8f for
// seasons and flowers, and for the tiles that only Ùzje has the letters of its notation with p for circles. See the
// notation package for every other spelling.
var names = buildNames()

func buildNames() (names [limit]string) {
	const ranks = "0123456789xabcdef"
	suits := [...]string{NoSuit: "", Characters: "m", Circles: "p", Bamboos: "s", Honours: "z", Flowers: "f"}
	for t := Character1; t < limit; t++ {
		names[t] = string(ranks[t.Rank()]) + suits[t.Suit()]
		if t.IsRedFive() {
			names[t] = "0" + suits[t.Suit()]
		}
	}
	for t, name := range map[Tile]string{None: "", Joker: "j", Unknown: "?", Error: "!", Zero: "Z", Horizontal: "H",
		Vertical: "V"} {
		names[t] = name
	}
	return names
}

var byName = sync.OnceValue(func() map[string]Tile {
	m := make(map[string]Tile, limit)
	for t := Character1; t < limit; t++ {
		m[names[t]] = t
	}
	return m
})

// String returns the spelling of the tile in the public interface: "1m", "0p"
// (red five), "5z" (White), "3f", "j", "?", "!"; "" for None.
func (t Tile) String() string {
	if t >= limit {
		return "!"
	}
	return names[t]
}

// Parse reads one tile as String writes it. Its error has the code bad-tile
// and spans the whole text.
func Parse(text string) (Tile, error) {
	if t, ok := byName()[text]; ok {
		return t, nil
	}
	return None, source.ErrorAt(source.Span{Start: 0, End: len(text)}, source.BadTile,
		"want a tile such as 1m, 0p, 5z, 3f, j or ?, found %q", text)
}

// MustParse is Parse for texts known to be right; it panics otherwise.
func MustParse(text string) Tile {
	t, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return t
}

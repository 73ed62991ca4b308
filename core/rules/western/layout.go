package western

import (
	"math/bits"
	"strconv"
	"strings"

	"tehai/core/jsontext"
	"tehai/core/pattern"
)

// groupKind is what a group of a layout is.
type groupKind uint8

const (
	pung groupKind = iota
	kong
	set  // a pung or a kong
	chow // its tiles are the lowest
	anyMeld
	pair
	single
	run // of some length; its tiles are the lowest
	knit2
	knit3
	tiles // exactly those
)

// groupWords are the words of the language, by kind; behind run stands its length.
var groupWords = [...]string{pung: "pung", kong: "kong", set: "set", chow: "chow", anyMeld: "meld", pair: "pair",
	single: "single", run: "run", knit2: "knit2", knit3: "knit3", tiles: "tiles"}

// groupList is the words for error texts.
const groupList = "pung kong set chow meld pair single runN knit2 knit3 tiles"

// group is one line of a layout.
type group struct {
	kind   groupKind
	count  int // how many of them
	length int // of a run
	tiles  spec
	size   int // tiles of one, a kong counted as three
}

// everything are the tiles of a group that names none.
var everything = spec{{kinds: words[0].kinds}}

// readGroup reads a group, such as 2 pung #a, at a path of a file.
func readGroup(v *jsontext.Value, path string) (g group, err error) {
	fields := strings.Fields(v.Text)
	g.count = 1
	known := true
	if len(fields) > 0 && fields[0][0] >= '0' && fields[0][0] <= '9' {
		n, err := strconv.Atoi(fields[0])
		known = err == nil && n >= 1 && n <= most
		g.count, fields = n, fields[1:]
	}
	if !known || len(fields) == 0 || len(fields) > 2 || !g.named(fields[0]) {
		return g, Wrong(v, path, "unknown group %s: want [count] and one of %s", strconv.Quote(clipped(v.Text)), groupList)
	}
	g.tiles = everything
	if len(fields) == 2 {
		s, ok := readSpec(fields[1])
		if !ok {
			return g, unknownTiles(v, path, strconv.Quote(clipped(fields[1])))
		}
		g.tiles = s
	} else if g.kind == tiles {
		return g, Wrong(v, path, "want the tiles behind tiles, found none")
	}
	if g.kind == tiles {
		g.size = g.tiles.size()
	}
	return g, nil
}

// named sets the kind by its word.
func (g *group) named(word string) bool {
	if length, ok := strings.CutPrefix(word, "run"); ok {
		n, err := strconv.Atoi(length)
		g.kind, g.length, g.size = run, n, n
		return err == nil && n >= 2 && n <= 9 && len(length) == 1
	}
	for kind, known := range groupWords {
		if known == word {
			g.kind, g.size = groupKind(kind), [...]int{3, 3, 3, 3, 3, 2, 1, 0, 2, 3, 0}[kind]
			return true
		}
	}
	return false
}

// layout is one way in which the tiles of a hand lie.
type layout []group

// size is how many tiles a layout comes to, a kong counted as three.
func (l layout) size() (n int) {
	for i := range l {
		n += l[i].count * l[i].size
	}
	return n
}

func clipped(text string) string {
	if len(text) > 40 {
		return strings.ToValidUTF8(text[:40], "") + "…"
	}
	return text
}

func trailing(k pattern.Kinds) int { return bits.TrailingZeros64(uint64(k)) }

package search

import (
	"slices"
	"unicode/utf8"

	"tehai/core/source"
)

// A Pattern is tiles with wildcards, in the manner of mpsz. Digits stand before the
// letter of their suit, 0 is a red five. Beside these
//
//	?  is one more tile of the suit, whichever: 34?p
//	n  is a suit of numbers, the same one wherever n stands in the pattern: 34667n
//	~  before the digits of a group also finds them moved up or down the suit: ~34667p
//
// A pattern without wildcards is found in a hand that has at least these tiles.
type Pattern struct {
	// The pattern is found where one of these is: one, or with n one for each suit that it may be.
	alternatives []alternative
}

// An alternative is found in a hand if of each suit that it is about one check holds: groups of different suits are
// read apart from each other.
type alternative []checks

// checks are the ways to read the groups of a suit, each made ready to be compared with hands.
type checks struct {
	suit  uint8
	least int // the fewest tiles that one of them wants
	list  []check
}

// A check is what one way wants of its suit, in the fields of halves.
type check struct {
	even, odd uint32
	total     int // tiles of the suit, wildcards among them
}

// A need is what one way to read the groups of a suit wants.
type need struct {
	tiles Hand
	total int // tiles, wildcards among them
}

// maxWays is how many ways a pattern may be read.
const maxWays = 1_000

// maxPattern is how many tiles a pattern may have.
const maxPattern = 14

// group is some digits and their suit.
type group struct {
	ranks []int // 0 is a red five
	any   int   // wildcards
	suit  int   // 0 to 3, or anySuit
	moves bool
}

const anySuit = 4

// ParsePattern reads a pattern. The error has its place in text.
func ParsePattern(text string) (*Pattern, error) {
	var groups []group
	n := 0
	for at := 0; at < len(text); {
		g, end, err := readGroup(text, at)
		if err != nil {
			return nil, err
		}
		if n += len(g.ranks) + g.any; n > maxPattern {
			return nil, patternError(text, at, end, source.WrongTileCount, "want at most %d tiles in a pattern", maxPattern)
		}
		groups = append(groups, g)
		at = end
	}
	if len(groups) == 0 {
		return nil, patternError(text, 0, 0, source.BadTile, "want tiles such as 34667p, found nothing")
	}
	p, ways := &Pattern{}, 0
	for suit := range 3 {
		a, n := alternativeOf(groups, suit)
		if ways += n; ways > maxWays {
			return nil, patternError(text, 0, len(text), source.TooLarge,
				"want a pattern with at most %d ways to read it: leave out a ~", maxWays)
		}
		if n > 0 {
			p.alternatives = append(p.alternatives, a)
		}
		if !namesAny(groups) {
			break
		}
	}
	if ways == 0 {
		return nil, patternError(text, 0, len(text), source.TooManyCopies, "want at most 4 tiles of a kind in a pattern")
	}
	return p, nil
}

// alternativeOf reads the groups with n as a suit, and returns in how many ways it can be done.
func alternativeOf(groups []group, any int) (a alternative, ways int) {
	ways = 1
	for suit := range len(Hand{}) {
		var own []*group
		for i := range groups {
			if in := groups[i].suit; in == suit || in == anySuit && suit == any {
				own = append(own, &groups[i])
			}
		}
		if len(own) > 0 {
			// What leaves the others least choice comes first, so that no time is spent on what cannot be completed.
			slices.SortStableFunc(own, func(g, other *group) int { return other.weight() - g.weight() })
			c := checks{suit: uint8(suit)}
			c.expand(own, suit, need{})
			a = append(a, c)
			ways = min(ways*len(c.list), maxWays+1)
		}
	}
	return a, ways
}

func namesAny(groups []group) bool {
	for i := range groups {
		if groups[i].suit == anySuit {
			return true
		}
	}
	return false
}

func patternError(text string, start, end int, code source.Code, format string, args ...any) *source.Error {
	return source.ErrorAt(source.Span{Start: start, End: min(end, len(text))}, code, format, args...)
}

var suitLetters = map[byte]int{'m': 0, 'p': 1, 's': 2, 'z': 3, 'n': anySuit}

// readGroup reads one group and returns where it ends.
func readGroup(text string, at int) (g group, end int, err error) {
	start := at
	if text[at] == '~' {
		g.moves = true
		at++
	}
	for ; at < len(text); at++ {
		switch c := text[at]; {
		case c >= '0' && c <= '9':
			g.ranks = append(g.ranks, int(c-'0'))
		case c == '?':
			g.any++
		default:
			suit, known := suitLetters[c]
			switch {
			case !known:
				_, size := utf8.DecodeRuneInString(text[at:])
				return g, at, patternError(text, at, at+size, source.BadSuit,
					"want one of m p s z n after %s, found %s", text[start:at], text[at:at+size])
			case at == start || g.moves && at == start+1:
				return g, at, patternError(text, at, at+1, source.BadTile, "want digits before %s", text[at:at+1])
			}
			g.suit = suit
			return g, at + 1, g.check(text, start, at)
		}
		if len(g.ranks)+g.any > maxPattern {
			return g, at, patternError(text, start, at+1, source.WrongTileCount,
				"want at most %d tiles in a pattern", maxPattern)
		}
	}
	return g, at, patternError(text, len(text), len(text), source.BadSuit, "want a suit letter after %s", text[start:])
}

// check refuses ranks that the suit does not have.
func (g *group) check(text string, start, end int) error {
	if g.suit != 3 {
		return nil
	}
	for at := start; at < end; at++ {
		if c := text[at]; c == '0' || c == '8' || c == '9' {
			return patternError(text, at, at+1, source.BadTile, "want 1 to 7 before z, found %s", text[at:at+1])
		}
	}
	if g.moves {
		return patternError(text, start, start+1, source.BadTile, "want no ~ before honours, which have no order")
	}
	return nil
}

// weight is higher the fewer ways there are to read the group.
func (g *group) weight() int {
	if !g.moves {
		return maxPattern + len(g.ranks)
	}
	return len(g.ranks)
}

// expand adds every way to read the groups of a suit behind what the ones before them want.
func (c *checks) expand(groups []*group, suit int, so need) {
	if len(c.list) > maxWays {
		return
	}
	if len(groups) == 0 {
		made := check{total: so.total}
		made.even, made.odd = halves(so.tiles[suit])
		if c.list = append(c.list, made); len(c.list) == 1 || made.total < c.least {
			c.least = made.total
		}
		return
	}
	g := groups[0]
	least, most := 0, 0
	if g.moves {
		least, most = -8, 8
	}
	for move := least; move <= most; move++ {
		next := so
		if next.want(g, suit, move) {
			c.expand(groups[1:], suit, next)
		}
	}
}

// want adds what a group wants of a suit, moved by so many ranks; it reports false where that cannot be.
func (n *need) want(g *group, suit, move int) bool {
	for _, rank := range g.ranks {
		red := rank == 0
		if red {
			rank = 5
		}
		moved := rank + move
		if moved < 1 || moved > 9 || red && move != 0 {
			return false
		}
		kind := 9*suit + moved - 1
		if n.tiles.count(kind) == 4 {
			return false
		}
		n.tiles.add(kind, 1)
		if red {
			n.tiles[suit] += 1 << redsAt
		}
	}
	n.total += len(g.ranks) + g.any
	return true
}

// In reports whether the hand has at least the tiles of the pattern.
func (p *Pattern) In(h *Hand) bool { return p.find(h, false) }

// Exactly reports whether the hand has the tiles of the pattern and no other ones in its suits.
func (p *Pattern) Exactly(h *Hand) bool { return p.find(h, true) }

func (p *Pattern) find(h *Hand, exactly bool) bool {
next:
	for _, a := range p.alternatives {
		for i := range a {
			of := &a[i]
			word := h[of.suit&3]
			// Most hands have too few tiles of the suit.
			if tiles := total(word); tiles < of.least || !of.find(word, tiles, exactly) {
				continue next
			}
		}
		return true
	}
	return false
}

// find looks for a check that holds for so many tiles of the suit.
func (c *checks) find(word uint32, tiles int, exactly bool) bool {
	even, odd := halves(word)
	even |= guards
	odd |= guards
	for i := range c.list {
		// What a field lacks is borrowed from the guard above it.
		way := &c.list[i]
		if (even-way.even)&(odd-way.odd)&guards == guards && tiles >= way.total && (!exactly || tiles == way.total) {
			return true
		}
	}
	return false
}

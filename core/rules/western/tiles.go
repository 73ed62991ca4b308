package western

import (
	"strings"

	"tehai/core/pattern"
	"tehai/core/tile"
)

// words are the words of the language for tiles; own and round depend on the deal.
var words = [...]struct {
	word  string
	kinds pattern.Kinds
}{
	{"any", pattern.Numbers | pattern.Honours},
	{"honour", pattern.Honours},
	{"wind", pattern.Winds},
	{"dragon", pattern.Dragons},
	{"terminal", pattern.Terminals},
	{"simple", pattern.Simples},
	{"major", pattern.Orphans},
	{"green", pattern.Green},
	{"own", 0},
	{"round", 0},
}

// wordList is the words for error texts.
const wordList = "any honour wind dragon terminal simple major green own round"

// suits are the letters of suits: the three, honours, any suit each time, and three that are bound once a hand.
const suits = "mpszxabc"

const (
	anySuit = 4 // x
	boundA  = 5 // a; b and c follow
)

// term is one alternative of tiles: a word, or ranks of suits.
type term struct {
	kinds  pattern.Kinds // of a word
	own    bool          // the seat wind
	round  bool          // the round wind
	ranks  []uint8       // from 0, as they are written
	letter []uint8       // places in suits
}

// spec is the tiles of a group.
type spec []term

// binding is what letters and words stand for in one deal.
type binding struct {
	suit        [3]uint8 // of a, b, c
	seat, round tile.Tile
}

// permutations are the ways to bind the letters; with one letter every second is a repetition.
var permutations = [6][3]uint8{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}

// readSpec reads tiles, such as 19a|honour. ok is false where it is none.
func readSpec(text string) (s spec, ok bool) {
	for part := range strings.SplitSeq(text, "|") {
		t, ok := readTerm(part)
		if !ok {
			return nil, false
		}
		s = append(s, t)
	}
	return s, true
}

func readTerm(text string) (t term, ok bool) {
	for i := range words {
		if w := &words[i]; w.word == text {
			return term{kinds: w.kinds, own: text == "own", round: text == "round"}, true
		}
	}
	i := 0
	for ; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '#':
			for r := range uint8(9) {
				t.ranks = append(t.ranks, r)
			}
		case c >= '1' && c <= '9':
			low, high := c-'1', c-'1'
			if i+2 < len(text) && text[i+1] == '-' && text[i+2] > c && text[i+2] <= '9' {
				high = text[i+2] - '1'
				i += 2
			}
			for r := low; r <= high; r++ {
				t.ranks = append(t.ranks, r)
			}
		default:
			return t.letters(text[i:])
		}
		if len(t.ranks) > most {
			return t, false
		}
	}
	return t, false // no suit
}

// letters reads the suits behind ranks. All ranks of honours are the seven that there are.
func (t term) letters(text string) (term, bool) {
	if len(t.ranks) == 0 || len(text) > len(suits) {
		return t, false
	}
	for i := range len(text) {
		at := strings.IndexByte(suits, text[i])
		if at < 0 {
			return t, false
		}
		if suits[at] == 'z' {
			if len(t.ranks) == 9 {
				t.ranks = t.ranks[:7]
			}
			for _, r := range t.ranks {
				if r > 6 {
					return t, false
				}
			}
		}
		t.letter = append(t.letter, uint8(at))
	}
	return t, true
}

// letters returns how many of the letters a, b, c the tiles use: the place of the last, from 1.
func (s spec) letters() (n int) {
	for i := range s {
		for _, at := range s[i].letter {
			n = max(n, int(at)-boundA+1)
		}
	}
	return n
}

// kinds returns the tiles in a deal.
func (s spec) kinds(b *binding) (k pattern.Kinds) {
	for i := range s {
		t := &s[i]
		k |= t.kinds
		if t.own {
			k |= pattern.KindOf(b.seat)
		}
		if t.round {
			k |= pattern.KindOf(b.round)
		}
		for _, at := range t.letter {
			for _, r := range t.ranks {
				k |= suitKinds(at, r, b)
			}
		}
	}
	return k
}

// suitKinds returns the tiles of a rank in the suit of a letter.
func suitKinds(at, rank uint8, b *binding) pattern.Kinds {
	switch {
	case at == anySuit:
		return (1 | 1<<9 | 1<<18) << rank
	case at >= boundA:
		at = b.suit[at-boundA]
	}
	return 1 << (9*at + rank)
}

// exact returns the tiles that a group of exactly those holds, of x the given suit.
func (s spec) exact(b *binding, x uint8) (list []uint8) {
	for i := range s {
		t := &s[i]
		for _, at := range t.letter {
			if at == anySuit {
				at = x
			} else if at >= boundA {
				at = b.suit[at-boundA]
			}
			for _, r := range t.ranks {
				list = append(list, 9*at+r)
			}
		}
		if len(t.letter) > 0 {
			continue
		}
		one := spec{*t}
		for k := one.kinds(b); k != 0; k &= k - 1 {
			list = append(list, uint8(trailing(k)))
		}
	}
	return list
}

// size returns how many tiles exact returns.
func (s spec) size() int { return len(s.exact(&binding{seat: tile.East, round: tile.East}, 0)) }

// anySuits reports whether a letter x is among the tiles.
func (s spec) anySuits() bool {
	for i := range s {
		for _, at := range s[i].letter {
			if at == anySuit {
				return true
			}
		}
	}
	return false
}

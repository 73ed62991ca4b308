package pattern

import (
	"tehai/core/meld"
)

// Groups summarizes one reading of a hand by kinds, red fives read as fives. A sequence is listed at its lowest tile.
type Groups struct {
	Tiles Kinds    // every kind in the reading
	Runs  [4]Kinds // Runs[n]: sequences that occur at least n+1 times
	Same  Kinds    // triplets and quads
	Pairs Kinds
}

// GroupsOf returns the groups of a reading's sets. Sets of tiles outside the 34 kinds are left out.
func GroupsOf(sets []meld.Set) (g Groups) {
	for _, s := range sets {
		first := KindOf(s.First)
		switch s.Kind {
		case meld.Sequence:
			for n := range g.Runs {
				if g.Runs[n]&first == 0 {
					g.Runs[n] |= first
					break
				}
			}
			g.Tiles |= first | first<<1 | first<<2
		case meld.Pair:
			g.Pairs |= first
			g.Tiles |= first
		case meld.Triplet, meld.Quad:
			g.Same |= first
			g.Tiles |= first
		case meld.Knitted:
			g.Tiles |= first | first<<3 | first<<6
		}
	}
	return g
}

// AllSimples reports whether there is neither a terminal nor an honour.
func (g *Groups) AllSimples() bool { return g.Tiles.Within(Simples) }

// NoSimples reports whether there are only terminals and honours.
func (g *Groups) NoSimples() bool { return g.Tiles.Within(Orphans) }

// AllTerminals reports whether there are only terminals.
func (g *Groups) AllTerminals() bool { return g.Tiles.Within(Terminals) }

// AllHonours reports whether there are only honours.
func (g *Groups) AllHonours() bool { return g.Tiles.Within(Honours) }

// OneSuit reports whether all tiles are of one suit.
func (g *Groups) OneSuit() bool { return g.Tiles.Within(Numbers) && g.Tiles.Suits() == 1 }

// OneSuitWithHonours reports whether all tiles are honours or of one suit, with at least one of both.
func (g *Groups) OneSuitWithHonours() bool { return g.Tiles&Honours != 0 && g.Tiles.Suits() == 1 }

// NoSequence reports whether there is no sequence.
func (g *Groups) NoSequence() bool { return g.Runs[0] == 0 }

// OnlySequences reports whether there is at least one sequence and neither a triplet nor a quad.
func (g *Groups) OnlySequences() bool { return g.Runs[0] != 0 && g.Same == 0 }

// TerminalOrHonourInEach reports whether every set and pair has a terminal or an honour.
func (g *Groups) TerminalOrHonourInEach() bool {
	return g.Runs[0].Within(ones|sevens) && (g.Same | g.Pairs).Within(Orphans)
}

// TerminalInEach reports whether every set and pair has a terminal.
func (g *Groups) TerminalInEach() bool {
	return g.Runs[0].Within(ones|sevens) && (g.Same | g.Pairs).Within(Terminals)
}

// OneToNine returns the first tiles of 123 456 789 of one suit, or nothing.
func (g *Groups) OneToNine() Kinds {
	straight := Kinds(1 | 1<<3 | 1<<6)
	for range 3 {
		if straight.Within(g.Runs[0]) {
			return straight
		}
		straight <<= 9
	}
	return 0
}

// SequenceInThreeSuits returns the first tiles of the same sequence in the
// three suits, or nothing.
func (g *Groups) SequenceInThreeSuits() Kinds { return inThreeSuits(g.Runs[0]) }

// TripletInThreeSuits returns the triplets or quads of one number in the three
// suits, or nothing.
func (g *Groups) TripletInThreeSuits() Kinds { return inThreeSuits(g.Same) }

func inThreeSuits(k Kinds) Kinds {
	common := k & (k >> 9) & (k >> 18) & Characters
	return common | common<<9 | common<<18
}

// TwinSequences returns how many pairs of identical sequences there are; four
// of a kind are two pairs.
func (g *Groups) TwinSequences() int { return g.Runs[1].Len() + g.Runs[3].Len() }

// ConsecutiveTriplets returns the first triplets and quads of n consecutive numbers
// of a suit, or nothing. n is 1 to 9.
func (g *Groups) ConsecutiveTriplets(n int) Kinds {
	for suit := range 3 {
		numbers := g.Same >> (9 * suit) & Characters
		row := Kinds(1)<<n - 1
		for range 10 - n {
			if row.Within(numbers) {
				return row << (9 * suit)
			}
			row <<= 1
		}
	}
	return 0
}

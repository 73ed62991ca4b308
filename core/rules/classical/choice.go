package classical

import (
	"cmp"
	"fmt"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// pick returns the reading that is paid (D1): a limit hand before all others, then the highest points × doubles, of
// equal ones the first found; or, with the option, always the first found. found is in the order of the search.
func pick(found []*candidate, set settings) *candidate {
	best := found[0]
	if set.first {
		return best
	}
	for _, c := range found[1:] {
		if worth(c) > worth(best) {
			best = c
		}
	}
	return best
}

// worth orders readings: limit hands above all that is counted.
func worth(c *candidate) int {
	if c.limited {
		return 1 << 40
	}
	return c.unrounded
}

func whyLess(other, best *candidate, set settings) rules.Reason {
	switch {
	case worth(other) == worth(best):
		return rules.Reason{ID: "found-later",
			Text: fmt.Sprintf("Worth the same, %d × %d = %d; the reading found first is named.",
				other.points, 1<<other.doubles, other.unrounded)}
	case set.first:
		return rules.Reason{ID: "found-later",
			Text: fmt.Sprintf("%d × %d = %d: the first reading found is paid, as the option asks.",
				other.points, 1<<other.doubles, other.unrounded)}
	case best.limited:
		return rules.Reason{ID: "no-limit-hand", Text: fmt.Sprintf("Read so it is no limit hand: %d × %d = %d.",
			other.points, 1<<other.doubles, other.unrounded)}
	}
	return rules.Reason{ID: "pays-less", Text: fmt.Sprintf("%d × %d = %d, less than %d × %d = %d.",
		other.points, 1<<other.doubles, other.unrounded, best.points, 1<<best.doubles, best.unrounded)}
}

// compareSearch orders readings of the same closed tiles as the document's
// search meets them: at the lowest tile where they differ quad comes before
// triplet before sequence before pair. Bamboos are the lowest suit, then
// characters, circles ("dots") and honours.
func compareSearch(a, b []meld.Set) int {
	a, b = bySearchOrder(a), bySearchOrder(b)
	for i := range min(len(a), len(b)) {
		if c := compareSets(a[i], b[i]); c != 0 {
			return c
		}
	}
	return 0
}

func bySearchOrder(sets []meld.Set) []meld.Set {
	sorted := make([]meld.Set, 0, len(sets))
	for _, suit := range []tile.Suit{tile.Bamboos, tile.Characters, tile.Circles, tile.Honours} {
		for _, s := range sets {
			if s.First.Suit() == suit {
				sorted = append(sorted, s)
			}
		}
	}
	return sorted
}

func compareSets(a, b meld.Set) int {
	if c := cmp.Compare(a.First, b.First); c != 0 {
		return c
	}
	return cmp.Compare(searchOrder[a.Kind], searchOrder[b.Kind])
}

var searchOrder = [...]int{meld.Quad: 0, meld.Triplet: 1, meld.Sequence: 2, meld.Pair: 3}

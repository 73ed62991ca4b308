package classical

import (
	"cmp"
	"fmt"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// pick returns the reading that is paid (D1): a limit hand before all others,
// then the highest points × doubles, of equals the first found; or, with the
// option, simply the first found. results is in the order of the search.
func pick(results []*Result, set settings) *Result {
	best := results[0]
	if set.first {
		return best
	}
	for _, r := range results[1:] {
		if worth(r) > worth(best) {
			best = r
		}
	}
	return best
}

// worth orders readings: limit hands above all that is counted.
func worth(r *Result) int {
	if len(r.LimitHands) > 0 {
		return 1 << 40
	}
	return r.Unrounded
}

func whyLess(other, best *Result, set settings) rules.Reason {
	switch {
	case worth(other) == worth(best):
		return rules.Reason{ID: "found-later",
			Text: fmt.Sprintf("Worth the same, %d × %d = %d; the reading found first is named.",
				other.Points, 1<<other.Doubles, other.Unrounded)}
	case set.first:
		return rules.Reason{ID: "found-later",
			Text: fmt.Sprintf("%d × %d = %d: the first reading found is paid, as the option asks.",
				other.Points, 1<<other.Doubles, other.Unrounded)}
	case len(best.LimitHands) > 0:
		return rules.Reason{ID: "no-limit-hand", Text: fmt.Sprintf("Read so it is no limit hand: %d × %d = %d.",
			other.Points, 1<<other.Doubles, other.Unrounded)}
	}
	return rules.Reason{ID: "pays-less", Text: fmt.Sprintf("%d × %d = %d, less than %d × %d = %d.",
		other.Points, 1<<other.Doubles, other.Unrounded, best.Points, 1<<best.Doubles, best.Unrounded)}
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

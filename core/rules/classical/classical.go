// Package classical has the classical rule set, after the document "Mah Jongg Hands": points for every set, doubles for
// the whole hand, and limit hands, which take precedence. Family returns it for core/rules/catalog. Its rules.Rules
// score a hand of 14 tiles, and one more for each kong, as a rules.Card whose Points are points × 2^doubles, rounded
// and at most the limit. There are no payments: the document states none.
//
// Where the document contradicts itself or is silent these decisions apply, cited by number in the code:
//
//   - D1: the best reading is paid; the option "first" pays the first found.
//   - D2: the items of a table are right where its printed sum is not.
//   - D3: of the six consistency doubles one is paid, the most valuable.
//   - D4: readings are searched over counts, so interleaved sequences are found.
//   - D5: "no sequence" asks every set but the pair.
//   - D6: "one to nine" is 123 456 789 of one suit, once.
//   - D7: "one terminal or honour" in each set means at least one.
//   - D8: nine gates need the flag "concealed".
//   - D9: a hand that is several limit hands pays one limit and names all.
//   - D10: undeclared fours are as many as the tile count says.
//   - D11: lucky pairs give points, lucky triplets and quads give doubles.
//   - D12: a red five is read as a five.
package classical

import (
	"slices"

	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// facts is what the rules depend on in one reading of a hand.
type facts struct {
	pattern.Groups
	sets        []meld.Set // the pair among them; of thirteen orphans the pair alone
	tiles       tile.Counts
	seat, round tile.Tile
	orphans     bool // the thirteen orphans
	concealed   bool // no tile was called, by the player's own word
	points      int  // the sum of the point items, known when doubles are asked
}

func newFacts(win *rules.Win, sets []meld.Set) *facts {
	return &facts{
		Groups:    pattern.GroupsOf(sets),
		sets:      sets,
		tiles:     win.Hand.AllCounts(),
		seat:      win.Seat(),
		round:     win.Round(),
		concealed: win.Concealed,
	}
}

// place returns the place of a set among those of the reading; of equal ones the first.
func (f *facts) place(s meld.Set) []int { return []int{slices.Index(f.sets, s)} }

// lucky returns 1 for a dragon, the seat wind or the round wind, 2 for a wind
// that is both, and 0 for every other tile.
func (f *facts) lucky(t tile.Tile) int {
	n := 0
	for _, lucky := range []bool{t.IsDragon(), t == f.seat, t == f.round} {
		if lucky {
			n++
		}
	}
	return n
}

package mcr

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
)

// Result is what a hand is worth, and why. When Win is false the hand is not
// complete, or is worth less than the minimum: then Why says so and nothing is
// paid.
type Result struct {
	Win      bool
	Form     hand.Form  // NoForm when not complete
	Sets     []meld.Set // melds first; of thirteen orphans the pair alone, of singles none
	At       int        // the set that the winning tile completed, or -1
	Wait     hand.Wait  // how
	Items    []Item     // what counts, and behind it what holds and is excluded
	Fans     []Item     // those that count, in the order of the table
	Total    int        // with flowers
	Counted  int        // without them: what the minimum asks
	Minimum  int
	Payments rules.Payments
	Why      []rules.Reason
	Excluded []Item    // those that hold and are not counted, or not so often, and what excludes them
	Also     [][]Item  // the other best lists of the same total, those that come first in the table first
	Others   []*Result // the other readings, the best first; their own Others are empty
}

// Item is one fan of a result as every card has it, its amount the points of
// one; what excludes it is the id of a fan, or of a principle.
type Item = rules.Item

// The principles that exclude where no single fan does.
const (
	AccountOnce  = "account-once"  // sets joined to others are joined once more at most
	NonIdentical = "non-identical" // the same fan is not made twice with the same sets
)

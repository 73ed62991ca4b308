package classical

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
)

// Result is a score card of one reading.
type Result struct {
	Win         bool
	Form        hand.Form
	Sets        []meld.Set
	Points      int // the sum of PointItems
	PointItems  []PointItem
	Doubles     int // the sum of DoubleItems
	DoubleItems []DoubleItem
	LimitHands  []string // ids; the score is the limit if there is one
	Unrounded   int      // points × 2^doubles; of a limit hand without points the limit
	Final       int      // what is paid, rounded and at most the limit
	Why         []rules.Reason
	Others      []*Result // every other reading of the same hand, best first, each with why it pays less
}

// PointItem is what one set or pair is worth. The base has no set.
type PointItem struct {
	ID     string
	Points int
	Set    meld.Set
}

// DoubleItem is what the hand is doubled for. Only lucky sets name a set.
type DoubleItem struct {
	ID      string
	Doubles int
	Set     meld.Set
}

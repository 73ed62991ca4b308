package rules

import (
	"tehai/core/hand"
	"tehai/core/tile"
)

// Card is what a hand is worth, and why: the same shape in every family. When
// Win is false the hand is not complete or does not score: Why says so and
// nothing is paid.
type Card struct {
	Win    bool
	Form   hand.Form    // NoForm when not complete, and for a shape without a name
	Sets   []hand.Group // melds first; of thirteen orphans the pair alone
	Items  []Item       // in the order in which people read them
	Totals []Total      // what the items come to, part by part
	Limit  string       // name of a fixed payment, "" for a hand below all of them
	// Points is what the winner receives without honba and deposits, or the value of the hand under rules without
	// payments.
	Points   int
	Payments Payments // honba and riichi sticks included
	Why      []Reason
	Also     [][]Item // other lists of items that come to the same, in the order in which they would be named
	Others   []*Card  // the other readings, the best first; their own Others are empty
}

// The parts of a card of riichi, whose totals are yakuman, or han and fu.
const (
	PartYaku    = "yaku" // han
	PartDora    = "dora" // likewise
	PartYakuman = "yakuman"
	PartFu      = "fu" // the items add up to the unrounded fu; Total("fu") is the rounded number that is paid
)

// The parts of a card of fans: what counts, and what holds and is excluded. The
// totals are what the fans come to and what a hand must come to.
const (
	PartFans     = "fans"
	PartExcluded = "excluded"

	TotalFans    = "total"
	TotalMinimum = "minimum"
)

// Item is one line of a card.
type Item struct {
	Part   string // what the amount counts, such as yaku, fu, points, doubles, fans
	ID     string
	Name   string      // in English, "" where the page knows it by its id
	Amount int         // of one
	Count  int         // how many times; 0 is once
	Sets   []int       // indices into Sets that it rests on, empty for the whole hand
	Tiles  []tile.Tile // what makes it; empty where no tile does
	By     string      // of an excluded line: the id of what excludes it
}

// Total is what the items of a card come to.
type Total struct {
	ID     string // such as han, fu, yakuman, points, doubles, fans
	Amount int
}

// Total returns a total of the card by its id, 0 where there is none: han, fu and
// yakuman of riichi, TotalFans and TotalMinimum of rules that count fans, points,
// doubles and unrounded of the classical rules.
func (c *Card) Total(id string) int {
	for _, t := range c.Totals {
		if t.ID == id {
			return t.Amount
		}
	}
	return 0
}

// Part returns the items of one part, such as PartYaku, in the order of Items.
func (c *Card) Part(part string) []Item {
	var items []Item
	for _, item := range c.Items {
		if item.Part == part {
			items = append(items, item)
		}
	}
	return items
}

// Lost is the card of a hand that does not win.
func Lost(why ...Reason) *Card { return &Card{Why: why} }

// Reason explains a part of a result: an id for programs, a sentence, and the tiles in question.
type Reason struct {
	ID    string
	Text  string
	Tiles []tile.Tile

	Worth, Needs int // with BelowMinimum: what counts of the hand, and how much of it a win needs
}

// BelowMinimum is the id of the reason of a complete hand that is worth too little.
const BelowMinimum = "below-minimum"

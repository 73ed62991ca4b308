package api

import (
	"tehai/core/hand"
	"tehai/core/rules"
)

// cards write the score cards of the interface, by family. Rules that count fans share one card; a family without a row
// uses the plain one.
var cards = map[string]func(*rules.Card) Score{
	"riichi":  func(c *rules.Card) Score { return riichiCard(c) },
	"sichuan": func(c *rules.Card) Score { return sichuanCard(c) },
	"uzje":    func(c *rules.Card) Score { return uzjeCard(c) },
}

// cardOf writes the card of a rule set in the words of the interface.
func cardOf(set *rules.RuleSet, c *rules.Card) Score {
	write, known := cards[set.Family]
	switch {
	case !c.Win && set.Family == "classical" && len(c.Totals) > 0:
		card := classicalLoser(c)
		card.Names = set.Names
		return card
	case !c.Win && c.Form != hand.NoForm && len(c.Part(rules.PartFans))+c.Total(rules.TotalMinimum) > 0:
		return lostFans(c)
	case !c.Win:
		return Lost{Why: reasonsOf(c.Why)}
	case set.Family == "classical":
		card := classicalCard(c)
		card.Names = set.Names
		return card
	case known:
		return write(c)
	case set.Fans != "":
		return fansCard(c)
	}
	return plainCard(c)
}

// PlainScore is a score card of rules that have no card of their own.
type PlainScore struct {
	Win      bool         `js:"win"`
	Form     string       `js:"form" is:"Form?"`
	Sets     []Set        `js:"sets"`
	Items    []CardItem   `js:"items"`
	Totals   []CardTotal  `js:"totals"`
	Limit    string       `js:"limit" is:"?"`
	Points   int          `js:"points"`
	Payments *Payments    `js:"payments" is:"?"`
	Why      []Reason     `js:"why"`
	Others   []PlainScore `js:"others"` // every lower reading, best first
}

// CardItem is one line of a card.
type CardItem struct {
	Part   string   `js:"part"` // what the amount counts
	ID     string   `js:"id"`
	Name   string   `js:"name" is:"?"`
	Amount int      `js:"amount"` // of one
	Count  int      `js:"count"`  // how many times
	Sets   []int    `js:"sets"`   // indices of the sets that it depends on, none for the complete hand
	Tiles  []string `js:"tiles" is:"Tile?"`
	By     string   `js:"by" is:"?"` // for an excluded line: what excludes it
}

// CardTotal is a total of a card.
type CardTotal struct {
	ID     string `js:"id"`
	Amount int    `js:"amount"`
}

func plainCard(c *rules.Card) PlainScore {
	card := PlainScore{Win: c.Win, Form: forms[c.Form], Sets: setsOf(c.Sets), Items: []CardItem{}, Totals: []CardTotal{},
		Limit: c.Limit, Points: c.Points, Why: reasonsOf(c.Why)}
	for _, item := range c.Items {
		card.Items = append(card.Items, CardItem{Part: item.Part, ID: item.ID, Name: item.Name, Amount: item.Amount,
			Count: max(1, item.Count),
			Sets:  item.Sets, Tiles: spellSome(item.Tiles), By: item.By})
	}
	for _, total := range c.Totals {
		card.Totals = append(card.Totals, CardTotal(total))
	}
	if c.Payments.Players > 0 {
		payments := paymentsOf(c.Payments)
		card.Payments = &payments
	}
	for _, other := range c.Others {
		card.Others = append(card.Others, plainCard(other))
	}
	return card
}

// setOf returns the spelling of the set that an item depends on, or nil for none.
func setOf(item *rules.Item, spelt []Set) *Set {
	if len(item.Sets) == 0 {
		return nil
	}
	return &spelt[item.Sets[0]]
}

package api

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules/classical"
)

// ClassicalScore is a score card of the classical rules.
type ClassicalScore struct {
	Win         bool             `js:"win" is:"true"`
	Form        string           `js:"form" is:"Form"`
	Sets        []Set            `js:"sets"`
	Points      int              `js:"points"`
	PointItems  []PointItem      `js:"pointItems"`
	Doubles     int              `js:"doubles"`
	DoubleItems []DoubleItem     `js:"doubleItems"`
	LimitHands  []string         `js:"limitHands"` // ids
	Unrounded   int              `js:"unrounded"`  // points × 2^doubles
	Final       int              `js:"final"`
	Why         []Reason         `js:"why"`    // of one of the others: why it pays less
	Others      []ClassicalScore `js:"others"` // every other reading, best first
}

// PointItem is what one set or pair is worth; the base has no set.
type PointItem struct {
	ID     string `js:"id"`
	Points int    `js:"points"`
	Set    *Set   `js:"set" is:"?"`
}

// DoubleItem is what the hand is doubled for; a lucky set names its set.
type DoubleItem struct {
	ID      string `js:"id"`
	Doubles int    `js:"doubles"`
	Set     *Set   `js:"set" is:"?"`
}

func classicalScore(h *hand.Hand, r *classical.Result) Score {
	if !r.Win {
		return Lost{Why: reasonsOf(r.Why)}
	}
	return classicalCard(h, r)
}

func classicalCard(h *hand.Hand, r *classical.Result) ClassicalScore {
	sets := setsOf(h, r.Form, r.Sets)
	card := ClassicalScore{
		Win: true, Form: forms[r.Form], Sets: sets, Points: r.Points, Doubles: r.Doubles,
		LimitHands: r.LimitHands, Unrounded: r.Unrounded, Final: r.Final, Why: reasonsOf(r.Why),
	}
	for _, item := range r.PointItems {
		card.PointItems = append(card.PointItems, PointItem{item.ID, item.Points, namedSet(item.Set, r.Sets, sets)})
	}
	for _, item := range r.DoubleItems {
		card.DoubleItems = append(card.DoubleItems, DoubleItem{item.ID, item.Doubles, namedSet(item.Set, r.Sets, sets)})
	}
	for _, other := range r.Others {
		card.Others = append(card.Others, classicalCard(h, other))
	}
	return card
}

// namedSet returns the spelling of the set that an item names, or nil for none.
func namedSet(s meld.Set, sets []meld.Set, spelt []Set) *Set {
	for i := range sets {
		if sets[i] == s {
			return &spelt[i]
		}
	}
	return nil
}

package api

import "tehai/core/rules"

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
	Why         []Reason         `js:"why"`    // for one of the others: why it pays less
	Others      []ClassicalScore `js:"others"` // every other reading, best first
	// of house rules: what their own hands are called, by id; these may be limit hands and doubles
	Names map[string]any `js:"names" is:"Record<string, HouseNames>?"`
}

// ClassicalLoser is the card of a hand that did not win, under rules that score those too.
type ClassicalLoser struct {
	Win         bool         `js:"win" is:"false"`
	Sets        []Set        `js:"sets"` // kongs, pungs, chows that lie open, and every pair
	Points      int          `js:"points"`
	PointItems  []PointItem  `js:"pointItems"`
	Doubles     int          `js:"doubles"`
	DoubleItems []DoubleItem `js:"doubleItems"`
	LimitHands  []string     `js:"limitHands"` // of which the hand lacks one tile
	Unrounded   int          `js:"unrounded"`
	Final       int          `js:"final"`
	Why         []Reason     `js:"why"` // where nothing counts
	// of house rules: what their own hands are called, by id
	Names map[string]any `js:"names" is:"Record<string, HouseNames>?"`
}

func classicalLoser(c *rules.Card) ClassicalLoser {
	full := classicalCard(c)
	return ClassicalLoser{Sets: full.Sets, Points: full.Points, PointItems: full.PointItems, Doubles: full.Doubles,
		DoubleItems: full.DoubleItems, LimitHands: full.LimitHands, Unrounded: full.Unrounded, Final: full.Final,
		Why: full.Why}
}

// PointItem is the points of one set or pair; the base has no set.
type PointItem struct {
	ID     string `js:"id"`
	Points int    `js:"points"`
	Set    *Set   `js:"set" is:"?"`
}

// DoubleItem is one reason for doubling; a lucky set has its set.
type DoubleItem struct {
	ID      string `js:"id"`
	Doubles int    `js:"doubles"`
	Set     *Set   `js:"set" is:"?"`
}

func classicalCard(c *rules.Card) ClassicalScore {
	card := ClassicalScore{
		Win: true, Form: forms[c.Form], Sets: setsOf(c.Sets), Points: c.Total("points"), Doubles: c.Total("doubles"),
		Unrounded: c.Total("unrounded"), Final: c.Points, Why: reasonsOf(c.Why),
	}
	for _, item := range c.Items {
		switch item.Part {
		case "points":
			card.PointItems = append(card.PointItems, PointItem{item.ID, item.Amount * max(1, item.Count),
				setOf(&item, card.Sets)})
		case "doubles":
			card.DoubleItems = append(card.DoubleItems, DoubleItem{item.ID, item.Amount, setOf(&item, card.Sets)})
		case "limit":
			card.LimitHands = append(card.LimitHands, item.ID)
		}
	}
	for _, other := range c.Others {
		card.Others = append(card.Others, classicalCard(other))
	}
	return card
}

package api

import "tehai/core/rules"

// FansScore is a score card of rules whose hands are worth fans.
type FansScore struct {
	Win        bool         `js:"win"` // the others include readings below the minimum
	Form       string       `js:"form" is:"Form"`
	Sets       []Set        `js:"sets"` // of the thirteen orphans only the pair, of singles none
	Fans       []Fan        `js:"fans"`
	Total      int          `js:"total"`             // with flowers
	Faan       *int         `js:"faan" is:"?"`       // Hong Kong: the total
	Unlimited  *int         `js:"unlimited" is:"?"`  // Hong Kong: before the cap
	Multiplier *int         `js:"multiplier" is:"?"` // Hong Kong: of the payments
	Minimum    int          `js:"minimum"`
	Payments   Payments     `js:"payments"`
	Why        []Reason     `js:"why"`
	Excluded   []Excluded   `js:"excluded"` // fans that hold but do not count, or not as often
	Also       [][]FanCount `js:"also"`     // other lists of fans with the same total
	Others     []FansScore  `js:"others"`   // every lower reading, best first
}

// LostFans is a complete hand with too few fans to win.
type LostFans struct {
	Win      bool       `js:"win" is:"false"`
	Why      []Reason   `js:"why"`
	Fans     []Fan      `js:"fans"`
	Total    int        `js:"total"`
	Minimum  int        `js:"minimum"`
	Form     string     `js:"form" is:"Form"`
	Sets     []Set      `js:"sets"`
	Excluded []Excluded `js:"excluded"`
}

// Fan is one fan of a card.
type Fan struct {
	ID     string `js:"id"`
	Name   string `js:"name"`
	Count  int    `js:"count"`
	Points int    `js:"points"`      // of one
	Sets   []int  `js:"sets" is:"?"` // the indices of the sets it depends on, absent for the complete hand
}

// Excluded is a fan that holds but does not count, and the id of the fan or of the principle that excludes it.
type Excluded struct {
	ID    string `js:"id"`
	By    string `js:"by"`
	Count int    `js:"count"` // how many of them do not count
	Sets  []int  `js:"sets" is:"?"`
}

// FanCount is one fan of a list with the same total.
type FanCount struct {
	ID    string `js:"id"`
	Count int    `js:"count"`
}

func fansCard(c *rules.Card) FansScore {
	card := FansScore{
		Win: c.Win, Form: forms[c.Form], Sets: setsOf(c.Sets), Fans: fansOf(c), Total: c.Total(rules.TotalFans),
		Minimum:  c.Total(rules.TotalMinimum),
		Payments: paymentsOf(c.Payments), Why: reasonsOf(c.Why), Excluded: excludedOf(c),
	}
	for i := range c.Totals {
		switch total := &c.Totals[i]; total.ID {
		case "faan":
			card.Faan = &total.Amount
		case "unlimited":
			card.Unlimited = &total.Amount
		case "multiplier":
			card.Multiplier = &total.Amount
		}
	}
	for _, items := range c.Also {
		list := make([]FanCount, len(items))
		for i, item := range items {
			list[i] = FanCount{ID: item.ID, Count: max(1, item.Count)}
		}
		card.Also = append(card.Also, list)
	}
	for _, other := range c.Others {
		card.Others = append(card.Others, fansCard(other))
	}
	return card
}

func lostFans(c *rules.Card) LostFans {
	return LostFans{Why: reasonsOf(c.Why), Fans: fansOf(c), Total: c.Total(rules.TotalFans),
		Minimum: c.Total(rules.TotalMinimum),
		Form:    forms[c.Form], Sets: setsOf(c.Sets), Excluded: excludedOf(c)}
}

func fansOf(c *rules.Card) []Fan {
	var fans []Fan
	for _, item := range c.Items {
		if item.Part == rules.PartFans {
			fans = append(fans, Fan{ID: item.ID, Name: item.Name, Count: max(1, item.Count), Points: item.Amount,
				Sets: item.Sets})
		}
	}
	return fans
}

func excludedOf(c *rules.Card) []Excluded {
	var list []Excluded
	for _, item := range c.Items {
		if item.Part == rules.PartExcluded {
			list = append(list, Excluded{ID: item.ID, By: item.By, Count: max(1, item.Count), Sets: item.Sets})
		}
	}
	return list
}

package api

import "tehai/core/rules"

// SichuanScore is a score card of rules whose fans add up and double the payment.
type SichuanScore struct {
	Win      bool           `js:"win"`
	Form     string         `js:"form" is:"Form"`
	Sets     []Set          `js:"sets"`
	Fans     []Fan          `js:"fans"`
	Total    int            `js:"total"`  // fans before the cap
	Points   int            `js:"points"` // what one player pays on a discard, after the cap
	Minimum  int            `js:"minimum"`
	Payments Payments       `js:"payments"` // where no player has won before
	Why      []Reason       `js:"why"`
	Excluded []Excluded     `js:"excluded"` // none
	Also     [][]FanCount   `js:"also"`     // none
	Others   []SichuanScore `js:"others"`   // every lower reading, best first
}

func sichuanCard(c *rules.Card) SichuanScore {
	f := fansCard(&rules.Card{Win: c.Win, Form: c.Form, Sets: c.Sets, Items: c.Items, Totals: c.Totals,
		Payments: c.Payments, Why: c.Why})
	card := SichuanScore{Win: f.Win, Form: f.Form, Sets: f.Sets, Fans: f.Fans, Total: f.Total, Points: c.Points,
		Payments: f.Payments, Why: f.Why, Excluded: f.Excluded, Also: f.Also}
	for _, other := range c.Others {
		card.Others = append(card.Others, sichuanCard(other))
	}
	return card
}

package api

import "tehai/core/rules"

// UzjeScore states how a hand of Ùzje is complete; its rules have no values.
type UzjeScore struct {
	Win    bool        `js:"win" is:"true"`
	Form   string      `js:"form" is:"Form"`
	Sets   []Set       `js:"sets"`
	Points int         `js:"points"` // always 0
	Others []UzjeScore `js:"others"` // always empty
}

func uzjeCard(c *rules.Card) UzjeScore {
	return UzjeScore{Win: true, Form: forms[c.Form], Sets: setsOf(c.Sets), Points: c.Points}
}

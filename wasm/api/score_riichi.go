package api

import "tehai/core/rules"

// RiichiScore is a score card of a riichi rule set.
type RiichiScore struct {
	Win      bool          `js:"win"`             // the others include readings without a yaku
	Form     string        `js:"form" is:"Form?"` // absent for tiles that have no complete form
	Sets     []Set         `js:"sets"`
	Yaku     []Yaku        `js:"yaku"`    // dora last
	Yakuman  int           `js:"yakuman"` // number of times a yakuman
	Han      int           `js:"han"`     // 0 for a yakuman, as fu
	Fu       int           `js:"fu"`
	FuItems  []FuItem      `js:"fuItems"`
	Limit    string        `js:"limit" is:"Limit?"`
	Points   int           `js:"points"` // without honba and deposits
	Payments Payments      `js:"payments"`
	Why      []Reason      `js:"why"`
	Others   []RiichiScore `js:"others"` // every lower reading, best first
}

// Yaku is one yaku, or one kind of dora.
type Yaku struct {
	ID      string   `js:"id"`
	Name    string   `js:"name"`
	Han     int      `js:"han"`            // 0 for a yakuman
	Yakuman int      `js:"yakuman" is:"?"` // number of times a yakuman
	Tiles   []string `js:"tiles" is:"Tile?"`
}

// FuItem is one line of the fu.
type FuItem struct {
	ID  string `js:"id"`
	Fu  int    `js:"fu"`
	Set *Set   `js:"set" is:"?"`
}

// Payments is what each player gains, including honba and deposits; a player who pays has a negative number.
type Payments struct {
	E int  `js:"E"`
	S int  `js:"S"`
	W int  `js:"W"`
	N *int `js:"N" is:"?"` // absent for three players
	// if the discarder is not named: what the discarder pays in addition to that wind's payment as one of the others;
	// the sum of all stays 0
	Unknown *int `js:"?" is:"?"`
}

func paymentsOf(p rules.Payments) Payments {
	wire := Payments{E: p.Seats[0], S: p.Seats[1], W: p.Seats[2]}
	if p.Players == 4 {
		wire.N = &p.Seats[3]
	}
	if p.Unknown != 0 {
		wire.Unknown = &p.Unknown
	}
	return wire
}

func riichiCard(c *rules.Card) RiichiScore {
	card := RiichiScore{
		Win: c.Win, Form: forms[c.Form], Sets: setsOf(c.Sets), Yakuman: c.Total("yakuman"), Han: c.Total("han"),
		Fu:    c.Total("fu"),
		Limit: c.Limit, Points: c.Points, Payments: paymentsOf(c.Payments), Why: reasonsOf(c.Why), Yaku: yakuOf(c),
	}
	card.FuItems = fuItemsOf(c, card.Sets)
	for _, other := range c.Others {
		card.Others = append(card.Others, riichiCard(other))
	}
	return card
}

// countOf returns the number of items of a part.
func countOf(c *rules.Card, part string) (n int) {
	for i := range c.Items {
		if c.Items[i].Part == part {
			n++
		}
	}
	return n
}

func fuItemsOf(c *rules.Card, sets []Set) []FuItem {
	wire := make([]FuItem, 0, countOf(c, rules.PartFu))
	for i := range c.Items {
		if item := &c.Items[i]; item.Part == rules.PartFu {
			wire = append(wire, FuItem{ID: item.ID, Fu: item.Amount, Set: setOf(item, sets)})
		}
	}
	return wire
}

func yakuOf(c *rules.Card) []Yaku {
	wire := make([]Yaku, 0, len(c.Items)-countOf(c, rules.PartFu))
	for i := range c.Items {
		switch item := &c.Items[i]; item.Part {
		case rules.PartYaku, rules.PartDora:
			wire = append(wire, Yaku{ID: item.ID, Name: item.Name, Han: item.Amount, Tiles: spellSome(item.Tiles)})
		case rules.PartYakuman:
			wire = append(wire, Yaku{ID: item.ID, Name: item.Name, Yakuman: item.Amount, Tiles: spellSome(item.Tiles)})
		}
	}
	return wire
}

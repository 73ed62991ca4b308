package api

import "tehai/core/rules/riichi"

// RiichiScore is a score card of a riichi rule set.
type RiichiScore struct {
	Win      bool          `js:"win"`             // among the others there are readings without a yaku
	Form     string        `js:"form" is:"Form?"` // absent for tiles that make no form at all
	Sets     []Set         `js:"sets"`
	Yaku     []Yaku        `js:"yaku"`    // dora last
	Yakuman  int           `js:"yakuman"` // how many times a yakuman
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
	Yakuman int      `js:"yakuman" is:"?"` // how many times a yakuman
	Tiles   []string `js:"tiles" is:"Tile?"`
}

// FuItem is one line of the fu.
type FuItem struct {
	ID  string `js:"id"`
	Fu  int    `js:"fu"`
	Set *Set   `js:"set" is:"?"`
}

// Payments is what everyone gains, honba and deposits among it; who pays has a
// negative number.
type Payments struct {
	E       int  `js:"E"`
	S       int  `js:"S"`
	W       int  `js:"W"`
	N       *int `js:"N" is:"?"` // absent for three players
	Unknown *int `js:"?" is:"?"` // the discarder, where nobody said who
}

func paymentsOf(p riichi.Payments) Payments {
	wire := Payments{E: p.Seats[0], S: p.Seats[1], W: p.Seats[2]}
	if p.Players == 4 {
		wire.N = &p.Seats[3]
	}
	if p.Unknown != 0 {
		wire.Unknown = &p.Unknown
	}
	return wire
}

func riichiScore(r *riichi.Result) Score {
	if !r.Win {
		return Lost{Why: reasonsOf(r.Why)}
	}
	return riichiCard(r)
}

func riichiCard(r *riichi.Result) RiichiScore {
	card := RiichiScore{
		Win: r.Win, Form: forms[r.Form], Sets: make([]Set, len(r.Sets)), Yakuman: r.Yakuman, Han: r.Han, Fu: r.Fu,
		Limit: string(r.Limit), Points: r.Points, Payments: paymentsOf(r.Payments), Why: reasonsOf(r.Why),
	}
	for i, s := range r.Sets {
		card.Sets[i] = spellSet(s.Set, spell(s.Tiles), s.Wait)
	}
	card.Yaku = yakuOf(r.Yaku)
	for _, item := range r.FuItems {
		row := FuItem{ID: item.ID, Fu: item.Fu}
		if item.Set >= 0 {
			row.Set = &card.Sets[item.Set]
		}
		card.FuItems = append(card.FuItems, row)
	}
	for _, other := range r.Others {
		card.Others = append(card.Others, riichiCard(other))
	}
	return card
}

func yakuOf(list []riichi.Yaku) []Yaku {
	var wire []Yaku
	for _, y := range list {
		wire = append(wire, Yaku{ID: y.ID, Name: y.Name, Han: y.Han, Yakuman: y.Yakuman, Tiles: spellSome(y.Tiles)})
	}
	return wire
}

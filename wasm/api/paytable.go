package api

import (
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// PayTableRequest asks for the basic payments.
type PayTableRequest struct {
	Ruleset   string         `js:"ruleset" is:"RulesetId"`
	Options   map[string]any `js:"options" is:"Options?"`
	SeatWind  string         `js:"seatWind" is:"Wind?"` // of the winner; "S" by default, not the dealer
	SelfDrawn bool           `js:"selfDrawn" is:"?"`
}

// PayTableValue is the table of basic payments.
type PayTableValue struct {
	Rows []PayRow `js:"rows"`
}

// PayRow is the payment for a value.
type PayRow struct {
	Han      int      `js:"han" is:"?"`
	Fu       int      `js:"fu" is:"?"`
	Limit    string   `js:"limit" is:"Limit?"`
	Points   int      `js:"points"` // without honba and deposits
	Payments Payments `js:"payments"`
	Possible bool     `js:"possible"` // hands of this value that are won in this way exist
}

// PayTable returns the basic payments of a rule set.
func PayTable(request PayTableRequest) (PayTableValue, error) {
	r, err := findRules(request.Ruleset, request.Options)
	if err != nil {
		return PayTableValue{}, err
	}
	if r.PayTable == nil {
		return PayTableValue{}, noSuch(r, "has no table of payments")
	}
	seat, err := readWind("seatWind", request.SeatWind)
	if err != nil {
		return PayTableValue{}, err
	}
	if seat == tile.None {
		seat = tile.South
	}
	if !seat.IsWind() || seat >= tile.East+tile.Tile(r.Players) {
		return PayTableValue{}, rules.Impossible("seatWind: want the wind of a player, found %s", request.SeatWind)
	}
	value := PayTableValue{Rows: []PayRow{}}
	for _, row := range r.PayTable(seat, request.SelfDrawn) {
		value.Rows = append(value.Rows, PayRow{row.Han, row.Fu, row.Limit, row.Points, paymentsOf(row.Payments),
			row.Possible})
	}
	return value, nil
}

// noSuch returns the error of a question that a rule set cannot answer.
func noSuch(r *rules.Rules, lacks string) error {
	return source.Errorf(source.UnknownRuleset, "the rule set %s %s", r.ID, lacks)
}

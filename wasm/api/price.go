package api

import "tehai/core/rules"

// PriceRequest asks for the payments of a value without a hand: han and fu, or yakuman.
type PriceRequest struct {
	Ruleset string         `js:"ruleset" is:"RulesetId"`
	Options map[string]any `js:"options" is:"Options?"`
	Han     int            `js:"han" is:"?" in:"0..1000"`
	Fu      int            `js:"fu" is:"?" in:"0..1000"` // as paid; may be omitted from 5 han on
	Yakuman int            `js:"yakuman" is:"?" in:"0..1000"`
	// the seat, the way of winning, the discarder, honba and deposits are used
	Situation Situation `js:"situation" is:"?"`
}

// PriceValue is the payments of a value.
type PriceValue struct {
	Limit    string   `js:"limit" is:"Limit?"`
	Points   int      `js:"points"` // without honba and deposits
	Payments Payments `js:"payments"`
}

// Price returns the payments for han and fu, or for yakuman.
func Price(request PriceRequest) (PriceValue, error) {
	r, err := findRules(request.Ruleset, request.Options)
	if err != nil {
		return PriceValue{}, err
	}
	if r.Price == nil {
		return PriceValue{}, noSuch(r, "counts no han and fu")
	}
	situation, err := readSituation(request.Situation, r)
	if err != nil {
		return PriceValue{}, err
	}
	price, err := r.Price(rules.Count{Han: request.Han, Fu: request.Fu, Yakuman: request.Yakuman}, &situation)
	if err != nil {
		return PriceValue{}, err
	}
	return PriceValue{price.Limit, price.Points, paymentsOf(price.Payments)}, nil
}

package api

import "tehai/core/rules"

// PriceRequest asks what a value is paid, whatever its hand: han and fu, or yakuman.
type PriceRequest struct {
	Ruleset string         `js:"ruleset" is:"RulesetId"`
	Options map[string]any `js:"options" is:"Options?"`
	Han     int            `js:"han" is:"?" in:"0..1000"`
	Fu      int            `js:"fu" is:"?" in:"0..1000"` // as they are paid; may be left out from 5 han on
	Yakuman int            `js:"yakuman" is:"?" in:"0..1000"`
	// the seat, the way of winning, the discarder, honba and deposits count
	Situation Situation `js:"situation" is:"?"`
}

// PriceValue is what a value is paid.
type PriceValue struct {
	Limit    string   `js:"limit" is:"Limit?"`
	Points   int      `js:"points"` // without honba and deposits
	Payments Payments `js:"payments"`
}

// Price says what han and fu alone, or yakuman, are paid.
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

package classical

import "tehai/core/option"

// options are the options of the rule set. All defaults are our own decisions or from the document, so all are
// confirmed.
var options = []option.Option{
	{Key: "first", Kind: option.Bool, Default: false, Confirmed: true,
		Label: "Pay the first reading found, as the document's search does, instead of the best"},
	{Key: "limit", Kind: option.Int, Default: 500, Confirmed: true,
		Label: "The limit in points; 0 leaves ordinary scores without one and pays 500 for limit hands"},
	{Key: "round", Kind: option.Bool, Default: true, Confirmed: true,
		Label: "Round the final score to the nearest 10"},
}

// settings are the options' values.
type settings struct {
	first, round bool
	limit        int // points; 0 for no limit on ordinary scores
}

// settingsOf returns the settings of resolved values.
func settingsOf(values option.Values) settings {
	return settings{first: values["first"].(bool), round: values["round"].(bool), limit: values["limit"].(int)}
}

// limitHand returns what a limit hand pays, in points.
func (s settings) limitHand() int {
	if s.limit == 0 {
		return 500
	}
	return s.limit
}

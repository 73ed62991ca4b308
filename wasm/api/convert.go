package api

import (
	"tehai/core/notation"
	"tehai/wasm/wire"
)

// ConvertRequest asks for a hand, or a wall or another row of more tiles than a hand has, in another notation.
type ConvertRequest struct {
	Text string `js:"text"`
	From string `js:"from" is:"Dialect?"` // "auto" by default
	To   string `js:"to" is:"Dialect"`
	// in 136: whether one five of each suit is red, true by default; false if there are no red fives
	Reds *bool `js:"reds" is:"?"`
}

// ids136 is the dialect of numbers in which a set may or may not have red fives.
const ids136 = "136"

// ConvertValue holds the text, or the list for a dialect that is a list of numbers.
type ConvertValue struct {
	Text *string `js:"text" is:"?"`
	List []int   `js:"list" is:"?"`
}

// Convert writes a hand or a row of tiles in another dialect.
func Convert(request ConvertRequest) (ConvertValue, error) {
	parsed, err := notation.ParseTiles(request.Text, request.From)
	if err != nil {
		return ConvertValue{}, wire.In(request.Text, err)
	}
	plain := request.Reds != nil && !*request.Reds
	if plain && parsed.Dialect == ids136 {
		parsed = parsed.Plain()
	}
	if plain && request.To == ids136 {
		list, err := notation.PlainIDs(parsed)
		return ConvertValue{List: append([]int{}, list...)}, err
	}
	for _, d := range notation.Dialects() {
		if d.ID == request.To && d.IsList() {
			list, err := notation.FormatList(parsed, request.To)
			return ConvertValue{List: append([]int{}, list...)}, err
		}
	}
	text, err := notation.Format(parsed, request.To)
	return ConvertValue{Text: &text}, err
}

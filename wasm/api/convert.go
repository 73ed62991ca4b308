package api

import (
	"tehai/core/notation"
	"tehai/wasm/wire"
)

// ConvertRequest asks for a hand in another spelling.
type ConvertRequest struct {
	Text string `js:"text"`
	From string `js:"from" is:"Dialect?"` // "auto" by default
	To   string `js:"to" is:"Dialect"`
}

// ConvertValue holds the text, or the list for a dialect that is a list of numbers.
type ConvertValue struct {
	Text *string `js:"text" is:"?"`
	List []int   `js:"list" is:"?"`
}

// Convert writes a hand in another dialect.
func Convert(request ConvertRequest) (ConvertValue, error) {
	parsed, err := notation.Parse(request.Text, request.From)
	if err != nil {
		return ConvertValue{}, wire.In(request.Text, err)
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

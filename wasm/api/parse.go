package api

import (
	"tehai/core/notation"
	"tehai/wasm/wire"
)

// ParseRequest asks for the tiles of a text.
type ParseRequest struct {
	Text    string `js:"text"`
	Dialect string `js:"dialect" is:"Dialect?"` // "auto" by default
}

// ParseValue is the content of a text.
type ParseValue struct {
	Dialect string   `js:"dialect" is:"Dialect"` // the one that read the text
	Closed  []string `js:"closed" is:"Tile"`     // in the order they were written
	Melds   []Meld   `js:"melds"`
	Win     string   `js:"win" is:"Tile?"` // the winning or drawn tile, one of the closed
	Flowers []string `js:"flowers" is:"Tile"`
	Text    string   `js:"text"` // the normal form; parsing it again gives the same value
}

// Parse reads a text in any dialect.
func Parse(request ParseRequest) (ParseValue, error) {
	parsed, err := notation.Parse(request.Text, request.Dialect)
	if err != nil {
		return ParseValue{}, wire.In(request.Text, err)
	}
	text, err := notation.Normal(parsed)
	if err != nil {
		return ParseValue{}, err
	}
	return ParseValue{
		Dialect: parsed.Dialect,
		Closed:  spell(parsed.Hand.Closed),
		Melds:   meldsOf(parsed.Hand.Melds),
		Win:     parsed.Hand.WinTile().String(),
		Flowers: spell(parsed.Flowers),
		Text:    text,
	}, nil
}

package api

import "tehai/core/source"

// ReplayTextRequest asks for an open file as text.
type ReplayTextRequest struct {
	ID     string `js:"id"`
	Format string `js:"format" is:"ReplayFormat?"` // "uzje" by default
}

// ReplayTextValue is a file of games.
type ReplayTextValue struct {
	Text string      `js:"text"`
	Lost []LostRules `js:"lost" is:"?"` // what the format cannot state about the rules
}

// ReplayText writes an open file, with its comments, in another format or its own.
func ReplayText(request ReplayTextRequest) (ReplayTextValue, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return ReplayTextValue{}, err
	}
	id := request.Format
	if id == "" || id == "auto" {
		id = "uzje"
	}
	format, err := findFormat("", id)
	if err != nil {
		return ReplayTextValue{}, err
	}
	if format.write == nil {
		return ReplayTextValue{}, source.Errorf(source.NotRepresentable, "games are not written as %s, only read", id)
	}
	text, err := format.write(open.games)
	if err != nil {
		return ReplayTextValue{}, err
	}
	value := ReplayTextValue{Text: text}
	if !format.keeps {
		value.Lost = lostRules(format, text, open.games)
	}
	return value, nil
}

package api

import (
	"slices"

	"tehai/core/replay"
)

// GameTextRequest asks for a live deal as replay text.
type GameTextRequest struct {
	ID string `js:"id"`
}

// GameTextValue is a deal, after the earlier deals of its match, as Ùzje replay text.
type GameTextValue struct {
	Text string `js:"text"`
}

// GameText writes a live deal as Ùzje replay text.
func GameText(request GameTextRequest) (GameTextValue, error) {
	open, err := openGames.get(request.ID)
	if err != nil {
		return GameTextValue{}, err
	}
	return GameTextValue{Text: replay.Write(&replay.Replay{Deals: append(slices.Clone(open.past), open.deal)})}, nil
}

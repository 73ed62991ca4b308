package api

import (
	"slices"

	"tehai/core/replay"
	"tehai/core/replay/compact"
)

// ReplayPackRequest asks for a deal of an open file, or for all of them, in as few characters as possible.
type ReplayPackRequest struct {
	ID        string `js:"id"`
	Deal      *int   `js:"deal" is:"?"`      // all deals if absent
	Anonymous bool   `js:"anonymous" is:"?"` // without title, date, source, names and unknown tags
	Bare      bool   `js:"bare" is:"?"`      // without comments and variations
}

// ReplayPackValue is a text of letters, digits and - _ . that an address may hold; replayOpen opens it.
type ReplayPackValue struct {
	Text string `js:"text"`
}

// ReplayPack writes a deal with its comments and variations for a link: about 200 characters for a deal of a real game.
func ReplayPack(request ReplayPackRequest) (ReplayPackValue, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return ReplayPackValue{}, err
	}
	games := &replay.Replay{Deals: open.games.Deals, Notes: open.games.Notes}
	if request.Deal != nil {
		d, err := open.find(*request.Deal, 0)
		if err != nil {
			return ReplayPackValue{}, err
		}
		games = &replay.Replay{Deals: []*replay.Deal{d}}
	}
	kept := func(notes []replay.Note) []replay.Note { // an unknown tag may contain a name
		if request.Bare {
			return nil
		}
		return slices.DeleteFunc(slices.Clone(notes), func(n replay.Note) bool { return request.Anonymous && n.Tag != "" })
	}
	games.Deals, games.Notes = slices.Clone(games.Deals), kept(games.Notes)
	for i, d := range games.Deals {
		packed := *d
		if request.Deal != nil {
			packed.Notes = nil
		}
		packed.Notes = kept(packed.Notes)
		if request.Bare {
			packed.Comments, packed.Branches = nil, nil
		}
		if request.Anonymous {
			packed.Title, packed.Date, packed.Source, packed.Players = "", "", "", nil
		}
		games.Deals[i] = &packed
	}
	text, err := compact.Write(games)
	return ReplayPackValue{Text: text}, err
}

package api

import (
	"slices"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/source"
)

// CallsRequest asks which melds a discard of another player could make.
type CallsRequest struct {
	Hand    string   `js:"hand"` // 3n+1 closed tiles
	Dialect string   `js:"dialect" is:"Dialect?"`
	Tile    string   `js:"tile" is:"Tile"`  // the discard
	From    string   `js:"from" is:"Side"`  // who let it go: chows are called from the left alone
	Seen    []string `js:"seen" is:"Tile?"` // tiles that lie open elsewhere
}

// CallValue is one meld that could be called, and what the hand becomes by it.
type CallValue struct {
	Meld     Meld        `js:"meld"`
	Shanten  int         `js:"shanten"`  // with the best discard; after a kong, before the replacement tile
	Discards []DiscardTo `js:"discards"` // best first; none after a kong
}

// Calls lists the melds that a discard could make: chows, pungs, the kong.
func Calls(request CallsRequest) ([]CallValue, error) {
	discard, err := readTile("tile", request.Tile)
	if err != nil {
		return nil, err
	}
	if !discard.IsKind() {
		return nil, source.Errorf(source.UnsupportedTile, "tile: want a tile of the standard 34 kinds, found %s", discard)
	}
	from := sideOf(request.From)
	if from == meld.Unsaid {
		return nil, source.Errorf(source.BadType, "from: want left, across or right, found %q", request.From)
	}
	a, err := newAnalysis(&AnalyzeRequest{Hand: request.Hand, Dialect: request.Dialect, Seen: append(slices.Clip(request.Seen), request.Tile)})
	if err != nil {
		return nil, err
	}
	if n := len(a.hand.Closed); n%3 != 1 {
		return nil, source.Errorf(source.WrongTileCount, "want a hand of 3n+1 closed tiles before the call, found %d", n)
	}
	if err := a.advise(&AnalyzeRequest{}); err != nil {
		return nil, err
	}
	values := []CallValue{}
	for _, m := range hand.Calls(&a.hand, discard, from) {
		values = append(values, a.call(m))
	}
	return values, nil
}

// call says what the hand becomes by calling the meld.
func (a *analysis) call(m meld.Meld) CallValue {
	after := *a
	after.hand = hand.Call(&a.hand, m)
	after.closed = after.hand.Counts()
	value := CallValue{Meld: meldOf(m), Shanten: int(a.rule.Of(&after.closed).Best), Discards: []DiscardTo{}}
	if m.Kind != meld.Quad {
		after.question.Hand = after.hand
		value.Discards = after.discards()
	}
	return value
}

func sideOf(word string) meld.Side {
	for side, name := range sides {
		if name == word && name != "" {
			return meld.Side(side)
		}
	}
	return meld.Unsaid
}

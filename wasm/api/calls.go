package api

import (
	"slices"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// CallsRequest asks which melds a hand can call with a discard of another player.
type CallsRequest struct {
	Hand    string   `js:"hand"` // 3n+1 closed tiles
	Dialect string   `js:"dialect" is:"Dialect?"`
	Tile    string   `js:"tile" is:"Tile"`  // the discard
	From    string   `js:"from" is:"Side"`  // the discarder: chows are called only from the left
	Seen    []string `js:"seen" is:"Tile?"` // tiles that are visible elsewhere
	// Ruleset and options determine which tiles may be discarded after the call; without them all tiles may.
	Ruleset string         `js:"ruleset" is:"RulesetId?"`
	Options map[string]any `js:"options" is:"Options?"`
	Void    string         `js:"void" is:"Suit?"` // the suit that the hand is to be without, under rules that ask for one
}

// CallValue is one possible meld, and the hand after calling it.
type CallValue struct {
	Meld     Meld        `js:"meld"`
	Shanten  int         `js:"shanten"`         // with the best discard; after a kong, before the replacement tile
	Discards []DiscardTo `js:"discards"`        // best first; none after a kong
	Kept     []string    `js:"kept" is:"Tile?"` // kinds of the hand that may not be discarded after it: swap calling
}

// Calls lists the melds that the hand can call with a discard: chows, pungs, the kong.
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
	var r *rules.Rules
	if request.Ruleset != "" {
		if r, err = findRules(request.Ruleset, request.Options); err != nil {
			return nil, err
		}
	}
	about := AnalyzeRequest{Hand: request.Hand, Dialect: request.Dialect,
		Seen: append(slices.Clip(request.Seen), request.Tile)}
	voids := r != nil && r.Forms.Void != 0
	if voids {
		about.Ruleset, about.Options, about.Void = request.Ruleset, request.Options, request.Void
	}
	a, err := newAnalysis(&about)
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
		var value CallValue
		if voids {
			value = a.callVoided(m, r)
		} else {
			value = a.call(m, r == nil || !forbidsSwaps(r))
		}
		if len(value.Discards) > 0 || m.Kind == meld.Quad && value.Meld.Kind != "" {
			values = append(values, value)
		}
	}
	return values, nil
}

// callVoided is call under rules with a void suit. It returns nothing for a meld that the rules do not know or that
// the void suit forbids.
func (a *analysis) callVoided(m meld.Meld, r *rules.Rules) (value CallValue) {
	after := *a
	after.hand = hand.Call(&a.hand, m)
	after.closed = after.hand.Counts()
	after.forms = a.forms.Beside(after.hand.Melds)
	if after.forms.Void == 0 || m.At(0).IsHonour() || m.Kind == meld.Sequence && r.Play.NoChow {
		return value
	}
	value = CallValue{Meld: meldOf(m), Shanten: after.forms.Shanten(&after.closed), Discards: []DiscardTo{}}
	if m.Kind != meld.Quad {
		value.Discards = after.discardsUnderForms()
	}
	return value
}

func forbidsSwaps(r *rules.Rules) bool { return r.Play.Play != nil && r.Play.Play.NoSwap }

// exchanged returns the kinds among tiles whose discard would make the claim an exchange.
func exchanged(claim meld.Meld, tiles []tile.Tile) (kinds shanten.Tiles) {
	for _, t := range tiles {
		if t.IsKind() && game.Exchanges(claim, t) {
			kinds |= 1 << t.Index()
		}
	}
	return kinds
}

// spellKinds spells kinds, nil for none.
func spellKinds(kinds shanten.Tiles) (words []string) {
	for kind := range kinds.All() {
		words = append(words, tile.Of(kind).String())
	}
	return words
}

// call returns the hand after calling the meld. Unless free, swap calling restricts the discards.
func (a *analysis) call(m meld.Meld, free bool) CallValue {
	after := *a
	after.hand = hand.Call(&a.hand, m)
	after.closed = after.hand.Counts()
	value := CallValue{Meld: meldOf(m), Shanten: int(a.rule.Of(&after.closed).Best), Discards: []DiscardTo{}}
	if m.Kind != meld.Quad {
		after.question.Hand = after.hand
		if !free {
			after.question.Kept = exchanged(m, after.hand.Closed)
			value.Kept = spellKinds(after.question.Kept)
		}
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

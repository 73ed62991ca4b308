package api

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// AnalyzeRequest asks for the shanten of a hand, and for the tiles and discards that improve it.
type AnalyzeRequest struct {
	Hand       string   `js:"hand"` // 1 to 14 closed tiles; missing sets count as made
	Dialect    string   `js:"dialect" is:"Dialect?"`
	Seen       []string `js:"seen" is:"Tile?"` // tiles that are visible elsewhere
	Indicators []string `js:"indicators" is:"Tile?" in:"..10"`
	River      []string `js:"river" is:"Tile?" in:"..100"` // the hand's own discards
	Players    int      `js:"players" is:"3 | 4?" in:"3..4"`
	Fifth      bool     `js:"fifth" is:"?"` // a wait on a fifth copy counts as ready

	// the next fields are for the order of the discards; if a situation is given without a rule set, the rules are
	// Tenhou's
	Ruleset   string         `js:"ruleset" is:"RulesetId?"`
	Options   map[string]any `js:"options" is:"Options?"`
	Situation Situation      `js:"situation" is:"?"`
	Rivals    []Rival        `js:"rivals" is:"?" in:"..3"` // as of danger: threats are taken into account
	Order     string         `js:"order" is:"DiscardOrder?"`
	// kinds that may not be discarded now, such as after a claim: they are not listed as discards
	Kept  []string `js:"kept" is:"Tile?" in:"..14"`
	Level string   `js:"level" is:"TableLevel?"` // how strong the table is, for the odds
	// the suit that the hand is to be without, under rules that ask for one; that of the situation by default
	Void string `js:"void" is:"Suit?"`
}

// AnalyzeValue is the shanten of a hand, and what improves it.
type AnalyzeValue struct {
	Tiles    []string    `js:"tiles" is:"Tile"` // the closed tiles
	Shanten  Shanten     `js:"shanten"`
	Readings []Reading   `js:"readings"` // of a complete hand
	Waits    []Accept    `js:"waits"`    // of a ready hand of 3n+1 tiles
	Furiten  *Furiten    `js:"furiten" is:"?"`
	Draws    *Draws      `js:"draws" is:"?"`    // of 3n+1 tiles
	Discards []DiscardTo `js:"discards" is:"?"` // of 3n+2 tiles, best first
}

// Shanten is the number of tiles from ready in each form: -1 is complete, 0 ready.
type Shanten struct {
	Standard int  `js:"standard"`
	Pairs    *int `js:"pairs" is:"?"` // of 13 and 14 closed tiles
	Orphans  *int `js:"orphans" is:"?"`
	Knitted  *int `js:"knitted" is:"?"` // under rules that have this form, like the next
	Singles  *int `js:"singles" is:"?"`
	Best     int  `js:"best"`
}

// Furiten lists the waits that are in the hand's own river.
type Furiten struct {
	Tiles []string `js:"tiles" is:"Tile"`
}

// Draws is what a hand accepts.
type Draws struct {
	Tiles []Accept `js:"tiles"`
	Kinds int      `js:"kinds"`
	Total int      `js:"total"` // copies left of all of them
	// if the hand is one tile from ready: the share of the total after which the best discard leaves a good wait, as of
	// DiscardTo
	Good *float64 `js:"good" is:"?"`
}

// Analyze returns everything about a hand except its score.
func Analyze(request AnalyzeRequest) (AnalyzeValue, error) {
	a, err := newAnalysis(&request)
	if err != nil {
		return AnalyzeValue{}, err
	}
	if err := a.advise(&request); err != nil {
		return AnalyzeValue{}, err
	}
	if a.forms != nil {
		return a.underForms(), nil
	}
	value := AnalyzeValue{Tiles: spell(a.hand.Closed), Shanten: shantenOf(a.rule.Of(&a.closed))}
	switch len(a.hand.Closed) % 3 {
	case 1:
		draws := a.rule.Draws(&a.closed, &a.left)
		accepts := acceptsOf(draws.Tiles, &a.left)
		value.Draws = &Draws{Tiles: accepts, Kinds: len(accepts), Total: int(draws.Total)}
		if draws.Shanten == 1 {
			value.Draws.Good = a.good(&a.closed)
		}
		if draws.Shanten == 0 {
			value.Waits = accepts
			value.Furiten = furiten(draws.Tiles, a.river)
		}
	case 2:
		value.Discards = a.discards()
		value.Readings = a.readings()
	}
	return value, nil
}

func shantenOf(d shanten.Distance) Shanten {
	return Shanten{Standard: int(d.Standard), Pairs: away(d.Pairs), Orphans: away(d.Orphans), Best: int(d.Best)}
}

// away returns a shanten number, nil if the hand cannot have the form.
func away(distance int8) *int {
	if distance == shanten.Absent {
		return nil
	}
	n := int(distance)
	return &n
}

// furiten returns the waits that are in the river, or nil.
func furiten(waits shanten.Tiles, river []tile.Tile) *Furiten {
	var thrown shanten.Tiles
	for _, t := range river {
		thrown |= 1 << t.Index()
	}
	if waits&thrown == 0 {
		return nil
	}
	f := &Furiten{}
	for i := range (waits & thrown).All() {
		f.Tiles = append(f.Tiles, tile.Of(i).String())
	}
	return f
}

// good returns, of the copies that 3n+1 closed tiles accept, the share that makes the hand ready with a good wait, or
// nil if none is left.
func (a *analysis) good(closed *tile.Counts) *float64 {
	var shapes shanten.Shapes
	a.rule.Shapes(closed, &a.left, &shapes)
	if shapes.Total == 0 {
		return nil
	}
	share := float64(shapes.Good) / float64(shapes.Total)
	return &share
}

// readings lists every way to read the hand as complete. Sets that are missing because the hand has fewer than 14 tiles
// count as made, and are not in the readings.
func (a *analysis) readings() []Reading {
	found := hand.Readings(&a.hand)
	if a.forms != nil {
		found = a.forms.Readings(&a.hand)
	}
	if missing := 14 - 3*len(a.hand.Melds) - len(a.hand.Closed); missing > 0 {
		hand.Split(&a.closed, len(a.hand.Closed)/3, 0, func(sets []meld.Set) {
			found = append(found, hand.Reading{Form: hand.Standard, Sets: append(declared(&a.hand), sets...)})
		})
	}
	var wire []Reading
	for _, r := range found {
		wire = append(wire, Reading{Form: forms[r.Form], Sets: setsOf(hand.Groups(&a.hand, r))})
	}
	return wire
}

// declared returns the melds as sets.
func declared(h *hand.Hand) []meld.Set {
	sets := make([]meld.Set, len(h.Melds))
	for i, m := range h.Melds {
		sets[i] = m.Set()
	}
	return sets
}

package api

import (
	"cmp"

	"tehai/core/advice"
	"tehai/core/hand"
	"tehai/core/notation"
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// analysis is a request that was read and checked.
type analysis struct {
	hand   hand.Hand
	closed tile.Counts
	left   tile.Counts
	river  []tile.Tile
	rule   shanten.Rule
	forms  *shanten.Forms // shapes of the rules' own, nil for the usual ones

	indicators []tile.Tile
	question   advice.Question // for the discards
	rivals     []advice.Rival
	situation  rules.Situation
	strength   odds.Strength
	order      advice.Order
}

func newAnalysis(request *AnalyzeRequest) (*analysis, error) {
	parsed, forms, err := readFor(request)
	if err != nil {
		return nil, err
	}
	a := &analysis{hand: parsed.Hand, closed: parsed.Hand.Counts(), forms: forms}
	a.rule = shanten.Rule{Fifth: request.Fifth, Three: request.Players == 3}
	if err := checkSize(&a.hand); err != nil {
		return nil, err
	}
	seen, err := readStandard("seen", request.Seen)
	if err != nil {
		return nil, err
	}
	indicators, err := readStandard("indicators", request.Indicators)
	if err != nil {
		return nil, err
	}
	more, err := readStandard("situation.indicators", request.Situation.Indicators)
	if err != nil {
		return nil, err
	}
	indicators = together(indicators, more)
	a.indicators = indicators
	if a.river, err = readStandard("river", request.River); err != nil {
		return nil, err
	}
	// The river may be among the seen tiles, so the two are not added.
	if _, err := leftOf(&a.hand, indicators, a.river); err != nil {
		return nil, err
	}
	if a.left, err = leftOf(&a.hand, indicators, seen); err != nil {
		return nil, err
	}
	north := tile.North.Index()
	a.left[north] -= min(a.left[north], uint8(request.Situation.North))
	if a.rule.Three {
		return a, a.dropCharacters()
	}
	return a, nil
}

// readFor reads the hand of a request, and the shapes that the rules which it names have of
// their own: nil for the usual ones.
func readFor(request *AnalyzeRequest) (notation.Parsed, *shanten.Forms, error) {
	set, known := catalog.ByID(request.Ruleset)
	if !known {
		parsed, err := readHand(request.Hand, request.Dialect)
		return parsed, nil, err // a wrong rule set is reported with its options
	}
	plain := set.Plain()
	parsed, err := readHandFor(plain, request.Hand, request.Dialect)
	if plain.AnyTile {
		parsed, err = readHand(request.Hand, request.Dialect)
	}
	if err != nil {
		return parsed, nil, err
	}
	r, err := set.With(request.Options)
	if err != nil || r.Forms.Usual() || r.Forms.Complete != nil && r.Forms.ByMelds == nil {
		return parsed, nil, err
	}
	word := cmp.Or(request.Void, request.Situation.Void)
	void, err := readSuit("void", word)
	if err != nil {
		return parsed, nil, err
	}
	forms := *r.FormsFor(void, parsed.Hand.Melds)
	forms.Rule.Fifth = request.Fifth
	if r.Forms.Void != 0 && forms.Void == 0 {
		return parsed, nil, source.Errorf(source.ImpossibleSituation, "no hand with these melds can be without %s",
			cmp.Or(word, "one of the suits"))
	}
	return parsed, &forms, nil
}

// checkSize reports a hand with too few or too many closed tiles for an analysis.
func checkSize(h *hand.Hand) error {
	n, most := len(h.Closed), 14-3*len(h.Melds)
	if n >= 1 && n <= most {
		return nil
	}
	if len(h.Melds) == 0 {
		return source.Errorf(source.WrongTileCount, "want 1 to 14 closed tiles, found %d", n)
	}
	return source.Errorf(source.WrongTileCount, "want 1 to %d closed tiles beside the melds, found %d", most, n)
}

// dropCharacters removes the characters 2 to 8, which three players do not use, from the tiles that are left, and
// refuses a hand that has one.
func (a *analysis) dropCharacters() error {
	all := a.hand.AllCounts()
	for i := tile.Character2.Index(); i <= tile.Character8.Index(); i++ {
		if all[i] > 0 {
			return source.Errorf(source.UnsupportedTile, "tile %s: three players play without the characters 2 to 8", tile.Of(i))
		}
		a.left[i] = 0
	}
	return nil
}

// Package uzje has the rule set of Ùzje mahjong, which decides which hands are complete: tiles of 16 ranks per suit,
// Zero, and the letters H and V. Family returns it for core/rules/catalog. The source of the rules states no values,
// so its rules.Rules score a complete hand as a rules.Card of 0 points.
package uzje

import (
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// id is the rule set's id in the public interface.
const id = "uzje"

// Family returns the row of the catalogue.
func Family() rules.Family {
	return rules.Family{ID: id, Sets: []*rules.RuleSet{{ID: id, Family: id, Name: "Ùzje", Players: 4, New: rulesOf}}}
}

// rulesOf returns the rules.Rules of the rule set.
func rulesOf(*rules.RuleSet, option.Values) *rules.Rules {
	return &rules.Rules{
		Players: 4,
		Score:   score,
		Forms:   shanten.Forms{List: []hand.Form{hand.Standard}, Complete: complete},
		AnyTile: true,
		Play:    game.Rules{Letters: true, Flowers: true, Play: &game.Play{MaxRons: game.MaxPlayers - 1}},
		Shows:   []rules.Show{rules.ShowFlowers},
	}
}

// score decides whether a hand wins: a card without a value, or with the reason why it is not complete. Its errors
// are too-many-copies, wrong-tile-count and unsupported-tile.
func score(win *rules.Win) (*rules.Card, error) {
	if err := check(&win.Hand); err != nil {
		return nil, err
	}
	sets, ok := split(&win.Hand)
	if !ok {
		return rules.Lost(rules.Reason{ID: "not-complete", Text: "The hand is not four sets and a pair.",
			Tiles: win.Hand.Closed}), nil
	}
	card := &rules.Card{Win: true, Form: hand.Standard}
	for _, s := range sets {
		card.Sets = append(card.Sets, hand.Group{Set: meld.Set{Kind: s.kind, First: s.tiles[0], Closed: !s.open},
			Tiles: s.list()})
	}
	return card, nil
}

// group is a set or the pair of a hand.
type group struct {
	kind  meld.Kind
	open  bool // called: a meld that is not a concealed kong
	tiles [4]tile.Tile
}

// list returns the tiles in ascending order, Zero as the number 0.
func (g group) list() []tile.Tile {
	n := 3
	switch g.kind {
	case meld.Pair:
		n = 2
	case meld.Quad:
		n = 4
	}
	return append([]tile.Tile(nil), g.tiles[:n]...)
}

// complete reports whether a hand is four sets and a pair: sequences within the
// ranks 0 to 16, Zero being 0 in any suit; H and V match only themselves.
func complete(h *hand.Hand) bool {
	s, ok := splitterOf(h)
	return ok && s.from(0)
}

// split returns the sets and the pair of one reading of a complete hand, melds
// first.
func split(h *hand.Hand) (groups []group, ok bool) {
	s, ok := splitterOf(h)
	if !ok || !s.from(0) {
		return nil, false
	}
	for _, m := range h.Melds {
		g := group{kind: m.Kind, open: !m.Closed()}
		copy(g.tiles[:], m.Tiles())
		groups = append(groups, g)
	}
	return append(groups, s.found[:s.n]...), true
}

func check(h *hand.Hand) error {
	if err := h.CheckCopies(lane, "Ùzje"); err != nil {
		return err
	}
	if n := 14 - 3*len(h.Melds); len(h.Melds) > 4 || len(h.Closed) != n {
		return source.Errorf(source.WrongTileCount, "want %d closed tiles beside %d melds, found %d", max(0, n), len(h.Melds),
			len(h.Closed))
	}
	return nil
}

// Package uzje is the rule set of Ùzje mahjong: which hands are complete. The
// source of the rules states no values, so a complete hand scores 0.
package uzje

import (
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// ID is the rule set's id in the public interface.
const ID = "uzje"

// Family returns the row of the catalogue.
func Family() rules.Family {
	return rules.Family{ID: ID, Sets: []*rules.RuleSet{{ID: ID, Family: ID, Name: "Ùzje", Players: 4, New: rulesOf}}}
}

// rulesOf makes what everybody else holds.
func rulesOf(*rules.RuleSet, rules.Options) *rules.Rules {
	return &rules.Rules{
		Players: 4,
		Score:   card,
		Forms:   rules.Forms{List: []hand.Form{hand.Standard}, Complete: Complete},
		AnyTile: true,
		Play:    game.Rules{Letters: true, Flowers: true, Play: &game.Play{MaxRons: game.MaxPlayers - 1}},
		Shows:   []rules.Show{rules.ShowFlowers},
	}
}

// card writes the result as every family does.
func card(win *rules.Win) (*rules.Card, error) {
	r, err := Score(*win, nil)
	if err != nil {
		return nil, err
	}
	if !r.Win {
		return rules.Lost(r.Why...), nil
	}
	c := &rules.Card{Win: true, Form: hand.Standard, Points: r.Points}
	for _, g := range r.Sets {
		c.Sets = append(c.Sets, hand.Group{Set: meld.Set{Kind: g.Kind, First: g.tiles[0], Closed: !g.Open}, Tiles: g.Tiles()})
	}
	return c, nil
}

// Result is what a hand is worth.
type Result struct {
	Win    bool
	Sets   []Group        // one way to read a winning hand, melds first
	Points int            // always 0
	Why    []rules.Reason // why it does not win
}

// Group is a set or the pair of a hand.
type Group struct {
	Kind  meld.Kind
	Open  bool // called: a meld, but no concealed kong
	tiles [4]tile.Tile
}

// Tiles returns the tiles in ascending order, Zero as the number 0.
func (g Group) Tiles() []tile.Tile {
	n := 3
	switch g.Kind {
	case meld.Pair:
		n = 2
	case meld.Quad:
		n = 4
	}
	return append([]tile.Tile(nil), g.tiles[:n]...)
}

// Score says whether a hand wins. Its errors are too-many-copies,
// wrong-tile-count, unsupported-tile and unknown-option.
func Score(win rules.Win, chosen rules.Options) (*Result, error) {
	if _, err := rules.Resolve(nil, chosen); err != nil {
		return nil, err
	}
	if err := check(&win.Hand); err != nil {
		return nil, err
	}
	sets, ok := Split(&win.Hand)
	if !ok {
		return &Result{Why: []rules.Reason{{ID: "not-complete",
			Text: "The hand is not four sets and a pair.", Tiles: win.Hand.Closed}}}, nil
	}
	return &Result{Win: true, Sets: sets}, nil
}

// Complete reports whether a hand is four sets and a pair: sequences within the
// ranks 0 to 16, Zero being 0 in any suit; H and V match only themselves.
func Complete(h *hand.Hand) bool {
	s, ok := splitterOf(h)
	return ok && s.from(0)
}

// Split returns the sets and the pair of one reading of a complete hand, melds
// first.
func Split(h *hand.Hand) (groups []Group, ok bool) {
	s, ok := splitterOf(h)
	if !ok || !s.from(0) {
		return nil, false
	}
	for _, m := range h.Melds {
		g := Group{Kind: m.Kind, Open: !m.Closed()}
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

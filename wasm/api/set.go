package api

import (
	"tehai/core/hand"
	"tehai/core/meld"
)

// Set is a group in a reading of a hand.
type Set struct {
	Kind   string   `js:"kind" is:"SetKind"`
	Tiles  []string `js:"tiles" is:"Tile"` // red fives as such
	Closed bool     `js:"closed"`
	Wait   string   `js:"wait" is:"Wait?"` // on the set that the winning tile completed
}

// Reading is one way to read a complete hand.
type Reading struct {
	Form string `js:"form" is:"Form"`
	Sets []Set  `js:"sets"` // of the thirteen orphans only the pair
}

var (
	setKinds = [...]string{meld.Sequence: "sequence", meld.Triplet: "triplet", meld.Quad: "quad", meld.Pair: "pair",
		meld.Knitted: "knitted"}
	forms = [...]string{hand.Standard: "standard", hand.Pairs: "pairs", hand.Orphans: "orphans",
		hand.Knitted: "knitted", hand.Singles: "singles"}
	waits = [...]string{hand.TwoSided: "two-sided", hand.Middle: "middle", hand.Edge: "edge", hand.DualPair: "dual-pair",
		hand.Single: "single", hand.Thirteen: "thirteen"}
)

// setsOf converts the sets of a reading.
func setsOf(groups []hand.Group) []Set {
	tiles := 0
	for i := range groups {
		tiles += len(groups[i].Tiles)
	}
	wire, words := make([]Set, len(groups)), make([]string, tiles) // one list for the tiles of all sets
	for i := range groups {
		g := &groups[i]
		for j, t := range g.Tiles {
			words[j] = t.String()
		}
		n := len(g.Tiles)
		wire[i] = Set{Kind: setKinds[g.Kind], Tiles: words[:n:n], Closed: g.Closed, Wait: waits[g.Wait]}
		words = words[n:]
	}
	return wire
}

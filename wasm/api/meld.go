package api

import "tehai/core/meld"

// Meld is a declared set.
type Meld struct {
	Kind   string   `js:"kind" is:"MeldKind"`
	Kong   string   `js:"kong" is:"Kong?"`
	Tiles  []string `js:"tiles" is:"Tile"` // in ascending order
	Called *int     `js:"called" is:"?"`   // index of the tile that was called
	From   string   `js:"from" is:"Side?"` // where it came from
}

var (
	meldKinds = [...]string{meld.Sequence: "chow", meld.Triplet: "pung", meld.Quad: "kong"}
	kongs     = [...]string{meld.Concealed: "concealed", meld.Claimed: "claimed", meld.Added: "added"}
	sides     = [...]string{meld.Left: "left", meld.Across: "across", meld.Right: "right"}
)

func meldOf(m meld.Meld) Meld {
	wire := Meld{Kind: meldKinds[m.Kind], Kong: kongs[m.Kong], Tiles: spell(m.Tiles()), From: sides[m.From]}
	if m.Called >= 0 {
		called := int(m.Called)
		wire.Called = &called
	}
	return wire
}

func meldsOf(melds []meld.Meld) []Meld {
	wire := make([]Meld, len(melds))
	for i, m := range melds {
		wire[i] = meldOf(m)
	}
	return wire
}

// Package meld has the groups that a hand is made of. A Set is a sequence, triplet, quad or pair by
// its lowest tile; a Meld is one declared on the table, with its tiles, the kind of kong, which tile
// was called and from which side. New makes a Meld of three or four tiles and refuses what is no
// group. Both are values without pointers; their zero value is no group.
package meld

import (
	"slices"

	"tehai/core/source"
	"tehai/core/tile"
)

// Kind is the shape of a group. The zero value is no shape.
type Kind uint8

const (
	NoKind   Kind = iota
	Sequence      // three consecutive ranks of one suit; declared: a chow
	Triplet       // three equal tiles; declared: a pung
	Quad          // four equal tiles; always declared in riichi: a kong
	Pair          // two equal tiles; never declared
	Knitted       // 147, 258 or 369 of a suit, a third of a knitted body; never declared
)

// Kong is how a quad was declared. The zero value is for everything else.
type Kong uint8

const (
	NotKong   Kong = iota
	Concealed      // four tiles of the own hand; the hand stays closed
	Claimed        // three of the own hand and a discard
	Added          // a fourth tile added to a pung
)

// Side is where a called tile came from, as seen by the caller. The zero value is unknown.
type Side uint8

const (
	Unsaid Side = iota
	Left
	Across
	Right
)

// Meld is a declared group. It is comparable; the zero value is no meld. Build
// one with New, which checks its shape.
type Meld struct {
	Kind   Kind
	Kong   Kong
	From   Side
	Called int8 // which of Tiles was called, -1 for none or unknown
	tiles  [4]tile.Tile
}

// New returns the meld of three or four tiles, in ascending order, red fives after their plain fives. kong is how a
// quad was made, and must be NotKong for three tiles. called is an index into tiles as given, -1 if no tile was called
// or it is unknown which; among equal tiles Called is the first, so that equal melds are equal values. Its error has
// the code bad-meld.
func New(tiles []tile.Tile, kong Kong, called int, from Side) (Meld, error) {
	m := Meld{Kind: KindOf(tiles), Kong: kong, From: from, Called: -1}
	switch {
	case m.Kind == NoKind || m.Kind == Pair:
		return Meld{}, source.Errorf(source.BadMeld, "want a chow, a pung or a kong, found %s", spell(tiles))
	case m.Kind == Quad && kong == NotKong:
		return Meld{}, source.Errorf(source.BadMeld, "the kong %s: want to know if it is concealed, claimed or added",
			spell(tiles))
	case m.Kind != Quad && kong != NotKong:
		return Meld{}, source.Errorf(source.BadMeld, "want four equal tiles for a kong, found %s", spell(tiles))
	case called >= len(tiles):
		return Meld{}, source.Errorf(source.BadMeld, "the meld %s has no tile %d to be the called one", spell(tiles), called)
	case kong == Concealed && (called >= 0 || from != Unsaid):
		return Meld{}, source.Errorf(source.BadMeld, "a concealed kong has no called tile, found %s", spell(tiles))
	case m.Kind == Sequence && from > Left:
		return Meld{}, source.Errorf(source.BadMeld, "a chow is called from the left, not from another side: %s",
			spell(tiles))
	}
	order := sorted(tiles)
	for i := range tiles {
		m.tiles[i] = tiles[order[i]]
	}
	if called >= 0 {
		m.Called = int8(slices.Index(m.tiles[:], tiles[called]))
	}
	return m, nil
}

// sorted returns the indices of at most four tiles in ascending order.
func sorted(tiles []tile.Tile) (order [4]int) {
	for i := range tiles {
		j := i
		for ; j > 0 && less(tiles[i], tiles[order[j-1]]); j-- {
			order[j] = order[j-1]
		}
		order[j] = i
	}
	return order
}

func less(a, b tile.Tile) bool {
	if a.Rank() != b.Rank() {
		return a.Rank() < b.Rank()
	}
	return a < b
}

func spell(tiles []tile.Tile) string {
	text := ""
	for _, t := range tiles {
		text += t.String()
	}
	if text == "" {
		return "nothing"
	}
	return text
}

// Len returns the number of tiles: 3, or 4 for a quad.
func (m Meld) Len() int {
	if m.Kind == Quad {
		return 4
	}
	return 3
}

// Tiles returns the tiles of the meld in ascending order, red fives as such.
func (m Meld) Tiles() []tile.Tile { return append([]tile.Tile(nil), m.tiles[:m.Len()]...) }

// AppendTiles appends the result of Tiles to dst.
func (m Meld) AppendTiles(dst []tile.Tile) []tile.Tile { return append(dst, m.tiles[:m.Len()]...) }

// At returns tile i of Tiles without a copy of the list.
func (m Meld) At(i int) tile.Tile { return m.tiles[i] }

// Closed reports whether the hand stays closed with this meld: a concealed
// kong.
func (m Meld) Closed() bool { return m.Kong == Concealed }

// Set returns the meld as a group of a reading.
func (m Meld) Set() Set {
	first := m.tiles[0].Plain()
	return Set{Kind: m.Kind, First: first, Closed: m.Closed(), Declared: true}
}

// Pung returns the pung that an added kong was before its fourth tile; any other meld is returned as it is.
func (m Meld) Pung() Meld {
	if m.Kong != Added {
		return m
	}
	m.Kind, m.Kong = Triplet, NotKong
	m.tiles[3] = tile.None
	return m
}

// Add returns the kong that a pung becomes with its fourth tile t. Its error
// has the code bad-meld.
func (m Meld) Add(t tile.Tile) (Meld, error) {
	if m.Kind != Triplet || t.Plain() != m.tiles[0].Plain() {
		return Meld{}, source.Errorf(source.BadMeld, "%s cannot be added to %s", t, spell(m.Tiles()))
	}
	return New(append(m.Tiles(), t), Added, int(m.Called), m.From)
}

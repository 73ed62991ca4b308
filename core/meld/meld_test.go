package meld

import (
	"testing"

	"tehai/core/source"
	"tehai/core/tile"
)

func TestKindOf(t *testing.T) {
	for _, row := range []struct {
		tiles []tile.Tile
		want  Kind
	}{
		{[]tile.Tile{tile.Character3, tile.Character1, tile.Character2}, Sequence},
		{[]tile.Tile{tile.Circle4, tile.RedCircle5, tile.Circle6}, Sequence},
		{[]tile.Tile{tile.Bamboo9, tile.Bamboo10, tile.Bamboo11}, Sequence},
		{[]tile.Tile{tile.Zero, tile.Circle1, tile.Circle2}, Sequence},
		{[]tile.Tile{tile.Zero, tile.Zero, tile.Circle1}, NoKind},
		{[]tile.Tile{tile.Character9, tile.Circle1, tile.Circle2}, NoKind},
		{[]tile.Tile{tile.East, tile.South, tile.West}, NoKind},
		{[]tile.Tile{tile.Circle5, tile.RedCircle5, tile.Circle5}, Triplet},
		{[]tile.Tile{tile.Zero, tile.Zero, tile.Zero}, Triplet},
		{[]tile.Tile{tile.Red, tile.Red, tile.Red, tile.Red}, Quad},
		{[]tile.Tile{tile.Red, tile.Red}, Pair},
		{[]tile.Tile{tile.Red}, NoKind},
		{[]tile.Tile{tile.Unknown, tile.Unknown, tile.Unknown}, NoKind},
		{[]tile.Tile{tile.Spring, tile.Spring}, NoKind},
		{nil, NoKind},
	} {
		if got := KindOf(row.tiles); got != row.want {
			t.Errorf("KindOf(%v) = %d, want %d", row.tiles, got, row.want)
		}
	}
}

func TestNew(t *testing.T) {
	m, err := New([]tile.Tile{tile.Circle6, tile.RedCircle5, tile.Circle4}, NotKong, 0, Left)
	if err != nil || spell(m.Tiles()) != "4p0p6p" || m.Called != 2 || m.At(2) != tile.Circle6 {
		t.Errorf("%v, called %d, %v", m.Tiles(), m.Called, err)
	}
	if s := m.Set(); s.First != tile.Circle4 || s.Closed || !s.Declared || !s.Has(tile.RedCircle5) || s.Has(tile.Circle7) {
		t.Errorf("set %+v", s)
	}
	for _, row := range []struct {
		tiles  []tile.Tile
		kong   Kong
		called int
		from   Side
		want   string
	}{
		{[]tile.Tile{tile.Red, tile.Red}, NotKong, -1, Unsaid, "want a chow, a pung or a kong, found 7z7z"},
		{nil, NotKong, -1, Unsaid, "want a chow, a pung or a kong, found nothing"},
		{[]tile.Tile{tile.Red, tile.Red, tile.Red, tile.Red}, NotKong, -1, Unsaid,
			"the kong 7z7z7z7z: want to know if it is concealed, claimed or added"},
		{[]tile.Tile{tile.Red, tile.Red, tile.Red}, Claimed, -1, Unsaid, "want four equal tiles for a kong, found 7z7z7z"},
		{[]tile.Tile{tile.Red, tile.Red, tile.Red, tile.Red}, Concealed, 0, Left,
			"a concealed kong has no called tile, found 7z7z7z7z"},
		{[]tile.Tile{tile.Circle1, tile.Circle2, tile.Circle3}, NotKong, 0, Right,
			"a chow is called from the left, not from another side: 1p2p3p"},
		{[]tile.Tile{tile.Circle1, tile.Circle2, tile.Circle3}, NotKong, 3, Left,
			"the meld 1p2p3p has no tile 3 to be the called one"},
	} {
		_, err := New(row.tiles, row.kong, row.called, row.from)
		problem, ok := err.(*source.Error)
		if !ok || problem.Code != source.BadMeld || problem.Message != row.want {
			t.Errorf("New(%v): %v, want %s", row.tiles, err, row.want)
		}
	}
}

func TestAdd(t *testing.T) {
	pung, _ := New([]tile.Tile{tile.Circle5, tile.Circle5, tile.Circle5}, NotKong, 1, Across)
	kong, err := pung.Add(tile.RedCircle5)
	if err != nil || kong.Kong != Added || kong.From != Across || kong.Len() != 4 || kong.Closed() {
		t.Errorf("%+v, %v", kong, err)
	}
	if _, err := pung.Add(tile.Circle6); err == nil || err.Error() != "6p cannot be added to 5p5p5p" {
		t.Errorf("%v", err)
	}
}

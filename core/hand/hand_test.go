package hand

import (
	"testing"

	"tehai/core/meld"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

func splits(c tile.Counts, sets, quads int) int {
	n := 0
	Split(&c, sets, quads, func([]meld.Set) { n++ })
	return n
}

func TestSplit(t *testing.T) {
	for _, row := range []struct {
		hand              string
		sets, quads, want int
	}{
		{"222234m55z", 2, 0, 1},        // 2,2,2,2,3,4: a triplet and a sequence
		{"223344m55z", 2, 0, 1},        // 2,2,3,3,4,4: two interleaved sequences
		{"111222333m99p456s", 4, 0, 2}, // three triplets or three sequences
		{"11122233344455m", 4, 0, 4},
		{"11123444456789p", 4, 0, 2},
		{"22222m", 1, 0, 1},
		{"226666789999p444z", 4, 1, 2}, // which of the two sequences has the four
		{"55z", 0, 0, 1},
		{"5z", 0, 0, 0},
		{"123m", 1, 0, 0},
		{"12355m123p", 2, 0, 1},
		{"891m55z", 1, 0, 0}, // no sequence across the end of a suit
		{"9m12p55z", 1, 0, 0},
		{"123z55m", 1, 0, 0}, // no sequence of honours
	} {
		if got := splits(tile.CountsOf(tiletest.Tiles(row.hand)), row.sets, row.quads); got != row.want {
			t.Errorf("%s: %d ways to read it, want %d", row.hand, got, row.want)
		}
	}
}

func handOf(c tile.Counts) *Hand { return &Hand{Closed: c.Tiles(), Win: -1} }

func TestReadingForms(t *testing.T) {
	for _, row := range []struct {
		hand string
		want []Form
	}{
		{"112233m445566p77s", []Form{Standard, Pairs}},
		{"1133557799m1133p", []Form{Pairs}},
		{"119m19p19s1234567z", []Form{Orphans}},
		{"1111m2233p445566s", nil}, // four equal tiles are not two pairs
		{"123m456p789s1155z", nil},
	} {
		var got []Form
		for _, r := range Readings(handOf(tile.CountsOf(tiletest.Tiles(row.hand)))) {
			got = append(got, r.Form)
		}
		if len(got) != len(row.want) {
			t.Errorf("%s: forms %v, want %v", row.hand, got, row.want)
			continue
		}
		for i := range got {
			if got[i] != row.want[i] {
				t.Errorf("%s: forms %v, want %v", row.hand, got, row.want)
			}
		}
	}
}

func TestWaitOf(t *testing.T) {
	sequence := func(first tile.Tile) meld.Set { return meld.Set{Kind: meld.Sequence, First: first, Closed: true} }
	for _, row := range []struct {
		set  meld.Set
		win  tile.Tile
		want Wait
	}{
		{sequence(tile.Character1), tile.Character1, TwoSided},
		{sequence(tile.Character1), tile.Character2, Middle},
		{sequence(tile.Character1), tile.Character3, Edge},
		{sequence(tile.Character7), tile.Character7, Edge},
		{sequence(tile.Character7), tile.Character9, TwoSided},
		{sequence(tile.Circle4), tile.RedCircle5, Middle},
		{sequence(tile.Circle4), tile.Circle7, NoWait},
		{meld.Set{Kind: meld.Triplet, First: tile.Red, Closed: true}, tile.Red, DualPair},
		{meld.Set{Kind: meld.Pair, First: tile.Red, Closed: true}, tile.Red, Single},
		{meld.Set{Kind: meld.Triplet, First: tile.Red, Declared: true}, tile.Red, NoWait},
	} {
		if got := WaitOf(row.set, row.win); got != row.want {
			t.Errorf("WaitOf(%v, %v) = %d, want %d", row.set, row.win, got, row.want)
		}
	}
}

func TestCheck(t *testing.T) {
	for _, row := range []struct {
		closed []tile.Tile
		want   string
	}{
		{[]tile.Tile{tile.Red, tile.Red, tile.Red, tile.Red}, ""},
		{[]tile.Tile{tile.Circle5, tile.Circle5, tile.RedCircle5, tile.Circle5, tile.Circle5},
			"tile 5p: want at most 4, found 5"},
		{[]tile.Tile{tile.Spring}, "want tiles of the standard 34 kinds, found 1f"},
	} {
		h := Hand{Closed: row.closed, Win: -1}
		got := ""
		if err := h.Check(); err != nil {
			got = err.(*source.Error).Message
		}
		if got != row.want {
			t.Errorf("%v: %q, want %q", row.closed, got, row.want)
		}
	}
}

package shanten

import (
	"testing"

	"tehai/core/tile"
)

func TestShapes(t *testing.T) {
	tests := []struct {
		hand        string
		gone        string // copies visible elsewhere
		good, total uint8
		rows        int
	}{
		// 6p and 9p make 23m two-sided, 1m and 4m leave 78p: all four are good.
		{"23m78p99s1114445z", "", 16, 16, 4},
		// 1m and 4m leave the edge 89p; 7p leaves 23m.
		{"23m89p99s1114445z", "", 4, 12, 3},
		// With one side of 14m gone, 7p leads to a single wait only.
		{"23m89p99s1114445z", "4444m", 0, 8, 3},
	}
	for _, test := range tests {
		hand, gone := counts(t, test.hand), counts(t, test.gone)
		left := leftOf(&hand)
		for kind, n := range gone {
			left[kind] -= n
		}
		var shapes Shapes
		Rule{}.Shapes(&hand, &left, &shapes)
		if shapes.Good != test.good || shapes.Total != test.total || shapes.N != test.rows {
			t.Errorf("%s: %d of %d good in %d rows, want %d of %d in %d",
				test.hand, shapes.Good, shapes.Total, shapes.N, test.good, test.total, test.rows)
		}
	}
}

func TestGoodWait(t *testing.T) {
	tests := []struct {
		hand, gone string
		want       bool
	}{
		{"23m11122233344z", "", true},
		{"23m11122233344z", "1111m", false},
		{"12m11122233344z", "", false},
		{"24m11122233344z", "", false},
		{"1122m111222333z", "", false}, // two pairs
		{"2345m111222333z", "", false}, // two single waits, three ranks apart
		{"3334m111222333z", "", true},  // 2 and 5 about 34, and 4
		{"2345678m111222z", "", true},
		{"1112345678999p", "", true},
		{"19m19p19s1234567z", "", true}, // thirteen kinds
		{"1122m3344p5566s7z", "", false},
	}
	for _, test := range tests {
		hand, gone := counts(t, test.hand), counts(t, test.gone)
		left := leftOf(&hand)
		for kind, n := range gone {
			left[kind] -= n
		}
		waits := Rule{}.Draws(&hand, &left)
		if waits.Shanten != 0 {
			t.Fatalf("%s is not ready", test.hand)
		}
		if got := (Rule{}).goodWait(&hand, &left, waits.Tiles); got != test.want {
			t.Errorf("%s without %q: good is %v, want %v", test.hand, test.gone, got, test.want)
		}
	}
}

// TestShapesPlain compares every row with all discards of that hand.
func TestShapesPlain(t *testing.T) {
	for _, hand := range randomHands(acceptHands, 13, families[1].kinds) {
		left := leftOf(&hand)
		var shapes Shapes
		Rule{}.Shapes(&hand, &left, &shapes)
		if draws := (Rule{}).Draws(&hand, &left); shapes.Draws != draws || shapes.N != draws.Tiles.Len() {
			t.Fatalf("%v: %+v, the draws are %+v", hand, shapes.Draws, draws)
		}
		good := uint8(0)
		for _, shape := range shapes.Rows[:shapes.N] {
			after, rest := hand, left
			after[shape.Drawn]++
			rest[shape.Drawn]--
			comparePlainShape(t, &after, &rest, &shape)
			if shape.Good {
				good += left[shape.Drawn]
			}
		}
		if shapes.Good != good {
			t.Errorf("%v: Good is %d, the rows have %d", hand, shapes.Good, good)
		}
	}
}

func comparePlainShape(t *testing.T, hand, left *tile.Counts, shape *Shape) {
	t.Helper()
	let := *hand
	let[shape.Discard]--
	if want := plainDraws(Rule{}, &let, left); shape.Draws != want {
		t.Errorf("%v without %d: %+v, want %+v", *hand, shape.Discard, shape.Draws, want)
	}
	var rows Discards
	Rule{}.Discards(hand, left, &rows)
	for _, row := range rows.Rows[:rows.N] {
		if row.Shanten < shape.Shanten || row.Shanten == shape.Shanten && row.Total > shape.Total && !shape.Good {
			t.Errorf("%v: discard %d is better than %d", *hand, row.Tile, shape.Discard)
		}
	}
}

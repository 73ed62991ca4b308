package hand

import (
	"strings"
	"testing"

	"tehai/core/meld"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

func TestCalls(t *testing.T) {
	for _, row := range []struct {
		closed, discard string
		from            meld.Side
		want            string
	}{
		{"34667m40p", "5m", meld.Left, "3m4m5m 4m5m6m 5m6m7m"},
		{"34667m40p", "5m", meld.Across, ""},
		{"34667m40p", "6m", meld.Left, "6m6m6m"},
		{"4506p", "5p", meld.Right, "5p5p0p"},
		{"45506p", "5p", meld.Left, "4p5p6p 5p5p5p 5p5p0p 5p5p5p0p"},
		{"4506p", "3p", meld.Left, "3p4p5p 3p4p0p"},
		{"555z", "5z", meld.Left, "5z5z5z 5z5z5z5z"},
		{"12z", "3z", meld.Left, ""},
		{"89m12p", "1p", meld.Left, ""},
		{"1123m", "1f", meld.Left, ""},
	} {
		h := Hand{Closed: tiletest.Tiles(row.closed), Win: -1}
		var got []string
		for _, m := range Calls(&h, tile.MustParse(row.discard), row.from) {
			word := ""
			for _, t := range m.Tiles() {
				word += t.String()
			}
			got = append(got, word)
			if after := Call(&h, m); len(after.Closed) != len(h.Closed)-m.Len()+1 || len(after.Melds) != 1 {
				t.Errorf("%s calls %s and holds %v", row.closed, word, after.Closed)
			}
		}
		want := row.want
		if strings.Join(got, " ") != want {
			t.Errorf("%s, %s from %d: %s, want %s", row.closed, row.discard, row.from, strings.Join(got, " "), want)
		}
	}
}

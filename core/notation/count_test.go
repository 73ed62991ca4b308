package notation

import (
	"strings"
	"testing"

	"tehai/core/source"
)

// TestMostClosed checks that every dialect refuses a hand with too many tiles, for any tiles.
func TestMostClosed(t *testing.T) {
	unknown := map[string]string{
		"mpsz": "?", "libmahjong": "?", "34": "", "34-counts": "", "136": "", "tenhou": "0 ", "kobalab": "_", "mjai": "? ",
		"unicode": "🀫", "words": "", "uzje": "? ",
	}
	for _, d := range Dialects() {
		sign, ok := unknown[d.ID]
		if !ok {
			t.Fatalf("the test does not know the dialect %s", d.ID)
		}
		for _, n := range []int{MaxClosed, MaxClosed + 1, 500} {
			text := strings.Repeat(sign, n)
			if sign == "" {
				text = tooMany[d.ID]
			}
			p, err := Parse(text, d.ID)
			if found := len(p.Hand.Closed); found > MaxClosed {
				t.Errorf("%s: a hand of %d tiles", d.ID, found)
			}
			if want := source.WrongTileCount; (n > MaxClosed || sign == "") && code(err) != want {
				t.Errorf("%s: %d tiles: %v, want %s", d.ID, n, err, want)
			}
			if n <= MaxClosed && sign != "" && err != nil {
				t.Errorf("%s: %d tiles: %v", d.ID, n, err)
			}
		}
	}
}

// tooMany has too many tiles, for the dialects that have no unknown tile.
var tooMany = map[string]string{
	"34":        "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18",
	"34-counts": "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
	"136":       "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18",
	"words":     strings.Repeat("EAST_WIND ", 4) + strings.Repeat("ONE_CHARACTER TWO_CHARACTER ", 9),
}

package uzje

import (
	"strings"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// closed reads tiles in Ùzje's letters, with spaces between groups.
func closed(t *testing.T, text string) []tile.Tile {
	t.Helper()
	tiles, ok := notation.ReadLetters(strings.ReplaceAll(text, " ", ""), false)
	if !ok {
		t.Fatalf("bad tiles %q in the test", text)
	}
	return tiles
}

func TestComplete(t *testing.T) {
	tests := []struct {
		tiles string
		want  bool
	}{
		{"123t 456s 789m EEE PP", true},
		{"9xat xab s def m HHH VV", true},
		{"def m 123t 789s HHH EE", true},
		{"012t 012s 012m ZE EE E", false},
		{"012t 012s 012m EEE PP", true},
		{"012t 012t 12t ZZ EEE P", false},
		{"012t 12t ZZZ EEE PPP", true}, // 012 012 ZZ
		{"012t ZZZ EEE PPP 1t1t", true},
		{"01122t Z EEE PPP ZZ", true},
		{"ZZ 123t 456t 789t EEE", true},
		{"ef1t 123s 456s 789s PP", false}, // no wrap
		{"HHV 123t 456t 789t PP", false},
		{"HE 123t 456t 789t PPP", false},
		{"1111t 2222t 3333t 44t", true},
		{"223344t 556677s 8m8m", true},
		{"1t1t 2t2t 3t3t 5t5t 7t7t 9t9t EE", false}, // seven pairs are not complete
		{"9m1t2t 123s 456s 789s PP", false},
		{"fm12t 123s 456s 789s PP", false},
	}
	for _, test := range tests {
		h := hand.Hand{Closed: closed(t, test.tiles), Win: 13}
		if got := complete(&h); got != test.want {
			t.Errorf("%s: complete %v, want %v", test.tiles, got, test.want)
		}
		if sets, ok := split(&h); ok {
			n := 0
			for _, g := range sets {
				if n += len(g.list()); meld.KindOf(g.list()) != g.kind {
					t.Errorf("%s: %v is no %v", test.tiles, g.list(), g.kind)
				}
			}
			if n != 14 || len(sets) != 5 {
				t.Errorf("%s: read as %v", test.tiles, sets)
			}
		}
	}
}

func TestScore(t *testing.T) {
	kong, err := meld.New(closed(t, "HHHH"), meld.Concealed, -1, meld.Unsaid)
	if err != nil {
		t.Fatal(err)
	}
	win := rules.Win{Hand: hand.Hand{Closed: closed(t, "123t 456s 789m PP"), Melds: []meld.Meld{kong}, Win: 10}}
	result, err := score(&win)
	if err != nil {
		t.Fatal(err)
	}
	if r := result; !r.Win || r.Points != 0 || len(r.Sets) != 5 || r.Sets[0].Kind != meld.Quad {
		t.Errorf("got %+v", r)
	}
	win.Hand.Closed = closed(t, "123t 456s 789m PF")
	if result, err = score(&win); err != nil || result.Win || result.Why[0].ID != "not-complete" {
		t.Errorf("got %+v, %v", result, err)
	}
	errs := []struct{ tiles, want string }{
		{"123t 456s 789m", "want 11 closed tiles beside 1 melds, found 9"},
		{"111t 11t 456s 789m", "tile 1p: want at most 4, found 5"},
		{"123t 456s 789m Ph", "want tiles of Ùzje, found 1f"},
	}
	for _, test := range errs {
		win.Hand.Closed = closed(t, test.tiles)
		if _, err := score(&win); err == nil || err.Error() != test.want {
			t.Errorf("%s: got %v, want %s", test.tiles, err, test.want)
		}
	}
	if _, err := Family().Sets[0].With(option.Values{"x": true}); err == nil {
		t.Error("an unknown option is taken")
	}
}

// TestAgreesWithReadings compares the splitter with that of the 34 kinds, on every hand of one suit in which one kind
// has two more tiles.
func TestAgreesWithReadings(t *testing.T) {
	hands, wins := 0, 0
	var tiles []tile.Tile
	var fill func(from, n int)
	fill = func(from, n int) {
		if n == 0 {
			h := hand.Hand{Closed: tiles, Win: -1}
			counts := h.Counts()
			want := false
			hand.Split(&counts, 4, 0, func([]meld.Set) { want = true })
			if got := complete(&h); got != want {
				t.Fatalf("%v: complete %v, want %v", tiles, got, want)
			}
			hands++
			if want {
				wins++
			}
			return
		}
		if from == 9 {
			return
		}
		for copies := range min(4, n) + 1 {
			before := len(tiles)
			for range copies {
				tiles = append(tiles, tile.Of(from))
			}
			fill(from+1, n-copies)
			tiles = tiles[:before]
		}
	}
	fill(0, 14)
	if hands != 118800 || wins != 13259 {
		t.Errorf("%d hands, %d complete; want 118800, 13259", hands, wins)
	}
}

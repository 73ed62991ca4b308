package notation

import (
	"strings"
	"testing"

	"tehai/core/tile"
)

// names writes tiles one by one, separated by blanks.
func names(tiles []tile.Tile) string {
	list := make([]string, len(tiles))
	for i, t := range tiles {
		list[i] = t.String()
	}
	return strings.Join(list, " ")
}

// TestTileRepresentation has the examples of the document on mpsz, 34 and 136.
func TestTileRepresentation(t *testing.T) {
	const long = "1m2m3m4p0p6p7s8s9s1z1z5z5z5z"
	for _, row := range []struct{ text, dialect, want string }{
		{"123m406p789s11555z", "mpsz", "1m 2m 3m 4p 0p 6p 7s 8s 9s 1z 1z 5z 5z 5z"},
		{long, "mpsz", "1m 2m 3m 4p 0p 6p 7s 8s 9s 1z 1z 5z 5z 5z"},
		{"0m0p0s", "mpsz", "0m 0p 0s"},
		{"1234567z", "mpsz", "1z 2z 3z 4z 5z 6z 7z"},
		{"[0, 0, 0]", "34", "1m 1m 1m"},
		{"0 8 9 17 18 26 27 30 31 32 33", "34", "1m 9m 1p 9p 1s 9s 1z 4z 5z 6z 7z"},
		{"0 1 2 3 4 7", "136", "1m 1m 1m 1m 2m 2m"},
		{"132,133,134,135", "136", "7z 7z 7z 7z"},
		{"16 52 88 17 53 89", "136", "0m 0p 0s 5m 5p 5s"},
	} {
		p, err := Parse(row.text, row.dialect)
		if err != nil {
			t.Errorf("%s as %s: %v", row.text, row.dialect, err)
		} else if got := names(p.Hand.Closed); got != row.want {
			t.Errorf("%s as %s = %s, want %s", row.text, row.dialect, got, row.want)
		}
	}
	if got := convert(t, long, "mpsz", "mpsz"); got != "123m406p789s11555z" {
		t.Errorf("%s is written %s", long, got)
	}
}

// TestShorthandNotation has the examples of libmahjong's document, read by its own dialect and by mpsz, and written in
// its words.
func TestShorthandNotation(t *testing.T) {
	for _, row := range []struct{ text, words string }{
		{"123m", "ONE_CHARACTER, TWO_CHARACTER, THREE_CHARACTER"},
		{"1m1m", "ONE_CHARACTER, ONE_CHARACTER"},
		{"1p2m3s", "ONE_PIN, TWO_CHARACTER, THREE_BAMBOO"},
		{"1234z", "EAST_WIND, SOUTH_WIND, WEST_WIND, NORTH_WIND"},
		{"777z", "RED_DRAGON, RED_DRAGON, RED_DRAGON"},
		{"567z", "WHITE_DRAGON, GREEN_DRAGON, RED_DRAGON"},
		{"111m055s789p555z66z", "ONE_CHARACTER, ONE_CHARACTER, ONE_CHARACTER, " +
			"RED_FIVE_BAMBOO, FIVE_BAMBOO, FIVE_BAMBOO, SEVEN_PIN, EIGHT_PIN, NINE_PIN, " +
			"WHITE_DRAGON, WHITE_DRAGON, WHITE_DRAGON, GREEN_DRAGON, GREEN_DRAGON"},
	} {
		for _, from := range []string{"libmahjong", "mpsz"} {
			if got := convert(t, row.text, from, "words"); got != row.words {
				t.Errorf("%s as %s is %s, want %s", row.text, from, got, row.words)
			}
		}
		back := convert(t, strings.ReplaceAll(row.words, ", ", ",\n"), "words", "libmahjong")
		again := convert(t, back, "libmahjong", "words")
		if again != row.words {
			t.Errorf("%s came back as %s", row.words, again)
		}
	}
}

func TestLibmahjongErrorPieces(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"1#3m", "1m ! 3m"},
		{"1 3m", "1m ! 3m"},
		{"1牌3m", "1m ! 3m"},
		{"123x", "! ! !"},
		{"12x3m", "! ! 3m"},
		{"123M4p", "! ! ! 4p"},
		{"1f", "!"},
		{"0189z", "! 1z ! !"},
		{"0m", "0m"},
		{"123", "! ! !"},
		{"1m2#", "1m ! !"},
		{"m", ""},
		{"xyz", ""},
		{"", ""},
		{"11111m", "1m 1m 1m 1m 1m"},
		{"1'23m", "1m ! 2m 3m"},
		{"\xff1m", "! 1m"},
	} {
		p, err := Parse(row.text, "libmahjong")
		if err != nil {
			t.Errorf("%q: %v", row.text, err)
		} else if got := names(p.Hand.Closed); got != row.want {
			t.Errorf("%q = %q, want %q", row.text, got, row.want)
		}
	}
	if got := convert(t, "12#3x4p5", "libmahjong", "libmahjong"); got != "!!!!4p!" {
		t.Errorf("error pieces are written %s", got)
	}
	if got := convert(t, "1#m", "libmahjong", "words"); got != "ONE_CHARACTER, ERROR_PIECE" {
		t.Errorf("error pieces are %s", got)
	}
}

// convert reads text in one dialect and writes it in another.
func convert(t *testing.T, text, from, to string) string {
	t.Helper()
	p, err := Parse(text, from)
	if err != nil {
		t.Errorf("%q as %s: %v", text, from, err)
		return ""
	}
	out, err := Format(p, to)
	if err != nil {
		t.Errorf("%q to %s: %v", text, to, err)
	}
	return out
}

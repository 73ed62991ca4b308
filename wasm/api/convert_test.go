package api

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/tile"
	"tehai/core/wall"
)

// TestConvertWalls converts a shuffled wall, and all of its beginnings that are longer than a hand, to every list of
// numbers and to mpsz and back.
func TestConvertWalls(t *testing.T) {
	ids := make([]int, tile.IDs)
	for i := range ids {
		ids[i] = i
	}
	shuffled := make([]tile.Tile, tile.IDs)
	for i := range shuffled {
		shuffled[i] = tile.FromID(i)
	}
	wall.Shuffle(shuffled, 7)
	convert := func(text, from, to string) ConvertValue {
		t.Helper()
		value, err := Convert(ConvertRequest{Text: text, From: from, To: to})
		if err != nil {
			t.Fatalf("%s of %s to %s: %v", text, from, to, err)
		}
		return value
	}
	for n := notation.MaxClosed + 1; n <= tile.IDs; n++ {
		mpsz := strings.Join(spell(shuffled[:n]), "")
		normal := *convert(mpsz, "", "mpsz").Text
		for _, list := range []string{"136", "tenhou"} {
			numbers := convert(mpsz, "mpsz", list).List
			if len(numbers) != n {
				t.Fatalf("%d tiles are %d numbers in %s", n, len(numbers), list)
			}
			if back := *convert(numbersText(numbers), list, "mpsz").Text; back != normal {
				t.Errorf("%d tiles by %s are %s, were %s", n, list, back, normal)
			}
		}
		kinds := convert(mpsz, "mpsz", "34").List
		if back := *convert(numbersText(kinds), "34", "mpsz").Text; back != strings.ReplaceAll(normal, "0", "5") {
			t.Errorf("%d tiles by 34 are %s, were %s", n, back, normal)
		}
		counts := convert(mpsz, "mpsz", "34-counts").List
		slices.Sort(kinds)
		if back := convert(numbersText(counts), "34-counts", "34").List; !reflect.DeepEqual(back, kinds) {
			t.Errorf("%d tiles by 34-counts are %v, want %v", n, back, kinds)
		}
	}
	if whole := convert(numbersText(ids), "136", "34-counts").List; slices.Max(whole) != 4 || slices.Min(whole) != 4 {
		t.Errorf("the complete set counts %v", whole)
	}
}

// TestConvertRefuses checks the errors for texts that are not a row of tiles.
func TestConvertRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"11112222333344445m5m":               "",
		"1111222233334444555+5m6m":           "want at most 18 closed tiles, found 21",
		"111122223333444455m5m6m7p8p [111z]": "want at most 18 closed tiles, found 22",
		"111122223333444455556666m1m":        "tile 1m: want at most 4, found 5",
	} {
		message := ""
		if _, err := Convert(ConvertRequest{Text: text, To: "34"}); err != nil {
			message = err.Error()
		}
		if message != want {
			t.Errorf("%s: %q, want %q", text, message, want)
		}
	}
	if _, err := Parse(ParseRequest{Text: "111122223333444455556666m"}); err == nil {
		t.Error("24 tiles are a hand")
	}
}

// numbersText writes a list of numbers as text.
func numbersText(list []int) string { return fmt.Sprint(list) }

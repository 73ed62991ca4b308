package source

import (
	"slices"
	"testing"
)

func TestPosition(t *testing.T) {
	for _, row := range []struct {
		text         string
		offset       int
		line, column int
	}{
		{"", 0, 1, 1},
		{"123x", 3, 1, 4},
		{"ab\ncd", 2, 1, 3},
		{"ab\ncd", 3, 2, 1},
		{"ab\ncd", 99, 2, 3},
		{"手牌x", 6, 1, 3},
		{"abc", -4, 1, 1},
	} {
		places := Places{Text: row.text}
		for range 2 {
			if line, column := places.Of(row.offset); line != row.line || column != row.column {
				t.Errorf("Places of %q: %d is %d:%d, want %d:%d", row.text, row.offset, line, column, row.line, row.column)
			}
		}
		line, column := Position(row.text, row.offset)
		if line != row.line || column != row.column {
			t.Errorf("Position(%q, %d) = %d:%d, want %d:%d", row.text, row.offset, line, column, row.line, row.column)
		}
	}
}

func TestUTF16(t *testing.T) {
	for _, row := range []struct {
		text         string
		offset, want int
	}{
		{"abc", 2, 2}, {"手牌x", 6, 2}, {"🀇🀈x", 8, 4}, {"abc", 99, 3}, {"abc", -1, 0},
	} {
		if got := UTF16(row.text, row.offset); got != row.want {
			t.Errorf("UTF16(%q, %d) = %d, want %d", row.text, row.offset, got, row.want)
		}
	}
}

func TestParts(t *testing.T) {
	for _, row := range []struct {
		err     *Error
		pattern string
		values  []string
	}{
		{Errorf(BadTile, "want one + at most"), "want one + at most", nil},
		{Errorf(TooManyCopies, "tile %s: want at most %d, found %d", "5m", 4, 5), "tile {0}: want at most {1}, found {2}",
			[]string{"5m", "4", "5"}},
		{Errorf(BadReplay, "%.3q of %c", "abcdef", 'E'), "{0} of {1}", []string{`"abc"`, "E"}},
		{&Error{Message: "by hand"}, "", nil},
		{Errorf(BadReplay, "%s", &Error{Message: "by hand"}), "{0}", []string{"by hand"}},
		{Errorf(BadReplay, "%s", Errorf(BadTile, "found %d", 3)), "found {0}", []string{"3"}},
		{Errorf(BadReplay, "%s", Errorf(BadTile, "found %d", 3).Within("line %d: ", 2)), "line {0}: found {1}",
			[]string{"2", "3"}},
	} {
		pattern, values := row.err.Parts()
		if pattern != row.pattern || !slices.Equal(values, row.values) {
			t.Errorf("%s has the parts %q %q, want %q %q", row.err, pattern, values, row.pattern, row.values)
		}
	}
}

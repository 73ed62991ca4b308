package source

import "testing"

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

func TestCaret(t *testing.T) {
	for _, row := range []struct {
		text string
		span Span
		want string
	}{
		{"123x", Span{3, 4}, "123x\n   ^"},
		{"one\ntwo three\nfour", Span{8, 13}, "two three\n    ^^^^^"},
		{"手牌x", Span{6, 7}, "手牌x\n  ^"},
		{"end", Span{3, 3}, "end\n   ^"},
	} {
		if got := Caret(row.text, row.span); got != row.want {
			t.Errorf("Caret(%q, %v) =\n%s\nwant\n%s", row.text, row.span, got, row.want)
		}
	}
}

package api

import (
	"strings"
	"testing"
)

// TestLongComment refuses a comment that would be cut in a file, and changes nothing.
func TestLongComment(t *testing.T) {
	open, err := ReplayOpen(ReplayOpenRequest{Text: logText(t, "testdata/riichi.uzje")})
	if err != nil {
		t.Fatal(err)
	}
	defer ReplayClose(ReplayCloseRequest{ID: open.ID})
	put := func(step, size int) string {
		_, err := ReplayComment(ReplayCommentRequest{ID: open.ID, Step: step, Text: strings.Repeat("x", size)})
		if err != nil {
			return err.Error()
		}
		return ""
	}
	for step := range 10 {
		if got := put(step, 10_000); got != "" {
			t.Fatal(got)
		}
	}
	for _, test := range []struct {
		step, size int
		want       string
	}{
		{0, 10_001, "text: want a comment of at most 10000 characters, found 10001"},
		{10, 10_000, "want at most 100000 characters of comments on a deal"},
		{0, 9_000, ""},
	} {
		if got := put(test.step, test.size); got != test.want {
			t.Errorf("%d characters at step %d: %q, want %q", test.size, test.step, got, test.want)
		}
	}
}

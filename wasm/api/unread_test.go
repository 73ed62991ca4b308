package api

import (
	"slices"
	"strings"
	"testing"

	"tehai/wasm/wire"
)

// TestUnreadParts checks that each reason why nothing of a text can be shown has a pattern with a sentence in every
// language, wherever in the text the fault is.
func TestUnreadParts(t *testing.T) {
	const noJSON, tooMuch = "line {0}, column {1}: JSON: {2}, found {3}",
		"line {0}, column {1}: JSON: want no more than {2} {3}, found {4}"
	cut := func(path string, size int) string { return logText(t, path)[:size] }
	for _, test := range []struct {
		text, pattern string
		values        string // those after the place, each on its own line
	}{
		{`{"log":[[1,`, noJSON, "want a value\nthe end"},
		{cut("tenhou/testdata/4-players.json", 300), noJSON, "want a value\nthe end"},
		{cut("mjai/testdata/4-players.jsonl", 300), noJSON, "want the closing \"\nthe end"},
		{cut("kobalab/testdata/4-players.json", 200), noJSON, "want the closing \"\nthe end"},
		{`{"log":` + strings.Repeat("[", 80), tooMuch, "64\nlevels\n'['"},
		{`{"a":[` + strings.Repeat("1,", 70_000) + `1],"log":[]}`, tooMuch, "65536\nvalues\n'1'"},
	} {
		_, err := ReplayOpen(ReplayOpenRequest{Text: test.text})
		f := wire.In(test.text, err)
		if f.Pattern != test.pattern || !slices.Equal(f.Values[2:], strings.Split(test.values, "\n")) {
			t.Errorf("%.40s: %s has the parts %q %q", test.text, f.Message, f.Pattern, f.Values)
		}
		if f.Start == nil || f.End == nil || *f.Start > *f.End || *f.End > len(test.text) {
			t.Errorf("%.40s: %s is at %v–%v", test.text, f.Message, f.Start, f.End)
		}
	}
}

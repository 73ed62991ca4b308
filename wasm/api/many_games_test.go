package api

import (
	"strings"
	"testing"
)

// TestManyGames reads every game of a text: one a line, in a list, or one after the other, and reports where the
// players change.
func TestManyGames(t *testing.T) {
	for _, test := range []struct {
		name, path string
		line       bool // a game of this format fits into one line
	}{
		{"tenhou", "tenhou/testdata/4-players.json", true},
		{"kobalab", "kobalab/testdata/4-players.json", true},
		{"mjai", "mjai/testdata/4-players.jsonl", false},
	} {
		one := strings.TrimSpace(logText(t, test.path))
		alone, err := ReplayOpen(ReplayOpenRequest{Text: one})
		if err != nil || len(alone.Problems) > 0 {
			t.Fatal(err, alone.Problems)
		}
		ReplayClose(ReplayCloseRequest{ID: alone.ID})
		other := strings.NewReplacer(`"P1"`, `"Q1"`, `"P2"`, `"Q2"`).Replace(one)
		flat := func(text string) string { return strings.ReplaceAll(text, "\n", " ") }
		broken := strings.Replace(flat(one), "[", "", 1) // with a fault at the end of its names or deals
		texts := map[string]string{"behind": one + "\n" + other + "\n" + one}
		if test.line {
			texts["a line each"] = flat(one) + "\n" + flat(other) + "\r\n" + flat(one) + "\n"
			texts["a list"] = "[\n" + one + ",\n" + other + " , " + one + "]\n"
			texts["with a broken one"] = flat(one) + "\n" + flat(other) + "\n" + broken + "\n" + flat(one)
			texts["with a line of another kind"] = `{"version":1}` + "\n" + flat(one) + "\n" + flat(other) + "\n" + flat(one)
		}
		for how, text := range texts {
			all, err := ReplayOpen(ReplayOpenRequest{Text: text})
			if err != nil {
				t.Errorf("%s, %s: %v", test.name, how, err)
				continue
			}
			n := len(alone.Deals)
			if all.Format != alone.Format || len(all.Deals) < 3*n {
				t.Errorf("%s, %s: %d deals, want %d, of %s: %+v", test.name, how, len(all.Deals), 3*n, all.Format, all.Problems)
				continue
			}
			var said []string
			for _, p := range all.Problems {
				if strings.HasPrefix(p.Message, "another game begins here, with other players: ") {
					said = append(said, p.Message)
				}
			}
			if strings.HasPrefix(how, "with") {
				if len(all.Problems) == len(said) {
					t.Errorf("%s, %s: no problem is reported", test.name, how)
				}
			} else if len(all.Problems) != len(said) || all.Cut != nil {
				t.Errorf("%s, %s: %+v", test.name, how, all.Problems)
			}
			if len(said) != 2 || !strings.Contains(said[0], "Q1") || !strings.Contains(said[1], "P1") {
				t.Errorf("%s, %s: %q", test.name, how, said)
			}
			for deal, want := range map[int]string{0: "P", n: "Q", len(all.Deals) - 1: "P"} {
				state, err := ReplayState(ReplayStateRequest{ID: all.ID, Deal: deal})
				if err != nil {
					t.Fatal(err)
				}
				if got := state.Seats[0].Name; !strings.HasPrefix(got, want) {
					t.Errorf("%s, %s: the first chair of deal %d is %q, want %s", test.name, how, deal, got, want)
				}
			}
			ReplayClose(ReplayCloseRequest{ID: all.ID})
		}
	}
}

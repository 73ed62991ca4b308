package api

import (
	"strings"
	"testing"
)

// TestPackCounters packs games with the greatest honba, sticks and scores that a log may have: the unpacked game has
// its deals, and no problem that the log did not have.
func TestPackCounters(t *testing.T) {
	for _, test := range []struct{ path, old, new string }{
		{"tenhou/testdata/4-players.json", "[[[0,0,0],[25000,", "[[[0,10000,10000],[25000,"},
		{"tenhou/testdata/4-players.json", "[[[0,0,0],[25000,", "[[[0,9999,9999],[25000,"},
		{"tenhou/testdata/4-players.json", "[[[0,0,0],[25000,", "[[[0,0,0],[100000001,"},
		{"tenhou/testdata/4-players.json", "[[[0,0,0],[25000,", "[[[0,0,0],[-100000000,"},
		{"mjai/testdata/4-players.jsonl", `"honba":0,"kyotaku":0`, `"honba":10000,"kyotaku":10000`},
		{"mjai/testdata/4-players.jsonl", `"scores":[25000,`, `"scores":[123456789012,`},
		{"kobalab/testdata/4-players.json", `"changbang":0,"lizhibang":0`, `"changbang":10000,"lizhibang":10000`},
		{"kobalab/testdata/4-players.json", `"defen":[25000,`, `"defen":[-123456789012,`},
		{"mjlog/testdata/4-players.xml", `seed="0,0,0,`, `seed="0,10000,10000,`},
	} {
		text := logText(t, test.path)
		if !strings.Contains(text, test.old) {
			t.Fatalf("%s has no %s", test.path, test.old)
		}
		open, err := ReplayOpen(ReplayOpenRequest{Text: strings.Replace(text, test.old, test.new, 1)})
		if err != nil {
			t.Fatal(err)
		}
		packed, err := ReplayPack(ReplayPackRequest{ID: open.ID})
		if err != nil {
			t.Fatal(err)
		}
		again, err := ReplayOpen(ReplayOpenRequest{Text: packed.Text})
		if err != nil || len(again.Deals) != len(open.Deals) || len(again.Problems) > 0 {
			t.Errorf("%s: %v, %d deals of %d, %+v", test.new, err, len(again.Deals), len(open.Deals), again.Problems)
		}
		ReplayClose(ReplayCloseRequest{ID: open.ID})
		ReplayClose(ReplayCloseRequest{ID: again.ID})
	}
}

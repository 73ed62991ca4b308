package riichi

import (
	"os"
	"strings"
	"testing"
)

// TestEveryYakuIsTaught compares the page's table of examples with the tables here: an example for every yaku, a
// closed and an open one exactly if the yaku exists so. The tests of the interface score them.
func TestEveryYakuIsTaught(t *testing.T) {
	type can struct{ closed, open bool }
	want := map[string]can{
		"dora": {true, true}, "ura-dora": {true, false}, "red-dora": {true, true}, "north-dora": {true, false},
	}
	for _, row := range ordinary {
		want[row.id] = can{row.closed > 0, row.open > 0}
	}
	for _, row := range limits {
		want[row.id] = can{true, row.open || want[row.id].open}
	}
	text, err := os.ReadFile("../../../web/teach/yaku-examples.js")
	if err != nil {
		t.Skip(err) // the core without the page
	}
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "  ['") {
			continue
		}
		cells := strings.Split(line, "'")
		id, closed, open := cells[1], cells[3] != "", cells[7] != ""
		is, known := want[id]
		if !known {
			t.Errorf("%s: no yaku is called that, or it is there twice", id)
		} else if is != (can{closed, open}) {
			t.Errorf("%s: examples closed %v, open %v; the table has %+v", id, closed, open, is)
		}
		delete(want, id)
	}
	for id := range want {
		t.Errorf("%s has no example", id)
	}
}

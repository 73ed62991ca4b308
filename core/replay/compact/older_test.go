package compact

import (
	"os"
	"strings"
	"testing"

	"tehai/core/replay"
	"tehai/core/rules/catalog"
)

// TestOlder unpacks a game from an old link, written by the first version that packed games: no count that writer and
// reader share may have changed since. The file next to it is the same game, written as replay text by that version.
func TestOlder(t *testing.T) {
	read := func(name string) string {
		text, err := os.ReadFile("testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	r, err := Read(strings.TrimSpace(read("older.t1")), catalog.For)
	if err != nil || len(r.Problems) > 0 {
		t.Fatalf("%v %+v", err, r)
	}
	if got, want := replay.Write(r), read("older.uzje"); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

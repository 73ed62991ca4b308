package compact

import (
	"os"
	"strings"
	"testing"

	"tehai/core/replay"
	"tehai/core/rules/catalog"
)

// TestOlder unpacks what the first version that packed games wrote, from a link of then: nothing that both sides count
// by may have changed since. The file beside it is the same game as that version wrote it out.
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

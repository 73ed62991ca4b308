package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// TestOtherProject runs a program in node that loads the module as another project would.
func TestOtherProject(t *testing.T) {
	got := harness.Node(t, "testdata/other-project.mjs", harness.Dist(t))
	want := `api 1
shanten -1 readings 1 red five kept true
36 x 2 = 72 -> 70
true bad-suit 3 want one of m p s z after 123, found x
true unknown-field undefined there is no field api; the fields here: none
bulk 50000 25000 25000 0
true bad-type bulk.shanten: want a Uint8Array of 34 counts a hand
true bad-type bulk.shanten: want a Uint8Array of 34 counts a hand
true too-large bulk.shanten: want at most 1048576 hands, found 1048577
0
`
	if got != want {
		t.Errorf("the program printed\n%swant\n%s", got, want)
	}
}

package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// TestOutsider runs a program in node that loads the module as a stranger would.
func TestOutsider(t *testing.T) {
	got := harness.Node(t, "testdata/outsider.mjs", harness.Dist(t))
	want := `api 1
true unknown-field
`
	if got != want {
		t.Errorf("the program printed\n%swant\n%s", got, want)
	}
}

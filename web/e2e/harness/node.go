package harness

import (
	"os/exec"
	"testing"
)

// Node runs a program in node with arguments and returns its output; without node the test is skipped.
func Node(t testing.TB, arguments ...string) string {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not installed: the program was not run")
	}
	out, err := exec.Command(node, arguments...).CombinedOutput()
	if err != nil {
		t.Fatalf("node %v: %v\n%s", arguments, err, out)
	}
	return string(out)
}

//go:build !js

package api

import (
	"os"
	"strings"
	"testing"
)

// TestRelease compares the places that repeat the version with the one that defines it.
func TestRelease(t *testing.T) {
	for name, want := range map[string]string{
		"../../CHANGELOG.md": "\n## [" + Release + "]",
		"../../CITATION.cff": "\nversion: " + Release + "\n",
	} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), want) {
			t.Errorf("%s does not name the version %s: want %q", name, Release, want)
		}
	}
}

//go:build !js

package api

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tehai/core/advice"
	"tehai/core/danger"
)

// TestReasonsHaveWords checks that every reason and every class of danger has words in every language of the page.
func TestReasonsHaveWords(t *testing.T) {
	languages, err := filepath.Glob("../../web/words/*/reasons.js")
	if err != nil || len(languages) < 3 {
		t.Fatalf("%d languages have words for reasons (%v)", len(languages), err)
	}
	for _, name := range languages {
		reasons, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		classes, err := os.ReadFile(filepath.Join(filepath.Dir(name), "replay.js"))
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range advice.Reasons() {
			if !strings.Contains(string(reasons), "'reason."+id+"':") {
				t.Errorf("%s: the reason %s has no words", name, id)
			}
		}
		for _, class := range danger.Classes {
			if !strings.Contains(string(classes), "'danger."+string(class)+"':") {
				t.Errorf("%s: the class %s has no words", name, class)
			}
		}
	}
}

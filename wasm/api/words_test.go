//go:build !js

package api

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRefusalWords wants words in every language of the page for everything that a
// rule set refuses.
func TestRefusalWords(t *testing.T) {
	languages, err := filepath.Glob("../../web/words/*/page.js")
	if err != nil || len(languages) < 3 {
		t.Fatalf("%d languages, %v", len(languages), err)
	}
	for _, language := range languages {
		text, err := os.ReadFile(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range refusals() {
			if !strings.Contains(string(text), "'refusal."+id+"': '") {
				t.Errorf("%s has no words for %s", filepath.Base(filepath.Dir(language)), id)
			}
		}
	}
}

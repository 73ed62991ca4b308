package main

import (
	"os"
	"strings"
	"testing"
)

// TestPlantsApply holds that the text of every plant stands in its file exactly once, and that it becomes another: a fault that
// has moved on with its code is looked for no more, and nobody would see it before the next whole run.
func TestPlantsApply(t *testing.T) {
	if len(plants) < 40 {
		t.Errorf("%d plants", len(plants))
	}
	names := map[string]bool{}
	for _, p := range plants {
		name := p.layer + ": " + p.name
		text, err := os.ReadFile("../../" + p.file)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if n := strings.Count(string(text), p.from); n != 1 {
			t.Errorf("%s: want %q once in %s, found it %d times", name, p.from, p.file, n)
		}
		if p.from == p.to || names[name] {
			t.Errorf("%s: changes nothing, or is there twice", name)
		}
		names[name] = true
	}
}

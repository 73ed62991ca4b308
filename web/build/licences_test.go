package main

import (
	"strings"
	"testing"
)

// TestLicences looks for a sentence of each licence of what is shipped: a heading alone is not enough.
func TestLicences(t *testing.T) {
	t.Chdir("../..")
	all, err := licences(settings{})
	if err != nil {
		t.Fatal(err)
	}
	text := string(all[licencesName])
	for what, want := range map[string]struct {
		sentence string
		times    int
	}{
		"MIT, for Tehai":             {`The above copyright notice and this permission notice shall be included in all`, 1},
		"the OFL, for the outlines":  {"This Font Software is licensed under the SIL Open Font License", 1},
		"Apache's, for safejs":       {"Apache License Version 2.0, January 2004", 1},
		"MIT, for vert":              {"Copyright (c) 2018", 1},
		"Go's":                       {"Copyright 2009 The Go Authors.", 1},
		"the name of vert":           {"github.com/norunners/vert", 1},
		"the name of safejs":         {"github.com/hack-pad/safejs", 1},
		"those that warrant nothing": {"WITHOUT WARRANTY OF ANY KIND", 2},
	} {
		if n := strings.Count(strings.Join(strings.Fields(text), " "), want.sentence); n < want.times {
			t.Errorf("%s: %q stands there %d times, want %d", what, want.sentence, n, want.times)
		}
	}
}

// TestFolder wants an error for empty output: Go may print nothing for a module that has not been fetched, and
// Tehai's own licence would be read instead.
func TestFolder(t *testing.T) {
	if at, err := folder([]string{"env", "NOTHING"}); err == nil {
		t.Errorf("nothing is the folder %q", at)
	}
}

package main

import (
	"strings"
	"testing"
)

// TestLicences looks for a sentence of each licence that what is shipped came under: a heading alone is none.
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

// TestFolder wants a folder: where a module has not been fetched yet, Go may print nothing, and then Tehai's own
// licence would be read.
func TestFolder(t *testing.T) {
	if at, err := folder([]string{"env", "NOTHING"}); err == nil {
		t.Errorf("nothing is the folder %q", at)
	}
}

//go:build !js

package api

import (
	"os"
	"strings"
	"testing"

	"tehai/core/rules/catalog"
)

// fanName is a row of testdata/fan-names.txt: a word's key and its names by language.
type fanName struct {
	key   string
	names map[string]string
}

func fanNames(t *testing.T) (rows []fanName) {
	t.Helper()
	text, err := os.ReadFile("testdata/fan-names.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(line, " | ")
		if len(cells) != 4 {
			t.Fatalf("%s: %d cells, want 4", line, len(cells))
		}
		rows = append(rows, fanName{cells[0], map[string]string{"en": cells[1], "zh-Hans": cells[2], "ja": cells[3]}})
	}
	return rows
}

// TestFansAreCalledByTheirNames checks that every fan has the name that the rules give it, in the three languages with
// names for them, and in the module as in English.
func TestFansAreCalledByTheirNames(t *testing.T) {
	rows := fanNames(t)
	known := map[string]fanName{}
	for _, row := range rows {
		known[row.key] = row
	}
	for _, language := range []string{"en", "zh-Hans", "ja"} {
		text, err := os.ReadFile("../../web/words/" + language + "/fans.js")
		if err != nil {
			t.Fatal(err)
		}
		words := string(text)
		for _, row := range rows {
			if want := "\n  '" + row.key + "': '" + row.names[language] + "',\n"; !strings.Contains(words, want) {
				t.Errorf("%s: %s is not called %s", language, row.key, row.names[language])
			}
		}
		for _, prefix := range []string{"fan.", "faan."} {
			if found, want := strings.Count(words, "\n  '"+prefix), countPrefix(rows, prefix); found != want {
				t.Errorf("%s: %d words %s…, want %d as in the list", language, found, prefix, want)
			}
		}
	}
	table, err := os.ReadFile("../../core/rules/mcr/fan_table.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		if id, ok := strings.CutPrefix(row.key, "fan."); ok && !strings.Contains(string(table), `"`+id+`", "`+row.names["en"]+
			`"`) &&
			!strings.Contains(string(table), `id: "`+id+`", name: "`+row.names["en"]+`"`) {
			t.Errorf("the module does not call %s %q", id, row.names["en"])
		}
	}
	for _, set := range catalog.All() {
		for _, option := range set.Options {
			if option.Of == "" {
				continue
			}
			if row, ok := known["faan."+option.Of]; !ok || option.Label != row.names["en"]+": faan" {
				t.Errorf("%s: %s is called %q, want %q", set.ID, option.Of, option.Label, row.names["en"])
			}
		}
	}
}

func countPrefix(rows []fanName, prefix string) (n int) {
	for _, row := range rows {
		if strings.HasPrefix(row.key, prefix) {
			n++
		}
	}
	return n
}

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestTables generates the tables again and compares them with the committed ones.
func TestTables(t *testing.T) {
	raw := 0
	for name, want := range files() {
		got, err := os.ReadFile(filepath.Join("..", name))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != want {
			t.Errorf("%s is not what the definition gives: run go generate in core/shanten", name)
		}
		raw += tableBytes(t, want)
	}
	if raw > 256_000 {
		t.Errorf("the tables hold %d bytes, want at most 256000", raw)
	}
	t.Logf("%d bytes of tables", raw)
}

// tableBytes counts the bytes of the strings in a generated file.
func tableBytes(t *testing.T, text string) int {
	bytes := 0
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(strings.TrimSpace(line), " +")
		if strings.HasPrefix(line, `"`) {
			bytes += len(line) - 2 - 3*strings.Count(line, `\x`)
		}
	}
	return bytes
}

package main

import (
	"io"
	"os"
	"strings"
)

// mostHouse is more than the bytes that a file of house rules may have.
const mostHouse = 1 << 17

// rulesIn returns the text of house rules if the name is that of a JSON file, else the name: the id of a rule set, or
// house rules as a text.
func rulesIn(name string) (string, error) {
	if !strings.HasSuffix(name, ".json") {
		return name, nil
	}
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, mostHouse))
	return strings.TrimSpace(string(text)), err
}

// isHouse reports whether a text is house rules, written out or as in links.
func isHouse(text string) bool { return strings.HasPrefix(text, "{") || strings.HasPrefix(text, "(") }

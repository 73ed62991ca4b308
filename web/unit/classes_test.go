package unit

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	styleComment = regexp.MustCompile(`(?s)/\*.*?\*/`)
	styleBlock   = regexp.MustCompile(`\{[^{}]*\}`)
	styleClass   = regexp.MustCompile(`\.([a-zA-Z][\w-]*)`)
	classToken   = regexp.MustCompile(`[a-zA-Z][\w-]*`)
)

// composed are the beginnings of classes that scripts complete with a value: `danger-${level}`.
var composed = []string{"board-", "danger-", "is-chair-", "tile-"}

// states are classes that scripts take from a table: `is-${state}`.
var states = []string{"is-heavy", "is-local", "is-slip", "is-win"}

// TestStyledClasses wants every class that a style sheet names to be given by a script or a page.
func TestStyledClasses(t *testing.T) {
	given := map[string]bool{}
	for _, class := range states {
		given[class] = true
	}
	sheets := map[string]string{}
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			switch entry.Name() {
			case "build", "e2e", "unit", "node_modules", "words":
				return filepath.SkipDir
			}
			return nil
		}
		switch path.Ext(name) {
		case ".css", ".js", ".html":
		default:
			return nil
		}
		text, err := os.ReadFile(name)
		if path.Ext(name) == ".css" {
			sheets[filepath.ToSlash(name)] = string(text)
			return err
		}
		for _, token := range classToken.FindAllString(string(text), -1) {
			given[token] = true
		}
		return err
	})
	if err != nil || len(sheets) < 15 {
		t.Fatalf("found %d style sheets: %v", len(sheets), err)
	}
	for sheet, text := range sheets {
		text = styleBlock.ReplaceAllString(styleComment.ReplaceAllString(text, " "), " ")
		for _, match := range styleClass.FindAllStringSubmatch(text, -1) {
			if class := match[1]; !given[class] && !slices.ContainsFunc(composed,
				func(begin string) bool { return strings.HasPrefix(class, begin) }) {
				t.Errorf("%s: no script gives the class %s", strings.TrimPrefix(sheet, "../"), class)
			}
		}
	}
}

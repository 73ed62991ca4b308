package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

var (
	wordRow     = regexp.MustCompile(`'([\w?!.-]+\.[\w?!-]+)': ('(?:[^'\\]|\\.)*'|\{[^}]*(?:\{\w+\}[^}]*)*\})`)
	placeholder = regexp.MustCompile(`\{(\w+)\}`)
	usedWord    = regexp.MustCompile(`\bt\('([\w.-]+)'`)
)

// wordsOf reads the tables of one language, en.js and those like names-en.js: the placeholders of each key.
func wordsOf(t *testing.T, tag string) map[string][]string {
	t.Helper()
	folder := filepath.Join(harness.Root(), "web", "words")
	files, err := filepath.Glob(filepath.Join(folder, "*-"+tag+".js"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no words of %s: %v", tag, err)
	}
	words := map[string][]string{}
	for _, name := range append(files, filepath.Join(folder, tag+".js")) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range wordRow.FindAllStringSubmatch(string(text), -1) {
			if _, twice := words[row[1]]; twice {
				t.Errorf("%s: %s stands twice", filepath.Base(name), row[1])
			}
			var names []string
			for _, p := range placeholder.FindAllStringSubmatch(row[2], -1) {
				if !slices.Contains(names, p[1]) {
					names = append(names, p[1])
				}
			}
			slices.Sort(names)
			words[row[1]] = names
		}
	}
	return words
}

// TestLanguagesHoldTheSameWords compares every language with English.
func TestLanguagesHoldTheSameWords(t *testing.T) {
	english := wordsOf(t, "en")
	if len(english) < 250 {
		t.Fatalf("only %d words were read", len(english))
	}
	for _, tag := range []string{"ja", "zh-Hans"} {
		other := wordsOf(t, tag)
		for key, names := range english {
			theirs, ok := other[key]
			switch {
			case !ok:
				t.Errorf("%s: %s is missing", tag, key)
			// The one plural form may say "one" without the number.
			case !slices.Equal(names, theirs) && !subset(theirs, names) && !subset(names, theirs):
				t.Errorf("%s: %s has %v, want %v", tag, key, theirs, names)
			}
		}
		for key := range other {
			if _, ok := english[key]; !ok {
				t.Errorf("%s: %s is not in English", tag, key)
			}
		}
	}
}

func subset(few, many []string) bool {
	return !slices.ContainsFunc(few, func(name string) bool { return !slices.Contains(many, name) })
}

// TestEveryWordIsThere looks for each key that the page's code names outright.
func TestEveryWordIsThere(t *testing.T) {
	english := wordsOf(t, "en")
	root := filepath.Join(harness.Root(), "web")
	checked := 0
	err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == "e2e") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".js") {
			return nil
		}
		text, err := os.ReadFile(path)
		for _, use := range usedWord.FindAllStringSubmatch(string(text), -1) {
			checked++
			if _, ok := english[use[1]]; !ok {
				t.Errorf("%s uses the word %s, which is missing", filepath.Base(path), use[1])
			}
		}
		return err
	})
	if err != nil || checked < 100 {
		t.Errorf("%d uses checked, error %v", checked, err)
	}
}

func TestLanguages(t *testing.T) {
	for _, row := range []struct{ language, tag, says string }{
		{"en", "en", "tiles from ready"}, {"ja", "ja", "テンパイまで"}, {"zh-CN", "zh-Hans", "听牌"},
	} {
		page := openHand(t, "#v1&h=135m4679p22478s6z+3s", harness.Language(row.language))
		page.WaitText(sentence, row.says)
		if got := harness.Eval[string](page, "document.documentElement.lang"); got != row.tag {
			t.Errorf("%s: lang is %s, want %s", row.language, got, row.tag)
		}
	}
}

// TestLanguageIsRemembered chooses Japanese and comes back.
func TestLanguageIsRemembered(t *testing.T) {
	page := openHand(t, "#v1&h=123m")
	page.Click(".settings-button")
	page.Wait("document.querySelector('#settings [data-key=language]') !== null")
	harness.Eval[any](page, `(() => { const s = document.querySelector('#settings [data-key=language]'); s.value = 'ja'; s.dispatchEvent(new Event('change')); })()`)
	page.Wait("document.documentElement.lang === 'ja'")
	if !harness.Eval[bool](page, "document.querySelector('#settings').matches(':popover-open') && document.activeElement.dataset.key === 'language'") {
		t.Error("the settings closed, or the focus was lost")
	}
	page.Reload()
	page.Wait("document.documentElement.lang === 'ja'")
	page.WaitText(".view-link", "手牌")
	if handTiles(page) != "1m 2m 3m" {
		t.Errorf("the hand is %s", handTiles(page))
	}
}

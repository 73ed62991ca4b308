package e2e

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

var (
	wordRow = regexp.MustCompile(
		`'([\w?!.-]+\.[\w?!-]+)':\s+('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\{[^}]*(?:\{\w+\}[^}]*)*\})`)
	placeholder = regexp.MustCompile(`\{(\w+)\}`)
	usedWord    = regexp.MustCompile(`\bt\('([\w.-]+)'`)
)

// languages are the folders of web/words, English first.
func languages(t *testing.T) []string {
	t.Helper()
	entries, err := os.ReadDir(filepath.Join(harness.Root(), "web", "words"))
	if err != nil {
		t.Fatal(err)
	}
	tags := []string{"en"}
	for _, entry := range entries {
		if entry.IsDir() && entry.Name() != "en" {
			tags = append(tags, entry.Name())
		}
	}
	if len(tags) < 3 {
		t.Fatalf("only the languages %v", tags)
	}
	return tags
}

// wordsOf reads the tables of one language, a folder: the placeholders of each key.
func wordsOf(t *testing.T, tag string) map[string][]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(harness.Root(), "web", "words", tag, "*.js"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no words of %s: %v", tag, err)
	}
	words := map[string][]string{}
	for _, name := range files {
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
	for _, tag := range languages(t)[1:] {
		other := wordsOf(t, tag)
		for key, names := range english {
			theirs, ok := other[key]
			switch {
			case !ok:
				t.Errorf("%s: %s is missing", tag, key)
			// The singular form may have "one" instead of the number.
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

// TestEveryWordIsThere looks for each key that is written in the page's code.
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
		{"en", "en", "3-shanten"}, {"ja", "ja", "3シャンテン"}, {"zh-CN", "zh-Hans", "3向听"},
		{"de-AT", "de", "3-Shanten"}, {"ko-KR", "ko", "3샹텐"},
	} {
		page := openHand(t, "#v1&h=135m4679p22478s6z+3s", harness.Language(row.language))
		page.WaitText(sentence, row.says)
		if got := harness.Eval[string](page, "document.documentElement.lang"); got != row.tag {
			t.Errorf("%s: lang is %s, want %s", row.language, got, row.tag)
		}
	}
}

// TestLanguageIsRemembered chooses Japanese and reloads.
func TestLanguageIsRemembered(t *testing.T) {
	page := openHand(t, "#v1&h=123m")
	page.Click(".settings-button")
	page.Wait("document.querySelector('#settings [data-key=language]') !== null")
	harness.Eval[any](page,
		`(() => { const s = document.querySelector('#settings [data-key=language]'); s.value = 'ja'; s.dispatchEvent(new Event('change')); })()`)
	page.Wait("document.documentElement.lang === 'ja'")
	if !harness.Eval[bool](page,
		"document.querySelector('#settings').matches(':popover-open') && document.activeElement.dataset.key === 'language'") {
		t.Error("the settings closed, or the focus was lost")
	}
	page.Reload()
	page.Wait("document.documentElement.lang === 'ja'")
	page.WaitText(".view-link", "手牌")
	if handTiles(page) != "1m 2m 3m" {
		t.Errorf("the hand is %s", handTiles(page))
	}
}

// TestOneLanguageIsFetched reads the page's requests for words: those of its language at first, another's when that
// is chosen, further ones with the first view that needs them. Without a service worker, which would save them all.
func TestOneLanguageIsFetched(t *testing.T) {
	const asked = `performance.getEntriesByType('resource').map(({name}) => /words-(.*)-[0-9A-Z]{8}\.js$/.exec(name)?.[1]).filter(Boolean).sort().join(' ')`
	page := openHand(t, "#v1&h=123m", harness.Language("en"))
	for _, row := range []struct{ do, wait, want string }{
		{"0", "true", "en-first"},
		{"location.hash = '#v1&w=help'", "document.querySelector('#help-fans') !== null",
			"en-fans en-first en-help en-more en-problems en-teach"},
		{"location.hash = '#v1&h=123m'; document.querySelector('.settings-button').click()",
			"document.querySelector('#settings [data-key=language]') !== null",
			"en-fans en-first en-help en-more en-problems en-teach"},
		{`(() => { const s = document.querySelector('#settings [data-key=language]'); s.value = 'ja'; s.dispatchEvent(new Event('change')); })()`,
			"document.documentElement.lang === 'ja'",
			"en-fans en-first en-help en-more en-problems en-teach ja-fans ja-first ja-more ja-problems ja-teach"},
	} {
		harness.Eval[any](page, row.do)
		page.Wait(row.wait)
		if got := harness.Eval[string](page, asked); got != row.want {
			t.Errorf("after %s: %s, want %s", row.do, got, row.want)
		}
	}
}

// spoken are the lists of ids in core.d.ts that have words in the page, with the group of the words.
var spoken = []struct{ list, group string }{
	{"Dialect", "dialect"}, {"SituationKey", "situation"}, {"RefusalId", "refusal"}, {"Limit", "limit"},
	{"Wait", "wait"}, {"EventKind", "move"}, {"Code", "fault"}, {"Wind", "wind"}, {"Side", "meld"},
}

// unspoken are ids that users never see: the page makes no such request, or shows the thing itself.
var unspoken = map[string]bool{
	"dialect.auto": true, "situation.indicators": true, "situation.uraIndicators": true, "situation.local": true,
	"situation.robbed": true,
}

// TestEveryIdHasWords takes the ids from the module's own lists: each has words in every language.
func TestEveryIdHasWords(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(harness.Root(), "web", "engine", "core.d.ts"))
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range languages(t) {
		words := wordsOf(t, tag)
		for _, row := range spoken {
			list := regexp.MustCompile(`export type ` + row.list + ` = ([^;]+);`).FindSubmatch(text)
			if list == nil {
				t.Fatalf("core.d.ts has no list %s", row.list)
			}
			for id := range strings.SplitSeq(string(list[1]), " | ") {
				key := row.group + "." + strings.Trim(id, `"`)
				if _, ok := words[key]; !ok && !unspoken[key] {
					t.Errorf("%s: no words for %s", tag, key)
				}
			}
		}
	}
}

// faulty are the sources of errors that a text or a hand in the field can cause.
var faulty = []string{
	"core/notation/*.go", "core/hand/*.go", "core/meld/*.go", "core/tile/text.go", "core/rules/riichi/check.go",
	"core/rules/classical/score.go",
	"core/rules/uzje/*.go", "wasm/api/analysis.go", "wasm/api/accept.go", "wasm/api/hand.go",
}

// messages returns the formats of the errors in these sources.
func messages(t *testing.T) []string {
	t.Helper()
	place := map[string]int{"Errorf": 1, "ErrorAt": 2, "want": 1}
	var found []string
	for _, pattern := range faulty {
		files, _ := filepath.Glob(filepath.Join(harness.Root(), pattern))
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				var called string
				switch f := call.Fun.(type) {
				case *ast.SelectorExpr:
					called = f.Sel.Name
				case *ast.Ident:
					called = f.Name
				}
				at, ok := place[called]
				if !ok || len(call.Args) <= at {
					return true
				}
				if literal, ok := call.Args[at].(*ast.BasicLit); ok {
					format, _ := strconv.Unquote(literal.Value)
					if called == "want" {
						format += ", found %s"
					}
					found = append(found, format)
				}
				return true
			})
		}
	}
	return found
}

var verb = regexp.MustCompile(`%[#+.0-9]*[a-zA-Z]`)

// TestFaultsAreSentences wants a sentence in every other language for each error that a user can cause by typing.
func TestFaultsAreSentences(t *testing.T) {
	formats := messages(t)
	if len(formats) < 50 {
		t.Fatalf("only %d messages were found", len(formats))
	}
	for _, tag := range languages(t)[1:] {
		text, err := os.ReadFile(filepath.Join(harness.Root(), "web", "words", tag, "faults.js"))
		if err != nil {
			t.Fatal(err)
		}
		for _, format := range formats {
			n := -1
			pattern := verb.ReplaceAllStringFunc(format, func(string) string { n++; return "{" + strconv.Itoa(n) + "}" })
			if !strings.Contains(string(text), "'"+pattern+"':") {
				t.Errorf("%s: no sentence for %q", tag, pattern)
			}
		}
	}
}

// TestFaultsAreSaid types errors in Japanese and English.
func TestFaultsAreSaid(t *testing.T) {
	for _, row := range []struct{ language, text, says string }{
		{"ja", "11111m", "1mが5枚あります。4枚までです。"},
		{"ja", "12m 45", "45の後に種類の文字（m p s z）が必要ですが、終わりです。"},
		{"en", "8z", "There is no 8z: honours are 1z to 7z."},
	} {
		page := openHand(t, "", harness.Language(row.language))
		page.Type(field, row.text)
		page.WaitText(message, row.says)
	}
}

package e2e

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// A sentence follows its key: letters with a point between, or the pattern of a fault.
var sentenceKey = regexp.MustCompile(`(?m)^\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"):\s*`)

var filledIn = regexp.MustCompile(`\{(\w+)\}`)

// sentences reads a table: the placeholders of each key by plural form, "" for a sentence without forms.
func sentences(text string) map[string]map[string][]string {
	found := map[string]map[string][]string{}
	for _, at := range sentenceKey.FindAllStringSubmatchIndex(text, -1) {
		var key string
		if at[2] >= 0 {
			key = text[at[2]:at[3]]
		} else {
			key = text[at[4]:at[5]]
		}
		if forms := formsOf(text[at[1]:]); forms != nil {
			found[key] = forms
		}
	}
	return found
}

// formsOf reads one value: a text, texts concatenated by +, or an object of forms.
func formsOf(text string) map[string][]string {
	forms, form, inside, fresh := map[string][]string{}, "", false, true
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '\'' || c == '"':
			end := i + 1
			for end < len(text) && text[end] != c {
				if text[end] == '\\' {
					end++
				}
				end++
			}
			for _, p := range filledIn.FindAllStringSubmatch(text[i:min(end, len(text))], -1) {
				if !slices.Contains(forms[form], p[1]) {
					forms[form] = append(forms[form], p[1])
				}
			}
			if forms[form] == nil {
				forms[form] = []string{}
			}
			i, fresh = end+1, false
		case c == '{' && fresh:
			i, inside, fresh = i+1, true, false
		case c == '}' && inside, c == ',' && !inside:
			for _, names := range forms {
				slices.Sort(names)
			}
			return forms
		case inside && c >= 'a' && c <= 'z':
			name, _, _ := strings.Cut(text[i:], ":")
			form, i = name, i+len(name)
		case strings.ContainsRune(" \n+:,", rune(c)):
			i++
		default:
			return nil // no sentence
		}
	}
	return nil
}

// tableOf reads all tables of a language.
func tableOf(t *testing.T, tag string) map[string]map[string][]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(harness.Root(), "web", "words", tag, "*.js"))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]map[string][]string{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		maps.Copy(all, sentences(string(text)))
	}
	return all
}

// untranslated are details that the module writes in English and other languages leave out.
var untranslated = map[string]string{
	"line {0}, column {1}: JSON: {2}, found {3}": "2",
	"a win that is none: {0}":                    "0",
	"the hand of {0} does not win: {1}":          "1",
}

// TestPlaceholders: every sentence in every language has the placeholders of the English one. Only a singular may
// leave out its number, and the sentence of a fault may use more values of the module's pattern.
func TestPlaceholders(t *testing.T) {
	english := tableOf(t, "en")
	if len(english) < 1500 {
		t.Fatalf("only %d sentences were read", len(english))
	}
	for _, tag := range languages(t) {
		for key, forms := range tableOf(t, tag) {
			if english[key] == nil {
				continue // another test reports it
			}
			want := english[key][mainForm(english[key])]
			var pattern []string
			for _, p := range filledIn.FindAllStringSubmatch(key, -1) {
				pattern = append(pattern, p[1])
			}
			for form, names := range forms {
				for _, name := range want {
					optional := form == "one" && (name == "n" || name == "words") || tag != "en" && untranslated[key] == name
					if !optional && !slices.Contains(names, name) {
						t.Errorf("%s: %s %s does not fill in {%s}", tag, key, form, name)
					}
				}
				for _, name := range names {
					if !slices.Contains(want, name) && !slices.Contains(pattern, name) {
						t.Errorf("%s: %s %s fills in {%s}, which the English sentence does not", tag, key, form, name)
					}
				}
			}
		}
	}
}

// mainForm is the plural form of most numbers.
func mainForm(forms map[string][]string) string {
	if _, ok := forms["other"]; ok {
		return "other"
	}
	return ""
}

// TestPlaceholdersAreRead reads each form of a sentence.
func TestPlaceholdersAreRead(t *testing.T) {
	table := sentences(`
  'a.text': 'no name',
  'a.long':
    'from {a} ' +
    'to {b}, {a} again',
  "it's {0}": "{0}, isn't it",
  'a.plural': { one: 'one {tile}', other: '{n} of {tile}' },
  'a.broken': {
    one: 'x',
    other: 'y, ' + "{n}",
  },
  'a.code': (n) => n,
`)
	for key, want := range map[string]map[string][]string{
		"a.text": {"": {}}, "a.long": {"": {"a", "b"}}, "it's {0}": {"": {"0"}},
		"a.plural": {"one": {"tile"}, "other": {"n", "tile"}}, "a.broken": {"one": {}, "other": {"n"}},
	} {
		if !maps.EqualFunc(table[key], want, slices.Equal) {
			t.Errorf("%s: %v, want %v", key, table[key], want)
		}
	}
	if len(table) != 5 {
		t.Errorf("%d sentences: %v", len(table), table)
	}
}

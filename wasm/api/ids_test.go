//go:build !js

package api

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

	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// rowIDs returns the ids of a table: the first words of its rows in a Go file.
func rowIDs(t *testing.T, file string) (ids []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), filepath.FromSlash("../../core/rules/"+file), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		row, ok := n.(*ast.CompositeLit)
		if !ok || len(row.Elts) < 2 {
			return true
		}
		first := row.Elts[0]
		if pair, ok := first.(*ast.KeyValueExpr); ok {
			first = pair.Value
		}
		if word, ok := first.(*ast.BasicLit); ok && word.Kind == token.STRING && row.Type == nil {
			id, _ := strconv.Unquote(word.Value)
			ids = append(ids, id)
		}
		return true
	})
	return ids
}

// listed returns the words of a list in a Go file.
func listed(t *testing.T, file, name string) (ids []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), filepath.FromSlash("../../core/rules/"+file), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || spec.Names[0].Name != name {
			return true
		}
		for _, element := range spec.Values[0].(*ast.CompositeLit).Elts {
			word, _ := strconv.Unquote(element.(*ast.BasicLit).Value)
			ids = append(ids, word)
		}
		return false
	})
	return ids
}

// withWords leaves out ids that need no words.
func withWords(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(word string) bool { return word == "" })
}

// plainValue matches values of options that need no words: figures, and values shown as they are.
var plainValue = regexp.MustCompile(`^[-\d ]+$`)

// TestEveryIDHasWords collects every id that the module can return and compares with the words of every language.
func TestEveryIDHasWords(t *testing.T) {
	type group struct {
		prefixes []string // any of them is enough
		ids      []string
		least    int
	}
	groups := []group{
		{[]string{"yaku"}, slices.Concat(rowIDs(t, "riichi/yaku_table.go"), rowIDs(t, "riichi/yakuman_table.go"),
			rowIDs(t, "riichi/local_table.go")), 50},
		{[]string{"why"}, rowIDs(t, "riichi/why_table.go"), 20},
		{[]string{"points"}, rowIDs(t, "classical/points_table.go"), 5},
		{[]string{"double"}, rowIDs(t, "classical/doubles_table.go"), 8},
		{[]string{"limitHand"}, rowIDs(t, "classical/limit_table.go"), 5},
		{[]string{"fan"}, rowIDs(t, "mcr/fan_table.go"), 70},
		{[]string{"faan", "fan"}, rowIDs(t, "hongkong/fan_table.go"), 30},
		{[]string{"refusal"}, refusals(), 40},
		{[]string{"gameEnd"}, constants(t, "../../core/rules/riichi/course.go", ""), 4},
		{[]string{"fu"}, listed(t, "riichi/fu_table.go", "fuNames"), 14},
		{[]string{"limit"}, constants(t, "../../core/rules/riichi/limit.go", "string"), 6},
		{[]string{"move"}, eventKinds, 13},
		{[]string{"danger"}, constants(t, "../../core/danger/class.go", "Class"), 12},
		{[]string{"scorekeeper.kind"}, slices.Concat(constants(t, "../../core/rules/ending.go", ""),
			constants(t, "../../core/scoresheet/scoresheet.go", "")), 6},
		{[]string{"form"}, withWords(forms[:]), 5},
		{[]string{"wait"}, withWords(waits[:]), 6},
		{[]string{"scores"}, []string{"unfinished", "exhausted", "aborted"}, 3},
	}
	var dialects, rulesets, options, choices, said []string
	for _, d := range notation.Dialects() {
		dialects = append(dialects, d.ID)
	}
	for _, set := range catalog.All() {
		rulesets = append(rulesets, set.ID)
		for _, o := range set.Options {
			if !strings.HasSuffix(o.Key, "Faan") || o.Kind != option.Int { // what a fan is worth is called as the fan
				options = append(options, o.Key)
			}
			for _, value := range o.Choices {
				if o.Kind != option.Int && !plainValue.MatchString(value) {
					choices = append(choices, o.Key+"."+value)
				}
			}
		}
		for _, c := range set.Plain().Situation.Known {
			if c.Kind != rules.Tiles && c.Key != "robbed" { // those have panels of their own
				said = append(said, c.Key)
			}
		}
	}
	groups = append(groups,
		group{[]string{"dialect"}, dialects, 10}, group{[]string{"ruleset"}, rulesets, 15}, group{[]string{"option"}, options,
			60},
		group{[]string{"choice"}, choices, 30}, group{[]string{"situation", "winConditions"}, said, 15})

	folders, err := filepath.Glob("../../web/words/*/index.js")
	if err != nil || len(folders) < 3 {
		t.Fatalf("%d languages, %v", len(folders), err)
	}
	for _, index := range folders {
		folder := filepath.Dir(index)
		words := wordsIn(t, folder)
		for _, g := range groups {
			ids := slices.Compact(slices.Sorted(slices.Values(g.ids)))
			if len(ids) < g.least {
				t.Errorf("%s: only %d ids", g.prefixes[0], len(ids))
			}
			for _, id := range ids {
				if !slices.ContainsFunc(g.prefixes, func(prefix string) bool { return words[prefix+"."+id] }) &&
					!(g.prefixes[0] == "choice" && choiceHasWords(words, id)) {
					t.Errorf("%s has no words for %s.%s", filepath.Base(folder), g.prefixes[0], id)
				}
			}
		}
	}
}

// choiceHasWords reports whether the value of an option has words in any option, or is a yaku or a fan.
func choiceHasWords(words map[string]bool, id string) bool {
	_, value, _ := strings.Cut(id, ".")
	return slices.ContainsFunc([]string{"choice", "yaku", "faan", "fan"},
		func(prefix string) bool { return words[prefix+"."+value] })
}

// wordsIn returns the keys of all words of a language.
func wordsIn(t *testing.T, folder string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.js"))
	if err != nil {
		t.Fatal(err)
	}
	words := map[string]bool{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if key, _, found := strings.Cut(strings.TrimLeft(line, " '"), "':"); found {
				words[key] = true
			}
		}
	}
	return words
}

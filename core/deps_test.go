//go:build !js

package core

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// below is the import graph as policy: for each package those directly below it. A package may import these and
// everything below them, and otherwise only the standard library. A new package needs a row here.
var below = map[string][]string{
	"core/source":          {},
	"core/work":            {},
	"core/tile":            {"core/source"},
	"core/tile/tiletest":   {"core/tile"},
	"core/meld":            {"core/tile"},
	"core/notation":        {"core/hand"},
	"core/hand":            {"core/meld"},
	"core/wall":            {"core/meld"},
	"core/shanten/need":    {"core/tile"},
	"core/shanten":         {"core/hand", "core/shanten/need"},
	"core/pattern":         {"core/hand"},
	"core/option":          {"core/source"},
	"core/rules":           {"core/game", "core/option", "core/shanten"},
	"core/rules/classical": {"core/rules", "core/pattern"},
	"core/rules/riichi":    {"core/rules", "core/pattern"},
	"core/rules/uzje":      {"core/rules"},
	"core/rules/mcr":       {"core/rules", "core/pattern"},
	"core/rules/hongkong":  {"core/rules", "core/pattern"},
	"core/rules/sichuan":   {"core/rules", "core/pattern"},
	"core/rules/house":     {"core/rules/western"},
	"core/rules/rulestest": {"core/rules"},
	"core/rules/western":   {"core/rules", "core/pattern", "core/jsontext"},
	"core/rules/catalog": {"core/rules/classical", "core/rules/riichi", "core/rules/mcr", "core/rules/hongkong",
		"core/rules/sichuan", "core/rules/uzje", "core/rules/house"},
	"core/game":            {"core/hand", "core/wall", "core/notation"},
	"core/replay":          {"core/rules", "core/notation", "core/work"},
	"core/replay/compact":  {"core/replay"},
	"core/jsontext":        {"core/source", "core/work"},
	"core/replay/importer": {"core/replay", "core/jsontext"},
	"core/replay/logtest":  {"core/replay", "core/rules/catalog"},
	"core/replay/real": {"core/replay/logtest", "core/replay/tenhou", "core/replay/mjlog", "core/replay/mjai",
		"core/replay/kobalab"},
	"core/replay/tenhou":  {"core/replay/importer", "core/jsontext"},
	"core/replay/mjlog":   {"core/replay/importer"},
	"core/replay/mjai":    {"core/replay/importer", "core/jsontext"},
	"core/replay/kobalab": {"core/replay/importer", "core/jsontext"},
	"core/audit":          {"core/replay/importer"},
	"core/chance":         {"core/pattern", "core/rules"},
	"core/danger":         {"core/shanten"},
	"core/odds":           {},
	"core/worth":          {"core/chance"},
	"core/advice":         {"core/worth", "core/danger", "core/odds"},
	"core/placement":      {"core/rules"},
	"core/review":         {"core/advice", "core/replay", "core/placement"},
	"core/search":         {"core/review", "core/audit"},
	"core/problem":        {"core/audit", "core/review"},
	"core/opponent":       {"core/advice"},
	"core/match":          {"core/rules"},
	"core/scoresheet":     {"core/rules"},
	"wasm/wire":           {"core/source", "core/jsontext"},
	"wasm/api":            {"core/...", "wasm/wire"},
	"wasm/packed":         {"wasm/wire"},
	"wasm":                {"wasm/api", "wasm/wire", "wasm/packed", "core/jsontext"},

	// Too long for the columns above.
	"core/replay/mahjongsoul": {"core/replay/importer", "core/jsontext"},
}

// banned packages of the standard library are too large for the module, or belong to the browser, which core does not
// depend on. The tests may use them.
var banned = []string{"embed", "encoding/json", "html/template", "net", "net/...", "regexp", "syscall/js",
	"text/template"}

// outside lists the imports from other modules that one package may have: wasm needs access to the browser.
var outside = map[string][]string{
	"wasm": {"syscall/js", "github.com/hack-pad/safejs", "github.com/norunners/vert"},
}

// A file is a Go file and its imports.
type file struct {
	path    string // with slashes, from the root of the repository
	program bool   // package main
	imports []string
}

func (f file) folder() string { return path.Dir(f.path) }
func (f file) test() bool     { return strings.HasSuffix(f.path, "_test.go") }

// A generator writes a package's tables: a program below that package, which is not part of the module.
func (f file) generator() bool { return f.program && f.folder() != "wasm" }

func TestImports(t *testing.T) {
	for _, f := range goFiles(t, "core", "wasm") {
		if _, known := below[f.folder()]; !known && !f.generator() && f.folder() != "core" {
			t.Errorf("%s: package %s is not in the import policy: add a row to below in core/deps_test.go", f.path, f.folder())
			continue
		}
		for _, imported := range f.imports {
			if reason := refused(f, imported); reason != "" {
				t.Errorf("%s imports %s: %s", f.path, imported, reason)
			}
		}
	}
}

// TestPolicy checks the policy itself: every package listed below another has a row, and none is above itself.
func TestPolicy(t *testing.T) {
	for above, names := range below {
		for _, name := range names {
			if _, known := below[name]; !known && name != "core/..." {
				t.Errorf("%s imports %s, which has no row", above, name)
			}
			if reaches(name, above) {
				t.Errorf("%s and %s import each other", above, name)
			}
		}
	}
}

// TestRefused checks that the policy refuses bad imports.
func TestRefused(t *testing.T) {
	tests := []struct {
		path, imported string
		ok             bool
	}{
		{"core/meld/meld.go", "tehai/core/tile", true},
		{"core/hand/hand.go", "tehai/core/source", true},
		{"core/tile/tile.go", "tehai/core/meld", false},
		{"core/game/game.go", "tehai/core/rules", false},
		{"core/tile/tile.go", "fmt", true},
		{"core/tile/tile.go", "regexp", false},
		{"core/tile/tile.go", "net/http", false},
		{"core/tile/tile_test.go", "encoding/json", true},
		{"core/tile/tile_test.go", "tehai/core/notation", true},
		{"core/tile/tile_test.go", "github.com/x/y", false},
		{"core/tile/tile.go", "github.com/hack-pad/safejs", false},
		{"wasm/api/api.go", "tehai/core/rules/catalog", true},
		{"wasm/api/api.go", "syscall/js", false},
		{"wasm/bind.go", "syscall/js", true},
		{"wasm/bind.go", "tehai/wasm/api", true},
		{"wasm/bind.go", "tehai/web/build", false},
	}
	for _, test := range tests {
		if reason := refused(file{path: test.path}, test.imported); (reason == "") != test.ok {
			t.Errorf("%s importing %s: refused for %q, want ok = %v", test.path, test.imported, reason, test.ok)
		}
	}
}

// TestFamilies checks that only the catalogue names families of rules: packages above it hold rules of any family.
func TestFamilies(t *testing.T) {
	for _, f := range goFiles(t, "core", "wasm") {
		for _, imported := range f.imports {
			own, _ := strings.CutPrefix(imported, "tehai/")
			if isFamily(own) && !f.test() && f.folder() != "core/rules/catalog" && f.folder() != own {
				t.Errorf("%s imports %s: only core/rules/catalog names a family", f.path, imported)
			}
		}
	}
}

// isFamily reports whether a package is a family of rules: the catalogue imports it.
func isFamily(name string) bool {
	return strings.HasPrefix(name, "core/rules/") && slices.Contains(below["core/rules/catalog"], name)
}

// refused returns why an import is not allowed, "" if it is.
func refused(f file, imported string) string {
	own, inModule := strings.CutPrefix(imported, "tehai/")
	first, _, _ := strings.Cut(imported, "/")
	switch {
	case slices.Contains(outside[f.folder()], imported):
		return ""
	case inModule && strings.HasPrefix(own, "web/"):
		return "nothing of the module knows the page"
	case inModule && !f.test() && !f.generator() && !reaches(f.folder(), own):
		return "it does not stand beneath " + f.folder()
	case !inModule && strings.Contains(first, "."):
		return "only the standard library is allowed"
	case !f.test() && !f.generator() && matches(banned, imported):
		return "too heavy for the module, or none of its business"
	}
	return ""
}

// reaches reports whether a package may import another by the policy.
func reaches(above, target string) bool {
	return matches(below[above], target) ||
		slices.ContainsFunc(below[above], func(name string) bool {
			return reaches(name, target)
		})
}

// matches reports whether a path is one of names; a name may end in "/...".
func matches(names []string, path string) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		prefix, tree := strings.CutSuffix(name, "...")
		return path == name || tree && strings.HasPrefix(path, prefix)
	})
}

// goFiles parses the imports of every Go file beneath the folders.
func goFiles(t *testing.T, folders ...string) []file {
	var files []file
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join("..", folder), func(name string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case entry.IsDir() && entry.Name() == "testdata":
				return fs.SkipDir
			case entry.IsDir() || filepath.Ext(name) != ".go":
				return nil
			}
			parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
			if err != nil {
				return err
			}
			top := strings.TrimPrefix(filepath.ToSlash(name), "../")
			f := file{path: top, program: parsed.Name.Name == "main"}
			for _, spec := range parsed.Imports {
				imported, err := strconv.Unquote(spec.Path.Value)
				if err != nil {
					return err
				}
				f.imports = append(f.imports, imported)
			}
			files = append(files, f)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return files
}

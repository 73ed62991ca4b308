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

// below is the import graph of the page as policy: for each folder of web/ those directly beneath it. A file may import
// what its own folder holds, these folders, and whatever is beneath them. A row that ends in .js names single files: a
// feature may import these of another feature, and nothing else of it. A new folder needs a row here. The types of
// engine/core.d.ts, the module's interface, may be named everywhere.
var below = map[string][]string{
	// What every folder uses: elements, style sheets, tasks, stored records. It knows neither tiles nor words.
	"lib":   {},
	"words": {},
	"tiles": {"lib", "words"},
	// The module, in the page and in workers.
	"engine": {"lib"},
	// What the page knows: the hand, the rules chosen, settings, links; and what it asks the module.
	"state": {"engine", "tiles"},
	"board": {"state"},
	"share": {"state"},
	// Parts of forms and views that several features show.
	"controls": {"state"},
	// A game, played or recorded: its moves in words, its wins, its places.
	"game": {"board", "controls", "answer/lazy-cards.js"},
	// What the module finds about a hand.
	"answer": {"controls"},

	// Features, side by side.
	"teach":       {"controls"},
	"hand":        {"answer", "share"},
	"practice":    {"controls"},
	"scorekeeper": {"controls", "answer/lazy-cards.js"},
	"table":       {"game"},
	"problems":    {"game", "share"},
	"review":      {"game", "problems/index.js"},
	"survey": {"game", "review/csv.js", "review/moment.js", "review/placement.js", "review/practise.js",
		"review/run.js", "review/summary.js", "review/worker-game.js"},
	"lessons": {"game", "problems/answer.js", "problems/pack.js", "problems/problem.js", "problems/question.js",
		"problems/styles.js"},
	"help":  {"game", "teach/example.js", "teach/fan-examples.js", "teach/sichuan-examples.js", "teach/terms.js"},
	"start": {"answer", "game", "practice/hand-faces.js", "practice/questions.js", "problems/index.js"},
	"replay": {"game", "answer/held-back.js", "review/panel.js", "review/run.js", "review/stated-fault.js",
		"review/stated-file.js", "review/stated-panel.js", "review/stated-place.js", "review/stated-words.js",
		"survey/folder.js",
		"survey/panel.js",
		"table/hint.js", "table/match.js", "table/moves-panel.js", "table/strength-select.js"},

	// The page's parts for other pages.
	"elements": {"answer", "game", "lessons", "problems", "styles", "replay/controls.js"},
	"embed":    {"elements", "share"},
	"npm":      {"elements"},

	"styles": {},
	"views":  {"embed", "hand", "help", "practice", "problems", "replay", "scorekeeper", "start", "table", "teach"},
	"shell":  {"controls"},
	"":       {"shell", "styles", "views"}, // app.js, early.js, styles.css
}

// interfaceTypes may be named by every script.
const interfaceTypes = "engine/core.d.ts"

var importText = regexp.MustCompile(`["'](\.{1,2}/[^"'\n]+)["']`)

// importsOf returns the files of web/ that a script or style sheet names in an import, a dynamic import or a type.
func importsOf(file, text string, exists func(string) bool) []string {
	var all []string
	for _, match := range importText.FindAllStringSubmatch(text, -1) {
		if target := path.Join(path.Dir(file), match[1]); exists(target) {
			all = append(all, target)
		}
	}
	return all
}

// folderOf is the folder directly in web/ that a file is in, "" for web/ itself.
func folderOf(file string) string {
	folder, _, found := strings.Cut(file, "/")
	if !found {
		return ""
	}
	return folder
}

// mayImport says whether a folder may import a file of another.
func mayImport(folder, target string) bool {
	for _, under := range below[folder] {
		if under == target {
			return true
		}
		if !strings.HasSuffix(under, ".js") && (under == folderOf(target) || mayImport(under, target)) {
			return true
		}
	}
	return false
}

func TestFloors(t *testing.T) {
	files := map[string]string{}
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name = strings.TrimPrefix(filepath.ToSlash(name), "../")
		if entry.IsDir() && slices.Contains([]string{"build", "e2e", "unit", "node_modules"}, name) {
			return filepath.SkipDir
		}
		if slices.Contains([]string{".js", ".css", ".ts", ".txt"}, path.Ext(name)) {
			text, err := os.ReadFile(filepath.Join("..", name))
			files[name] = string(text)
			return err
		}
		return nil
	})
	if err != nil || len(files) < 200 {
		t.Fatalf("found %d scripts and style sheets: %v", len(files), err)
	}
	exists := func(name string) bool { _, found := files[name]; return found }
	for file, text := range files {
		folder := folderOf(file)
		if _, known := below[folder]; !known {
			t.Errorf("web/%s: folder %s is not in the import policy: add a row to below in web/unit/floors_test.go", file,
				folder)
			continue
		}
		for _, target := range importsOf(file, text, exists) {
			if folderOf(target) != folder && target != interfaceTypes && !mayImport(folder, target) {
				t.Errorf("web/%s imports web/%s, which is not beneath %q in web/unit/floors_test.go", file, target, folder)
			}
		}
	}
}

// TestFloorsPolicy wants a policy without cycles, whose rows all name folders and files that there are and are needed.
func TestFloorsPolicy(t *testing.T) {
	for folder, names := range below {
		if folder != "" {
			if info, err := os.Stat("../" + folder); err != nil || !info.IsDir() {
				t.Errorf("there is no folder web/%s", folder)
			}
		}
		for _, name := range names {
			if _, err := os.Stat("../" + name); err != nil {
				t.Errorf("%q may import web/%s, which does not exist", folder, name)
			}
			if above(folderOf(name+"/"), folder, nil) {
				t.Errorf("%s and %s stand on each other", folder, name)
			}
		}
	}
}

// above says whether a folder stands on another, single files counted as their folders.
func above(folder, other string, seen []string) bool {
	for _, name := range below[folder] {
		under := folderOf(name + "/")
		if under == other || !slices.Contains(seen, under) && above(under, other, append(seen, under)) {
			return true
		}
	}
	return false
}

// TestMayImport shows what the policy refuses, and that each kind of import is read.
func TestMayImport(t *testing.T) {
	tests := []struct {
		file, text string
		ok         bool
	}{
		{"hand/field.js", "import { h } from '../lib/dom.js';", true},
		{"hand/field.js", "import { chance } from './chance.js';", true},
		{"lib/dom.js", "import { t } from '../words/index.js';", false},
		{"state/ask.js", "const view = await import('../views/hand.js');", false},
		{"state/ask.js", "/** @import { Board } from '../board/board.js' */", false},
		{"words/index.js", "/** @type {import('../engine/core.d.ts').Tehai} */", true},
		{"review/panel.js", "import { sessionOf } from '../replay/session.js';", false},
		{"replay/stage.js", "import { panel } from '../review/panel.js';", true},
		{"replay/stage.js", "import { csv } from '../review/csv.js';", false},
		{"styles/base.css", `@import "../lib/dom.js";`, false},
		{"app.js", "import { views } from './views/index.js';", true},
	}
	for _, test := range tests {
		targets := importsOf(test.file, test.text, func(string) bool { return true })
		if len(targets) != 1 {
			t.Errorf("%s: want one import, found %v", test.text, targets)
			continue
		}
		folder, target := folderOf(test.file), targets[0]
		if ok := folder == folderOf(target) || target == interfaceTypes || mayImport(folder, target); ok != test.ok {
			t.Errorf("%s with %s: want allowed = %v", test.file, test.text, test.ok)
		}
	}
}

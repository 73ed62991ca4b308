package main

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// An outputOf is esbuild's description of a file that it made.
type outputOf struct {
	EntryPoint string                     `json:"entryPoint"` // the source that is fetched under this name
	Inputs     map[string]json.RawMessage `json:"inputs"`
	Imports    []struct {
		Path string `json:"path"`
		Kind string `json:"kind"`
	} `json:"imports"`
}

// splitPage bundles app.js with its parts. A part that is fetched by itself is named for its source:
// web/words/ja/first.js is words-ja-first-HASH.js; shared parts are part-HASH.js. Everything that app.js needs at its
// start is one file, app-HASH.js (see afterApp).
func splitPage(o api.BuildOptions) (site, error) {
	result, err := built(o)
	if err != nil {
		return nil, err
	}
	var meta struct {
		Outputs map[string]outputOf `json:"outputs"`
	}
	if err := json.Unmarshal([]byte(result.Metafile), &meta); err != nil {
		return nil, err
	}
	app := meta.Outputs["app.js"]
	first := statics(meta.Outputs, "app.js", nil)
	if len(app.Inputs) != 0 || len(first) != 1 {
		return nil, fmt.Errorf("app.js is in %d parts: %q, want one: does what it shares with words, or with what it "+
			"imports outright, stand apart?", len(first), first)
	}
	names := []string{first[0], "app" + strings.TrimPrefix(first[0], "part")} // old and new, for a Replacer
	for made, out := range meta.Outputs {
		if out.EntryPoint != "" && made != "app.js" {
			names = append(names, made, partName(made, out.EntryPoint))
		}
	}
	renamed := strings.NewReplacer(names...)
	all := site{}
	for _, file := range result.OutputFiles {
		all[renamed.Replace(filepath.Base(file.Path))] = []byte(renamed.Replace(string(file.Contents)))
	}
	delete(all, "app.js") // which only imports that one
	return all, nil
}

// partName makes a file's name from the path of its source.
func partName(made, source string) string {
	way := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(source, laterSpace+":"), "web/"), ".js")
	return strings.ReplaceAll(way, "/", "-") + strings.TrimPrefix(made, "part")
}

// statics adds the parts that one imports statically, and those that they import.
func statics(outputs map[string]outputOf, name string, known []string) []string {
	for _, needed := range outputs[name].Imports {
		if needed.Kind != "import-statement" || slices.Contains(known, needed.Path) || outputs[needed.Path].Imports == nil {
			continue
		}
		known = statics(outputs, needed.Path, append(known, needed.Path))
	}
	return known
}

// partOf finds a part by its plain name.
func (s site) partOf(plain string) (string, error) {
	for _, name := range s.names() {
		if ofPart.MatchString(name) && s.plain(name) == plain {
			return name, nil
		}
	}
	return "", fmt.Errorf("%s was not made", plain)
}

func english(part string) int {
	if strings.HasPrefix(part, "en ") {
		return 1
	}
	return 0
}

// wordParts lists the files of the words that a page needs first, "en words-en-first-HASH.js,de …": the first script
// chooses the language before the page's script is there.
func wordParts(all site) string {
	var list []string
	for _, name := range all.names() {
		if language, is := strings.CutSuffix(strings.TrimPrefix(all.plain(name), "words-"), "-first.js"); is {
			list = append(list, language+" "+name)
		}
	}
	// English comes first: it is used if no language is near.
	slices.SortStableFunc(list, func(a, b string) int {
		return english(b) - english(a)
	})
	return strings.Join(list, ",")
}

// ofPart matches esbuild's hash in the names of parts.
var ofPart = regexp.MustCompile(`-[0-9A-Z]{8}(\.js)$`)

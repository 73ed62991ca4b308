package main

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// preloadsLine is where index.html names the parts that app.js begins with.
const preloadsName = "preloads"

// An outputOf is what esbuild says of one file that it made.
type outputOf struct {
	EntryPoint string `json:"entryPoint"` // the source that is fetched by this name
	Imports    []struct {
		Path string `json:"path"`
		Kind string `json:"kind"`
	} `json:"imports"`
}

// splitPage bundles app.js with its parts. A part that is fetched by itself is
// named for its source, web/words/ja/first.js words-ja-first-HASH.js; what
// several share stays part-HASH.js. The names of those that app.js cannot start
// without come under preloadsName, a line each.
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
	var names []string // old and new, for a Replacer
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
	first := statics(meta.Outputs, "app.js", nil)
	slices.Sort(first)
	all[preloadsName] = []byte(strings.Join(first, "\n"))
	return all, nil
}

// partName puts the way to a source into the name of what is made from it.
func partName(made, source string) string {
	way := strings.TrimSuffix(strings.TrimPrefix(source, "web/"), ".js")
	return strings.ReplaceAll(way, "/", "-") + strings.TrimPrefix(made, "part")
}

// statics are the parts that one imports outright, and those that they do.
func statics(outputs map[string]outputOf, name string, known []string) []string {
	for _, needed := range outputs[name].Imports {
		if needed.Kind != "import-statement" || slices.Contains(known, needed.Path) || outputs[needed.Path].Imports == nil {
			continue
		}
		known = statics(outputs, needed.Path, append(known, needed.Path))
	}
	return known
}

// preloads are the links that let a browser fetch those parts together with
// app.js, and not after having read it.
func preloads(all site) string {
	var b bytes.Buffer
	for name := range strings.FieldsSeq(string(all[preloadsName])) {
		b.WriteString("\n<link rel=\"modulepreload\" href=\"" + name + "\">")
	}
	delete(all, preloadsName)
	return b.String()
}

// ofPart matches the hash that esbuild gives the parts.
var ofPart = regexp.MustCompile(`-[0-9A-Z]{8}(\.js)$`)

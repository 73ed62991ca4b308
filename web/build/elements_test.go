package main

import (
	"encoding/json"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	askedWord  = regexp.MustCompile("\\bt\\(\\s*(?:'([^']+)'|`([\\w.]+\\.)\\$\\{)")
	writtenKey = regexp.MustCompile(`(?m)^\s*'?([\w.@?-]+)'?:`)
)

// TestElementWords holds that a script of the elements has the words that its sources ask for: the build leaves out
// files of words by name.
func TestElementWords(t *testing.T) {
	t.Chdir("../..")
	for name, unused := range elementNames {
		o := elementBundle(name, unused, settings{})
		o.Metafile = true
		made, err := built(o)
		if err != nil {
			t.Fatal(err)
		}
		var meta struct {
			Outputs map[string]struct {
				Inputs map[string]struct {
					BytesInOutput int `json:"bytesInOutput"`
				} `json:"inputs"`
			} `json:"outputs"`
		}
		if err := json.Unmarshal([]byte(made.Metafile), &meta); err != nil {
			t.Fatal(err)
		}
		var keys, leftOut, wanted []string
		for _, output := range meta.Outputs {
			for source, in := range output.Inputs {
				if in.BytesInOutput == 0 || path.Ext(source) != ".js" || !strings.HasPrefix(source, "web/") {
					continue
				}
				text, err := os.ReadFile(source)
				if err != nil {
					t.Fatal(err)
				}
				if strings.HasPrefix(source, "web/words/en/") {
					for _, key := range writtenKey.FindAllSubmatch(text, -1) {
						keys = append(keys, string(key[1]))
					}
				}
				for _, asked := range askedWord.FindAllSubmatch(text, -1) {
					wanted = append(wanted, string(asked[1])+string(asked[2]))
				}
			}
		}
		for _, file := range unused {
			text, err := os.ReadFile("web/words/en/" + file + ".js")
			if err != nil {
				t.Fatal(err)
			}
			for _, key := range writtenKey.FindAllSubmatch(text, -1) {
				// Problems are made of riichi games alone.
				if name := string(key[1]); name != "situation.shotAfterKong" && name != "situation.void" {
					leftOut = append(leftOut, name)
				}
			}
		}
		slices.Sort(wanted)
		for _, want := range slices.Compact(wanted) {
			// What ends in a dot begins a key whose end the script works out.
			is := func(key string) bool {
				return key == want || strings.HasSuffix(want, ".") && strings.HasPrefix(key, want)
			}
			if !slices.ContainsFunc(keys, is) || slices.ContainsFunc(leftOut, is) {
				t.Errorf("%s asks for the word %q, and the files of words that have it are left out", name, want)
			}
		}
		if name != "elements.js" && len(wanted) < 20 {
			t.Errorf("%s asks for %d words: want at least 20", name, len(wanted))
		}
	}
}

package main

import (
	"encoding/json"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// keptFile is a file as the service worker asks for it.
type keptFile struct {
	Name      string `json:"name"`
	Integrity string `json:"integrity"`
}

// notKept are the files that the installed page does not load: for other
// programs, for other sites, for people to keep.
var notKept = map[string]bool{
	"tehai.html": true, "core.d.ts": true, "package.json": true, "core.js": true,
	"core-inline.js": true, "core.wasm": true, "elements.js": true, "mahjong-embed.js": true, "mahjong-hands.js": true, "hand-svg.js": true,
	"hand-svg.d.ts": true,
}

// serviceWorker makes sw.js, which holds the hash of every file that it keeps;
// so it changes exactly when one of them does.
func serviceWorker(all site, s settings) error {
	var files []keptFile
	for _, name := range all.names() {
		if !notKept[name] {
			files = append(files, keptFile{name, integrity(all[name])})
		}
	}
	list, err := json.Marshal(files)
	if err != nil {
		return err
	}
	o := bundleOf("web/sw.js", s)
	o.Format = api.FormatIIFE
	o.Define = map[string]string{"FILES": string(list), "VERSION": `"` + hash(list) + `"`}
	made, err := bundle("sw.js", o)
	if err != nil {
		return err
	}
	all["sw.js"] = made["sw.js"]
	return nil
}

// manifest says how the site is installed.
func manifest() ([]byte, error) {
	type icon struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose"`
	}
	return json.MarshalIndent(struct {
		Name        string `json:"name"`
		ShortName   string `json:"short_name"`
		Description string `json:"description"`
		ID          string `json:"id"`
		StartURL    string `json:"start_url"`
		Scope       string `json:"scope"`
		Display     string `json:"display"`
		Background  string `json:"background_color"`
		Theme       string `json:"theme_color"`
		Icons       []icon `json:"icons"`
	}{
		"Tehai — mahjong hand analyzer and scorer", "Tehai",
		strings.Join([]string{"Mahjong hands: distance, waits, discards and the whole score.", "Works without a network."}, " "),
		"./", "./", "./", "standalone", "#f8f6f0", "#006b56",
		[]icon{
			{"icon-192.png", "192x192", "image/png", "any"},
			{"icon-512.png", "512x512", "image/png", "any"},
			{"icon-maskable-512.png", "512x512", "image/png", "maskable"},
		},
	}, "", "  ")
}

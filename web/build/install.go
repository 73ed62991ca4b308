package main

import (
	"encoding/json"

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

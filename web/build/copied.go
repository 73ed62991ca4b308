package main

import (
	"os"
	"path/filepath"
)

// packageJSON tells node that the folder's scripts are modules.
const packageJSON = `{
  "name": "tehai",
  "license": "MIT",
  "type": "module",
  "exports": {".": {"types": "./core.d.ts", "default": "./core.js"}, "./core.wasm": "./core.wasm", "./hand-svg": "./hand-svg.js"}
}
`

// copiedFiles are those that go into the site as they stand.
func copiedFiles(settings) (site, error) {
	install, err := manifest()
	if err != nil {
		return nil, err
	}
	files := site{"package.json": []byte(packageJSON), "manifest.webmanifest": install}
	for _, name := range []string{"index.html", "embed.html", "engine/core.d.ts"} {
		text, err := os.ReadFile(filepath.Join("web", name))
		if err != nil {
			return nil, err
		}
		files[filepath.Base(name)] = text
	}
	return files, nil
}

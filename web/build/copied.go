package main

import (
	"os"
	"path/filepath"
)

// copiedFiles returns the files that are copied unchanged.
func copiedFiles(settings) (site, error) {
	install, err := manifest()
	if err != nil {
		return nil, err
	}
	// package.json tells node that the folder's scripts are modules.
	p := described()
	p.Exports["./core.wasm"] = "./core.wasm"
	modules, err := indented(p)
	if err != nil {
		return nil, err
	}
	files := site{"package.json": modules, "manifest.webmanifest": install}
	for _, name := range []string{"index.html", "embed.html", "engine/core.d.ts", "embed/hand-svg.d.ts"} {
		text, err := os.ReadFile(filepath.Join("web", name))
		if err != nil {
			return nil, err
		}
		files[filepath.Base(name)] = text
	}
	return files, nil
}

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/evanw/esbuild/pkg/api"

	wasmapi "tehai/wasm/api"
)

// An export is an entry of a package.json with its types.
type export struct {
	Types   string `json:"types"`
	Default string `json:"default"`
}

// A packageFile is a package.json.
type packageFile struct {
	Name           string            `json:"name"`
	Version        string            `json:"version"`
	Description    string            `json:"description"`
	Keywords       []string          `json:"keywords"`
	License        string            `json:"license"`
	Type           string            `json:"type"`
	Main           string            `json:"main"`
	Types          string            `json:"types"`
	Exports        map[string]any    `json:"exports"` // an export, or an address
	Files          []string          `json:"files,omitempty"`
	SideEffects    []string          `json:"sideEffects,omitempty"`
	CustomElements string            `json:"customElements,omitempty"`
	Engines        map[string]string `json:"engines"`
}

// described returns the common part of the packages of dist/ and npm.
func described() packageFile {
	return packageFile{
		Name:        "tehai",
		Version:     wasmapi.Release,
		Description: "Mahjong: shanten, useful tiles, scores by riichi and other rules, replays, tiles as SVG.",
		Keywords: []string{
			"mahjong", "riichi", "shanten", "scoring", "tenhou", "mjai", "replay", "tiles", "svg", "wasm", "custom-elements",
		},
		License: "MIT",
		Type:    "module",
		Main:    "./core.js",
		Types:   "./core.d.ts",
		Exports: map[string]any{
			".":          export{"./core.d.ts", "./core.js"},
			"./hand-svg": export{"./hand-svg.d.ts", "./hand-svg.js"},
		},
		Engines: map[string]string{"node": ">=20"},
	}
}

// npmPackage makes the package that programs install: the loader with the complete module, pictures of hands, and the
// elements. All scripts are ES modules with addresses that bundlers find.
func npmPackage(s settings) (site, error) {
	module, err := wasmModule(s)
	if err != nil {
		return nil, fmt.Errorf("core.wasm: %w", err)
	}
	return npmFiles(s, module)
}

// npmFiles are the files of the package with a module.
func npmFiles(s settings, module site) (site, error) {
	all := site{"core.wasm": module["core.wasm"]}
	for _, part := range []output{
		{"core.js", packageCore}, {"elements.js", packageElements}, {"hand-svg.js", handScripts}, {licencesName, licences},
	} {
		made, err := part.make(s)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", part.name, err)
		}
		maps.Copy(all, made)
	}
	delete(all, "mahjong-hands.js") // for wikis
	for name, source := range map[string]string{
		"README.md": "web/npm/README.md", "LICENSE": "LICENSE", "CHANGELOG.md": "CHANGELOG.md",
		"core.d.ts": "web/engine/core.d.ts", "hand-svg.d.ts": "web/embed/hand-svg.d.ts",
		"elements.d.ts": "web/npm/elements.d.ts", "core.wasm.d.ts": "web/npm/core.wasm.d.ts",
	} {
		text, err := os.ReadFile(source)
		if err != nil {
			return nil, err
		}
		all[name] = text
	}
	manifest, err := elementsManifest()
	if err != nil {
		return nil, err
	}
	all["custom-elements.json"] = manifest
	all["package.json"], err = all.packageJSON()
	return all, err
}

// packageJSON describes the package whose files these are.
func (s site) packageJSON() ([]byte, error) {
	p := described()
	p.Exports["./elements"] = export{"./elements.d.ts", "./elements.js"}
	p.Exports["./core.wasm"] = export{"./core.wasm.d.ts", "./core.wasm"}
	p.Exports["./custom-elements.json"] = "./custom-elements.json"
	p.Exports["./package.json"] = "./package.json"
	p.Files = s.patterns()
	p.SideEffects = []string{"./elements.js"}
	p.CustomElements = "./custom-elements.json"
	return indented(p)
}

// patterns returns the site's names, with one pattern for all parts of the elements.
func (s site) patterns() []string {
	var all []string
	for _, name := range s.names() {
		if ofPart.MatchString(name) {
			name = ofPart.ReplaceAllString(name, "-*$1")
		}
		if !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	return all
}

// indented returns a value as indented JSON.
func indented(value any) ([]byte, error) {
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	to.SetIndent("", "  ")
	err := to.Encode(value)
	return text.Bytes(), err
}

// packageCore bundles the loader with Go's script. Bundlers find the module by an address in one string literal, and
// skip what only node imports.
func packageCore(s settings) (site, error) {
	s.minify = false // the comments for bundlers stay
	starter, err := wasmStarter()
	if err != nil {
		return nil, err
	}
	o := bundleOf("web/engine/programs.js", s)
	o.Format = api.FormatESModule
	o.External = []string{"node:*"}
	o.Plugins = []api.Plugin{inPlaceOf("web/engine/module.js",
		swap{"import(beside('wasm_exec.js'))", "import('./wasm_exec.js')"},
		swap{"?? beside('core.wasm')", "?? new URL('./core.wasm', import.meta.url)"},
		swap{"const beside = (/** @type {string} */ name) => new URL(name, import.meta.url).href;\n", ""},
		swap{"import('node:crypto')", "import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:crypto')"},
		swap{"import('node:fs/promises')", "import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises')"},
	), {Name: "starter", Setup: func(build api.PluginBuild) {
		script := api.OnResolveOptions{Filter: `^\./wasm_exec\.js$`}
		build.OnResolve(script, func(api.OnResolveArgs) (api.OnResolveResult, error) {
			return api.OnResolveResult{Path: "wasm_exec.js", Namespace: "go"}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: ".", Namespace: "go"}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
			text := string(starter)
			return api.OnLoadResult{Contents: &text}, nil
		})
	}}}
	return bundle("core.js", o)
}

// inPlaceOf changes a source before it is bundled.
func inPlaceOf(source string, swaps ...swap) api.Plugin {
	return api.Plugin{Name: "swaps", Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Filter: source + "$"}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
			text, err := os.ReadFile(source)
			if err != nil {
				return api.OnLoadResult{}, err
			}
			if text, err = swapped(text, swaps...); err != nil {
				return api.OnLoadResult{}, fmt.Errorf("%s: %w", source, err)
			}
			contents, loader := string(text), api.LoaderJS
			return api.OnLoadResult{Contents: &contents, Loader: loader, ResolveDir: filepath.Dir(source)}, nil
		})
	}}
}

// standIns are the sources that replace others in the package's elements.
var standIns = map[string]string{"elements/more.js": "more.js", "elements/module.js": "module.js"}

// packageElements bundles the elements as modules: elements.js shows tiles by itself and fetches its other parts; all
// share the module that core.js loads.
func packageElements(s settings) (site, error) {
	top, err := filepath.Abs("web")
	if err != nil {
		return nil, err
	}
	o := bundleOf("web/elements/elements.js", s)
	o.Format = api.FormatESModule
	o.Splitting = true
	o.Outdir = "."
	o.ChunkNames = "elements-[hash]"
	o.Define = map[string]string{"import.meta.url": "location.href"}
	inPackage := api.Plugin{Name: "package", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `^\.`}, func(asked api.OnResolveArgs) (api.OnResolveResult, error) {
			source, err := filepath.Rel(top, filepath.Join(asked.ResolveDir, asked.Path))
			if err != nil {
				return api.OnResolveResult{}, err
			}
			source = filepath.ToSlash(source)
			if source == "engine/core.js" {
				return api.OnResolveResult{Path: "./core.js", External: true}, nil
			}
			if standIn := standIns[source]; standIn != "" {
				return api.OnResolveResult{Path: filepath.Join(top, "npm", standIn)}, nil
			}
			return api.OnResolveResult{}, nil
		})
	}}
	o.Plugins = append(o.Plugins, unspoken, withoutWords(viewWords), inPackage)
	result, err := built(o)
	if err != nil {
		return nil, err
	}
	all := site{}
	for _, file := range result.OutputFiles {
		name := filepath.Base(file.Path)
		if all[name], err = ownNames(name, file.Contents); err != nil {
			return nil, err
		}
	}
	return all, nil
}

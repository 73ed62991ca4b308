package main

import (
	"encoding/json"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	wasmapi "tehai/wasm/api"
)

// TestPackageJSON compares what package.json names with the files of the package.
func TestPackageJSON(t *testing.T) {
	t.Chdir("../..")
	files, err := npmFiles(settings{minify: true}, site{"core.wasm": nil, "core-first.wasm": nil, "wasm_exec.js": nil})
	if err != nil {
		t.Fatal(err)
	}
	var p struct {
		Version, License, Main, Types, CustomElements string
		Files, SideEffects                            []string
		Exports                                       map[string]json.RawMessage
		Engines                                       map[string]string
	}
	if err := json.Unmarshal(files["package.json"], &p); err != nil {
		t.Fatal(err)
	}
	if p.Version != wasmapi.Release {
		t.Errorf("the package has version %q, the module %q", p.Version, wasmapi.Release)
	}
	if p.License != "MIT" || p.Engines["node"] != ">=20" || !slices.Equal(p.SideEffects, []string{"./elements.js"}) {
		t.Errorf("license %q, engines %v, side effects %q: want MIT, node >=20, those of ./elements.js", p.License, p.Engines,
			p.SideEffects)
	}
	for _, name := range []string{"README.md", "LICENSE", "CHANGELOG.md", licencesName} {
		if len(files[name]) == 0 {
			t.Errorf("%s is missing in the package", name)
		}
	}
	named := append([]string{p.Main, p.Types, p.CustomElements}, p.SideEffects...)
	for _, entry := range []string{".", "./hand-svg", "./elements", "./core.wasm"} {
		var e export
		if err := json.Unmarshal(p.Exports[entry], &e); err != nil || e.Types == "" || e.Default == "" {
			t.Errorf("%s exports %s: want types and a default, %v", entry, p.Exports[entry], err)
		}
		if want := strings.TrimSuffix(e.Default, ".js") + ".d.ts"; e.Types != want {
			t.Errorf("%s has the types %s, want %s", entry, e.Types, want)
		}
		named = append(named, e.Types, e.Default)
	}
	for entry, stated := range p.Exports {
		var address string
		if json.Unmarshal(stated, &address) == nil {
			if named = append(named, address); address != entry {
				t.Errorf("%s exports %s", entry, address)
			}
		}
	}
	for _, name := range named {
		if _, is := files[strings.TrimPrefix(name, "./")]; !is || !strings.HasPrefix(name, "./") {
			t.Errorf("package.json names %q, which is not in the package", name)
		}
	}
	for _, name := range files.names() {
		if name != "package.json" && !slices.ContainsFunc(p.Files, func(pattern string) bool {
			is, err := path.Match(pattern, name)
			return is && err == nil
		}) {
			t.Errorf("%s is missing in files", name)
		}
		if strings.HasSuffix(name, ".wasm") && name != "core.wasm" || name == "wasm_exec.js" {
			t.Errorf("%s is in the package: programs load core.wasm", name)
		}
	}
}

// TestPackageScripts looks for imports in the package's scripts that bundlers cannot follow.
func TestPackageScripts(t *testing.T) {
	t.Chdir("../..")
	core, err := packageCore(settings{minify: true})
	if err != nil {
		t.Fatal(err)
	}
	text := string(core["core.js"])
	for _, want := range []string{
		`new URL("./core.wasm", import.meta.url)`, "globalThis.Go = class", "webpackIgnore: true", "@vite-ignore",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("core.js lacks %q", want)
		}
	}
	// An import of a computed address, or of a file outside the package.
	computed := regexp.MustCompile(`\bimport\(\s*([^)]*)`)
	for _, found := range computed.FindAllStringSubmatch(text, -1) {
		if !strings.Contains(found[1], `"node:`) && !strings.Contains(found[1], "./core.d.ts") { // a type, in a comment
			t.Errorf("core.js imports %s", found[1])
		}
	}
	elements, err := packageElements(settings{minify: true})
	if err != nil {
		t.Fatal(err)
	}
	imports := regexp.MustCompile(`(?:\bfrom|\bimport\(?)\s*"\./([^"]+)"`)
	count := 0
	for name, script := range elements {
		for _, found := range imports.FindAllStringSubmatch(string(script), -1) {
			count++
			if _, is := elements[found[1]]; !is && found[1] != "core.js" {
				t.Errorf("%s imports %s, which is not in the package", name, found[1])
			}
		}
	}
	if count < 5 {
		t.Errorf("found %d imports in the elements' scripts, want at least 5", count)
	}
}

// TestElementsManifest compares the attributes and tags of the manifest with those of the elements.
func TestElementsManifest(t *testing.T) {
	source, err := os.ReadFile("../elements/attributes.js")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(source), "export const attributes = [")
	list, _, _ = strings.Cut(list, "]")
	var want, got []string
	for _, found := range regexp.MustCompile(`'([^']+)'`).FindAllStringSubmatch(list, -1) {
		want = append(want, found[1])
	}
	for _, a := range attributes {
		got = append(got, a.name)
	}
	if !slices.Equal(got, want) {
		t.Errorf("attributes %v, want %v", got, want)
	}
	script, err := os.ReadFile("../elements/elements.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range customElements {
		if !strings.Contains(string(script), "'"+e.tag+"': "+e.class) {
			t.Errorf("elements.js does not define <%s> as %s", e.tag, e.class)
		}
	}
}

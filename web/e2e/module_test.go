package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tehai/web/e2e/harness"
)

// bare is a page without anything.
const bare = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>bare</title></html>`

// startModule starts the module as wasm_exec.js documents it, in any page of the site.
const startModule = `(async () => {
	await import('./wasm_exec.js');
	const go = new Go();
	const {instance} = await WebAssembly.instantiateStreaming(fetch('core.wasm'), go.importObject);
	go.run(instance);
	return tehai;
})()`

// TestModule starts the module with nothing else around it: its functions are there as soon as it runs.
func TestModule(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	got := harness.Eval[struct {
		Value struct {
			Version string
			API     int
		}
		Error any
	}](page, startModule+".then(tehai => tehai.version({}))")
	if got.Value.API != 1 || got.Value.Version == "" || got.Error != nil {
		t.Errorf("version is %+v, want api 1", got)
	}
}

// TestBulk asks about two hands through shared memory, then about so many that the memory has to grow.
func TestBulk(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	got := harness.Eval[[]int](page, `import('./core.js').then(({load}) => load()).then(tehai => {
		const two = tehai.bulk.shanten(new Uint8Array(68).fill(1, 0, 13));
		const many = tehai.bulk.shanten(new Uint8Array(34 * 1000000).fill(1, 34 * 999999, 34 * 999999 + 13));
		return [...two, many.length, many[999999]]; })`)
	if want := []int{0, 127, 1000000, 0}; !slices.Equal(got, want) {
		t.Errorf("answers %v, want %v", got, want)
	}
}

// TestSite asks for the files that other programs and pages rely on, by name.
func TestSite(t *testing.T) {
	folder := harness.Dist(t)
	for _, name := range []string{"index.html", "core.wasm", "wasm_exec.js", "core.js", "core.d.ts"} {
		if info, err := os.Stat(filepath.Join(folder, name)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPageLoads opens the page: everything it asks for is its own, and nothing goes wrong.
func TestPageLoads(t *testing.T) {
	page := harness.Open(t, "")
	page.Wait("document.readyState === 'complete'")
	if page.Text("body") == "" {
		t.Error("the page is empty")
	}
}

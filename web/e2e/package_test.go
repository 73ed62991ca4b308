//go:build consumers

package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// A consumer is a folder outside the repository into which the package is installed.
type consumer struct {
	folder  string // of the programs that use the package
	tarball string // the package as npm packs it
	tools   string // folder of the tools that read and bundle it
}

// install packs dist/npm as npm does and installs it beside copies of the programs in consumers/.
func install(t *testing.T) consumer {
	t.Helper()
	here, err := filepath.Abs("consumers")
	if err != nil {
		t.Fatal(err)
	}
	c := consumer{folder: t.TempDir(), tools: filepath.Join(here, "node_modules")}
	packed := t.TempDir()
	run(t, harness.Root(), "go", "run", "./web/build", "-minify", "-npm", "-out", packed)
	name := strings.TrimSpace(run(t, packed, "npm", "pack", "--silent", "--pack-destination", c.folder))
	c.tarball = filepath.Join(c.folder, name)
	for part, from := range map[string]string{
		"programs": here, "strict": here, "page": here, "recipes": filepath.Join(harness.Root(), "web", "embed"),
	} {
		if err := os.CopyFS(filepath.Join(c.folder, part), os.DirFS(filepath.Join(from, part))); err != nil {
			t.Fatal(err)
		}
	}
	quietly := []string{"install", "--silent", "--no-save", "--offline", "--no-audit", "--no-fund"}
	run(t, c.folder, "npm", append(quietly, c.tarball)...)
	return c
}

// run runs a program and returns its output.
func run(t *testing.T, folder, name string, arguments ...string) string {
	t.Helper()
	command := exec.Command(name, arguments...)
	command.Dir = folder
	out, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", filepath.Base(name), strings.Join(arguments, " "), err, out)
	}
	return string(out)
}

// tool runs one of the tools.
func (c consumer) tool(t *testing.T, name string, arguments ...string) string {
	t.Helper()
	return run(t, c.folder, filepath.Join(c.tools, ".bin", name), arguments...)
}

// TestPackage installs the package into a folder outside the repository and uses it as programs do.
func TestPackage(t *testing.T) {
	c := install(t)
	installed := filepath.Join(c.folder, "node_modules", "tehai")
	var stated struct{ Version string }
	text, err := os.ReadFile(filepath.Join(installed, "package.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &stated); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"esm.mjs":      "esm " + stated.Version,
		"common.cjs":   "common " + stated.Version + " " + stated.Version,
		"threads.mjs":  "threads",
		"markdown.mjs": "markdown",
	} {
		t.Run(name, func(t *testing.T) {
			if got := strings.TrimSpace(run(t, c.folder, "node", filepath.Join("programs", name), c.tools)); got != want {
				t.Errorf("%s wrote %q, want %q", name, got, want)
			}
		})
	}
	t.Run("strict TypeScript", func(t *testing.T) {
		c.tool(t, "tsc", "-p", "strict")
		c.tool(t, "tsc", "-p", "strict", "--module", "ESNext", "--moduleResolution", "bundler")
	})
	t.Run("publint", func(t *testing.T) {
		if out := c.tool(t, "publint", "--strict", installed); !strings.Contains(out, "All good!") {
			t.Error(out)
		}
	})
	t.Run("attw", func(t *testing.T) {
		c.tool(t, "attw", c.tarball, "--profile", "esm-only")
	})
	t.Run("Vite", func(t *testing.T) {
		out := filepath.Join(c.folder, "vite")
		said := c.tool(t, "vite", "build", "page", "--base", "./", "--outDir", out)
		if strings.Contains(strings.ToLower(said), "warn") {
			t.Error(said)
		}
		c.open(t, out)
	})
	t.Run("webpack", func(t *testing.T) {
		out := filepath.Join(c.folder, "webpack")
		// It finds webpack among the tools, and the package beside the page.
		run(t, c.tools, "node", filepath.Join(c.tools, "..", "page", "webpack.mjs"), filepath.Join(c.folder, "page"), out)
		page, err := os.ReadFile(filepath.Join(c.folder, "page", "index.html"))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(out, "index.html"), page, 0o644); err != nil {
			t.Fatal(err)
		}
		c.open(t, out)
	})
}

// open shows a bundled page: the module answers in it and in its worker, and the elements are drawn.
func (c consumer) open(t *testing.T, folder string) {
	t.Helper()
	h := newHost(t, folder)
	p := harness.Open(t, h.URL+"/")
	p.WaitText("output", "page -1, worker 1")
	p.Wait(`document.querySelector('mahjong-hand').shadowRoot.querySelectorAll('svg').length > 0`)
	p.Wait(`document.querySelector('mahjong-score').shadowRoot.textContent.includes('70')`)
	p.Wait(`document.querySelector('body > svg') !== null`)
	// There is no full page beside it to link to.
	const links = `document.querySelector('mahjong-score').shadowRoot.querySelectorAll('.open-full:not([hidden])').length`
	if harness.Eval[int](p, links) != 0 {
		t.Error("the score has a link to a page that is not there")
	}
}

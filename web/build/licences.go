package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const licencesName = "LICENSES.txt"

// licences collects the licences of everything that is shipped, as these require.
func licences(settings) (site, error) {
	var b bytes.Buffer
	for _, part := range []struct {
		what   string
		folder []string // a go command that prints the licence's folder, or nil
		file   string
	}{
		{"Tehai", nil, "LICENSE"},
		{"The outlines of the characters on the tiles: Noto Serif CJK and Noto Sans CJK, cut and scaled", nil,
			"web/tiles/OFL.txt"},
		{"core.wasm and wasm_exec.js: Go's runtime and standard library", []string{"env", "GOROOT"}, "LICENSE"},
		{"core.wasm: github.com/norunners/vert", module("github.com/norunners/vert"), "LICENSE"},
		{"core.wasm: github.com/hack-pad/safejs", module("github.com/hack-pad/safejs"), "LICENSE"},
	} {
		at := ""
		if part.folder != nil {
			var err error
			if at, err = folder(part.folder); err != nil {
				return nil, fmt.Errorf("%s: %w", part.what, err)
			}
		}
		text, err := os.ReadFile(filepath.Join(at, part.file))
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "%s\n%s\n\n%s\n\n\n", part.what, strings.Repeat("=", len(part.what)), bytes.TrimSpace(text))
	}
	return site{licencesName: append(bytes.TrimRight(b.Bytes(), "\n"), '\n')}, nil
}

// module returns a command that prints a module's folder. It asks for a package of the module, as the build of ./wasm
// does, so that Go fetches the module first if needed.
func module(path string) []string {
	return []string{"list", "-f", "{{.Module.Dir}}", path}
}

// folder returns the folder that a go command prints; no output is an error.
func folder(command []string) (string, error) {
	asked := exec.Command("go", command...)
	asked.Env = goEnvironment()
	out, err := asked.Output()
	if err != nil {
		return "", err
	}
	at := strings.TrimSpace(string(out))
	if !filepath.IsAbs(at) {
		return "", fmt.Errorf("go %s: want a folder, found %q", strings.Join(command, " "), at)
	}
	return at, nil
}

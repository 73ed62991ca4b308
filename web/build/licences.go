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

// licences gathers the licences of all that is shipped, as they ask.
func licences(settings) (site, error) {
	var b bytes.Buffer
	for _, part := range []struct {
		what   string
		folder []string // a go command that says where its licence is, or nothing
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

// module asks for a module's folder as the build of ./wasm does, which needs a package of it: on a machine
// that has built nothing yet Go fetches it first.
func module(path string) []string {
	return []string{"list", "-f", "{{.Module.Dir}}", path}
}

// folder returns the folder that a go command prints; nothing is no folder.
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

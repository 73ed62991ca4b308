package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// wasmModule compiles ./wasm and takes along the script of the Go release
// that starts it: the two must be of one version.
func wasmModule(s settings) (site, error) {
	folder, err := os.MkdirTemp("", "tehai-wasm-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "core.wasm")

	arguments := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w", "-tags", s.tags, "-o", path}
	build := exec.Command("go", append(append(arguments, inlining()...), "./wasm")...)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build ./wasm: %w\n%s", err, out)
	}
	module, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if module, err = slim(module); err != nil {
		return nil, fmt.Errorf("taking the line tables out of the module: %w", err)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	starter, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, err
	}
	return site{"core.wasm": module, "wasm_exec.js": starter}, nil
}

// quick are the packages whose small functions are worth inlining: what runs
// thousands of times for one answer, and Go's own runtime. Everywhere else a
// call is shorter than what it calls, and the download smaller by 8 %.
var quick = []string{
	"runtime",
	"tehai/core/chance",
	"tehai/core/hand",
	"tehai/core/meld",
	"tehai/core/pattern",
	"tehai/core/rules/riichi",
	"tehai/core/shanten",
	"tehai/core/tile",
}

// inlining returns the compiler's flags; of patterns that match a package the last one counts.
func inlining() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, p := range quick {
		flags = append(flags, "-gcflags="+p+"=")
	}
	return flags
}

// startWorker puts Go's script in front of the worker's own, so that a worker is one file.
func startWorker(all site, _ settings) error {
	all["worker.js"] = slices.Concat(all["wasm_exec.js"], []byte("\n"), all["worker.js"])
	return nil
}

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"tehai/web/build/slim"
)

// wasmModule compiles ./wasm and adds the script of the same Go release that starts it.
func wasmModule(s settings) (site, error) {
	folder, err := os.MkdirTemp("", "tehai-wasm-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "core.wasm")

	without := strings.FieldsFunc(s.without, func(r rune) bool { return r == ',' })
	flags, err := slim.Flags(folder, without...)
	if err != nil {
		return nil, err
	}
	arguments := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w", "-tags", s.tags, "-o", path}
	build := exec.Command("go", append(append(arguments, flags...), "./wasm")...)
	build.Env = goEnvironment()
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build ./wasm: %w\n%s", err, out)
	}
	module, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	made, err := modules(module, without)
	if err != nil {
		return nil, fmt.Errorf("making the module smaller (-without %s leaves that out): %w", strings.Join(slim.Steps, ","),
			err)
	}
	starter, err := wasmStarter()
	if err != nil {
		return nil, err
	}
	made["wasm_exec.js"] = starter
	return made, nil
}

// wasmStarter returns the script of the Go release that starts a module.
func wasmStarter() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
}

// goEnvironment returns the environment in which the module is built, without local settings that would change it.
func goEnvironment() []string {
	return append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=", "GOEXPERIMENT=", "GOFIPS140=off")
}

// modules returns the full module, for programs and the single-file page, and the primary and deferred module for
// pages. The deferred module's name contains the hash of its content, and the primary one contains that name, so that
// both are of one build.
func modules(linked []byte, without []string) (site, error) {
	// Other programs may start it with arguments and an environment of their own.
	whole, err := slim.Module(linked, slices.Concat(without, []string{slim.Snapshot})...)
	if err != nil {
		return nil, err
	}
	if slices.Contains(without, slim.Divide) {
		return site{"core.wasm": whole, "core-first.wasm": whole}, nil
	}
	profile, err := slim.First()
	if err != nil {
		return nil, err
	}
	called := func(rest []byte) string { return "core-rest-" + hash(rest) + ".wasm" }
	first, rest, err := slim.Split(linked, "main.restMissing", profile.Keeps, called, without...)
	if err != nil {
		return nil, err
	}
	return site{"core.wasm": whole, "core-first.wasm": first, called(rest): rest}, nil
}

// startWorker puts Go's script in front of the worker's own, so that a worker is one file.
func startWorker(all site, _ settings) error {
	all["worker.js"] = slices.Concat(all["wasm_exec.js"], []byte("\n"), all["worker.js"])
	return nil
}

package slim

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// referencesName is the section in which the changed linker writes what refers to what.
const referencesName = "references"

// linkerFiles are added to the linker. The first writes the section: a line for each function (f, its program counter)
// and each piece of data (d, address, size, section), and after it what it refers to: data (r, address), functions
// (c, program counter), and data that are only read when the function is on a stack (s, address). Direct calls are
// left out. The second lets the go command use the program as -toolexec: it is itself the linker, and starts all
// other tools.
var linkerFiles = []struct{ file, text string }{
	{"cmd/link/internal/wasm/references.go", `package wasm

import (
	"cmd/internal/objabi"
	"cmd/link/internal/ld"
	"cmd/link/internal/loader"
	"fmt"
)

func writeReferences(ctxt *ld.Link, ldr *loader.Loader) {
	sizeOffset := writeSecHeader(ctxt, sectionCustom)
	writeName(ctxt.Out, "references")
	isText := func(s loader.Sym) bool { return ldr.SymSect(s) != nil && ldr.SymSect(s).Name == ".text" }
	targets := func(of loader.Sym, sign string) {
		relocs := ldr.Relocs(of)
		for i := range relocs.Count() {
			r := relocs.At(i)
			to := r.Sym()
			if to == 0 || r.Siz() == 0 || r.Type() == objabi.R_CALL || !ldr.AttrReachable(to) {
				continue
			}
			if isText(to) {
				fmt.Fprintln(ctxt.Out, "c", ldr.SymValue(to))
			} else {
				fmt.Fprintln(ctxt.Out, sign, ldr.SymValue(to))
			}
		}
	}
	for s := loader.Sym(1); s < loader.Sym(ldr.NSym()); s++ {
		sect := ldr.SymSect(s)
		if sect == nil || !ldr.AttrReachable(s) || ldr.SymSize(s) == 0 {
			continue
		}
		if !isText(s) {
			fmt.Fprintln(ctxt.Out, "d", ldr.SymValue(s), ldr.SymSize(s), sect.Name)
			targets(s, "r")
			continue
		}
		fmt.Fprintln(ctxt.Out, "f", ldr.SymValue(s))
		targets(s, "r")
		for _, of := range ldr.Funcdata(s, nil) {
			if of != 0 {
				targets(of, "s")
			}
		}
	}
	writeSecSize(ctxt, sizeOffset)
}
`},
	{"cmd/link/tool.go", `package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func init() {
	if len(os.Args) < 2 {
		return
	}
	isLinker := strings.TrimSuffix(filepath.Base(os.Args[1]), ".exe") == "link"
	asksVersion := len(os.Args) == 3 && os.Args[2] == "-V=full"
	if isLinker && !asksVersion {
		os.Args = append(os.Args[:1:1], os.Args[2:]...)
		return
	}
	tool := exec.Command(os.Args[1], os.Args[2:]...)
	tool.Stdin, tool.Stdout, tool.Stderr = os.Stdin, os.Stdout, os.Stderr
	var version bytes.Buffer
	if isLinker {
		tool.Stdout = &version
	}
	err := tool.Run()
	if isLinker {
		fmt.Println(strings.TrimSpace(version.String()), "with references") // the go command keeps the results apart
	}
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		os.Exit(exit.ExitCode())
	case err != nil:
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}
`},
}

// The call that is added to the linker's writing of a module, after another.
const (
	linkerFile = "cmd/link/internal/wasm/asm.go"
	afterCall  = "\twriteProducerSec(ctxt)\n"
	addedCall  = "\twriteReferences(ctxt, ldr)\n"
)

// Linker builds the installed release's linker into a folder, changed so that it says what refers to what, and returns
// the value of go build's flag -toolexec.
func Linker(goroot, folder string) (string, error) {
	source := filepath.Join(goroot, "src")
	replace := map[string]string{}
	write := func(name, text string) error {
		changed := filepath.Join(folder, strings.ReplaceAll(name, "/", "-"))
		replace[filepath.Join(source, filepath.FromSlash(name))] = changed
		return os.WriteFile(changed, []byte(text), 0o644)
	}
	text, err := os.ReadFile(filepath.Join(source, filepath.FromSlash(linkerFile)))
	if err != nil {
		return "", err
	}
	if n := strings.Count(string(text), afterCall); n != 1 {
		return "", fmt.Errorf("%s: want %s once, found it %d times", linkerFile, strings.TrimSpace(afterCall), n)
	}
	if err := write(linkerFile, strings.Replace(string(text), afterCall, afterCall+addedCall, 1)); err != nil {
		return "", err
	}
	for _, file := range linkerFiles {
		if _, err := os.Stat(filepath.Join(source, file.file)); err == nil {
			return "", fmt.Errorf("there is a file %s in Go itself", file.file)
		}
		if err := write(file.file, file.text); err != nil {
			return "", err
		}
	}
	list, err := json.Marshal(struct{ Replace map[string]string }{replace})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(folder, "linker.json")
	if err := os.WriteFile(overlay, list, 0o644); err != nil {
		return "", err
	}
	linker := filepath.Join(folder, "tool-link")
	if runtime.GOOS == "windows" {
		linker += ".exe"
	}
	build := exec.Command("go", "build", "-overlay", overlay, "-o", linker, "cmd/link")
	build.Env = append(os.Environ(), "GOOS=", "GOARCH=", "GOFLAGS=", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("go build cmd/link (-without %s does without it): %w\n%s", Data, err, out)
	}
	return `"` + linker + `"`, nil
}

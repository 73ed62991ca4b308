package slim

import (
	"encoding/json"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Files added to packages of Go: fmt prints to package os if the program has it, else to the file to which the
// runtime prints, and then has nothing to scan from. The two meet in a package that both may import.
var added = []struct{ file, text string }{
	{"internal/testlog/standard.go", `package testlog

// StandardIn and StandardOut return what package os has under these names, where
// it is in the program.
var StandardIn, StandardOut func() any
`},
	{"os/standard.go", `package os

import "internal/testlog"

func init() {
	testlog.StandardIn = func() any { return Stdin }
	testlog.StandardOut = func() any { return Stdout }
}
`},
	{"fmt/standard.go", `package fmt

import (
	"internal/testlog"
	"io"
	"unsafe"
)

func standardIn() io.Reader {
	if testlog.StandardIn != nil {
		return testlog.StandardIn().(io.Reader)
	}
	return standardFile(0)
}

func standardOut() io.Writer {
	if testlog.StandardOut != nil {
		return testlog.StandardOut().(io.Writer)
	}
	return standardFile(1)
}

type standardFile uintptr

//go:linkname runtimeWrite runtime.write
func runtimeWrite(file uintptr, text unsafe.Pointer, n int32) int32

func (f standardFile) Write(text []byte) (int, error) {
	if len(text) == 0 {
		return 0, nil
	}
	n := runtimeWrite(uintptr(f), unsafe.Pointer(&text[0]), int32(len(text)))
	if int(n) != len(text) {
		return max(0, int(n)), io.ErrShortWrite
	}
	return len(text), nil
}

func (standardFile) Read([]byte) (int, error) { return 0, io.EOF }
`},
}

// standardUses are the places in package fmt that name package os.
var standardUses = []struct {
	file, from, to string
	times          int
}{
	{"fmt/print.go", "os.Stdout", "standardOut()", 3},
	{"fmt/scan.go", "os.Stdin", "standardIn()", 3},
}

// Overlay writes the files for go build -overlay of the step fmt-without-os into a folder, and returns the path for
// that flag. Package os with its imports is a tenth of the module, and fmt needs it for three functions that print to
// standard output and three that scan.
func Overlay(goroot, folder string) (path string, err error) {
	source := filepath.Join(goroot, "src")
	replace := map[string]string{}
	write := func(name, text string) error {
		changed := filepath.Join(folder, strings.ReplaceAll(name, "/", "-"))
		replace[filepath.Join(source, filepath.FromSlash(name))] = changed
		return os.WriteFile(changed, []byte(text), 0o644)
	}
	for _, file := range added {
		if _, err := os.Stat(filepath.Join(source, file.file)); err == nil {
			return "", fmt.Errorf("there is a file %s in Go itself", file.file)
		}
		if err := write(file.file, file.text); err != nil {
			return "", err
		}
	}
	for _, use := range standardUses {
		text, err := os.ReadFile(filepath.Join(source, filepath.FromSlash(use.file)))
		if err != nil {
			return "", err
		}
		changed, err := withoutOS(string(text), use.from, use.to, use.times)
		if err != nil {
			return "", fmt.Errorf("%s: %w", use.file, err)
		}
		if err := write(use.file, changed); err != nil {
			return "", err
		}
	}
	list, err := json.Marshal(struct{ Replace map[string]string }{replace})
	if err != nil {
		return "", err
	}
	path = filepath.Join(folder, "overlay.json")
	return path, os.WriteFile(path, list, 0o644)
}

// withoutOS returns a file of package fmt with names of package os replaced, and without the import.
func withoutOS(text, from, to string, times int) (string, error) {
	const imported = "\t\"os\"\n"
	code := text[max(0, strings.Index(text, "import (")):]
	if n := strings.Count(code, imported); n != 1 {
		return "", fmt.Errorf("want package os imported once, found it %d times", n)
	}
	if n := strings.Count(code, from); n != times {
		return "", fmt.Errorf("want %s %d times, found it %d times", from, times, n)
	}
	text = strings.Replace(strings.ReplaceAll(text, from, to), imported, "", 1)
	file, err := parser.ParseFile(token.NewFileSet(), "", text, parser.SkipObjectResolution)
	if err != nil {
		return "", err
	}
	for _, spec := range file.Imports {
		if name, _ := strconv.Unquote(spec.Path.Value); name == "os" {
			return "", fmt.Errorf("package os is still imported")
		}
	}
	if strings.Contains(text[strings.Index(text, "import ("):], "\tos.") || strings.Contains(text, "(os.") {
		return "", fmt.Errorf("package os is still used")
	}
	return text, nil
}

//go:build !js

package slim

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// moduleOf returns a module whose one data section contains the memory.
func moduleOf(memory []byte) []byte {
	return writeSections([]section{{typeSection, []byte{0}}, {dataSection, writeData(memory)}})
}

func TestDataComesBack(t *testing.T) {
	memory := make([]byte, 100_000)
	for i := 5; i < len(memory); i += i/3 + 1 {
		memory[i] = byte(i%255) + 1
	}
	sections, err := readSections(moduleOf(memory))
	if err != nil {
		t.Fatal(err)
	}
	got, err := readData(sections[1].body)
	if err != nil || !bytes.Equal(got, bytes.TrimRight(memory, "\x00")) {
		t.Errorf("the memory of a data section is not what was written: %v", err)
	}
}

func TestNumbers(t *testing.T) {
	for value, want := range map[int][]byte{0: {0}, 63: {63}, 64: {0xc0, 0}, 127: {0xff, 0}, 8191: {0xff, 0x3f},
		-1: {0x7f}, -64: {0x40}, -65: {0xbf, 0x7f}} {
		if got := appendSigned(nil, value); !bytes.Equal(got, want) {
			t.Errorf("%d is written %x, want %x", value, got, want)
		}
	}
}

// example is a small program with everything that the steps look for.
const example = `package main

import "fmt"

type value int

func (v value) String() string { return fmt.Sprintf("%d", int(v)) }

func main() {
	defer func() { fmt.Println("recovered", recover()) }()
	var s fmt.Stringer = value(len(fmt.Sprint(1)))
	fmt.Println(s)
	panic(s)
}
`

func linked(t *testing.T) []byte {
	t.Helper()
	return linkedOf(t, example)
}

// linkedPrograms are the programs that are linked in this run, by their text.
var linkedPrograms = map[string][]byte{}

// flagsFolder has the files of the flags, removed by TestMain.
var flagsFolder string

// flagsOfAll are the flags of all steps, whose linker is built once per run.
var flagsOfAll = sync.OnceValues(func() (flags []string, err error) {
	if flagsFolder, err = os.MkdirTemp("", "slim-"); err != nil {
		return nil, err
	}
	return Flags(flagsFolder)
})

func TestMain(m *testing.M) {
	code := m.Run()
	if flagsFolder != "" {
		os.RemoveAll(flagsFolder)
	}
	os.Exit(code)
}

// linkedOf returns a program after Go's linker, built with the flags of all steps. Each is linked once per run.
func linkedOf(t *testing.T, program string) []byte {
	t.Helper()
	if module, ok := linkedPrograms[program]; ok {
		return slices.Clone(module)
	}
	folder := t.TempDir()
	source, out := filepath.Join(folder, "main.go"), filepath.Join(folder, "main.wasm")
	if err := os.WriteFile(source, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	flags, err := flagsOfAll()
	if err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", slices.Concat([]string{"build", "-ldflags", "-s -w", "-o", out}, flags,
		[]string{source})...)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	module, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	linkedPrograms[program] = module
	return slices.Clone(module)
}

// nodeAndLib return the path of node, and the folder of Go's scripts that start a program in it.
func nodeAndLib(t *testing.T) (node, lib string) {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not installed: no program was run")
	}
	return node, filepath.Join(goroot(t), "lib", "wasm")
}

func goroot(t *testing.T) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(root))
}

// TestTable strips the table of a linked program: what the runtime reads is unchanged, everything else is gone.
func TestTable(t *testing.T) {
	text := linked(t)
	before, err := read(text)
	if err != nil {
		t.Fatal(err)
	}
	thinned, err := Module(text, Snapshot, Transpose)
	if err != nil {
		t.Fatal(err)
	}
	after, err := read(thinned)
	if err != nil {
		t.Fatal(err)
	}
	var old []entry
	before.table.all(func(_ int, e entry) { old = append(old, e) })
	named := 0
	after.table.all(func(i int, e entry) {
		for _, place := range []int{entryPC, entryArguments, entryReturn, entryStack} {
			if e.word(place) != old[i].word(place) {
				t.Fatalf("%s: the word at %d was %#x and is %#x", before.names[i], place, old[i].word(place), e.word(place))
			}
		}
		if own, other := e.memory[e.at+entryKind:][:3], old[i].memory[old[i].at+entryKind:][:3]; !bytes.Equal(own, other) {
			t.Fatalf("%s: the kind was %x and is %x", before.names[i], other, own)
		}
		if e.values() != inlinedAt+1 || e.data() < openDefers || e.data() > openDefers+1 {
			t.Fatalf("%s has %d tables of values and %d data", before.names[i], e.values(), e.data())
		}
		stack := old[i].values() > stackMaps
		if stack && e.word(e.value(stackMaps)) != old[i].word(old[i].value(stackMaps)) ||
			!stack && e.word(e.value(stackMaps)) != 0 {
			t.Fatalf("%s has lost its maps of the stack", before.names[i])
		}
		for _, place := range []int{entryStack, e.value(stackMaps)} {
			if place == entryStack || stack {
				a, b := before.table.memory[before.table.values+old[i].word(place):], after.table.memory[after.table.values+
					e.word(place):]
				if n := tableLength(a[:10_000]); e.word(place) > 0 && !bytes.Equal(a[:n], b[:n]) {
					t.Fatalf("%s: the table at %d has changed", before.names[i], place)
				}
			}
		}
		for k := range max(e.data(), old[i].data()) {
			want := datumOf(old[i], k)
			if !keepsData(e, k) {
				want = none
			}
			if offset := datumOf(e, k); offset != want {
				t.Fatalf("%s: data %d is %#x, want %#x", before.names[i], k, offset, want)
			}
		}
		if after.names[i] != "" {
			named++
		}
		if after.names[i] != methodName && strings.HasPrefix(before.names[i], "runtime.") != strings.HasPrefix(after.names[i],
			"runtime.") {
			t.Errorf("%s is called %s", before.names[i], after.names[i])
		}
	})
	if got := after.names[slices.Index(before.names, "main.(*value).String")]; got != methodName {
		t.Errorf("the method on a pointer is called %q", got)
	}
	if named == 0 || slices.Contains(after.names, "main.main") {
		t.Error("the names are not short")
	}
}

// datumOf returns an offset to data as the runtime reads it: one that is not there is none.
func datumOf(e entry, k int) int {
	if k >= e.data() {
		return none
	}
	return e.word(e.datum(k))
}

// TestLevelRefuses wants an error where the entries in one form are longer than the room that the linker gave them.
func TestLevelRefuses(t *testing.T) {
	m, err := read(linked(t))
	if err != nil {
		t.Fatal(err)
	}
	table := functions{memory: make([]byte, 8+entryFirst+4), count: 1}
	putWord(table.memory, 4, 8) // the only entry follows its place
	if err := table.level(); err == nil || err.Error() != "the entries of 1 functions have too little room" {
		t.Errorf("a table with one short entry: %v", err)
	}
	if err := m.table.level(); err != nil {
		t.Errorf("a linked table: %v", err)
	}
}

// TestRefuses puts faults into a linked module: each is reported, and none becomes a module.
func TestRefuses(t *testing.T) {
	good := linked(t)
	m, err := read(good)
	if err != nil {
		t.Fatal(err)
	}
	changed := func(change func(t *functions)) []byte {
		copied := *m.table
		copied.memory = bytes.Clone(m.table.memory)
		change(&copied)
		sections := slices.Clone(m.sections)
		for i := range sections {
			if sections[i].id == dataSection {
				sections[i].body = writeData(copied.memory)
			}
		}
		return writeSections(sections)
	}
	secondEntry := func(t *functions) entry { return entry{t.memory, entry{t.memory, t.first()}.end()} }
	for _, row := range []struct {
		want   string
		module []byte
	}{
		{"this is no WebAssembly module of version 1", []byte("hello")},
		{"the module ends too early", []byte("\x00asm\x01\x00\x00\x00\x0b\x20")},
		{"there is no data in the module", []byte("\x00asm\x01\x00\x00\x00\x01\x00")},
		{"there is no table of functions as Go 1.20 writes it", moduleOf([]byte{1, 2, 3})},
		{"there is no table of functions as Go 1.20 writes it",
			moduleOf(append(bytes.Clone(functionTable), bytes.Repeat([]byte{0xff}, 80)...))},
		{"the segment of data at 3 is too long", append([]byte("\x00asm\x01\x00\x00\x00\x0b\x07\x01"), 0, 0x41, 3, 0x0b, 9,
			7)},
		{"the module's data say nothing of its functions", changed(func(t *functions) {
			clear(t.memory[bytes.Index(t.memory, binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil,
				uint64(t.at)), uint64(t.names))):][:8])
		})},
		{"the entry of function 1 is not as Go 1.26 writes it",
			changed(func(t *functions) { secondEntry(t).put(entryPC, 7) })},
		{"the entry of function 2 is not as Go 1.26 writes it",
			changed(func(t *functions) { secondEntry(t).put(entryValues, 9) })},
		{"the index says 7 for function 3", changed(func(t *functions) {
			putWord(t.memory, t.index+3*bucketsEach*bucketSize,
				7)
		})},
		{"the module was made by go1.99.8: want go1.26, whose tables are known here", bytes.Replace(good, []byte("go1.26."),
			[]byte("go1.99."), -1)},
		{"the module does not say which release of Go made it", bytes.Replace(good, []byte("producers"), []byte("producerz"),
			1)},
	} {
		if _, err := Module(row.module); err == nil || err.Error() != row.want {
			t.Errorf("%v, want %s", err, row.want)
		}
	}
	if _, err := Module(good, "none"); err == nil || err.Error() != `there is no step "none": want some of `+
		strings.Join(Steps, ", ") {
		t.Errorf("a step that there is none of: %v", err)
	}
}

// TestColumnsRefuse wants an error for an entry with data that has no column.
func TestColumnsRefuse(t *testing.T) {
	m, err := read(linked(t))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.table.columns(); err == nil || err.Error() != "the entry of function 0 holds more than its columns" {
		t.Errorf("columns of a table that was not thinned: %v", err)
	}
}

func TestOverlay(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"package fmt\n\nimport (\n\t\"io\"\n\t\"os\"\n)\n\nvar a = os.Stdout\n", ""},
		{"package fmt\n\nimport (\n\t\"io\"\n)\n\nvar a = os.Stdout\n", "want package os imported once, found it 0 times"},
		{"package fmt\n\nimport (\n\t\"os\"\n)\n\nvar a, b = os.Stdout, os.Stdout\n",
			"want os.Stdout 1 times, found it 2 times"},
		{"package fmt\n\nimport (\n\t\"os\"\n)\n\nvar a = f(os.Stdout, g(os.Stdin))\n", "package os is still used"},
	} {
		text, err := withoutOS(row.text, "os.Stdout", "standardOut()", 1)
		if row.want == "" && (err != nil || strings.Contains(text, "os.") || strings.Contains(text, `"os"`)) ||
			row.want != "" && (err == nil || err.Error() != row.want) {
			t.Errorf("%q: %v, want %s", text, err, row.want)
		}
	}
}

// TestRuns runs the example in node, as it was linked and after all steps.
func TestRuns(t *testing.T) {
	node, lib := nodeAndLib(t)
	text := linked(t)
	slimmed, err := Module(text, Snapshot) // the program ends instead of waiting
	if err != nil {
		t.Fatal(err)
	}
	if len(slimmed) > len(text)*9/10 {
		t.Errorf("%d bytes became %d", len(text), len(slimmed))
	}
	for _, module := range [][]byte{text, slimmed} {
		path := filepath.Join(t.TempDir(), "main.wasm")
		if err := os.WriteFile(path, module, 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(node, filepath.Join(lib, "wasm_exec_node.js"), path).CombinedOutput()
		if err != nil || string(out) != "1\nrecovered 1\n" {
			t.Errorf("%d bytes: %v\n%s", len(module), err, out)
		}
	}
}

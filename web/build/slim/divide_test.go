//go:build !js

package slim

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestProfile(t *testing.T) {
	for name, want := range map[string][2]string{
		"tehai/core/tile.Parse":                    {"tehai/core/tile", "tehai/core/tile.Parse"},
		"tehai/core/tile.(*Set).Add.func1.2":       {"tehai/core/tile", "tehai/core/tile.(*Set).Add"},
		"tehai/core/tile.All-range1":               {"tehai/core/tile", "tehai/core/tile.All"},
		"tehai/core/tile.Tile.String-fm":           {"tehai/core/tile", "tehai/core/tile.Tile.String"},
		"tehai/core/tile.init.0":                   {"tehai/core/tile", "tehai/core/tile.init"},
		"tehai/core/tile.init.func12.1":            {"tehai/core/tile", "tehai/core/tile.init.func"},
		"tehai/core/tile.init.0.func2-range1":      {"tehai/core/tile", "tehai/core/tile.init.func"},
		"tehai/core/tile.initial.func1":            {"tehai/core/tile", "tehai/core/tile.initial"},
		"slices.Sort[go.shape.[]tehai/core/x.Row]": {"slices", "slices.Sort[go.shape.[]tehai/core/x.Row]"},
		"github.com/hack-pad/safejs.FuncOf.func1":  {"github.com/hack-pad/safejs", "github.com/hack-pad/safejs.FuncOf"},
		"memeqbody": {"memeqbody", "memeqbody"},
	} {
		if got := [2]string{PackageOf(name), Plain(name)}; got != want {
			t.Errorf("%s: package and plain name %q, want %q", name, got, want)
		}
	}
	p, err := ParseProfile("# of two\n\na/b.*\nc.Some\n")
	if err != nil || !p.Keeps("a/b.Any.func1") || !p.Keeps("c.Some.func2") || p.Keeps("c.Other") || p.Keeps("a.Any") {
		t.Errorf("the profile keeps the wrong functions: %v", err)
	}
	if _, err := ParseProfile("# none\n"); err == nil {
		t.Error("a profile without functions")
	}
	names := []string{"a.One", "a.Two", "a.Three", "a.Two.func1", "a.Four", "b.One", "b.Two", "b.Three"}
	seen := func(name string) bool { return strings.HasPrefix(name, "a.") && name != "a.Three" || name == "b.Two" }
	if got := WriteProfile(names, seen); got != "a.*\nb.Two\n" {
		t.Errorf("the profile is %q", got)
	}
	names = []string{"a.Of[go.shape.int]", "a.Of[go.shape.int].func1", "a.Of[go.shape.struct { B []int }].func1",
		"a.In[go.shape.int]", "a.In[go.shape.uint8]", "a.One"}
	seen = func(name string) bool {
		return strings.HasPrefix(name, "a.Of") && name != "a.Of[go.shape.int].func1" || name == "a.In[go.shape.int]"
	}
	got := WriteProfile(names, seen)
	if got != "a.In[go.shape.int]\na.Of[*]\n" {
		t.Errorf("with generic functions the profile is %q", got)
	}
	if p, err = ParseProfile(got); err != nil || !p.Keeps("a.Of[go.shape.12ab].func2") || p.Keeps("a.In[go.shape.uint8]") {
		t.Errorf("it keeps the wrong functions: %v", err)
	}
	if _, err := First(); err != nil {
		t.Error(err)
	}
}

// parted is a program that needs its deferred module in several ways: a call, a method of an interface, a closure, a
// recovered panic, a stack that grows while garbage is collected.
const parted = `package main

import (
	"fmt"
	"reflect"
	"runtime"
)

type unit int

// LaterTypes finds a type by its name in the list of types: another of the same name would not be equal.
//
//go:noinline
func LaterTypes() bool { return reflect.SliceOf(reflect.TypeOf(unit(0))) == reflect.TypeOf([]unit{}) }

type later interface{ Say(n int) string }

type sayer struct{ text string }

func (s *sayer) Say(n int) string { return fmt.Sprint(s.text, n) }

//go:noinline
func LaterDeep(n int, from *int) int {
	heap := new(int)
	*heap = n
	if n == 0 {
		runtime.GC()
		return *from
	}
	return LaterDeep(n-1, from) + *heap - n
}

//go:noinline
func LaterPanic() (text string) {
	defer func() { text = fmt.Sprint("caught, which only this part says: ", recover()) }()
	var none []int
	return fmt.Sprint(none[len(text)])
}

//go:noinline
func LaterMissing() { panic("missing") }

var keep = LaterMissing

//go:noinline
func Early(n int) int { return n * 2 }

func main() {
	defer func() { fmt.Println("end", recover()) }()
	seven := 7
	fmt.Println(Early(1), LaterDeep(2000, &seven))
	var l later = &sayer{"says "}
	fmt.Println(l.Say(3), LaterPanic(), LaterTypes())
	if keep == nil {
		return
	}
	func() { fmt.Println("closure", Early(2)) }()
}
`

// partsRunner runs a primary module in node and loads the deferred one when it is needed, at once, or never.
const partsRunner = `const { readFileSync } = require('node:fs');
const [, , starter, first, rest, when] = process.argv;
require(starter);
const go = new Go();
let asked = 0, shared;
const bring = () => new WebAssembly.Instance(new WebAssembly.Module(readFileSync(rest)), { first: shared });
go.importObject.tehai = { rest: () => { asked++; if (when === 'asked') bring(); } };
WebAssembly.instantiate(readFileSync(first), go.importObject).then(({ instance }) => {
	shared = instance.exports;
	if (when === 'early') bring();
	return go.run(instance);
}).then(() => console.log('asked', asked > 1 ? 'often' : asked));
`

func TestSplit(t *testing.T) {
	node, lib := nodeAndLib(t)
	text := linkedOf(t, parted)
	isLater := func(name string) bool {
		return name == "main.LaterDeep" || name == "main.LaterTypes" || name == typeListReader ||
			name == "main.LaterPanic" || strings.HasPrefix(name, "main.LaterPanic.") ||
			name == "main.(*sayer).Say" || strings.HasPrefix(name, "main.main.func2")
	}
	first, rest, err := Split(text, "main.LaterMissing", func(name string) bool { return !isLater(name) },
		func([]byte) string { return "rest.wasm" }, Snapshot)
	if err != nil {
		t.Fatal(err)
	}
	m, err := read(text)
	if err != nil {
		t.Fatal(err)
	}
	list := m.table.memory[m.table.typeList.from:m.table.typeList.to]
	if len(list) == 0 || bytes.Contains(first, list) || !bytes.Contains(rest, list) {
		t.Errorf("the list of types, %d bytes, is not in the deferred module alone", len(list))
	}
	const said = "caught, which only this part says: "
	if bytes.Contains(first, []byte(said)) || !bytes.Contains(rest, []byte(said)) {
		t.Error("a text of a function of the deferred module is not there alone")
	}
	folder := t.TempDir()
	for name, content := range map[string][]byte{"first.wasm": first, "rest.wasm": rest, "run.cjs": []byte(partsRunner)} {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const all = "2 7\nsays 3 caught, which only this part says: " +
		"runtime error: index out of range [0] with length 0 true\nclosure 4\nend <nil>\n"
	for when, want := range map[string]string{
		"asked": all + "asked 1\n",
		"early": all + "asked 0\n",
		"never": "end missing\nasked 1\n",
	} {
		out, err := exec.Command(node, filepath.Join(folder, "run.cjs"), filepath.Join(lib, "wasm_exec.js"),
			filepath.Join(folder, "first.wasm"), filepath.Join(folder, "rest.wasm"), when).CombinedOutput()
		if err != nil || string(out) != want {
			t.Errorf("the second part %s: %v\n%s\nwant\n%s", when, err, out, want)
		}
	}
}

func TestSplitRefuses(t *testing.T) {
	text := linkedOf(t, parted)
	everything := func(string) bool { return true }
	called := func([]byte) string { return "" }
	for _, row := range []struct {
		want, missing string
		module        []byte
	}{
		{"there is no function main.Nowhere", "main.Nowhere", text},
		{"there is nothing to put into a second part", "main.LaterMissing", text},
		{"this is no WebAssembly module of version 1", "main.LaterMissing", nil},
	} {
		if _, _, err := Split(row.module, row.missing, everything, called); err == nil || err.Error() != row.want {
			t.Errorf("%v, want %s", err, row.want)
		}
	}
	m, err := read(text)
	if err != nil {
		t.Fatal(err)
	}
	// The section of references is no longer there.
	if _, _, err := Split(writeSections(m.sections), "main.LaterMissing", func(string) bool { return false },
		called, Snapshot); err == nil || !strings.Contains(err.Error(), "leave out divide-data") {
		t.Errorf("a linker that says nothing of references: %v", err)
	}
	m.section(globalSection).body = slices.Concat([]byte{1, typeInt, 0, i32Const, 0, endCode})
	if _, _, err := Split(writeSections(m.sections), "main.LaterMissing", func(string) bool { return false },
		called, Data); err != errShape {
		t.Errorf("a variable that does not change: %v", err)
	}
}

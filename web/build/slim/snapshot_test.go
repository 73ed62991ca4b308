//go:build !js

package slim

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// waiting is a program that answers a page: what its variables hold, how deep its stack grows while garbage is
// collected, a recovered panic, and goroutines that it started.
const waiting = `package main

import (
	"runtime"
	"strconv"
	"strings"
	"syscall/js"
)

var (
	kept   = map[string][]int{}
	halves = func() (table [300]int) {
		for i := range table {
			table[i] = i / 2
		}
		return table
	}()
	questions = make(chan int)
	answers   = make(chan int)
)

func init() {
	for i := range 50 {
		kept[strconv.Itoa(i)] = []int{i, i * i}
	}
	go func() {
		sum := 0
		for n := range questions {
			sum += n
			answers <- sum
		}
	}()
}

// register stands for the methods that have such a name.
type register struct{ words []string }

func (r *register) init(words string) { r.words = strings.Split(words, " ") }

//go:noinline
func deep(n int, from *int) int {
	heap := new(int)
	*heap = n
	if n == 0 {
		runtime.GC()
		return *from
	}
	return deep(n-1, from) + *heap - n
}

func answer(_ js.Value, arguments []js.Value) (said any) {
	defer func() {
		if fault := recover(); fault != nil {
			said = "caught " + fault.(error).Error()
		}
	}()
	switch n := arguments[1].Int(); arguments[0].String() {
	case "kept":
		return kept[strconv.Itoa(n)][1]
	case "half":
		return halves[n]
	case "deep":
		seven := 7
		return deep(n, &seven)
	case "sum":
		questions <- n
		return <-answers
	case "grow":
		lists := make([][]int, n)
		for i := range lists {
			lists[i] = make([]int, 1000)
			kept["last"] = lists[i]
		}
		runtime.GC()
		return len(kept)
	case "words":
		r := new(register)
		r.init("one two three")
		return r.words[n]
	}
	return "?"
}

func main() {
	given := js.Global().Get("Object").New()
	given.Set("answer", js.FuncOf(answer))
	js.Global().Set("answer", js.FuncOf(answer))
	select {}
}
`

// waitingRunner loads it, and prints its answers and how often it was given random numbers.
const waitingRunner = `const { readFileSync } = require('node:fs');
const [, , starter, file, spoil] = process.argv;
require(starter);
const go = new Go();
let random = 0;
const give = go.importObject.gojs['runtime.getRandomData'];
go.importObject.gojs['runtime.getRandomData'] = (at) => { random++; give(at); };
WebAssembly.instantiate(readFileSync(file), go.importObject).then(async ({ instance }) => {
	const { Array, Object } = globalThis;
	if (spoil === 'throws') globalThis.Object = new Proxy(Object, { construct() { throw new Error('no objects here'); } });
	if (spoil === 'frozen') {
		[Object, Reflect, JSON, Math].forEach(Object.freeze);
		Array.prototype.added = Object.prototype.more = (every) => every;
	}
	if (spoil === 'twice') {
		globalThis.Array = Object;
		Object.defineProperty(Object.prototype, 'fill', { value: (every) => new Array(7).fill(every), writable: true });
	}
	go.run(instance).catch((error) => { console.log(String(error)); process.exit(0); });
	Object.assign(globalThis, { Array, Object });
	await new Promise(setImmediate);
	const said = [];
	for (const [what, ...of] of [['kept', 7, 49, 50], ['half', 299, 300], ['deep', 3000], ['sum', 5, 6], ['grow', 3000], ['words', 2], ['deep', 9], ['sum', 1]])
		for (const n of of) said.push(answer(what, n));
	console.log(said.join(', '));
	console.log('random', random);
	process.exit(0);
});
`

func TestSnapshot(t *testing.T) {
	node, lib := nodeAndLib(t)
	text := linkedOf(t, waiting)
	snapshot, err := TakeSnapshot(text)
	if err != nil {
		t.Fatal(err)
	}
	again, err := TakeSnapshot(text)
	if err != nil || string(again) != string(snapshot) {
		t.Errorf("the same program came out otherwise the second time: %v", err)
	}
	small, err := Module(text)
	if err != nil {
		t.Fatal(err)
	}
	waiting, err := Module(text, Snapshot)
	if err != nil {
		t.Fatal(err)
	}
	runner := filepath.Join(t.TempDir(), "run.cjs")
	if err := os.WriteFile(runner, []byte(waitingRunner), 0o644); err != nil {
		t.Fatal(err)
	}
	const said = "49, 2401, caught runtime error: index out of range [1] with length 0, 149, " +
		"caught runtime error: index out of range [300] with length 300, 7, 5, 11, 51, three, 7, 12\n"
	for _, row := range []struct {
		name   string
		module []byte
		spoil  string
		want   string
	}{
		{"as linked", text, "", said + "random 1\n"},
		{"program not started", waiting, "", said + "random 1\n"},
		{"snapshot", snapshot, "", said + "random 2\n"},
		{"small snapshot", small, "", said + "random 2\n"},
		{"snapshot on a page with a name twice", small, "twice", "RuntimeError: unreachable\n"},
		{"snapshot on a page whose objects throw", small, "throws", "RuntimeError: unreachable\n"},
		{"snapshot on a page that was changed", small, "frozen", said + "random 2\n"},
	} {
		path := filepath.Join(t.TempDir(), "module.wasm")
		if err := os.WriteFile(path, row.module, 0o644); err != nil {
			t.Fatal(err)
		}
		command := exec.Command(node, runner, filepath.Join(lib, "wasm_exec.js"), path, row.spoil)
		if out, err := command.CombinedOutput(); err != nil || string(out) != row.want {
			t.Errorf("%s: %v\n%s\nwant\n%s", row.name, err, out, row.want)
		}
	}
}

// TestSnapshotSeedsAnew starts a snapshot several times: the runtime's hash seed differs from start to start, as in
// the module without a snapshot.
func TestSnapshotSeedsAnew(t *testing.T) {
	const program = `package main

import (
	"hash/maphash"
	"syscall/js"
)

var early = map[string]int{"one": 1, "two": 2, "three": 3}

func main() {
	js.Global().Set("answer", js.FuncOf(func(js.Value, []js.Value) any {
		order := ""
		for key := range early {
			order += key
		}
		return []any{float64(maphash.String(maphash.MakeSeed(), "a word")), early["one"] + early["two"] + early["three"], len(order)}
	}))
	select {}
}
`
	const runner = `const { readFileSync } = require('node:fs');
require(process.argv[2]);
const go = new Go();
WebAssembly.instantiate(readFileSync(process.argv[3]), go.importObject).then(async ({ instance }) => {
	go.run(instance);
	await new Promise(setImmediate);
	console.log(answer().join(' '));
	process.exit(0);
});
`
	node, lib := nodeAndLib(t)
	small, err := Module(linkedOf(t, program))
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	script, path := filepath.Join(folder, "run.cjs"), filepath.Join(folder, "module.wasm")
	for name, text := range map[string][]byte{script: []byte(runner), path: small} {
		if err := os.WriteFile(name, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	said := map[string]bool{}
	for range 3 {
		out, err := exec.Command(node, script, filepath.Join(lib, "wasm_exec.js"), path).CombinedOutput()
		if err != nil || !strings.HasSuffix(string(out), " 6 11\n") {
			t.Fatalf("%v\n%s", err, out)
		}
		said[string(out)] = true
	}
	if len(said) != 3 {
		t.Errorf("in three starts a word has %d hashes: %v", len(said), said)
	}
}

// TestGenerators finds a random generator at any address, after any number of numbers, and nothing else.
func TestGenerators(t *testing.T) {
	memory := make([]byte, 4096)
	if found := generators(memory); len(found) != 0 {
		t.Errorf("generators at %v of an empty memory", found)
	}
	if _, err := forget(memory); err != errNoRandom {
		t.Errorf("a memory without one: %v", err)
	}
	for counter := 0; counter <= lastBlock; counter += blockStep {
		clear(memory)
		const at = 1024
		seed := [seedSize]byte{byte(counter), 1, 2, 3}
		source := rand.NewChaCha8(seed)
		for range counter / blockStep * numbersEach {
			source.Uint64()
		}
		has := numbersEach
		if counter == lastBlock {
			has = ofLastBlock
		}
		for i := range has {
			binary.LittleEndian.PutUint64(memory[at+8*i:], source.Uint64())
		}
		copy(memory[at+stateSeed:], seed[:])
		putWord(memory, at+stateGiven, 5)
		putWord(memory, at+stateHas, has)
		putWord(memory, at+stateCounter, counter)
		if found := generators(memory); len(found) != 1 || found[0] != at {
			t.Errorf("counter %d: found %v", counter, found)
		}
		seeds, err := forget(memory)
		if err != nil || len(seeds) != 1 || seeds[0] != at+stateSeed || len(generators(memory)) != 0 {
			t.Errorf("counter %d: %v, %v", counter, seeds, err)
		}
	}
}

func TestSnapshotRefuses(t *testing.T) {
	// One program for all: which of its cases it takes stands in its data.
	const program = `package main

import "syscall/js"

var chosen = []byte("case 0 of the program")

func main() {
	switch chosen[5] {
%s	}
	select {}
}
`
	cases, wants := "", []string{}
	for body, want := range map[string]string{
		`js.Global().Get("document")`: "document, of which it is not known here " +
			"what it is",
		`js.Global().Call("alert", 1)`:                                        "the answer of alert",
		`js.Global().Get("Array").New()`:                                      "a new Array",
		`if !js.Global().IsNull() { return }`:                                 "runtime.wasmExit",
		`for i := range 2 { js.Global().Set("part"+string(rune('0'+i)), 1) }`: `"part0", a text that it has not kept`,
	} {
		cases += fmt.Sprintf("\tcase '%d':\n\t\t%s\n", len(wants), body)
		wants = append(wants, want)
	}
	text := linkedOf(t, fmt.Sprintf(program, cases))
	mark := []byte("case 0 of the program")
	if n := bytes.Count(text, mark); n != 1 {
		t.Fatalf("the mark is in the program %d times, want once", n)
	}
	for i, want := range wants {
		want = "while it starts the program asks the page for " + want
		chosen := bytes.Replace(text, mark, fmt.Appendf(nil, "case %d of the program", i), 1)
		if _, err := TakeSnapshot(chosen); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

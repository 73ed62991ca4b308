//go:build !js

package slim

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// alikeRunner makes calls to the module as it was linked and to the two parts, and prints where replies differ.
// Before a primary module starts, everything that it has left to the deferred one is spoiled: what reads it too early
// does not find zeros by luck.
const alikeRunner = `const { readFileSync } = require('node:fs');
const [, , starter, whole, first, rest, calls, spoiled] = process.argv;
require(starter);
const compiled = (path) => new WebAssembly.Module(readFileSync(path));
const modules = { whole: compiled(whole), first: compiled(first), rest: compiled(rest) };
const { recorded, hands } = JSON.parse(readFileSync(calls, 'utf8'));
const pieces = JSON.parse(readFileSync(spoiled, 'utf8'));
let brought = 0, available = true;

async function started(name) {
	const go = new Go();
	let shared;
	const bring = () => {
		if (!available) return;
		brought++;
		new WebAssembly.Instance(modules.rest, { first: shared });
	};
	go.importObject.tehai = { rest: bring };
	const instance = new WebAssembly.Instance(modules[name], go.importObject);
	shared = instance.exports;
	for (const [at, size, by] of name === 'first' ? pieces : []) new Uint8Array(shared.mem.buffer, at, size).fill(by);
	go.run(instance);
	await new Promise(setImmediate);
	const places = Object.keys(globalThis.tehai);
	const { mem, askBuffer, ask, replyAt } = shared;
	const reply = ([name, request]) => {
		const at = askBuffer(3 * request.length) >>> 0;
		const buffer = new Uint8Array(mem.buffer, at, 3 * request.length);
		const { written } = new TextEncoder().encodeInto(request, buffer);
		const length = ask(places.indexOf(name), written);
		return new TextDecoder().decode(new Uint8Array(mem.buffer, replyAt() >>> 0, length));
	};
	return { reply, bring };
}

const sessions = /^(game|replay|search)/;
const differ = [];
const compare = (when, call, got, want) => {
	if (got === want) return;
	differ.push([when + ': ' + call.join(' '), got.slice(0, 300), 'want', want.slice(0, 300)].join('\n'));
};

(async () => {
	const full = await started('whole');
	const rulesets = JSON.parse(full.reply(['rulesets', '{"brief":true}'])).value.map(({ id }) => id);
	const scores = hands.flatMap((hand) => rulesets.flatMap((ruleset) => [
		['score', JSON.stringify({ hand, ruleset, situation: { selfDrawn: true } })],
		['possible', JSON.stringify({ hand, ruleset, situation: {} })],
		['rulesets', JSON.stringify({ rulesets: [ruleset] })],
	]));
	const list = [...recorded, ...scores];

	// Each recorded call is the first one that a module gets. What the module as linked replies depends on earlier calls
	// only where there are sessions.
	let needed = 0;
	for (const call of recorded) {
		const before = brought;
		const want = (sessions.test(call[0]) ? await started('whole') : full).reply(call);
		const got = (await started('first')).reply(call);
		compare('first of all', call, got, want);
		needed += brought - before;
	}

	// Without the deferred module a call is answered as ever or is the error internal; with it all are answered.
	const wanted = list.map(full.reply);
	const parts = await started('first');
	available = false;
	let refused = 0;
	for (const [i, call] of list.entries()) {
		const got = parts.reply(call);
		if (got.includes('"internal"')) refused++;
		else if (!sessions.test(call[0])) compare('alone', call, got, wanted[i]); // not those of a session
	}
	available = true;
	const again = await started('whole'), anew = await started('first');
	for (let round = 0; round < 3; round++) {
		for (const call of round % 2 ? [...list].reverse() : list)
			compare('round ' + round, call, anew.reply(call), again.reply(call));
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	const counts = { calls: list.length, recorded: recorded.length, needed, refused };
	console.log(JSON.stringify({ ...counts, differ: differ.slice(0, 10) }));
	process.exit(0);
})();
`

// TestPartsAnswerAsLinked compares the replies of the module in two parts with those of the module that Go's linker
// wrote, for every recorded call and every rule set.
func TestPartsAnswerAsLinked(t *testing.T) {
	node, lib := nodeAndLib(t)
	folder, root := t.TempDir(), filepath.Join("..", "..", "..")
	path := func(name string) string { return filepath.Join(folder, name) }
	linked := linkedModule(t, root, path("whole.wasm"))
	profile, err := First()
	if err != nil {
		t.Fatal(err)
	}
	s, err := newSplitter(linked, "main.restMissing", profile.Keeps, nil)
	if err != nil {
		t.Fatal(err)
	}
	first, rest, err := s.split(func([]byte) string { return "rest.wasm" })
	if err != nil {
		t.Fatal(err)
	}
	var spoiled [][3]int
	for _, p := range s.later {
		by := 0xab
		if p.at >= s.table.end {
			by = 3 // variables, which the garbage collector reads: no part of such a word is an address in the heap
		}
		spoiled = append(spoiled, [3]int{p.at, len(p.text), by})
	}
	if len(spoiled) < 1000 {
		t.Errorf("only %d pieces are in the deferred module", len(spoiled))
	}
	if n := functionsOf(t, first); n > len(s.names)*2/3 {
		t.Errorf("the primary module has %d functions and stubs, for %d functions", n, len(s.names))
	}
	files := map[string]any{"spoiled.json": spoiled, "calls.json": map[string]any{"recorded": recordedCalls(t, root),
		"hands": []string{"123m406p789s11555z", "19m19p19s1234567z+1m", "1122m3344p5566s77z", "123m55p", "x"}}}
	for name, value := range files {
		text, err := json.Marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = text
	}
	files["first.wasm"], files["rest.wasm"], files["run.cjs"] = first, rest, []byte(alikeRunner)
	for name, text := range files {
		if err := os.WriteFile(path(name), text.([]byte), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	out, err := exec.Command(node, path("run.cjs"), filepath.Join(lib, "wasm_exec.js"), path("whole.wasm"),
		path("first.wasm"), path("rest.wasm"), path("calls.json"), path("spoiled.json")).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var got struct {
		Calls, Recorded, Needed, Refused int
		Differ                           []string
	}
	if err := json.Unmarshal(out, &got); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%d calls, %d of them recorded; %d needed the deferred module, %d were refused without it", got.Calls,
		got.Recorded, got.Needed, got.Refused)
	if got.Calls < 300 || got.Needed < 20 || got.Needed > got.Recorded-20 || got.Refused < 100 {
		t.Error("that is not what the module is expected to hold")
	}
	for _, text := range got.Differ {
		t.Error(text)
	}
}

// linkedModule returns the site's module after Go's linker, built with the flags of all steps.
func linkedModule(t *testing.T, root, path string) []byte {
	t.Helper()
	flags, err := flagsOfAll()
	if err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", slices.Concat([]string{"build", "-ldflags", "-s -w", "-o", path}, flags,
		[]string{"./wasm"})...)
	build.Dir, build.Env = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	linked, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return linked
}

// functionsOf returns how many functions a module has.
func functionsOf(t *testing.T, text []byte) int {
	t.Helper()
	sections, err := readSections(text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := readProgram(sections)
	if err != nil {
		t.Fatal(err)
	}
	return len(p.functions)
}

// recordedCalls returns the functions and requests of the interface's recorded calls.
func recordedCalls(t *testing.T, root string) (calls [][2]string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "wasm", "api", "testdata", "calls.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line[0] != '\n' && line[0] != '#' && line[0] != '{' {
			name, request, _ := strings.Cut(strings.TrimSpace(line), " ")
			calls = append(calls, [2]string{name, request})
		}
	}
	return calls
}

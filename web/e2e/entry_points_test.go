package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// bothDoors makes the same calls to a module's bound functions and, through core.js, to another module of the same
// build; it returns the calls whose replies differ, and how many were made the fast way.
const bothDoors = startModule + `.then(async raw => {
	const bound = {...raw};
	const {load} = await import('./core.js');
	const quick = await load();
	const asked = (call) => { try { return JSON.stringify(call()) } catch (e) { return 'thrown: ' + e } };
	const different = [];
	for (const [name, expression] of CALLS) {
		const request = () => new Function('return [' + expression + ']')();
		const wanted = asked(() => bound[name](...request()));
		const found = asked(() => {
			try { return {value: quick[name](...request())} }
			catch ({code, message, start, end, hint, pattern, values, reason, of}) { return {error: {code, message, start, end, hint, pattern, values, reason, of}} }
		});
		if (wanted !== found) different.push(name + ' ' + expression.slice(0, 200) + '\n' + String(found).slice(0, 500) + '\nwant\n' + String(wanted).slice(0, 500));
	}
	return different; })`

// TestEntryPointsAgree makes every recorded call, the hostile ones too, through the functions on globalThis.tehai and
// through core.js, which uses shared memory: the replies are the same.
func TestEntryPointsAgree(t *testing.T) {
	calls := append(recorded(t, "wasm/api/testdata/calls.txt", '{'), recorded(t, "wasm/testdata/hostile.txt", '\t')...)
	if len(calls) < 150 {
		t.Fatalf("%d calls", len(calls))
	}
	// Long texts are sent after their requests: with characters of every length, those that JSON escapes, and halves
	// of surrogate pairs.
	for _, text := range []string{"'1m'", `'"\\\\'`, "'\\u0000\\n'", "'é手'", "'🀇'", "'\\ud83c'", "'x\\udc07'"} {
		for _, of := range []string{"parse {text: %s.repeat(%d), dialect: 'mpsz'}", "replayOpen {text: %s.repeat(%d)}",
			"version {text: %s.repeat(%d)}", "parse {dialect: 5, text: %s.repeat(%d)}"} {
			for _, times := range []int{3_000, 9_999, 10_000, 40_000} {
				function, request, _ := strings.Cut(fmt.Sprintf(of, text, times), " ")
				calls = append(calls, [2]string{function, request})
			}
		}
	}
	list, err := json.Marshal(calls)
	if err != nil {
		t.Fatal(err)
	}
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	for _, fault := range harness.Eval[[]string](page, strings.Replace(bothDoors, "CALLS", string(list), 1)) {
		t.Error(fault)
	}
}

// recorded returns the calls of a file, function and request; its other lines begin with # or with reply.
func recorded(t *testing.T, name string, reply byte) (calls [][2]string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(harness.Root(), name))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" || line[0] == '#' || line[0] == reply {
			continue
		}
		function, request, _ := strings.Cut(line, " ")
		if function != "fail" { // a function for tests only
			calls = append(calls, [2]string{function, request})
		}
	}
	return calls
}

// TestReplacedFunction replaces a function on globalThis.tehai: core.js calls the new one.
func TestReplacedFunction(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	got := harness.Eval[string](page, `import('./core.js').then(async ({load}) => {
		const quick = await load();
		const text = {text: '123m'};
		const first = quick.parse(text).closed.join('');
		const real = tehai.parse;
		const seen = [];
		tehai.parse = request => { seen.push(request.text); return real(request); };
		quick.parse(text);
		tehai.parse = real;
		quick.parse(text);
		return first + ' ' + seen.join(); })`)
	if got != "1m2m3m 123m" {
		t.Errorf("got %s", got)
	}
}

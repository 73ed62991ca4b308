package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// TestFailing runs a program whose module fails on purpose: by a panic, which
// the next call survives, and by ending, which a new load does.
func TestFailing(t *testing.T) {
	got := harness.Node(t, "testdata/failing.mjs", harness.Dist(t, "deliberatepanic"))
	want := `no file ENOENT
no module CompileError
one instance true
panic internal fail failed: on purpose
then 3
deep bad-type text: want plain data (text, numbers, true or false, lists, objects)
getter bad-type text: want plain data (text, numbers, true or false, lists, objects)
then 3
exit code: 3
exit internal the module has ended; load it again
then internal the module has ended; load it again
again 3
`
	if got != want {
		t.Errorf("the program printed\n%swant\n%s", got, want)
	}
}

// TestLoader loads the module in all the ways that core.js has: from beside
// it, an address, bytes, a response and a compiled module; in a page, and in
// workers of both kinds.
func TestLoader(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{
		"bare.html": bare,
		"worker.js": `const answer = ({load}) => load().then(tehai => postMessage(tehai.parse({text: '123m'}).text));
			import('./core.js').then(answer).catch(error => postMessage(String(error)));`,
	})+"bare.html")
	for name, source := range map[string]string{
		"beside":   `undefined`,
		"address":  `'core.wasm'`,
		"url":      `new URL('core.wasm', location.href)`,
		"bytes":    `await (await fetch('core.wasm')).arrayBuffer()`,
		"response": `await fetch('core.wasm')`,
		"promise":  `fetch('core.wasm')`,
		"untyped":  `new Response(await (await fetch('core.wasm')).arrayBuffer())`,
		"module":   `await WebAssembly.compileStreaming(fetch('core.wasm'))`,
	} {
		got := harness.Eval[string](page, `(async () => {
			const {load} = await import('./core.js?`+name+`');
			const tehai = await load(`+source+`);
			return tehai.parse({text: '123m'}).text;
		})()`)
		if got != "123m" {
			t.Errorf("%s: %s", name, got)
		}
	}
	for _, kind := range []string{"module", "classic"} {
		got := harness.Eval[string](page, `new Promise(done => {
			const worker = new Worker('worker.js', {type: '`+kind+`'});
			worker.onmessage = ({data}) => done(data);
			worker.onerror = event => done(event.message);
		})`)
		if got != "123m" {
			t.Errorf("a %s worker: %s", kind, got)
		}
	}
	got := harness.Eval[string](page, `import('./core.js?none')
		.then(({load}) => load(new Response('', {status: 404, statusText: 'Not Found'}))).catch(error => error.message)`)
	if want := "core.wasm: 404 Not Found"; got != want {
		t.Errorf("a module that is not there: %s, want %s", got, want)
	}
}

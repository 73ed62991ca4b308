package e2e

import (
	"context"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// TestFailing runs a program whose module fails on purpose: by a panic, after which the next call works, and by
// ending, after which a new load works.
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

// TestLoader loads the module in all the ways of core.js: from the same folder, an address, bytes, a response and a
// compiled module; in a page, and in workers of both kinds.
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

// changedPage changes an object of JavaScript before any script of the page runs, until window.restore() is called.
const changedPage = `(() => {
	const { structuredClone } = window;
	window.structuredClone = Math.random;
	window.restore = () => { window.structuredClone = structuredClone; };
})()`

// openChanged opens a place in the changed page, where the module does not start.
func openChanged(t testing.TB, language, place string) *harness.Page {
	t.Helper()
	page := harness.Open(t, "about:blank", harness.Language(language))
	page.Do("changing the page", chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := cdppage.AddScriptToEvaluateOnNewDocument(changedPage).Do(ctx)
		return err
	}))
	page.Go(place)
	return page
}

// coveredLinks lists the links of the navigation that another element covers.
const coveredLinks = `(() => {
	const links = [...document.querySelectorAll('.top .view-link')];
	if (links.length !== 7) return links.length + ' links';
	return links.filter((link) => {
		const {left, top, width, height} = link.getBoundingClientRect();
		return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	}).map((link) => link.textContent).join();
})()`

// TestChangedPage opens the page where the started module of the snapshot does not find the values that it was built
// with: the page says what to do, in every language, and starts once they are restored.
func TestChangedPage(t *testing.T) {
	for tag, want := range map[string]string{"en": "Reload", "de": "neu laden", "ja": "開き直して", "ko": "다시 여세요",
		"zh-Hans": "刷新"} {
		page := openChanged(t, tag, "#v1&h=123m406p789s11555z")
		page.WaitText(".update", want)
		if said := page.Text("body"); strings.Contains(said, "TypeError") || strings.Contains(said, "undefined") {
			t.Errorf("%s: %s", tag, said)
		}
		page.Resize(390, 664)
		page.WindowScreenshot("notice-" + tag)
		if under := harness.Eval[string](page, coveredLinks); under != "" {
			t.Errorf("%s: the notice lies over the navigation: %s", tag, under)
		}
		harness.Eval[bool](page, "restore(), true")
		page.Click(".update [data-key=again]")
		page.Wait(coreReady + " && document.querySelectorAll('.hand-tile').length === 14")
	}
}

// TestTwoModules starts two modules in one page, each by a loader of its own, and makes calls to both in turns; a third
// fails to start, without an effect on them.
func TestTwoModules(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	got := harness.Eval[string](page, `(async () => {
		const start = async name => { const {load, whole} = await import('./core.js?' + name); return whole(await load('core-first.wasm')); };
		const two = [await start('one'), await start('two')];
		const said = [];
		const ask = () => two.forEach(tehai => {
			const { id } = tehai.replayOpen({text: `+quoted(someReplay)+`});
			said.push(id, tehai.analyze({hand: '123m406p789s11555z'}).shanten.best, tehai.score({hand: '22234555s222p666z', ruleset: 'classical'}).final);
		});
		ask();
		const { structuredClone } = window;
		window.structuredClone = Math.random;
		said.push(await start('three').catch(error => error.message));
		window.structuredClone = structuredClone;
		ask();
		return said.join(' ');
	})()`)
	want := "r1 -1 70 r1 -1 70 the module failed: JavaScript was changed here r2 -1 70 r2 -1 70"
	if got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

package e2e

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// TestBudgets weighs the site as it ships: no entry is heavier than its bound in web/build/budget_table.go.
func TestBudgets(t *testing.T) {
	harness.Parallel(t)
	found := weighed(t)
	if found.err != nil {
		t.Errorf("%v\n%s", found.err, found.out)
	}
	t.Logf("%s", found.out)
}

// A weighing is what web/build says of the site's weight, and a folder with the files that it compressed.
type weighing struct {
	small string
	out   []byte
	err   error
}

var weighingOnce struct {
	sync.Once
	weighing
}

// weighed weighs the site, once a run: to compress it takes half a minute of a processor.
func weighed(t *testing.T) weighing {
	t.Helper()
	site := harness.Dist(t)
	w := &weighingOnce
	w.Do(func() {
		if w.small, w.err = os.MkdirTemp("", "small-"); w.err != nil {
			return
		}
		weigh := exec.Command("go", "run", "./web/build", "-weigh", site, "-brotli", w.small)
		weigh.Dir = harness.Root()
		w.out, w.err = weigh.CombinedOutput()
	})
	return w.weighing
}

// restName is the name of the deferred module.
func restName(t *testing.T, tags ...string) string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(harness.Dist(t, tags...), "core-rest-*.wasm"))
	if err != nil || len(names) != 1 {
		t.Fatalf("second parts: %v, %v", names, err)
	}
	return filepath.Base(names[0])
}

// asked reports whether the page has requested the deferred module.
const asked = `performance.getEntriesByType('resource').some(({name}) => name.includes('core-rest-'))`

// TestFirstPartAnswersHands asks about hands of every kind of first visit: the primary module answers every call of
// the page. If it does not, go run ./web/build/profile adds the missing functions to it.
func TestFirstPartAnswersHands(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	hands, err := os.ReadFile(filepath.Join(harness.Root(), "web", "build", "profile", "hands.json"))
	if err != nil {
		t.Fatal(err)
	}
	got := harness.Eval[string](page, `import('./core.js').then(async ({load}) => {
		const tehai = await load('core-first.wasm');
		let calls = 0;
		const refused = new Set();
		const attempt = deed => {
			calls += 1;
			try { return deed(); } catch (error) { if (error.code === 'internal') refused.add(String(deed) + ' ' + error.message); }
		};
		for (const text of `+string(hands)+`) {
			const read = attempt(() => tehai.parse({text, dialect: 'auto'}));
			const hand = read?.text ?? text;
			attempt(() => tehai.analyze({hand: text, indicators: ['1m'], seen: ['2p'], river: ['9s']}));
			if (read) attempt(() => tehai.analyze({hand, dialect: 'mpsz', indicators: [], seen: [], river: [], players: 4, kept: []}));
			for (const {id, family} of tehai.rulesets({brief: true})) {
				if (family !== 'riichi' && family !== 'classical' || id.startsWith('classical-')) continue;
				attempt(() => tehai.rulesets({rulesets: [id]}));
				attempt(() => tehai.score({hand, ruleset: id, situation: {selfDrawn: true, honba: 1}}));
				attempt(() => tehai.score({hand, ruleset: id, situation: {from: 'S', riichi: 1, ippatsu: true, indicators: ['4p']}}));
			}
		}
		return calls < 200 ? calls + ' calls' : [...refused].join('\n'); })`)
	if got != "" {
		t.Errorf("the primary module does not answer: go run ./web/build/profile writes anew what it has to hold\n%s", got)
	}
}

// TestPartsAnswerAlike makes every recorded call to a primary module and to the full one. Alone the primary module
// gives the same reply, errors too, or refuses the call; with the deferred module it gives the same reply to all.
func TestPartsAnswerAlike(t *testing.T) {
	recorded, err := os.ReadFile(filepath.Join(harness.Root(), "wasm", "api", "testdata", "calls.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var calls [][2]string
	for _, line := range strings.Split(string(recorded), "\n") {
		if line != "" && line[0] != '#' && line[0] != '{' {
			name, request, _ := strings.Cut(line, " ")
			calls = append(calls, [2]string{name, request})
		}
	}
	list, _ := json.Marshal(calls)
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare, "calls.json": string(list)})+
		"bare.html")
	got := harness.Eval[struct {
		Differ         []string
		Before         bool
		After          bool
		Calls, Refused int
	}](page, `(async () => {
		const reply = (tehai, [name, request]) => { try { return JSON.stringify(tehai[name](JSON.parse(request))); }
			catch ({code, message}) { return code + ' ' + message; } };
		const full = await (await import('./core.js')).load();
		const {load, whole} = await import('./core.js?first');
		const first = await load('core-first.wasm');
		const calls = await (await fetch('calls.json')).json();
		const wanted = calls.map(call => reply(full, call));
		const alone = calls.map(call => reply(first, call));
		const refused = alone.filter(text => text.includes('deferred module')).length;
		const differ = calls.filter((_, i) => alone[i] !== wanted[i] && !alone[i].includes('deferred module')).map(call => 'alone: ' + call.join(' '));
		const before = `+asked+`;
		await whole(first);
		differ.push(...calls.filter((call, i) => reply(first, call) !== wanted[i]).map(call => call.join(' ')));
		return {differ, refused, before, after: `+asked+`, calls: calls.length}; })()`)
	if got.Before || !got.After || got.Calls < 100 || got.Refused < 20 || got.Calls-got.Refused < 20 ||
		len(got.Differ) > 0 {
		t.Errorf("%d calls, of which %d were refused; the deferred module asked for before: %v, after: %v; these differ: %q",
			got.Calls, got.Refused, got.Before, got.After, got.Differ)
	}
}

// TestWithoutSecondPart calls a function of the deferred module while that is not available: an error, and the next
// call works; when it is available again the call works too.
func TestWithoutSecondPart(t *testing.T) {
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare, restName(t): "not this"})+"bare.html")
	got := harness.Eval[string](page, `import('./core.js').then(async ({load, whole}) => {
		const tehai = await load('core-first.wasm');
		const attempt = async deed => { try { return await deed(); } catch (error) { return error.code ?? error.name; } };
		const convert = () => tehai.convert({text: '123m', to: '34'}).list.join();
		return [await attempt(convert), tehai.parse({text: '123m'}).text, await attempt(() => whole(tehai)), await attempt(convert),
			tehai.analyze({hand: '123m'}).shanten.best].join(' '); })`)
	if want := "internal 123m CompileError internal 1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestPartsOfTwoBuilds replaces the deferred module by that of another build: nothing of it is called.
func TestPartsOfTwoBuilds(t *testing.T) {
	read := func(folder, name string) string {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	const other = "deliberatepanic"
	page := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare,
		"core-first.wasm":  read(harness.Dist(t, other), "core-first.wasm"),
		restName(t, other): read(harness.Dist(t), restName(t)),
	})+"bare.html")
	got := harness.Eval[string](page, `import('./core.js').then(async ({load, whole}) => {
		const tehai = await load('core-first.wasm');
		const attempt = async deed => { try { return await deed(); } catch (error) { return error.code ?? error.name; } };
		const convert = () => tehai.convert({text: '123m', to: '34'}).list.join();
		return [await attempt(convert), await attempt(() => whole(tehai)), await attempt(convert), tehai.analyze({hand: '123m'}).shanten.best].join(' '); })`)
	if want := "internal LinkError internal 1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// hangingSecond lets the deferred module hang until window.there is set, and long timers end when window.late() is
// called.
const hangingSecond = `(() => {
	const isAway = address => String(address).includes('core-rest-') && !window.there;
	const { fetch, setTimeout } = window, { open } = XMLHttpRequest.prototype, long = [];
	window.setTimeout = (deed, ms = 0, ...more) => ms < 60_000 ? setTimeout(deed, ms, ...more) : long.push(deed);
	window.late = () => long.splice(0).forEach(deed => deed());
	window.fetch = (address, options) => isAway(address)
		? new Promise((_, fail) => (window.asked = true, options.signal).addEventListener('abort', () => fail(options.signal.reason)))
		: fetch(address, options);
	XMLHttpRequest.prototype.open = function (way, address, ...more) {
		window.stood ||= isAway(address);
		return open.call(this, way, address, ...more);
	};
})()`

// TestDeferredCallIsBounded opens the page at a hand whose rules are in the deferred module while that hangs: the page
// stays responsive, gives up as for other files, and answers once it is available.
func TestDeferredCallIsBounded(t *testing.T) {
	page := harness.Open(t, "about:blank")
	page.Do("holding the second part up", chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := cdppage.AddScriptToEvaluateOnNewDocument(hangingSecond).Do(ctx)
		return err
	}))
	page.Go("#v1&r=mcr&h=123m456p789s11155z")
	page.WaitText("main", "Starting the engine")
	page.Wait("window.asked === true")
	harness.Eval[bool](page, "late(), true")
	page.Wait(coreReady)
	page.WaitText("#hand-message", "This part of the page could not be loaded.")
	harness.Eval[bool](page, "window.there = true")
	page.Click("[data-key=again]")
	page.WaitText(sentence, "21")
	page.Wait("document.querySelector('[data-key=again]') === null")
	if harness.Eval[bool](page, "window.stood === true") {
		t.Error("the page stood still for the second part")
	}
}

// TestFirstAnswerFromFirstPart opens the page at hands for which the deferred module has more to say, and at texts
// that are no list of numbers: the first answer is shown before the deferred module is requested.
func TestFirstAnswerFromFirstPart(t *testing.T) {
	for _, hand := range []string{"123m406p789s11555z", "135m4679p22478s6z+3s", "123m406p789s1155z",
		"m123p406z11&d=34", "1,x&d=136", "5,1.5&d=34-counts", "99999999999999999999&d=tenhou"} {
		page := harness.Open(t, "about:blank")
		page.Do("watching the start", chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := cdppage.AddScriptToEvaluateOnNewDocument(`new MutationObserver(() => {
				if (document.documentElement?.dataset.core === 'ready') window.askedFirst ??= ` + asked + `;
			}).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-core']})`).Do(ctx)
			return err
		}))
		page.Go("#v1&h=" + hand)
		page.Wait("document.documentElement.dataset.answer === 'complete'")
		if harness.Eval[bool](page, "window.askedFirst") {
			t.Errorf("%s: the first answer waits for the second part", hand)
		}
	}
}

// TestSecondPartComes opens the page at a hand that the primary module answers: the deferred module is loaded for
// other rules, and not before. It is also loaded for an answer that is more complete with it, for a fold, and for
// another view.
func TestSecondPartComes(t *testing.T) {
	page := openHand(t, "#v1&h=123m406p789s11555z")
	harness.Eval[bool](page, pictures)
	if harness.Eval[bool](page, asked) {
		t.Error("the deferred module was loaded for a hand that is answered without it")
	}
	page.Wait(isListed)
	harness.Eval[any](page,
		"{ const menu = document.querySelector('#ruleset'); menu.value = 'mcr'; menu.dispatchEvent(new Event('change')); }")
	page.WaitText(sentence, "18 points")
	if !harness.Eval[bool](page, asked) {
		t.Error("other rules were answered without the deferred module")
	}
	for _, place := range []string{"#v1&h=135m4679p22478s66z", "#v1&w=table"} {
		page = harness.Open(t, place)
		page.Wait(coreReady)
		page.Wait(asked)
	}
	page = openHand(t, "#v1&h=123m406p789s11555z")
	page.Click(".compare summary")
	page.Wait(asked)
}

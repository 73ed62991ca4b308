package e2e

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// noModule lets the page draw itself while the module never loads.
const noModule = `window.tehaiEarly = {coming: new Promise(() => {}), address: location.href, signal: new AbortController().signal}`

// drawnShell is what the page draws without the module, except hidden parts: web/shell.html.
const drawnShell = `(() => {
	const body = document.body.cloneNode(true);
	for (const e of body.querySelectorAll('noscript, script, .skip, [popover], [hidden], .announced, .further')) e.remove();
	for (const e of body.querySelectorAll('[data-view]')) e.removeAttribute('data-view');
	for (const e of body.querySelectorAll(':checked')) e.setAttribute('checked', '');
	body.querySelector('.saying').append(document.createComment('starting'));
	for (const e of body.children) e.setAttribute('data-shell', '');
	return [...body.children].map(e => e.outerHTML).join('\n') + '\n'; })()`

// openWithoutModule opens the page in English while the module does not load.
func openWithoutModule(t *testing.T, link string) *harness.Page {
	t.Helper()
	p := harness.Open(t, "about:blank")
	p.Do("keeping the module away", chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := cdppage.AddScriptToEvaluateOnNewDocument(noModule).Do(ctx)
		return err
	}))
	p.Go(link)
	return p
}

// TestShellIsWhatThePageDraws compares web/shell.html, which the build writes into index.html, with what the page's
// script draws; -update writes it.
func TestShellIsWhatThePageDraws(t *testing.T) {
	p := openWithoutModule(t, "")
	p.Wait("document.querySelector('#hand-text') !== null && document.querySelector('[data-shell]') === null")
	got := harness.Eval[string](p, drawnShell)
	path := filepath.Join(harness.Root(), "web", "shell.html")
	if *updateTrees {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the page draws itself otherwise than web/shell.html has it: go test -C web/e2e -run TestShell -update\n%s",
			firstDifference(strings.ReplaceAll(string(want), "><", ">\n<"), strings.ReplaceAll(got, "><", ">\n<")))
	}
}

// slowScript serves the site with the page's own script held back until let is called.
func slowScript(t *testing.T) (address string, let func()) {
	t.Helper()
	wait := make(chan struct{})
	open := true
	let = func() {
		if open {
			close(wait)
		}
		open = false
	}
	files := http.FileServer(http.Dir(harness.Dist(t)))
	address = withoutFile(t, "app-", func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-wait:
			files.ServeHTTP(w, r)
		case <-r.Context().Done():
		}
	})
	t.Cleanup(let)
	return address, let
}

// shellOf opens an address whose script is held back and waits for the shell.
func shellOf(t *testing.T, address string, options ...harness.Option) *harness.Page {
	t.Helper()
	p := harness.Open(t, "about:blank", options...)
	p.Do("starting to open", chromedp.Evaluate("void (location.href = "+quoted(address)+")", nil))
	p.Wait("location.href.startsWith('http') && document.readyState === 'interactive' && document.styleSheets.length " +
		"=== 1 && document.querySelector('main[data-shell]') !== null")
	return p
}

// TestTypedBeforeTheScript types and clicks before the page's script has loaded: nothing is lost, and the caret
// stays.
func TestTypedBeforeTheScript(t *testing.T) {
	address, let := slowScript(t)
	p := shellOf(t, address)
	p.Click(field)
	p.Type(field, "123m40p")
	p.Click("[data-pick='6p']")
	p.Wait("document.querySelectorAll('[data-shell] .hand-place .face').length === 1")
	p.Click("[data-pick='7z']")
	let()
	p.Wait(coreReady)
	p.Wait("document.querySelector('[data-shell]') === null")
	if got := harness.Eval[string](p, "document.querySelector('#hand-text').value"); got != "123m406p7z" {
		t.Errorf("the field holds %q", got)
	}
}

// TestFocusBeforeTheScript keeps the position of the caret.
func TestFocusBeforeTheScript(t *testing.T) {
	address, let := slowScript(t)
	p := shellOf(t, address+"#v1&h=123m45p")
	p.Wait("document.querySelector('#hand-text').value === '123m45p'")
	p.Click(field)
	harness.Eval[any](p, "document.querySelector('#hand-text').setSelectionRange(2, 4)")
	let()
	p.Wait(coreReady)
	if got := harness.Eval[string](p, "[document.activeElement.id, document.activeElement.selectionStart, "+
		"document.activeElement.selectionEnd, document.activeElement.value].join()"); got != "hand-text,2,4,123m45p" {
		t.Errorf("focus, caret, text: %s", got)
	}
}

// TestShellElsewhere opens a link to another view: the hand is not shown before it.
func TestShellElsewhere(t *testing.T) {
	address, let := slowScript(t)
	p := shellOf(t, address+"#v1&w=help")
	if got := harness.Eval[string](p,
		"getComputedStyle(document.querySelector('#hand-text')).visibility"); got != "hidden" {
		t.Errorf("the field is %s", got)
	}
	let()
	p.Wait("document.querySelector('#help-fans') !== null")
}

// TestShellPlacesAsInPage compares the places of the shell's elements with those of the page's.
func TestShellPlacesAsInPage(t *testing.T) {
	const places = `['.brand', '.view-link', '.settings-button', '.hand', '#hand-text', '.picker', '.modes', '.picker-key', '.picker-key:last-child', '.tools', '.sentence'].map(s => {
		const {left, top, width, height} = document.querySelector(s).getBoundingClientRect(); return [s, left, top, width, height].map(n => n.toFixed?.(1) ?? n).join(' '); }).join('\n')`
	for _, size := range sizes {
		address, let := slowScript(t)
		p := shellOf(t, address, harness.Size(size.width, size.height))
		shell := harness.Eval[string](p, places)
		p = openWithoutModule(t, "")
		p.Resize(size.width, size.height)
		p.Wait("document.querySelector('#hand-text') !== null && document.querySelector('[data-shell]') === null")
		if page := harness.Eval[string](p, places); page != shell {
			t.Errorf("at %s the shell and the page stand otherwise:\n%s", size.name, firstDifference(shell, page))
		}
		let()
	}
}

// TestShellComesInPieces sends the file of the page piece by piece, each painted before the next: nothing on screen
// moves.
func TestShellComesInPieces(t *testing.T) {
	const keys = "document.querySelectorAll('.picker-key').length"
	stops := []struct{ before, there string }{
		{`data-key="view-table"`, "document.querySelector('[data-key=view-replay]') !== null"},
		{`data-pick="2m"`, keys + " >= 1"},
		{`data-pick="5p"`, keys + " >= 10"},
		{`data-pick="1z"`, keys + " >= 30"},
		{`<section class="answer"`, "document.querySelector('.setting') !== null"},
		{`<div class="evidence"`, "document.querySelector('.answer') !== null"},
	}
	whole, err := os.ReadFile(filepath.Join(harness.Dist(t), "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	next := make(chan struct{})
	files := http.FileServer(http.Dir(harness.Dist(t)))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" || r.Header.Get("Sec-Fetch-Mode") != "navigate" {
			files.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		rest := string(whole)
		for _, stop := range stops {
			at := strings.LastIndex(rest[:max(strings.Index(rest, stop.before), 0)], "<")
			if stop.before[0] == '<' {
				at = strings.Index(rest, stop.before)
			}
			if at < 0 {
				t.Errorf("no %s in the file", stop.before)
				return
			}
			_, _ = w.Write([]byte(rest[:at]))
			w.(http.Flusher).Flush()
			rest = rest[at:]
			select {
			case <-next:
			case <-r.Context().Done():
				return
			}
		}
		_, _ = w.Write([]byte(rest))
	}))
	t.Cleanup(server.Close)
	for _, size := range sizes {
		p := harness.Open(t, "about:blank", harness.Size(size.width, size.height))
		p.Do("starting to open", chromedp.Evaluate("void (location.href = "+quoted(server.URL+"/")+")", nil))
		for _, stop := range stops {
			p.Wait("location.href.startsWith('http') && document.styleSheets.length === 1 && " + stop.there)
			harness.Eval[bool](p,
				"new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0, true))))")
			next <- struct{}{}
		}
		p.Wait(coreReady)
		for _, shift := range harness.Eval[[]string](p,
			`new Promise(done => new PerformanceObserver(list => done(list.getEntries().filter(e => e.value > 0.01)
			.map(e => e.value.toFixed(3) + ' ' + e.sources.map(s => (s.node?.className ?? 'gone') + ' ' + [s.previousRect, s.currentRect].map(r => [r.x, r.y, r.width, r.height].map(Math.round).join()).join('→')).join('; '))))
			.observe({type: 'layout-shift', buffered: true}) ?? setTimeout(done, 300, []))`) {
			t.Errorf("at %s something moves: %s", size.name, shift)
		}
	}
}

// TestModuleProgress sends half of the module: a line at the top is half as long as the page is wide, and disappears
// at the end.
func TestModuleProgress(t *testing.T) {
	module, err := os.ReadFile(filepath.Join(harness.Dist(t), "core-first.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	rest := make(chan struct{})
	p := harness.Open(t, withoutFile(t, "core-first.wasm", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/wasm")
		w.Write(module[:len(module)/2])
		w.(http.Flusher).Flush()
		select {
		case <-rest:
			w.Write(module[len(module)/2:])
		case <-r.Context().Done():
		}
	}))
	p.Wait("document.querySelector('.coming') !== null && Math.abs(document.querySelector('.coming').value - 0.5) < 0.05")
	close(rest)
	p.Wait(coreReady)
	p.Wait("document.querySelector('.coming') === null")
}

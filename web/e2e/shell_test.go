package e2e

import (
	"context"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// noModule lets the page draw itself while the module is on its way for ever.
const noModule = `window.tehaiEarly = {coming: new Promise(() => {}), address: location.href, signal: new AbortController().signal}`

// drawnShell is what the page has drawn without the module, but for what is not seen: web/shell.html.
const drawnShell = `(() => {
	const body = document.body.cloneNode(true);
	for (const e of body.querySelectorAll('noscript, script, .skip, [popover], [hidden], .announced, .further')) e.remove();
	for (const e of body.querySelectorAll('[data-view]')) e.removeAttribute('data-view');
	for (const e of body.querySelectorAll(':checked')) e.setAttribute('checked', '');
	body.querySelector('.saying').append(document.createComment('starting'));
	for (const e of body.children) e.setAttribute('data-shell', '');
	return [...body.children].map(e => e.outerHTML).join('\n') + '\n'; })()`

// openWithoutModule opens the page in English where the module does not come.
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

// TestShellIsWhatThePageDraws compares web/shell.html, which the build puts into index.html, with what the page's script
// draws; -update writes it.
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
		t.Errorf("the page draws itself otherwise than web/shell.html has it: go test -C web/e2e -run TestShell -update\n%s", firstDifference(strings.ReplaceAll(string(want), "><", ">\n<"), strings.ReplaceAll(got, "><", ">\n<")))
	}
}

// slowScript serves the site with the page's own script on its way until it is let go.
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

// shellOf opens an address whose script is on its way and waits for the shell.
func shellOf(t *testing.T, address string, options ...harness.Option) *harness.Page {
	t.Helper()
	p := harness.Open(t, "about:blank", options...)
	p.Do("starting to open", chromedp.Evaluate("void (location.href = "+quoted(address)+")", nil))
	p.Wait("location.href.startsWith('http') && document.readyState === 'interactive' && document.styleSheets.length === 1 && document.querySelector('main[data-shell]') !== null")
	return p
}

// TestTypedBeforeTheScript types and taps before the page's script is there: nothing is lost, and the caret stays.
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
	p.Faults()
}

// TestFocusBeforeTheScript keeps the caret where it was.
func TestFocusBeforeTheScript(t *testing.T) {
	address, let := slowScript(t)
	p := shellOf(t, address+"#v1&h=123m45p")
	p.Wait("document.querySelector('#hand-text').value === '123m45p'")
	p.Click(field)
	harness.Eval[any](p, "document.querySelector('#hand-text').setSelectionRange(2, 4)")
	let()
	p.Wait(coreReady)
	if got := harness.Eval[string](p, "[document.activeElement.id, document.activeElement.selectionStart, document.activeElement.selectionEnd, document.activeElement.value].join()"); got != "hand-text,2,4,123m45p" {
		t.Errorf("focus, caret, text: %s", got)
	}
	p.Faults()
}

// TestShellElsewhere opens a link to another view: the hand is not shown before it.
func TestShellElsewhere(t *testing.T) {
	address, let := slowScript(t)
	p := shellOf(t, address+"#v1&w=help")
	if got := harness.Eval[string](p, "getComputedStyle(document.querySelector('#hand-text')).visibility"); got != "hidden" {
		t.Errorf("the field is %s", got)
	}
	let()
	p.Wait("document.querySelector('#help-fans') !== null")
	p.Faults()
}

// TestShellStandsWhereThePageDoes measures the places of what the shell shows, and those that the page draws.
func TestShellStandsWhereThePageDoes(t *testing.T) {
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

// TestModuleProgress lets half of the module come: a line at the top is half as long as the page, and goes with the rest.
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
	p.Faults()
}

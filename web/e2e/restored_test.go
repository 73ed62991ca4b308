package e2e

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

const tableLog = "document.querySelector('.log-text')?.textContent ?? ''"

// playSome plays moves at the Table and returns the transcript.
func playSome(p *harness.Page, n int) string {
	for range n {
		p.Click(".legal [data-command$='-'], .legal .legal-tile")
	}
	return harness.Eval[string](p, tableLog)
}

// TestMatchIsRestored plays at the Table: the match is restored after a reload, after the end of the page's process,
// and after an undo.
func TestMatchIsRestored(t *testing.T) {
	p := openTable(t, harness.Fresh)
	log := playSome(p, 5)
	back := func(how string) {
		t.Helper()
		p.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('.legal button') !== null")
		if got := harness.Eval[string](p, tableLog); got != log {
			t.Errorf("after %s the log is %q, want %q", how, got, log)
		}
		if n := p.Count(".table-saved button"); n != 0 {
			t.Errorf("after %s the match on the table is among %d to go on with", how, n)
		}
	}
	p.Reload()
	back("a reload")
	p.Click("[data-key=undo]")
	log = harness.Eval[string](p, tableLog)
	p.Reload()
	back("a take-back and a reload")
	log = playSome(p, 3)
	p.Crash("#v1&w=table")
	back("the end of the process")
}

// longComment goes a step forward and writes a comment that is too long for the link.
func longComment(p *harness.Page, word string) {
	p.Click("[data-act=nextStep]")
	p.Click("[data-key=edit-comment]")
	harness.Eval[any](p, `(() => { const field = document.querySelector('.comment-field');
		let seed = 7;
		field.value = '`+word+` ' + Array.from({length: 9900}, () => String.fromCharCode(0x4e00 + (seed = seed * 48271 % 2147483647) % 20000)).join('');
		field.dispatchEvent(new Event('input', {bubbles: true})); })()`)
	p.Click(".comment-editor .is-main")
}

// TestVariationIsRestored plays a variation and writes a comment in a game that is too long for the link: both are
// there after a reload and after the end of the page's process, and gone once saving is switched off.
func TestVariationIsRestored(t *testing.T) {
	p := openSample(t, 3, harness.Fresh)
	// The link has the place as soon as the game is saved: otherwise a page that ends then would not find it.
	harness.Eval[any](p, `{ const set = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, value) {
			set.call(this, key, value);
			if (key.startsWith('tehai.game.v1.')) queueMicrotask(() => { window.linkWhenKept ??= location.hash; });
		}; }`)
	longComment(p, "mark")
	p.Wait("Object.keys(localStorage).some(key => key.startsWith('tehai.game.v1.'))")
	if got := harness.Eval[string](p, "window.linkWhenKept"); !strings.Contains(got, "&p=") || strings.Contains(got,
		"&g=") {
		t.Errorf("when the game is kept the link is %.80s, want its place alone", got)
	}
	p.Click(".board-closed .board-touch")
	p.Wait("document.querySelector('.variation') !== null")
	p.Wait("Object.values(localStorage).some(text => text.includes('Branch:') && text.includes('mark'))")
	p.Wait("!location.hash.includes('&g=')") // the link, which is too short for the game, is written a little later
	place := harness.Eval[string](p, "location.hash.match(/p=[^&]*/)?.[0] ?? ''")
	back := func(how string) {
		t.Helper()
		p.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('.variation') !== null")
		if got := harness.Eval[string](p, "location.hash.match(/p=[^&]*/)?.[0] ?? ''"); got != place {
			t.Errorf("after %s the place is %s, want %s", how, got, place)
		}
	}
	p.Reload()
	back("a reload")
	p.Crash("#v1&w=replay&" + place)
	back("the end of the process")
	p.Click(".settings-button")
	p.Click("[data-key=keepMatches]")
	p.Wait("!Object.keys(localStorage).some(key => key.startsWith('tehai.game'))")
}

// TestTwoTabsKeepApart duplicates a tab in the middle of a match and continues in both.
func TestTwoTabsKeepApart(t *testing.T) {
	p := openTable(t)
	playSome(p, 2)
	harness.Eval[any](p,
		"window.firstKeys = Object.keys(localStorage).filter(key => key.startsWith('tehai.match')).length")
	// Another page takes over the match, as a duplicated tab does.
	harness.Eval[any](p, `(() => {
		const key = Object.keys(localStorage).find(key => key.startsWith('tehai.match.v1.'));
		const kept = JSON.parse(localStorage[key]);
		localStorage[key] = JSON.stringify({...kept, owner: 'another', at: Date.now() + 1000, commands: [...kept.commands, 'theirs']});
	})()`)
	playSome(p, 1)
	if got := harness.Eval[float64](p,
		"Object.keys(localStorage).filter(key => key.startsWith('tehai.match')).length"); got != 2 {
		t.Errorf("%v matches are kept, want both", got)
	}
	if !harness.Eval[bool](p, "Object.values(localStorage).some(text => text.includes('theirs'))") {
		t.Error("what the other tab played is lost")
	}
}

// TestNoMatchSaved switches saving off: no match stays.
func TestNoMatchSaved(t *testing.T) {
	p := openTable(t)
	playSome(p, 2)
	p.Click(".settings-button")
	p.Click("[data-key=keepMatches]")
	p.Wait("!Object.keys(localStorage).some(key => key.startsWith('tehai.match'))")
	p.Reload()
	p.Wait("document.documentElement.dataset.core === 'ready'")
	if p.Count(".legal button") != 0 {
		t.Error("the match came back")
	}
}

// withoutFile serves the site with one faulty file: it is missing, is no script, or never ends.
func withoutFile(t *testing.T, ending string, answer http.HandlerFunc) string {
	t.Helper()
	files := http.FileServer(http.Dir(harness.Dist(t)))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ending) || strings.HasPrefix(r.URL.Path, "/"+ending) {
			answer(w, r)
			return
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(func() {
		server.CloseClientConnections()
		server.Close()
	})
	return server.URL + "/"
}

// TestPageSaysWhatIsWrong opens the page with a script that does not load or cannot be parsed: after a while a
// sentence says what to do.
func TestPageSaysWhatIsWrong(t *testing.T) {
	for name, script := range map[string]struct {
		answer http.HandlerFunc
		fault  string
	}{
		"not there": {http.NotFound, "404"},
		"too new": {func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, "let x = @;")
		}, "SyntaxError"},
		"never": {func(w http.ResponseWriter, r *http.Request) { <-r.Context().Done() }, ""},
	} {
		address := withoutFile(t, "app", script.answer)
		p := harness.Open(t, "about:blank")
		if script.fault != "" {
			p.Expect(script.fault)
		}
		p.Do("starting to open", chromedp.Evaluate("void (location.href = "+quoted(address)+")", nil))
		p.Wait("document.styleSheets.length === 1 && document.querySelector('.starting') !== null && " +
			"getComputedStyle(document.querySelector('.starting')).visibility === 'visible'")
		if !strings.Contains(p.Text(".starting"), "load the page again") {
			t.Errorf("%s: the page says %q", name, p.Text(".starting"))
		}
		p.Do("leaving", chromedp.Evaluate("void (location.href = 'about:blank')", nil))
		p.Wait("location.href === 'about:blank'")
	}
	p := harness.Open(t, "")
	p.Wait(coreReady)
	if p.Count(".starting") != 0 {
		t.Error("the page has started and the sentence is still there")
	}
}

// TestModuleHangs opens the page with a module that never ends: the page gives up, and trying again loads it.
func TestModuleHangs(t *testing.T) {
	hang := true
	files := http.FileServer(http.Dir(harness.Dist(t)))
	address := withoutFile(t, "core-first.wasm", func(w http.ResponseWriter, r *http.Request) {
		if hang {
			w.Header().Set("Content-Type", "application/wasm")
			w.Write([]byte("\x00asm"))
			w.(http.Flusher).Flush()
			<-r.Context().Done()
			return
		}
		files.ServeHTTP(w, r)
	})
	p := harness.Open(t, "about:blank")
	p.Do("making minutes short", chromedp.ActionFunc(shortMinutes))
	p.Do("starting to open", chromedp.Evaluate("void (location.href = "+quoted(address)+")", nil))
	p.WaitText(".update", "could not start")
	hang = false
	p.Wait("document.querySelector('[data-key=again]') !== null")
	harness.Eval[any](p, "globalThis.longMinutes = true")
	p.Click("[data-key=again]")
	p.Wait(coreReady)
}

// TestHostileFrame shows fifty frames of which one contains a bomb: that one reports that it is too large, and the
// others are all drawn.
func TestHostileFrame(t *testing.T) {
	site := harness.URL(t)
	bomb := url.QueryEscape(deflated(t, strings.Repeat(" ", 40_000_000)))
	var body strings.Builder
	for i := range 50 {
		hash := "#hand&text=123m406p789s11555z"
		if i == 20 {
			hash = "#v1&w=replay&g=" + bomb
		}
		fmt.Fprintf(&body, `<iframe width="300" height="60" src="%sembed.html%s"></iframe>`, site, hash)
	}
	p := harness.Open(t, harness.Serve(t, map[string]string{
		"page.html": `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>article</title><script>
			addEventListener('message', function (e) { if (e.data && e.data.tehai === 'height' && e.data.height > 20) { seen.add(e.source); } }); var seen = new Set();
			</script><body>` + body.String(),
	})+"page.html")
	p.Wait("seen.size >= 49")
}

// shortMinutes shortens timers of half a minute or longer to four seconds, in every document from now on, until
// globalThis.longMinutes is set.
func shortMinutes(ctx context.Context) error {
	_, err := page.AddScriptToEvaluateOnNewDocument(`(() => {
		const real = setTimeout;
		globalThis.setTimeout = (deed, ms, ...more) => real(deed, ms >= 30000 && !globalThis.longMinutes ? 4000 : ms, ...more);
	})()`).Do(ctx)
	return err
}

// deflated packs a text in the form of links.
func deflated(t *testing.T, text string) string {
	t.Helper()
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err == nil {
		_, err = w.Write([]byte(text))
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

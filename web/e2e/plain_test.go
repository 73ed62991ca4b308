package e2e

import (
	"mime"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// plainHost serves a folder at /name/ as the simplest hosts do: its only header is Content-Type.
func plainHost(t *testing.T, folder string) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name, below := strings.CutPrefix(path.Clean(r.URL.Path), "/name")
		if name == "" {
			name = "/index.html"
		}
		text, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
		if !below || err != nil {
			http.NotFound(w, r)
			return
		}
		kind := mime.TypeByExtension(path.Ext(name))
		if path.Ext(name) == ".wasm" {
			kind = "application/wasm"
		}
		w.Header().Set("Content-Type", kind)
		w.Write(text)
	}))
	t.Cleanup(server.Close)
	return server.URL + "/name/"
}

// TestPlainHost uses the site with only the header Content-Type, in a folder of a larger site: the page, its deferred
// module, its service worker, and the elements on a page of another site, which may not fetch from there.
func TestPlainHost(t *testing.T) {
	site := plainHost(t, harness.Dist(t))
	p := harness.Open(t, site+"#v1&h=22234555s222p666z&r=classical", harness.ServiceWorker)
	p.WaitText(".sum", "70")
	p.Go(site + "#v1&w=replay")
	p.Wait(coreReady)
	p.Click(".game-list li:nth-child(1) button")
	p.Wait(boardReady)
	if !harness.Eval[bool](p, kept) {
		t.Error("no service worker")
	}
	other := harness.Serve(t, map[string]string{"": `<!doctype html><meta charset="utf-8"><title>Another site</title>
		<script src="` + site + `elements.js" defer></script>
		<mahjong-hand text="123m406p789s11555z">a hand</mahjong-hand>
		<mahjong-score text="22234555s222p666z" rules="classical">a score</mahjong-score>`})
	e := p.Another(other)
	e.Wait(`document.querySelector('mahjong-hand').shadowRoot?.querySelector('svg') !== null`)
	e.Wait(`document.querySelector('mahjong-score').shadowRoot?.textContent.includes('70')`)
	e.Expect("core-first.wasm") // the refused module, which is then loaded as a script
}

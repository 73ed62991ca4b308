package e2e

import (
	"bytes"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

const (
	played       = "document.documentElement.dataset.core === 'ready' && document.querySelector('.legal button') !== null"
	savedMatches = "Object.keys(localStorage).filter(key => key.startsWith('tehai.match.v1.')).length"
	isControlled = "navigator.serviceWorker.controller?.state === 'activated'"
)

// doubled opens a second tab like the browser's own command: at the same place, with the first one's sessionStorage.
func doubled(p *harness.Page, site string) *harness.Page {
	mine := harness.Eval[string](p, "JSON.stringify({...sessionStorage})")
	place := harness.Eval[string](p, "location.hash")
	q := p.Another(site + "LICENSES.txt")
	harness.Eval[any](q, "Object.assign(sessionStorage, "+mine+"); null")
	q.Go(site + place)
	return q
}

// dealt opens the Table of a site and deals.
func dealt(p *harness.Page, site string) {
	p.Go(site + "#v1&w=table")
	p.Wait(coreReady)
	p.Fill("#table-seed", "5")
	choose(p, "against", "")
	p.Click(".table-options .is-main")
	p.Wait(played)
}

// TestTwoTabsPlayOn duplicates a tab and plays in both by turns: each restores its own moves, in whichever order they
// are closed.
func TestTwoTabsPlayOn(t *testing.T) {
	site := harness.URL(t)
	first := harness.Open(t, "", harness.ServiceWorker)
	dealt(first, site)
	playSome(first, 2)
	second := doubled(first, site)
	second.Wait(played)
	var logs [2]string
	for range 3 {
		logs[0] = playSome(first, 1)
		logs[1] = playSome(second, 2)
	}
	for i, p := range []*harness.Page{first, second} {
		p.Reload()
		p.Wait(played)
		if got := harness.Eval[string](p, tableLog); got != logs[i] {
			t.Errorf("tab %d came back with %q, want %q", i+1, got, logs[i])
		}
	}
	logs[1] = playSome(second, 1)
	first.Close()
	logs[1] = playSome(second, 1)
	second.Reload()
	second.Wait(played)
	if got := harness.Eval[string](second, tableLog); got != logs[1] {
		t.Errorf("with the other tab closed it came back with %q, want %q", got, logs[1])
	}
	if n := harness.Eval[int](second, savedMatches); n != 2 {
		t.Errorf("%d matches are kept, want that of either tab", n)
	}
}

// TestOtherTabForbidsKeeping switches saving off in one tab: what the other plays from then on is not saved either.
func TestOtherTabForbidsKeeping(t *testing.T) {
	site := harness.URL(t)
	first := harness.Open(t, "", harness.ServiceWorker)
	dealt(first, site)
	playSome(first, 1)
	second := first.Another(site)
	second.Wait(coreReady)
	second.Click(".settings-button")
	second.Click("[data-key=keepMatches]")
	second.Wait(savedMatches + " === 0")
	first.Wait(savedMatches + " === 0")
	harness.Eval[any](first, "new Promise(done => setTimeout(done, 100))") // the other tab's event is on its way
	playSome(first, 2)
	if n := harness.Eval[int](first, savedMatches); n != 0 {
		t.Errorf("%d matches are kept though they may not be", n)
	}
}

// TestUpdateWithMatches installs a new version during a match in two tabs: the tab that asks for it gets it with its
// match, and so does the other when it asks.
func TestUpdateWithMatches(t *testing.T) {
	h := newHost(t, harness.Dist(t))
	first := keep(t, h)
	first.Reload()
	dealt(first, h.URL+"/")
	log := playSome(first, 3)
	second := first.Another(h.URL + "/")
	dealt(second, h.URL+"/")
	others := playSome(second, 4)
	h.folder.Store(newer(t, harness.Dist(t)))
	harness.Eval[any](first, "navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => null)")
	isNew := `document.querySelector('meta[name="edition"]') !== null && ` + played
	first.WaitText(".update", "new version")
	second.WaitText(".update", "new version")
	for i, p := range []*harness.Page{first, second} {
		p.Wait("document.querySelectorAll('.update').length === 1")
		p.Click(".update .button")
		p.Wait(isNew)
		if got := harness.Eval[string](p, tableLog); got != []string{log, others}[i] {
			t.Errorf("tab %d came back with %q, want %q", i+1, got, []string{log, others}[i])
		}
	}
}

// TestUpdateSeenElsewhere installs the new version in one tab while the other has postponed it: the other is offered
// it again, as files that it may still need are no longer saved.
func TestUpdateSeenElsewhere(t *testing.T) {
	h := newHost(t, harness.Dist(t))
	first := keep(t, h)
	first.Reload()
	second := first.Another(h.URL + "/")
	second.Wait(coreReady)
	h.folder.Store(newer(t, harness.Dist(t)))
	harness.Eval[any](first, "navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => null)")
	second.WaitText(".update", "new version")
	second.Click(".update .quiet")
	first.Click(".update .button")
	first.Wait(`document.querySelector('meta[name="edition"]') !== null`)
	second.WaitText(".update", "new version")
	second.Click(".update .button")
	second.Wait(`document.querySelector('meta[name="edition"]') !== null && ` + coreReady)
}

// TestFirstVisitGoesOffline loses the network after the very first visit: the view that was open and the Hand view
// with its folds work, in the language of the visit; another view shows that it could not be fetched.
func TestFirstVisitGoesOffline(t *testing.T) {
	h := newHost(t, harness.Dist(t))
	p := harness.Open(t, h.URL+"/#v1&w=table", harness.Language("de"), harness.ServiceWorker)
	p.Wait(isControlled)
	p.Wait(isWhole)
	p.Wait("document.querySelector('.table-options') !== null")
	p.Wait("document.documentElement.dataset.kept === 'hand'")
	waitStored(p, "core-rest-", "views-table-", "words-de-more-", "answer-compare-")
	for _, name := range []string{"views-practice-", "words-ja-", "elements-more", "icon-512"} {
		if harness.Eval[bool](p, isStoredFile(name)) {
			t.Errorf("%s was stored for a visit that has no use for it", name)
		}
	}
	p.Go("about:blank")
	h.turnOff()
	p.Go(h.URL + "/#v1&h=123m406p789s11555z")
	p.WaitText(".compare summary", "Regel")
	p.Click(".compare summary")
	p.Wait("document.querySelectorAll('.compare[open] .compare-rows li').length > 10")
	p.Click("[data-view=table]")
	p.Wait("document.querySelector('.table-options') !== null")
	p.Click("[data-view=practice]")
	p.WaitText("main", "nicht")
	p.Expect("views-practice")
}

// TestAllOfTheSiteOffline asks to save everything offline: views that were never open work, and the menu shows that.
func TestAllOfTheSiteOffline(t *testing.T) {
	h := newHost(t, harness.Dist(t))
	p := keep(t, h)
	p.Click(".settings-button")
	p.WaitText(".offline", "views you opened")
	p.Click("[data-key=keep-all]")
	p.Wait(isAllStored)
	p.WaitText(".offline", "everything")
	p.Go("about:blank")
	h.turnOff()
	p.Go(h.URL + "/")
	p.Wait(isWhole)
	for view, sign := range map[string]string{"replay": ".open-panel", "table": ".table-options", "embed": "[data-code]"} {
		p.Click(fmt.Sprintf("[data-view=%s]", view))
		p.Wait(fmt.Sprintf("document.querySelector('%s') !== null", sign))
	}
}

// waitStored waits until the service worker has saved files whose names begin with the given texts.
func waitStored(p *harness.Page, names ...string) {
	for _, name := range names {
		harness.Eval[bool](p, "(async () => { while (!await "+isStoredFile(name)+
			") await new Promise(done => setTimeout(done, 50)); return true; })()")
	}
}

// isStoredFile tells whether the service worker has saved a file whose name begins with the text.
func isStoredFile(name string) string {
	return `caches.keys().then(async names => {
		const stored = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
		return stored.flat().some(({url}) => new URL(url).pathname.startsWith('/' + ` + quoted(name) + `)); })`
}

// TestDeploymentsApart saves two versions in two folders of one host: each works without the network, with its own
// files, before and after the other has been updated in the background.
func TestDeploymentsApart(t *testing.T) {
	older, newest := harness.Dist(t), newer(t, harness.Dist(t))
	stamped := copyOf(t, newest, func(name string, text []byte) []byte {
		return bytes.ReplaceAll(text, []byte(`"0000000000"`), []byte(`"1111111111"`))
	})
	h := newHost(t, folders(t, map[string]string{"a": older, "b": newest}))
	edition := func(p *harness.Page, name string) string {
		t.Helper()
		p.Go("about:blank")
		p.Go(h.URL + "/" + name + "/#v1&h=123m")
		p.Wait(coreReady)
		return harness.Eval[string](p, `document.querySelector('meta[name="edition"]') ? 'new' : 'old'`)
	}
	p := harness.Open(t, "about:blank", harness.ServiceWorker)
	for name, want := range map[string]string{"a": "old", "b": "new"} {
		if got := edition(p, name); got != want {
			t.Errorf("%s is %s", name, got)
		}
		p.Wait(isControlled)
		p.Wait(isStored)
	}
	h.off.Store(true)
	for _, name := range []string{"b", "a", "b"} {
		if got, want := edition(p, name), map[string]string{"a": "old", "b": "new"}[name]; got != want {
			t.Errorf("without the network %s is %s, want %s", name, got, want)
		}
	}
	// a is updated while b is closed; then b to the same version under another number.
	h.off.Store(false)
	h.folder.Store(folders(t, map[string]string{"a": newest, "b": stamped}))
	edition(p, "a")
	harness.Eval[any](p, "navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => null)")
	p.WaitText(".update", "new version")
	p.Click(".update .button")
	p.Wait(`document.querySelector('meta[name="edition"]') !== null && ` + coreReady)
	// b may have fetched the new version by itself meanwhile, and may have activated it.
	const caches = "caches.keys().then(names => { window.names = [...new Set(names.map(name => " +
		"name.replace(/(\\/b\\/-).*/, '$1')))].sort().join(' '); return window.names; })"
	const both = "tehai-/a/-0000000000 tehai-/b/-"
	p.Wait(caches + " && window.names === '" + both + "'")
	h.off.Store(true)
	for _, name := range []string{"b", "a"} {
		if got := edition(p, name); got != "new" {
			t.Errorf("without the network, once a has been updated, %s is %s", name, got)
		}
	}
	if got := harness.Eval[string](p, caches); got != both {
		t.Errorf("the caches are %s", got)
	}
}

// folders is a folder with others in it, by name.
func folders(t *testing.T, named map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, folder := range named {
		if err := os.Symlink(folder, filepath.Join(root, name)); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// TestStorageFull plays with full storage, with forbidden storage, and with storage full of older matches: what cannot
// be saved is reported, what can be saved is saved.
func TestStorageFull(t *testing.T) {
	const said = "document.querySelector('.table-view > .note')?.hidden === false"
	p := harness.Open(t, "", harness.ServiceWorker)
	p.Wait(coreReady)
	fill := `for (let size = 2 ** 20; size; size >>= 1) try { for (let i = 0; ; i++) localStorage['full' + size + '.' + i] = 'x'.repeat(size); } catch {}`
	harness.Eval[any](p, "{"+fill+"}")
	dealt(p, harness.URL(t))
	playSome(p, 1)
	p.Wait(said)
	harness.Eval[any](p, "localStorage.clear()")
	playSome(p, 1)
	p.Wait("!(" + said + ") && " + savedMatches + " === 1")

	// An older match of the largest size, and no space besides.
	harness.Eval[any](p,
		`{ localStorage['tehai.match.v1.old'] = JSON.stringify({id: 'old', at: 1, owner: 'x', request: {}, commands: ['x'.repeat(300000)]}); `+fill+` }`)
	dealt(p.Another("about:blank"), harness.URL(t))
	p.Wait("localStorage['tehai.match.v1.old'] === undefined && " + savedMatches + " === 2")

	harness.Eval[any](p, "Storage.prototype.setItem = () => { throw new DOMException('forbidden', 'SecurityError'); }")
	playSome(p, 1)
	p.Wait(said)
}

// TestSavedGamesAreFound writes a comment in a game that is too long for the link and closes the tab: another tab
// finds it and continues it, as the same entry.
func TestSavedGamesAreFound(t *testing.T) {
	const games = "Object.keys(localStorage).filter(key => key.startsWith('tehai.game.v1.')).length"
	first := openSample(t, 3)
	comment := func(p *harness.Page, word string) {
		longComment(p, word)
		p.Wait("Object.values(localStorage).some(text => text.includes('" + word + "'))")
	}
	comment(first, "mark")
	second := first.Another("#v1&w=replay")
	first.Close()
	second.Click(".recent .game-list button")
	second.Wait(boardReady)
	second.Click("[data-act=nextStep]")
	comment(second, "sign")
	second.Reload()
	second.Wait("document.querySelector('.board') !== null && " + coreReady)
	comment(second, "token")
	if n := harness.Eval[int](second, games); n != 1 {
		t.Errorf("%d games are kept, want the one", n)
	}
	if !harness.Eval[bool](second, "Object.values(localStorage).some(text => "+
		"text.includes('mark') && text.includes('sign') && text.includes('token'))") {
		t.Error("what was written first is lost")
	}
}

// TestModuleComesWrong opens the page with a module that is cut off, or is another program: the page shows an error,
// and trying again loads it.
func TestModuleComesWrong(t *testing.T) {
	files := http.FileServer(http.Dir(harness.Dist(t)))
	whole, err := os.ReadFile(filepath.Join(harness.Dist(t), "core-first.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	for name, answer := range map[string]http.HandlerFunc{
		"cut short": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/wasm")
			w.Header().Set("Content-Length", fmt.Sprint(len(whole)))
			_, _ = w.Write(whole[:len(whole)/2])
			panic(http.ErrAbortHandler)
		},
		"another program": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/wasm")
			_, _ = w.Write([]byte("\x00asm\x01\x00\x00\x00"))
		},
		"a page": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			_, _ = w.Write([]byte("<!doctype html><title>Log in</title>"))
		},
	} {
		wrong := true
		address := withoutFile(t, "core-first.wasm", func(w http.ResponseWriter, r *http.Request) {
			if wrong {
				answer(w, r)
				return
			}
			files.ServeHTTP(w, r)
		})
		p := harness.Open(t, "about:blank", harness.ServiceWorker)
		p.Do("starting to open", chromedp.Evaluate("void (location.href = "+quoted(address+"#v1&h=123m456p789s11222z")+")",
			nil))
		p.WaitText(".update", "could not start")
		wrong = false
		p.Click("[data-key=again]")
		p.Wait(coreReady)
		p.WaitText(sentence, "Complete")
		if name == "cut short" {
			p.Expect("core-first.wasm")
		}
	}
}

// TestSecondPartHangs opens a hand and then a view while the deferred module never loads: the hand is answered, the
// page stays responsive, and after a while it shows that the view could not be loaded. Asked again, once the module
// is available, it shows the view.
func TestSecondPartHangs(t *testing.T) {
	hang := true
	files := http.FileServer(http.Dir(harness.Dist(t)))
	address := withoutFile(t, restName(t), func(w http.ResponseWriter, r *http.Request) {
		if !hang {
			files.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "application/wasm")
		_, _ = w.Write([]byte("\x00asm"))
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	})
	p := harness.Open(t, "about:blank", harness.ServiceWorker)
	p.Do("making minutes short", chromedp.ActionFunc(shortMinutes))
	p.Do("starting to open", chromedp.Evaluate("void (location.href = "+quoted(address+"#v1&h=123m456p789s11222z")+")",
		nil))
	p.WaitText(sentence, "Complete")
	p.Click("[data-view=replay]")
	p.WaitText("main", "could not be loaded")
	if p.Count(".open-panel") != 0 {
		t.Error("the view is shown before what it asks can be answered")
	}
	hang = false
	p.Click("main .button")
	p.Wait("document.querySelector('.open-panel') !== null")
	p.Click(".game-list li:nth-child(1) button")
	p.Wait(boardReady)
}

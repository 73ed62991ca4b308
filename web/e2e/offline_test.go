package e2e

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

const (
	kept      = "navigator.serviceWorker.ready.then(() => true)"
	coreReady = "document.documentElement.dataset.core === 'ready'"
	// isStored: the service worker has saved what this visit needs offline.
	isStored = "document.documentElement.dataset.kept !== undefined"
	// isAllStored: it has saved the whole site, except other languages and what only other sites use.
	isAllStored = "document.documentElement.dataset.kept === 'all'"
)

// keep opens the page of a host and waits until the service worker has saved the site.
func keep(t *testing.T, h *host) *harness.Page {
	t.Helper()
	p := harness.Open(t, h.URL+"/", harness.ServiceWorker)
	if !harness.Eval[bool](p, kept) {
		t.Fatal("no service worker")
	}
	p.Wait(isControlled)
	p.Wait(isStored)
	return p
}

// TestOfflineReload switches the network off: the page loads again, and a link to a hand opens.
func TestOfflineReload(t *testing.T) {
	h := newHost(t, harness.Dist(t))
	p := keep(t, h)
	// What the first page was still fetching when the worker was installed does not come from the worker.
	p.Go("about:blank")
	h.turnOff()
	p.Go(h.URL + "/")
	p.Wait(coreReady)
	p.Reload()
	p.Wait(coreReady)
	p.Go("about:blank")
	p.Go(h.URL + "/?from=somewhere#v1&h=123m456p789s11222z&r=classical")
	p.WaitText(sentence, "Complete")
	p.Go("about:blank")
	p.Go(h.URL + "/index.html#v1&h=123m")
	p.Wait(coreReady)
}

// TestCachedWithoutTheWorker visits again until the whole site is saved: the browser answers from the cache without
// starting the service worker, for the deferred module too.
func TestCachedWithoutTheWorker(t *testing.T) {
	p := keep(t, newHost(t, harness.Dist(t)))
	if !harness.Eval[bool](p, "'workerMatchedSourceType' in PerformanceResourceTiming.prototype") {
		t.Skip("this browser does not say who answered")
	}
	p.Reload()
	p.Wait(isAllStored)
	p.Reload()
	p.Wait(coreReady)
	p.Wait(asked)
	got := harness.Eval[[]string](p,
		`[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
		.filter(e => !e.name.startsWith('data:') && !e.name.endsWith('sw.js') && e.workerFinalSourceType !== 'cache').map(e => e.name)`)
	if len(got) > 0 {
		t.Errorf("these are not answered from what is kept: %q", got)
	}
}

// TestTwoDeployments saves the site in two folders of one host: each has a cache of its own, and the first still
// works after the second.
func TestTwoDeployments(t *testing.T) {
	root := t.TempDir()
	for _, name := range []string{"a", "b"} {
		if err := os.Symlink(harness.Dist(t), filepath.Join(root, name)); err != nil {
			t.Fatal(err)
		}
	}
	h := newHost(t, root)
	p := harness.Open(t, h.URL+"/a/", harness.ServiceWorker)
	for _, name := range []string{"a", "b"} {
		p.Go(h.URL + "/" + name + "/")
		if !harness.Eval[bool](p, kept) {
			t.Fatal("no service worker")
		}
		p.Wait(isStored)
	}
	harness.Eval[bool](p, `navigator.serviceWorker.ready.then(async (r) => {
		while (r.active.state !== 'activated') await new Promise((done) => setTimeout(done, 20));
		return true;
	})`)
	caches := harness.Eval[string](p,
		"caches.keys().then(names => names.map(name => name.replace(/[0-9a-f]{10}$/, '')).sort().join(' '))")
	if caches != "tehai-/a/- tehai-/b/-" {
		t.Errorf("the caches are %s", caches)
	}
	h.turnOff()
	p.Go(h.URL + "/a/#v1&h=123m")
	p.Wait(coreReady)
}

// TestInstallable asks Chromium what prevents the installation.
func TestInstallable(t *testing.T) {
	p := keep(t, newHost(t, harness.Dist(t)))
	p.Do("asking for installability", chromedp.ActionFunc(func(ctx context.Context) error {
		_, faults, _, _, err := page.GetAppManifest().Do(ctx)
		for _, f := range faults {
			t.Errorf("manifest: %s", f.Message)
		}
		if err != nil {
			return err
		}
		hindered, err := page.GetInstallabilityErrors().Do(ctx)
		for _, e := range hindered {
			// A tab of a test has storage of its own, like a private window.
			if e.ErrorID != "in-incognito" {
				t.Errorf("installability: %s %v", e.ErrorID, e.ErrorArguments)
			}
		}
		return err
	}))
}

// newer is the site with another index.html and the matching service worker.
func newer(t *testing.T, folder string) string {
	t.Helper()
	old, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	changed := bytes.Replace(old, []byte("<title>"), []byte(`<meta name="edition" content="2"><title>`), 1)
	sum := func(text []byte) []byte {
		s := sha256.Sum256(text)
		return []byte("sha256-" + base64.StdEncoding.EncodeToString(s[:]))
	}
	return copyOf(t, folder, func(name string, text []byte) []byte {
		switch name {
		case "index.html":
			return changed
		case "sw.js":
			text = bytes.ReplaceAll(text, sum(old), sum(changed))
			return regexp.MustCompile(`"[0-9a-f]{10}"`).ReplaceAll(text, []byte(`"0000000000"`))
		}
		return text
	})
}

// TestUpdate deploys a new version: it waits until the user asks, needs one load of the page, and removes the old
// one's files.
func TestUpdate(t *testing.T) {
	h := newHost(t, harness.Dist(t))
	p := keep(t, h)
	p.Reload() // now the service worker controls the page
	p.Wait(coreReady)
	before := harness.Eval[[]string](p, "caches.keys()")

	h.folder.Store(newer(t, harness.Dist(t)))
	harness.Eval[any](p, "navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => null)")
	p.WaitText(".update", "new version")
	p.Reload()
	p.WaitText(".update", "new version")
	if p.Count(`meta[name="edition"]`) != 0 {
		t.Error("the new version came before it was asked for")
	}

	p.Type(field, "123m")
	p.Click(".update .button")
	p.Wait(`document.querySelector('meta[name="edition"]') !== null && document.readyState === 'complete'`)
	p.Wait("location.hash.includes('h=123m')")
	p.Wait(coreReady)
	after := harness.Eval[[]string](p, "caches.keys()")
	if len(before) != 1 || len(after) != 1 || before[0] == after[0] {
		t.Errorf("caches before %v, after %v, want one of another name", before, after)
	}
	if n := harness.Eval[int](p, "performance.getEntriesByType('navigation').length"); n != 1 {
		t.Errorf("%d navigations, want 1", n)
	}
	if p.Count(".update") != 0 {
		t.Error("the notice is still there")
	}
}

// alone copies the single-file page into an empty folder.
func alone(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(harness.Dist(t), "tehai.html"))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "tehai.html")
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestOneFile opens the whole site from disk: it reads and scores without requests.
func TestOneFile(t *testing.T) {
	p := harness.Open(t, "file://"+alone(t))
	p.Wait(coreReady)
	p.Type(field, "123m406p789s11555z")
	p.WaitText(sentence, "Complete")
	for _, address := range p.Requests() {
		if !strings.HasPrefix(address, "file://") && !strings.HasPrefix(address, "blob:") && !strings.HasPrefix(address,
			"data:") {
			t.Errorf("it asked for %s", address)
		}
	}
	if n := harness.Eval[int](p,
		"performance.getEntriesByType('resource').filter(({name}) => !/^(blob|data):/.test(name)).length"); n != 0 {
		t.Errorf("%d resources were loaded", n)
	}
	p.Expect("connect-src", "Content Security Policy")
	refused := harness.Eval[string](p, "fetch('https://example.org/').then(() => 'came through', () => 'refused')")
	if refused != "refused" {
		t.Errorf("a request %s", refused)
	}
}

// TestOneFileOpensALink opens a hand in it, and prints the time from the start of the navigation.
func TestOneFileOpensALink(t *testing.T) {
	p := harness.Open(t, "file://"+alone(t)+"#v1&h=22234555s222p666z&r=classical")
	p.WaitText(".sum", "70")
	t.Logf("first result within %.0f ms", harness.Eval[float64](p, "performance.now()"))
}

// TestOneFileSize keeps the single-file page small enough for e-mail.
func TestOneFileSize(t *testing.T) {
	info, err := os.Stat(alone(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("tehai.html: %d bytes", info.Size())
	const most = 4_060_000
	if info.Size() > most {
		t.Errorf("tehai.html has %d bytes, want at most %d", info.Size(), most)
	}
}

// TestStorageBlocked opens the single-file page and the site where storage throws and there is no origin, as in a
// sandboxed frame.
func TestStorageBlocked(t *testing.T) {
	h := newHost(t, harness.Dist(t))
	h.headers = func(_ string, set func(name, value string)) {
		set("Content-Security-Policy", "sandbox allow-scripts")
		set("Access-Control-Allow-Origin", "*")
	}
	for _, name := range []string{"tehai.html", "index.html"} {
		p := harness.Open(t, h.URL+"/"+name, harness.ServiceWorker)
		p.Wait(coreReady)
		p.Type(field, "123m456p789s11222z")
		p.WaitText(sentence, "Complete")
		if got := harness.Eval[string](p,
			"(() => { try { return String(localStorage) } catch { return 'throws' } })()"); got != "throws" {
			t.Errorf("%s: storage %s, so the test tests nothing", name, got)
		}
	}
}

// TestFiles saves a hand as a file and opens it again.
func TestFiles(t *testing.T) {
	p := harness.Open(t, "file://"+alone(t)+"#v1&h=123m456p789s11222z&r=classical&s=selfDrawn,seatWind:.S")
	p.Wait(coreReady)
	harness.Eval[any](p, "globalThis.saved = []; const make = URL.createObjectURL; URL.createObjectURL = (blob) => { "+
		"saved.push(blob); return make(blob) }; null")
	p.Click(".settings-button")
	p.Click(`[data-key="files-save"]`)
	text := harness.Eval[string](p, "saved[0].text()")
	if !strings.HasPrefix(text, "123m456p789s11222z\n#v1&") {
		t.Fatalf("the file holds %q", text)
	}

	for _, test := range []struct{ name, text, say, want string }{
		{"hand.tehai.txt", text, "Opened", "seatWind:.S"},
		{"other.txt", "1122334455667m\n", "Opened", "h=1122334455667m"},
		{"picture.png", "\x89PNG\xff\xfe", "not a text file", "h=1122334455667m"},
		{"empty.txt", "\n", "contains no hand", "h=1122334455667m"},
	} {
		path := filepath.Join(t.TempDir(), test.name)
		if err := os.WriteFile(path, []byte(test.text), 0o644); err != nil {
			t.Fatal(err)
		}
		p.Choose(`.files input`, path)
		p.WaitText(".files [role=status]", test.say)
		p.Wait("location.hash.includes('" + test.want + "')")
	}
}

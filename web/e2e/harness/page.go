package harness

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Patience is the limit of a single wait in a test. It is generous, since a machine with two cores that also compiles
// is slow.
const Patience = 60 * time.Second

// A Page is a tab of the browser that belongs to one test.
type Page struct {
	t       testing.TB
	ctx     context.Context
	tags    []string // of the module's build
	profile *profile // shared with the other tabs of its person
	worker  bool     // whether they may have a service worker
	scripts bool     // whether scripts run
	close   func()
	watch
}

// Open opens a place of the site in a new tab with empty storage; see the package comment for places and options. The
// default size is 1280 by 800.
func Open(t testing.TB, place string, options ...Option) *Page {
	t.Helper()
	_, measured := t.(*testing.B)
	return open(t, nil, measured, place, options)
}

// Another opens a place in a second tab of the same user: both share all storage except sessionStorage.
func (p *Page) Another(place string, options ...Option) *Page {
	p.t.Helper()
	return open(p.t, p.profile, p.worker, place, options)
}

// Close closes the tab as a user does; what it shares with others stays.
func (p *Page) Close() {
	p.t.Helper()
	p.finish()
	p.close()
}

func open(t testing.TB, shared *profile, worker bool, place string, options []Option) *Page {
	t.Helper()
	parallel(t)
	v := &view{width: 1280, height: 800, serviceWorker: worker}
	for _, set := range options {
		set(v)
	}
	p := &Page{t: t, tags: v.tags, profile: shared, worker: v.serviceWorker, scripts: !v.noScripts}
	var err error
	if shared == nil {
		if p.profile, err = profileFor(t, v, place); err != nil {
			t.Fatalf("making a profile: %v", err)
		}
	}
	if p.ctx, p.close, err = p.profile.tab(); err != nil {
		t.Fatalf("opening a tab: %v", err)
	}
	t.Cleanup(func() {
		p.finish()
		p.close()
		if shared == nil { // otherwise it belongs to the first tab
			p.profile.end()
		}
	})
	chromedp.ListenTarget(p.ctx, p.hear)
	actions := v.actions()
	if _, measured := t.(*testing.B); !measured { // a user's browser has no worker wait
		p.hearWorkers(p.ctx)
		actions = append(actions, holdWorkers)
	}
	// The tab lives as long as the context of its first run.
	if err := chromedp.Run(p.ctx, watchForBreaches, actions); err != nil {
		t.Fatalf("opening a tab: %v", err)
	}
	p.visit(place)
	return p
}

// profileFor returns the profile of a new user: in a warm browser unless the page needs a browser as users have it.
func profileFor(t testing.TB, v *view, place string) (*profile, error) {
	_, measured := t.(*testing.B)
	if measured || v.fresh || v.serviceWorker || v.slow > 1 || len(v.tags) > 0 || !isServed(place) {
		return newProfile()
	}
	return warmProfile(t)
}

// For has the page report to another test, such as a subtest, until back is called. Its faults until then are that
// test's.
func (p *Page) For(t testing.TB) (back func()) {
	before := p.t
	p.t = t
	return func() {
		p.finish()
		p.t = before
	}
}

// Go opens another place in the same tab and waits for it to load. A change of the hash alone loads nothing: then it
// waits until the page has handled it.
func (p *Page) Go(place string) {
	p.t.Helper()
	p.visit(place)
	if strings.HasPrefix(place, "#") && p.scripts {
		// The event of the hash is a task that is queued before this one.
		Eval[any](p, "new Promise(done => setTimeout(done))")
	}
}

func (p *Page) visit(place string) {
	p.t.Helper()
	p.run("opening "+place, chromedp.Navigate(p.address(place)))
}

// address turns a place into a complete address; a complete one is unchanged.
func (p *Page) address(place string) string {
	p.t.Helper()
	if strings.Contains(place, "://") || place == "about:blank" {
		return p.profile.named(place)
	}
	return p.profile.named(URL(p.t, p.tags...)) + strings.TrimPrefix(place, "/")
}

// Site returns the address of the site as this page has it, ending in a slash.
func (p *Page) Site() string {
	p.t.Helper()
	return p.address("")
}

// Reload loads the place again and waits for it.
func (p *Page) Reload() {
	p.t.Helper()
	p.run("reloading", chromedp.Reload())
}

// Resize sets the window's size in CSS pixels.
func (p *Page) Resize(width, height int64) {
	p.t.Helper()
	p.run("resizing", emulation.SetDeviceMetricsOverride(width, height, 1, false))
}

// Scheme has the system wish for light or dark colours from now on.
func (p *Page) Scheme(colours string) {
	p.t.Helper()
	p.run("choosing "+colours+" colours", emulation.SetEmulatedMedia().WithFeatures(
		[]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: colours}}))
}

// Do runs actions of chromedp itself, for what the harness has no word for.
func (p *Page) Do(what string, actions ...chromedp.Action) {
	p.t.Helper()
	p.run(what, actions...)
}

// Eval returns the value of a JavaScript expression in a page, awaited if it
// is a promise; an exception fails the test.
func Eval[T any](p *Page, expression string) T {
	p.t.Helper()
	var value T
	if err := p.eval(expression, &value); err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

func (p *Page) eval(expression string, value any) error {
	return p.evalWithin(Patience, expression, value)
}

func (p *Page) evalWithin(limit time.Duration, expression string, value any) error {
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	return chromedp.Run(ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		got, thrown, err := runtime.Evaluate(expression).WithReturnByValue(true).WithAwaitPromise(true).WithUserGesture(
			true).Do(ctx)
		if err != nil {
			return err
		}
		if thrown != nil {
			return thrown
		}
		if len(got.Value) == 0 {
			return nil // undefined
		}
		return json.Unmarshal(got.Value, value)
	}))
}

// Screenshot takes a picture of the whole page; with SCREENSHOTS=folder it is saved there as name.png.
func (p *Page) Screenshot(name string) {
	p.t.Helper()
	p.keep(name, func(picture *[]byte) chromedp.Action { return chromedp.FullScreenshot(picture, 100) })
}

// WindowScreenshot takes a picture of the window, with fixed elements in their places; it is saved in the same way.
func (p *Page) WindowScreenshot(name string) {
	p.t.Helper()
	p.keep(name, func(picture *[]byte) chromedp.Action { return chromedp.CaptureScreenshot(picture) })
}

// keep takes a picture only if SCREENSHOTS is set.
func (p *Page) keep(name string, take func(*[]byte) chromedp.Action) {
	p.t.Helper()
	folder := os.Getenv("SCREENSHOTS")
	if folder == "" {
		return
	}
	var picture []byte
	p.run("taking a picture", take(&picture))
	if err := os.MkdirAll(folder, 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, name+".png"), picture, 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// run runs actions within Patience, or fails the test with a message.
func (p *Page) run(what string, actions ...chromedp.Action) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	if err := chromedp.Run(ctx, actions...); err != nil {
		p.t.Fatalf("%s: %v", what, err)
	}
}

// finish reports the faults of the page that the test does not expect, and those that it expects and that do not come.
func (p *Page) finish() {
	p.t.Helper()
	for _, fault := range p.takeFaults() {
		p.t.Error(fault)
	}
	if p.t.Failed() && os.Getenv("SCREENSHOTS") != "" {
		p.Screenshot("failed-" + strings.ReplaceAll(p.t.Name(), "/", "-"))
	}
}

// quote writes a text as a JavaScript literal.
func quote(text string) string {
	literal, err := json.Marshal(text)
	if err != nil {
		panic(fmt.Sprintf("a string has a JSON form: %v", err))
	}
	return string(literal)
}

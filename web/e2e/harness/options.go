package harness

import (
	"context"
	"fmt"

	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// view is the window and the settings of a page.
type view struct {
	width, height int64 // CSS pixels
	features      []*emulation.MediaFeature
	slow          float64 // by how much the processor is slowed
	language      string
	noScripts     bool
	tags          []string
	today         string
	stored        map[string]string
	serviceWorker bool
	fresh         bool
}

// An Option sets one of them.
type Option func(*view)

// Size is a window in CSS pixels.
func Size(width, height int64) Option {
	return func(v *view) { v.width, v.height = width, height }
}

// The sizes that the page is made for.
var (
	Narrow  = Size(320, 640)
	Phone   = Size(390, 844)
	Tablet  = Size(820, 1180)
	Desktop = Size(1440, 900)
)

// Preferences of a user that a style sheet can query.
var (
	Dark          = feature("prefers-color-scheme", "dark")
	ReducedMotion = feature("prefers-reduced-motion", "reduce")
	ForcedColours = feature("forced-colors", "active")
)

func feature(name, value string) Option {
	return func(v *view) {
		v.features = append(v.features, &emulation.MediaFeature{Name: name, Value: value})
	}
}

// Slow slows the processor.
func Slow(times float64) Option { return func(v *view) { v.slow = times } }

// Language is the browser's language: "en", "ja", "zh".
func Language(tag string) Option { return func(v *view) { v.language = tag } }

// NoScripts switches scripts off; Eval and what uses it still work.
func NoScripts(v *view) { v.noScripts = true }

// Today sets the page's date, such as 2026-03-02; the time is always noon.
func Today(date string) Option { return func(v *view) { v.today = date } }

// Stored writes an entry into the storage of every page before its scripts run.
func Stored(key, value string) Option {
	return func(v *view) {
		if v.stored == nil {
			v.stored = map[string]string{}
		}
		v.stored[key] = value
	}
}

// ServiceWorker lets the page install its service worker, for all tabs of the person. Only tests of what it does have
// one: it stores the site after the first answer, which takes the processor as long again.
func ServiceWorker(v *view) { v.serviceWorker = true }

// Fresh opens the page in a process of its own, as a user's browser does: for tests of what pages of one process share.
func Fresh(v *view) { v.fresh = true }

// noServiceWorker has the browser refuse it, as it does where storage is blocked.
const noServiceWorker = `if (globalThis.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register =
	() => Promise.reject(new DOMException('this test has no service worker', 'SecurityError'));`

// Tags opens the page with a module built with these Go tags.
func Tags(tags ...string) Option { return func(v *view) { v.tags = tags } }

// actions sets the tab up.
func (v *view) actions() chromedp.Tasks {
	tasks := chromedp.Tasks{
		// chromedp has the browser report every node and style sheet, which no test asks for.
		css.Disable(),
		dom.Disable(),
		emulation.SetFocusEmulationEnabled(true),
		emulation.SetDeviceMetricsOverride(v.width, v.height, 1, false),
		emulation.SetEmulatedMedia().WithFeatures(v.features),
	}
	if v.slow > 1 {
		tasks = append(tasks, emulation.SetCPUThrottlingRate(v.slow))
	}
	if v.language != "" {
		tasks = append(tasks, emulation.SetUserAgentOverride(userAgent).WithAcceptLanguage(v.language))
	}
	if v.today != "" {
		script := fmt.Sprintf(
			`Date = class extends Date { constructor(...given) { if (given.length) super(...given); else super('%sT12:00:00'); } };`, v.today)
		tasks = append(tasks, chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
			return err
		}))
	}
	if !v.serviceWorker {
		tasks = append(tasks, chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(noServiceWorker).Do(ctx)
			return err
		}))
	}
	for key, value := range v.stored {
		// A page without an origin has no storage.
		script := fmt.Sprintf(`try { localStorage.setItem(%s, %s); } catch {}`, quote(key), quote(value))
		tasks = append(tasks, chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
			return err
		}))
	}
	if v.noScripts {
		tasks = append(tasks, emulation.SetScriptExecutionDisabled(true))
	}
	return tasks
}

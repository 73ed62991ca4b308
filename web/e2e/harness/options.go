package harness

import (
	"context"
	"fmt"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// view is how a page is looked at.
type view struct {
	width, height int64 // CSS pixels
	features      []*emulation.MediaFeature
	slow          float64 // how many times slower the processor is
	language      string
	noScripts     bool
	tags          []string
	today         string
	stored        map[string]string
}

// An Option says how Open looks at a page.
type Option func(*view)

// Size is a window of so many CSS pixels.
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

// The wishes of a person that a style sheet can ask for.
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

// Slow makes the processor so many times slower.
func Slow(times float64) Option { return func(v *view) { v.slow = times } }

// Language is what the browser asks for: "en", "ja", "zh".
func Language(tag string) Option { return func(v *view) { v.language = tag } }

// NoScripts turns scripts off; Eval and what rests on it still work.
func NoScripts(v *view) { v.noScripts = true }

// Today makes the page believe in a date, such as 2026-03-02; every question about the time says its noon.
func Today(date string) Option { return func(v *view) { v.today = date } }

// Stored puts something into the storage of every page before its scripts run.
func Stored(key, value string) Option {
	return func(v *view) {
		if v.stored == nil {
			v.stored = map[string]string{}
		}
		v.stored[key] = value
	}
}

// Tags opens the page with a module built with these Go tags.
func Tags(tags ...string) Option { return func(v *view) { v.tags = tags } }

// actions sets the tab up as the view says.
func (v *view) actions() chromedp.Tasks {
	tasks := chromedp.Tasks{
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

package harness

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// reports is how long a browser may take to report a fault.
const reports = 10 * time.Second

// watch records what a page does besides a test's requests.
type watch struct {
	mu       sync.Mutex
	faults   []string // exceptions, errors on the console, violations of the security policy, requests to other hosts
	expected []*expectation
	requests []string
}

// An expectation is a fault that a test causes on purpose.
type expectation struct {
	want    string
	besides []string
	came    bool
}

// Expect takes faults for intended, those so far and those to come, since a browser reports a fault some time after its
// cause. The test fails unless one contains want; others of the same cause, which contain a text of besides, may come.
func (w *watch) Expect(want string, besides ...string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.expected = append(w.expected, &expectation{want: want, besides: besides})
	w.faults = slices.DeleteFunc(w.faults, w.isExpected)
}

// isExpected tells whether a fault is intended, and notes that it came.
func (w *watch) isExpected(fault string) bool {
	within := func(text string) bool { return strings.Contains(fault, text) }
	found := false
	for _, e := range w.expected {
		e.came = e.came || within(e.want)
		found = found || within(e.want) || slices.ContainsFunc(e.besides, within)
	}
	return found
}

// takeFaults returns the faults that are not intended, and clears them and what was expected. It waits for those that
// are intended; one that does not come is a fault.
func (w *watch) takeFaults() []string {
	for end := time.Now().Add(reports); w.misses() && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	faults := w.faults
	w.faults = nil
	for _, e := range w.expected {
		if !e.came {
			faults = append(faults, fmt.Sprintf("no fault contains %q", e.want))
		}
	}
	w.expected = nil
	return faults
}

// misses tells whether an intended fault has not come yet.
func (w *watch) misses() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.ContainsFunc(w.expected, func(e *expectation) bool { return !e.came })
}

// Requests returns the addresses that the tab has requested so far, in order, without those of its workers.
func (w *watch) Requests() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.requests)
}

// cspReporter reports a violation of the security policy as an error on the console, in every frame.
const cspReporter = `addEventListener('securitypolicyviolation', e =>
	console.error('security policy: ' + e.effectiveDirective + ' refused ' + (e.blockedURI || 'inline') + ' in ' + e.documentURI))`

// watchForBreaches adds the reporter to every document of the tab.
var watchForBreaches = chromedp.ActionFunc(func(ctx context.Context) error {
	_, err := page.AddScriptToEvaluateOnNewDocument(cspReporter).Do(ctx)
	return err
})

// hear handles the browser's events.
func (w *watch) hear(event any) {
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		w.fault("exception: " + e.ExceptionDetails.Error())
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.APITypeError || e.Type == runtime.APITypeAssert {
			w.fault("console: " + consoleText(e.Args))
		}
	case *log.EventEntryAdded:
		// For documents that are no page, such as a text, the browser itself requests an icon.
		if e.Entry.Level == log.LevelError && !strings.HasSuffix(e.Entry.URL, "/favicon.ico") {
			w.fault(fmt.Sprintf("%s: %s %s", e.Entry.Source, e.Entry.Text, e.Entry.URL))
		}
	case *network.EventRequestWillBeSent:
		w.request(e.Request.URL)
	}
}

func (w *watch) fault(text string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.isExpected(text) {
		w.faults = append(w.faults, text)
	}
}

// request records a request of the tab.
func (w *watch) request(address string) {
	w.elsewhere(address)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.requests = append(w.requests, address)
}

// elsewhere takes a request to another machine for a fault.
func (w *watch) elsewhere(address string) {
	if u, err := url.Parse(address); err == nil && strings.HasPrefix(u.Scheme, "http") && u.Hostname() != "127.0.0.1" &&
		u.Hostname() != "localhost" && !strings.HasSuffix(u.Hostname(), ".localhost") {
		w.fault("request to another machine: " + address)
	}
}

func consoleText(args []*runtime.RemoteObject) string {
	words := make([]string, len(args))
	for i, a := range args {
		words[i] = strings.Trim(string(a.Value), `"`)
		if words[i] == "" {
			words[i] = a.Description
		}
	}
	return strings.Join(words, " ")
}

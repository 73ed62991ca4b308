package harness

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// watch records what a page does besides a test's requests.
type watch struct {
	mu       sync.Mutex
	faults   []string
	requests []string
}

// Faults returns the faults so far, and clears them: exceptions, errors on the console, violations of the security
// policy, requests to other hosts.
func (w *watch) Faults() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	faults := w.faults
	w.faults = nil
	return faults
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
	w.faults = append(w.faults, text)
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

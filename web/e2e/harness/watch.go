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

// watch keeps what a page does beside what a test asks of it.
type watch struct {
	mu       sync.Mutex
	faults   []string
	requests []string
}

// Faults returns what went wrong so far, and forgets it: exceptions, errors on
// the console, breaches of the security policy, requests to other machines.
func (w *watch) Faults() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	faults := w.faults
	w.faults = nil
	return faults
}

// Requests returns the addresses that the tab has asked for so far, in order.
func (w *watch) Requests() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.requests)
}

// cspReporter makes a breach of the security policy an error on the console
// with what was refused, in whichever frame.
const cspReporter = `addEventListener('securitypolicyviolation', e =>
	console.error('security policy: ' + e.effectiveDirective + ' refused ' + (e.blockedURI || 'inline') + ' in ' + e.documentURI))`

// watchForBreaches puts the reporter into every document of the tab.
var watchForBreaches = chromedp.ActionFunc(func(ctx context.Context) error {
	_, err := page.AddScriptToEvaluateOnNewDocument(cspReporter).Do(ctx)
	return err
})

// hear sorts the browser's events.
func (w *watch) hear(event any) {
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		w.fault("exception: " + e.ExceptionDetails.Error())
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.APITypeError || e.Type == runtime.APITypeAssert {
			w.fault("console: " + consoleText(e.Args))
		}
	case *log.EventEntryAdded:
		// For what is no page, such as a text, the browser asks for an icon of its own accord.
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

func (w *watch) request(address string) {
	if u, err := url.Parse(address); err == nil && strings.HasPrefix(u.Scheme, "http") && u.Hostname() != "127.0.0.1" &&
		u.Hostname() != "localhost" {
		w.fault("request to another machine: " + address)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.requests = append(w.requests, address)
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

package e2e

import (
	"context"
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// watchStart records when the field is there (of the shell or the page), when the page's own is, when the first
// answer is, the longest task until then, and the layout shift.
const watchStart = `(() => {
	const seen = window.start = {field: 0, page: 0, answer: 0, longest: 0, shift: 0};
	new PerformanceObserver(list => { for (const e of list.getEntries()) seen.shift += e.value; }).observe({type: 'layout-shift', buffered: true});
	new PerformanceObserver(list => { for (const e of list.getEntries()) if (!seen.answer || e.startTime < seen.answer) seen.longest = Math.max(seen.longest, e.duration); })
		.observe({type: 'longtask', buffered: true});
	let done;
	window.answered = new Promise(resolve => { done = resolve; });
	const watch = new MutationObserver(() => {
		if (!seen.field && document.querySelector('#hand-text')) seen.field = performance.now();
		if (!seen.page && document.querySelector('#hand-text') && !document.querySelector('[data-shell]')) seen.page = performance.now();
		if (document.documentElement.dataset.core === 'ready') { seen.answer = performance.now(); watch.disconnect(); done(true); }
	});
	watch.observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-core']});
})()`

// A started is the times of one start in milliseconds; the shift has no unit.
type started struct{ Paint, Field, Page, Answer, Longest, Shift float64 }

// readStart returns the page's record, once what follows the first answer has finished.
const readStart = `new Promise(done => setTimeout(() => done({...start,
	paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0}), 300))`

// BenchmarkStart opens a complete hand in a browser that has never seen the site, and again when the browser has
// saved it: at full speed, with the processor slowed four times, and, if the files are compressed (-compress), at 1.6
// Mbit/s and at 50 kB/s with 150 ms. It prints the medians of STARTS (9) runs: the first paint, a field that takes a
// key, the page's own, the answer. SITES names folders to compare, separated by commas; their runs alternate.
func BenchmarkStart(b *testing.B) {
	sites := strings.FieldsFunc(os.Getenv("SITES"), func(r rune) bool { return r == ',' })
	if len(sites) == 0 {
		sites = []string{harness.Dist(b)}
	}
	runs, err := strconv.Atoi(os.Getenv("STARTS"))
	if err != nil {
		runs = 9
	}
	for _, row := range []struct {
		name string
		slow float64
		line float64 // bytes per second; 0: unlimited
	}{{"plain", 1, 0}, {"slow=4", 4, 0}, {"1.6Mbit", 1, 1.6e6 / 8}, {"50kB", 1, 50e3}} {
		if _, err := os.Stat(filepath.Join(sites[0], "core-first.wasm.br")); row.line > 0 && err != nil {
			continue
		}
		b.Run(row.name, func(b *testing.B) {
			b.ReportMetric(0, "ns/op")
			all := map[string][]float64{}
			for range runs {
				for i, site := range sites {
					name := ""
					if len(sites) > 1 {
						name = fmt.Sprintf("-%d", i+1)
					}
					for _, visit := range starts(b, site, row.slow, row.line) {
						for what, ms := range map[string]float64{"paint": visit.Paint, "field": visit.Field, "page": visit.Page,
							"answer": visit.Answer, "task": visit.Longest, "shift/1000": 1000 * visit.Shift} {
							key := "ms/" + visit.name + "-" + what + name
							all[key] = append(all[key], ms)
						}
					}
				}
			}
			for key, list := range all {
				slices.Sort(list)
				b.ReportMetric(list[len(list)/2], key)
			}
		})
	}
}

type visit struct {
	name string
	started
}

// settled is the time to wait after starting the browser: for some seconds it starts parts of its own, which would
// make a start take up to three times as long, with large variation.
const settled = 4 * time.Second

// starts opens a site for the first time and again.
func starts(b *testing.B, site string, slow, line float64) []visit {
	server := httptest.NewServer(compressedSite(site))
	defer server.Close()
	cold := harness.Open(b, "about:blank", harness.Slow(slow))
	time.Sleep(settled)
	visits := []visit{{"cold", startIn(b, cold, server.URL, line)}}
	if line == 0 { // the site is saved, and compiled code is stored
		harness.Eval[bool](cold, "navigator.serviceWorker.ready.then(() => true)")
		time.Sleep(2 * time.Second)
	}
	back := cold.Another("about:blank", harness.Slow(slow))
	// A slowed tab uses the processor as long as it exists, even if nothing runs in it.
	cold.Close()
	time.Sleep(time.Second)
	visits = append(visits, visit{"back", startIn(b, back, server.URL, line)})
	back.Close()
	return visits
}

// startIn opens the site in an empty tab and returns the times.
func startIn(b *testing.B, p *harness.Page, site string, line float64) started {
	p.Do("watching the start", chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(watchStart).Do(ctx)
		return err
	}))
	// No user's browser sends the browser's events about its log and requests.
	p.Do("listening to no entry of the log", log.Disable())
	if line > 0 {
		p.Do("a slow line", network.EmulateNetworkConditions(false, 150, line, line))
	} else {
		p.Do("listening to no request", network.Disable())
	}
	p.Go(site + "/#v1&h=123m406p789s11555z")
	harness.Eval[bool](p, "answered") // asked once: repeated questions would delay the page
	return harness.Eval[started](p, readStart)
}

// compressedSite serves a folder as a host does: the .br of a file if there is one, and files with a hash in their
// name cached for ever.
func compressedSite(folder string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Clean(r.URL.Path)
		if name == "/" {
			name = "/index.html"
		}
		w.Header().Set("Cache-Control", "no-cache")
		file := filepath.Join(folder, filepath.FromSlash(name))
		if _, err := os.Stat(file + ".br"); err == nil && strings.Contains(r.Header.Get("Accept-Encoding"), "br") {
			w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
			w.Header().Set("Content-Encoding", "br")
			file += ".br"
		}
		http.ServeFile(w, r, file)
	})
}

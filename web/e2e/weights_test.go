package e2e

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"tehai/web/e2e/harness"
)

// inLink packs a text in the form of games in links.
func inLink(b *testing.B, text string) string {
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err == nil {
		_, err = io.WriteString(w, text)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		b.Fatal(err)
	}
	// In a link "_" is a blank.
	return strings.ReplaceAll(base64.RawURLEncoding.EncodeToString(packed.Bytes()), "_", "%5F")
}

// bomb is a small file that unpacks to a number of megabytes.
func bomb(b *testing.B, megabytes int) []byte {
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	for i := 0; err == nil && i < megabytes; i++ {
		_, err = w.Write(make([]byte, 1<<20))
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		b.Fatal(err)
	}
	return packed.Bytes()
}

const (
	longTasks     = `window.tasks = []; new PerformanceObserver(list => { for (const { duration } of list.getEntries()) tasks.push(duration); }).observe({ type: 'longtask', buffered: true })`
	said          = `[document, document.querySelector('mahjong-replay')?.shadowRoot].map(root => root?.querySelector('.replay-notes > .note, .said')?.textContent ?? '').join('').slice(0, 200)`
	somethingSaid = "[document, document.querySelector('mahjong-replay')?.shadowRoot].some(root => " +
		"root?.querySelector('.board, .replay-notes > .note, .said, .embed-panel, .picker'))"
)

// BenchmarkWeights measures the cost of links, names and files made to be heavy, compared with a light hand and a
// light view: the time until there is a board or an error, the longest task of the page until a second later (0 below
// 50 ms) and the sum of all such tasks, the peak memory of a renderer meanwhile, and the memory afterwards.
func BenchmarkWeights(b *testing.B) {
	name := func(sign string) []byte {
		text := string(sampleLog(b, "mjai/testdata/4-players.jsonl"))
		return []byte(strings.Replace(text, `"P1"`, `"P1`+strings.Repeat(sign, 20_000)+`"`, 1))
	}
	games := strings.Repeat("E 1 0 4\n\n", 119_000/9) // the most that a link may hold
	stuffed := strings.Repeat("E 1 0 4\n\n", 120_000) // packs to 3 kB and is a megabyte
	deals := larges[4].of(b, 118_000)                 // real ones, as many as possible
	site := deployed(b).URL + "/"
	for _, weight := range []struct {
		name, place string
		file        []byte // dropped onto the Replay view, if there is one
	}{
		{"a-hand", "#v1&h=123m406p789s11555z", nil},
		{"a-view", "#v1&w=replay&p=0.0", nil},
		{"game-of-a-link", "#v1&w=replay&g=" + inLink(b, games), nil},
		{"bomb-in-a-link", "#v1&w=replay&g=" + inLink(b, stuffed), nil},
		{"bomb-in-the-Embed-view", "#v1&w=embed&g=" + inLink(b, stuffed), nil},
		{"game-in-the-Embed-view", "#v1&w=embed&g=" + inLink(b, games), nil},
		{"deals-of-a-link", "#v1&w=replay&g=" + inLink(b, deals), nil},
		{"deals-in-the-Embed-view", "#v1&w=embed&g=" + inLink(b, deals), nil},
		{"deals-of-a-frame", site + "embed.html#v1&w=replay&g=" + inLink(b, deals), nil},
		{"game-of-a-frame", site + "embed.html#v1&w=replay&g=" + inLink(b, games), nil},
		{"bomb-in-a-frame", site + "embed.html#v1&w=replay&g=" + inLink(b, stuffed), nil},
		{"list-of-64-kB", "#v1&h=123m&v=" + strings.Repeat("1m", 32_000), nil},
		{"list-of-1000", "#v1&h=123m&v=" + strings.Repeat("1m2p3s4z", 250), nil},
		{"name-of-accents", "", name("\u0301")},
		{"name-of-directions", "", name("\u202e")},
		{"links-upon-links", "", []byte(strings.Repeat("#v1&", 25_000) + " x")},
		{"tenhou-log-of-5-MB", "", []byte(larges[0].of(b, 4_900_000))},
		{"gzip-bomb-of-1-GB", "", bomb(b, 1024)},
	} {
		b.Run(weight.name, func(b *testing.B) {
			for b.Loop() {
				var p *harness.Page
				var start time.Time
				var peak func() int
				if weight.file == nil {
					p = harness.Open(b, "about:blank")
					peak = p.Peak()
					start = time.Now()
					p.Go(weight.place)
					harness.Eval[any](p, longTasks)
				} else {
					p = harness.Open(b, "#v1&w=replay")
					p.Wait(coreReady)
					harness.Eval[any](p, "new Promise(done => setTimeout(done, 1000))")
					// Passing the file to the page is not measured: several megabytes take a second.
					harness.Eval[any](p, longTasks+"; window.file = Uint8Array.from(atob("+
						quoted(base64.StdEncoding.EncodeToString(weight.file))+"), sign => sign.charCodeAt(0)); null")
					harness.Eval[any](p, "new Promise(done => setTimeout(done, 500))")
					harness.Eval[any](p, "tasks.length = 0; null")
					peak = p.Peak()
					start = time.Now()
					dropText(p, "file")
				}
				p.Wait(somethingSaid)
				b.ReportMetric(float64(time.Since(start).Milliseconds()), "ms")
				harness.Eval[any](p, "new Promise(done => setTimeout(done, 1000))")
				b.ReportMetric(harness.Eval[float64](p, "Math.max(0, ...tasks)"), "ms-longest-task")
				b.ReportMetric(harness.Eval[float64](p, "tasks.reduce((sum, ms) => sum + ms, 0)"), "ms-long-tasks")
				b.ReportMetric(float64(peak())/1e6, "MB-peak")
				b.Log(harness.Eval[string](p, said))
				b.ReportMetric(float64(p.Memory())/1e6, "MB")
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

// BenchmarkFrames opens fifty frames, one of which is as heavy as it can be: the time until the others are drawn, and
// the longest task in any of them.
func BenchmarkFrames(b *testing.B) {
	for _, heavy := range []struct{ name, hash string }{
		{"none", "#hand&text=123m406p789s11555z"},
		{"bomb", "#v1&w=replay&g=" + inLink(b, strings.Repeat("E 1 0 4\n\n", 120_000))},
		{"games", "#v1&w=replay&g=" + inLink(b, strings.Repeat("E 1 0 4\n\n", 119_000/9))},
		{"deals", "#v1&w=replay&g=" + inLink(b, larges[4].of(b, 118_000))},
	} {
		b.Run(heavy.name, func(b *testing.B) {
			site := harness.URL(b)
			var body strings.Builder
			for i := range 50 {
				hash := "#hand&text=123m406p789s11555z"
				if i == 20 {
					hash = heavy.hash
				}
				fmt.Fprintf(&body, `<iframe width="300" height="60" src="%sembed.html%s"></iframe>`, site, hash)
			}
			page := harness.Serve(b, map[string]string{
				"page.html": `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>article</title><script>` + longTasks + `; var seen = new Set();
					addEventListener('message', e => { if (e.data?.tehai === 'height' && e.data.height > 20) seen.add(e.source); if (seen.size >= 49) window.took ??= performance.now(); });
					</script><body>` + body.String(),
			}) + "page.html"
			for b.Loop() {
				p := harness.Open(b, page)
				p.Wait("window.took")
				harness.Eval[any](p, "new Promise(done => setTimeout(done, 1000))")
				b.ReportMetric(harness.Eval[float64](p, "took"), "ms")
				b.ReportMetric(harness.Eval[float64](p, "Math.max(0, ...tasks)"), "ms-longest-task")
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

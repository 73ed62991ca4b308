package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// watchFrames records long tasks, and what took the time of long frames.
const watchFrames = `(() => {
	window.tasks = []; window.parts = [];
	new PerformanceObserver(list => { for (const { duration } of list.getEntries()) tasks.push(duration); }).observe({ type: 'longtask' });
	new PerformanceObserver(list => { for (const frame of list.getEntries()) if (frame.duration > 50) parts.push(
		Math.round(frame.duration) + ' ms: ' + frame.scripts.map(s => s.invoker + ' ' + Math.round(s.duration) + ' (layout ' + Math.round(s.forcedStyleAndLayoutDuration) + ')').join(', ') +
		'; drawn ' + Math.round(frame.startTime + frame.duration - frame.renderStart) + ' of it style ' + Math.round(frame.startTime + frame.duration - frame.styleAndLayoutStart)); }).observe({ type: 'long-animation-frame' });
})()`

// A large is a text to open: a sample, or its deals repeated.
type large struct {
	name, path     string
	before, behind string // the text before and after the deals
	join           string
	most           int // the length with the largest number of games, 0 if that does not matter
}

var larges = []large{
	{"tenhou", "tenhou/testdata/4-players.json", `"log":[`, `]}`, ",", 0},
	{"mjai", "mjai/testdata/4-players.jsonl", `{"type":"start_kyoku"`, `{"type":"end_game"`, "", 0},
	{"mjlog", "mjlog/testdata/4-players.xml", `<INIT`, `</`, "", 0},
	{"kobalab", "kobalab/testdata/4-players.json", `"log":[`, `]}`, ",", 0},
	{"replay text", "testdata/riichi.uzje", ``, "\x00", "\n", 400_000},
}

// of returns a text of at least the given length.
func (l large) of(t testing.TB, size int) string {
	data, err := os.ReadFile("../../core/replay/" + l.path)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	from, to := strings.Index(text, l.before), strings.LastIndex(text, l.behind)
	if strings.HasSuffix(l.before, "[") {
		from += len(l.before)
	}
	if to < 0 {
		to = len(text)
	}
	deals := text[from:to]
	if l.most > 0 {
		size = min(size, l.most)
	}
	return text[:from] + strings.Repeat(deals+l.join, size/len(deals)) + deals + text[to:]
}

// BenchmarkOpenLarge opens a sample of each format and a megabyte of it: the time until the board has the focus, the
// longest task of the page until two seconds later, and how many took more than 50 ms. -v prints what they did.
func BenchmarkOpenLarge(b *testing.B) {
	for _, l := range larges {
		for _, size := range []int{0, 1_000_000} {
			b.Run(fmt.Sprintf("%s/%d", strings.ReplaceAll(l.name, " ", "-"), size), func(b *testing.B) {
				for b.Loop() {
					p := harness.Open(b, "#v1&w=replay")
					p.Wait(coreReady)
					harness.Eval[any](p, "new Promise(done => setTimeout(done, 1500))")
					harness.Eval[any](p, watchFrames)
					harness.Eval[any](p, "window.text = "+quoted(l.of(b, size)))
					harness.Eval[any](p, "new Promise(done => setTimeout(done, 300))")
					harness.Eval[any](p, "tasks.length = parts.length = 0; window.began = performance.now()")
					dropText(p, "text")
					p.Wait("document.activeElement?.matches('.board') && (window.took ??= performance.now() - began)")
					harness.Eval[any](p, "new Promise(done => setTimeout(done, 2000))")
					b.ReportMetric(harness.Eval[float64](p, "took"), "ms")
					b.ReportMetric(harness.Eval[float64](p, "Math.max(0, ...tasks)"), "ms-longest-task")
					b.ReportMetric(harness.Eval[float64](p, "tasks.length"), "tasks-over-50-ms")
					b.Log(harness.Eval[[]string](p, "parts"))
				}
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}

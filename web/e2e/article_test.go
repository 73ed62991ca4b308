package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// below are the scores and replays of an article besides its hands, in the markup of each way.
var below = map[string]struct{ score, replay string }{
	"wiki": {
		`<p><span class="mj-score" data-mj="22234555s222p666z" data-rules="classical">22234555s222p666z</span></p>`,
		`<pre class="mj-replay" data-step="3">%s</pre>`,
	},
	"element": {
		`<p><mahjong-score text="22234555s222p666z" rules="classical">22234555s222p666z</mahjong-score></p>`,
		`<mahjong-replay step="3"><script type="text/plain">%s</script>A game.</mahjong-replay>`,
	},
}

// longArticle has 300 hands, ten scores and two replays, whose script is added by addScript.
func longArticle(b *testing.B, name string) string {
	site := deployed(b).URL + "/"
	var body strings.Builder
	for i := range 300 {
		fmt.Fprintf(&body, `<p>A sentence of a wiki with `+ways[name].hand+` in it, and more.</p>`, fmt.Sprintf("h%d", i),
			"123m406p789s11555z")
		if i%30 == 29 {
			body.WriteString(below[name].score)
		}
		if i%150 == 149 {
			fmt.Fprintf(&body, below[name].replay, someReplay)
		}
	}
	return harness.Serve(b, map[string]string{
		"page.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>article</title></head>` +
			`<body style="font: 16px/1.6 sans-serif; ` + white + `">` + body.String() + `<script>
			window.tasks = [];
			new PerformanceObserver(list => { for (const { duration } of list.getEntries()) tasks.push(duration); }).observe({ type: 'longtask' });
			window.addScript = () => { const script = document.createElement('script'); script.src = '` + site + ways[name].script + `'; document.body.append(script); };
			</script></body></html>`,
	}) + "page.html"
}

// drawing adds the script and waits until the hands in view are drawn, and until the last hand has its place:
// milliseconds for each.
const drawing = `(async () => {
	const start = performance.now();
	addScript();
	const frame = () => new Promise(done => requestAnimationFrame(done));
	while (FIRST?.querySelectorAll('svg > g').length !== 14) await frame();
	const first = performance.now() - start;
	while (LAST == null) await frame();
	return [first, performance.now() - start]; })()`

// scrolling scrolls through the whole article, a third of the window per frame, and returns the time of each frame in
// order.
const scrolling = `(async () => {
	const frame = () => new Promise(done => requestAnimationFrame(done));
	const frames = [];
	let last = await frame();
	while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
		scrollBy(0, innerHeight / 3);
		const now = await frame();
		frames.push(now - last);
		last = now;
	}
	return frames.sort((a, b) => a - b); })()`

// BenchmarkArticle measures an article of 300 hands, ten scores and two replays: from loading the script to the first
// hands and to the last, the frames while it is scrolled to its end, the longest task, and the memory compared with a
// page without the script. The budgets are 100 ms for the first hands and 150 MB.
func BenchmarkArticle(b *testing.B) {
	for name, w := range ways {
		b.Run(name, func(b *testing.B) {
			place := longArticle(b, name)
			page := harness.Open(b, place)
			for b.Loop() {
				page.Go("about:blank")
				page.Go(place)
				before := page.Memory()
				script := strings.NewReplacer("FIRST", w.of("h0"), "LAST", w.of("h299")).Replace(drawing)
				drawn := harness.Eval[[]float64](page, script)
				frames := harness.Eval[[]float64](page, scrolling)
				page.Wait(w.of("h299") + ".querySelectorAll('svg > g').length === 14")
				harness.Eval[any](page, "new Promise(done => setTimeout(done, 1000))")
				b.ReportMetric(drawn[0], "ms-first")
				b.ReportMetric(drawn[1], "ms-all")
				b.ReportMetric(frames[len(frames)*95/100], "ms-frame-of-20")
				b.ReportMetric(frames[len(frames)-1], "ms-longest-frame")
				b.ReportMetric(harness.Eval[float64](page, "Math.max(0, ...tasks)"), "ms-longest-task")
				b.ReportMetric(float64(page.Memory()-before)/1e6, "MB")
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

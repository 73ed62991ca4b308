package e2e

import (
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"tehai/web/e2e/harness"
)

// manyLogs is the number of logs of 100 kB for BenchmarkSurvey; LOGS=1000 sets another number.
func manyLogs(b *testing.B) int {
	text := os.Getenv("LOGS")
	if text == "" {
		return 40
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		b.Fatalf("LOGS: want a number of logs, found %q", text)
	}
	return n
}

// dropLogs drops a number of logs of 100 kB, which are the deals of a sample repeated, each log starting at another
// deal.
const dropLogs = `(() => {
	const [head, ...deals] = %s.split(/(?=\{"type":"start_kyoku")/);
	const transfer = new DataTransfer();
	for (let i = 0; i < %d; i++) {
		let text = head;
		for (let deal = i; text.length < 100_000; deal++) text += deals[deal %% deals.length];
		transfer.items.add(new File([text], i + '.jsonl'));
	}
	document.querySelector('.replay-view').dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true}));
})()`

// standing records the longest time that the page is blocked.
const standing = `(() => {
	let last = performance.now();
	window.stood = 0;
	const channel = new MessageChannel();
	channel.port1.onmessage = () => { const now = performance.now(); stood = Math.max(stood, now - last); last = now; setTimeout(() => channel.port2.postMessage(0), 5); };
	channel.port2.postMessage(0);
})()`

// BenchmarkSurvey reviews many logs of 100 kB at once, the decisions of one player and of all four: seconds,
// milliseconds per log, the longest blocking of the page, and the growth of its memory. The budget is two minutes for
// a thousand logs on two cores.
func BenchmarkSurvey(b *testing.B) {
	sample, err := os.ReadFile("../../core/replay/mjai/testdata/4-players.jsonl")
	if err != nil {
		b.Fatal(err)
	}
	n := manyLogs(b)
	for _, who := range []string{"P1", ""} {
		name := "everybody"
		if who != "" {
			name = "one player"
		}
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				page := harness.Open(b, "#v1&w=replay")
				page.Wait(coreReady)
				before := page.Memory()
				harness.Eval[any](page, fmt.Sprintf(dropLogs, quoted(string(sample)), n))
				page.Wait("document.querySelector('[data-key=survey-start]')")
				harness.Eval[any](page,
					fmt.Sprintf(
						`{ const who = document.querySelector('[data-key=survey-who]'); who.value = %q; who.dispatchEvent(new Event('change')); }`, who))
				harness.Eval[any](page, standing)
				start := time.Now()
				page.Click("[data-key=survey-start]")
				for harness.Eval[bool](page, "document.querySelector('.survey .review-figures') === null") {
					time.Sleep(100 * time.Millisecond)
				}
				took := time.Since(start)
				games := fmt.Sprint(n)
				if n >= 1000 {
					games = fmt.Sprintf("%d,%03d", n/1000, n%1000)
				}
				page.WaitText(".survey-head", games+" games")
				b.ReportMetric(took.Seconds(), "s")
				b.ReportMetric(float64(took.Milliseconds())/float64(n), "ms/log")
				b.ReportMetric(harness.Eval[float64](page, "stood"), "ms-stood")
				b.ReportMetric(float64(page.Memory()-before)/1e6, "MB-grown")
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

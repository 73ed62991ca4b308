package e2e

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// startMixed starts the module and exposes its memory; mixed(from, to) then makes calls.
const startMixed = `(async () => {
	const real = WebAssembly.instantiateStreaming;
	WebAssembly.instantiateStreaming = async (...given) => {
		const made = await real.apply(WebAssembly, given);
		globalThis.memory = made.instance.exports.mem;
		return made;
	};
	const { load } = await import('./core.js');
	globalThis.mixed = (MIXED)(await load());
})()`

// TestMixedCalls makes ten thousand calls to one module, a third of them with faults: every answer is right and the
// memory does not grow.
func TestMixedCalls(t *testing.T) {
	script, err := os.ReadFile("testdata/mixed.js")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(strings.Replace(string(script), "REPLAY", quoted(someReplay), 1), "(tehai)")
	p := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	harness.Eval[any](p, strings.Replace(startMixed, "MIXED", "(tehai)"+strings.TrimSuffix(strings.TrimSpace(text), ";"),
		1))
	var grown []int
	for from := 0; from < 10_000; from += 500 {
		for _, fault := range harness.Eval[[]string](p, fmt.Sprintf("mixed(%d, %d)", from, from+500)) {
			t.Error(fault)
		}
		grown = append(grown, harness.Eval[int](p, "memory.buffer.byteLength"))
	}
	if last := grown[len(grown)-1]; last > grown[2]*11/10 {
		t.Errorf("the module's memory grew: %v bytes", grown)
	}
}

// TestLargeLogsLeaveTheMemory opens two large texts again and again, which keep the garbage collector running: it
// finishes during each, and the memory does not grow.
func TestLargeLogsLeaveTheMemory(t *testing.T) {
	game, err := os.ReadFile("../../core/replay/tenhou/testdata/4-players.json")
	if err != nil {
		t.Fatal(err)
	}
	p := harness.Open(t, harness.Beside(t, map[string]string{"bare.html": bare})+"bare.html")
	const open = `tehai => text => { let id; try { ({ id } = tehai.replayOpen({ text })); } catch { return; } tehai.replayClose({ id }); }`
	harness.Eval[any](p, strings.Replace(startMixed, "MIXED", open, 1))
	harness.Eval[any](p, `{
		const game = `+quoted(string(game))+`;
		const [, head, deals] = /^([^]*"log":\[)([^]*)\]\}\s*$/.exec(game);
		globalThis.texts = [
			'E 1 0 4 ' + '[1] '.repeat(262_000),
			head + Array(Math.floor(1_000_000 / deals.length)).fill(deals).join() + ']}',
		];
	}`)
	var grown []int
	for i := range 12 {
		harness.Eval[any](p, fmt.Sprintf("mixed(texts[%d])", i/6))
		grown = append(grown, harness.Eval[int](p, "memory.buffer.byteLength")>>20)
	}
	if grown[len(grown)-1] > 300 {
		t.Errorf("the module's memory grew: %v MB", grown)
	}
	t.Logf("%v MB", grown)
}

// huge is a text of the largest length that the page takes, similar to a log but none.
const huge = "'<mjloggm>' + '<T1/>'.repeat(900000)"

// junk is the same, just long enough to be read in the worker.
const junk = "'<mjloggm>' + '<T1/>'.repeat(250000)"

// paste opens a JavaScript text through the Replay view's field, and returns for how many milliseconds of the
// processor's time scripts, styles and layout blocked the page until a condition: other work of the machine does not
// count. The page is in a process of its own.
func paste(p *harness.Page, text, until string) float64 {
	p.Wait("document.querySelector('#replay-text') !== null")
	// Drawing a long text in the field is over before the page is measured.
	harness.Eval[any](p, `(async () => {
		document.querySelector('#replay-text').value = `+text+`;
		document.querySelector('.replay-notes').replaceChildren();
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		await new Promise((done) => setTimeout(done));
	})()`)
	before := blockedFor(p)
	harness.Eval[any](p, "document.querySelector('.paste button').click()")
	p.Wait(until)
	return blockedFor(p) - before
}

// blockedFor returns how long scripts, styles and layout have run in the page's thread since countBlocked, in
// milliseconds of the processor's time.
func blockedFor(p *harness.Page) (sum float64) {
	p.Do("reading what has run", chromedp.ActionFunc(func(ctx context.Context) error {
		list, err := performance.GetMetrics().Do(ctx)
		for _, metric := range list {
			switch metric.Name {
			case "ScriptDuration", "RecalcStyleDuration", "LayoutDuration":
				sum += 1000 * metric.Value
			}
		}
		return err
	}))
	return sum
}

// countBlocked begins to count for blockedFor.
func countBlocked(p *harness.Page) {
	p.Do("counting what runs", performance.Enable().WithTimeDomain(performance.EnableTimeDomainThreadTicks))
}

// TestHugeInputDoesNotFreeze pastes the largest junk that the page takes: it is refused, and the page is never
// blocked for long.
func TestHugeInputDoesNotFreeze(t *testing.T) {
	p := harness.Open(t, "#v1&w=replay", harness.Fresh)
	p.Wait(coreReady)
	countBlocked(p)
	if stood := paste(p, huge,
		"/want a log|stopped after/.test(document.querySelector('.replay-notes').textContent)"); stood > 100 {
		t.Errorf("the page stood still for %.0f ms", stood)
	}
	if stood := paste(p, "'x'.repeat(6000000)",
		"/larger than/.test(document.querySelector('.replay-notes').textContent)"); stood > 100 {
		t.Errorf("refusing what is too large took %.0f ms", stood)
	}
	p.Go("/#v1")
	p.Wait("document.querySelector('#hand-text') !== null")
	stood := 1e9
	for range 4 {
		if stood <= 100 {
			break
		}
		stood = min(stood, harness.Eval[float64](p, `(() => {
			const field = document.querySelector('#hand-text');
			const start = performance.now();
			field.value = '['.repeat(4000); // more the field does not take
			field.dispatchEvent(new Event('input', {bubbles: true}));
			return performance.now() - start;
		})()`))
	}
	if stood > 100 {
		t.Errorf("four thousand brackets in the field took %.0f ms", stood)
	}
}

// TestWorkerFails makes the first worker of the page fail: the question is asked again in the next, once.
func TestWorkerFails(t *testing.T) {
	p := harness.Open(t, "#v1&w=replay")
	p.Wait(coreReady)
	sabotage := func(deaths string) {
		harness.Eval[any](p, `(() => {
			globalThis.workers = 0;
			const Real = globalThis.RealWorker ??= Worker;
			globalThis.Worker = class extends Real {
				doomed = workers++ < `+deaths+`;
				postMessage(data, ...more) {
					if (!this.doomed || !data?.id) return super.postMessage(data, ...more);
					setTimeout(() => this.dispatchEvent(new ErrorEvent('error', {message: 'died on purpose', cancelable: true})));
				}
			};
		})()`)
	}
	sabotage("1")
	for range 2 {
		paste(p, junk, "/want a log|stopped after/.test(document.querySelector('.replay-notes').textContent)")
	}
	if n := harness.Eval[int](p, "workers"); n != 2 {
		t.Errorf("%d workers were started, want 2", n)
	}
	p.Reload()
	p.Wait(coreReady)
	sabotage("9")
	paste(p, junk, "/failed twice/.test(document.querySelector('.replay-notes').textContent)")
}

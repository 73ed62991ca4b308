package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// update measures 60 key presses on six hands, each from the input to the finished style and layout, in milliseconds.
// Of each hand the fastest counts, since other programs can only slow it down; of the hands the slowest.
const update = `(async () => { const input = document.querySelector('#hand-text');
	const texts = ['135m4679p22478s6z+3s', '135m4679p22478s6z', '2344456p678s555m', '22234555s222p666z', '1112345678999s', '45p678s55p 2\'34m 5\'55z+6p'];
	const best = texts.map(() => Infinity);
	for (let i = 0; i < 60; i++) {
		await new Promise(done => setTimeout(done));
		const start = performance.now();
		input.value = texts[i % texts.length];
		input.dispatchEvent(new Event('input', {bubbles: true}));
		document.body.getBoundingClientRect();
		best[i % texts.length] = Math.min(best[i % texts.length], performance.now() - start);
	}
	return Math.max(...best); })()`

// BenchmarkPage measures the time from a key press to the finished update, at full speed and with the processor
// slowed four times. The budgets are 16 and 50 ms.
func BenchmarkPage(b *testing.B) {
	for _, slow := range []float64{1, 4} {
		b.Run(fmt.Sprintf("slow=%v", slow), func(b *testing.B) {
			page := openHand(b, "", harness.Slow(slow))
			worst := 0.0
			for b.Loop() {
				worst = max(worst, harness.Eval[float64](page, update))
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(worst, "ms/key")
		})
	}
}

// watched counts a key press's calls of the module, and the elements that it makes. Workers do not answer any more: the
// hand is shown again when they do, however long that takes.
const watched = `(() => { window.called = []; window.made = 0;
	Worker.prototype.postMessage = () => {};
	for (const [name, call] of Object.entries(tehai)) tehai[name] = request => { called.push(name); return call(request); };
	const make = document.createElement; document.createElement = function (...given) { made++; return make.apply(this, given); };
	window.kept = ['#hand-text', '.picker', '.picker-key', '.sentence', '.evidence', '.situation', '.further-fold'].map(s => [s, document.querySelector(s)]); })()`

// TestUpdateIsLight limits the work of a key press: few and quick calls, no more elements than the answer shows, and
// unchanged elements stay.
func TestUpdateIsLight(t *testing.T) {
	page := openView(t, "#v1&w=replay&h=1m") // the replays load all functions of the module
	page.Wait("document.querySelector('.open-panel') !== null && document.documentElement.dataset.answer === 'complete'")
	page.Click("[data-view=hand]")
	page.Wait("document.querySelectorAll('.hand-tile').length === 1")
	harness.Eval[any](page, watched)
	for _, row := range []struct {
		text, calls string
		most        int // elements
	}{
		{"135m4679p22478s6z", "parse analyze possible", 200},
		{"135m4679p22478s6z+3s", "parse analyze possible possible", 500}, // the first complete one
		{"135m4679p2247s66z+3s", "parse analyze", 500},
		{"123m406p789s1155z", "parse analyze possible score score score score", 150},
		{"123m406p789s11555z", "parse analyze score score", 300},
		{"123x", "parse parse parse parse", 20}, // and the three offered suits
	} {
		harness.Eval[any](page, "called.length = made = 0")
		page.Fill(field, row.text)
		page.Wait(fmt.Sprintf("called.length >= %d", len(strings.Fields(row.calls))))
		harness.Eval[any](page, "new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
		if got := harness.Eval[string](page, "called.join(' ')"); got != row.calls {
			t.Errorf("%s asks the module for %s, want %s", row.text, got, row.calls)
		}
		if n := harness.Eval[int](page, "made"); n > row.most {
			t.Errorf("%s makes %d elements, want at most %d", row.text, n, row.most)
		}
		if lost := harness.Eval[[]string](page,
			"kept.filter(([s, e]) => document.querySelector(s) !== e).map(([s]) => s)"); len(lost) > 0 {
			t.Errorf("%s draws anew %v", row.text, lost)
		}
	}
}

// TestUsableWithoutModule types and picks before the module has loaded.
func TestUsableWithoutModule(t *testing.T) {
	late := harness.Beside(t, map[string]string{"core-first.wasm": "not yet"})
	page := harness.Open(t, late+"index.html")
	page.Wait("document.querySelector('.picker-key') !== null")
	page.Type(field, "123m")
	page.Click(pick("5z"))
	if got := handTiles(page); got != "1m 2m 3m 5z" {
		t.Errorf("the hand is %q", got)
	}
	page.WaitText(sentence, "could not start")
}

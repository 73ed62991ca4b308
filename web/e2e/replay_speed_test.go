package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// opening opens a file of ten deals, seeking goes to places all over a deal; each measures from the click or input to
// the finished style and layout, in milliseconds. The fastest of several runs counts, since other programs can only
// slow a run down; of the places the slowest.
const (
	timed   = `const timed = (act) => { const start = performance.now(); act(); document.body.getBoundingClientRect(); return performance.now() - start; };`
	opening = `(async () => { ` + timed + `
	let best = Infinity;
	for (let i = 0; i < 8; i++) {
		document.querySelector('[data-key=open]').click();
		document.querySelector('#replay-text').value = ten;
		best = Math.min(best, timed(() => document.querySelector('.paste button').click()));
		await new Promise(done => setTimeout(done, 300));
	}
	return best; })()`
	seeking = `(async () => { ` + timed + `
	const slider = document.querySelector('.slider');
	const seek = [79, 3, 40, 78, 12, 60, 33];
	const best = seek.map(() => Infinity);
	for (let round = 0; round < 16; round++) for (const [i, step] of seek.entries()) {
		await new Promise(done => setTimeout(done));
		slider.value = step;
		best[i] = Math.min(best[i], timed(() => slider.dispatchEvent(new Event('input'))));
	}
	return Math.max(...best); })()`
	// tenDeals makes ten deals of the text of one.
	tenDeals = `window.ten = copied.split(/\n\n(?=\[1\])/)[0].replace(/\[\d\]/g, '').replace(/^E 1 0/m, '@').split('@')
		.reduce((head, game) => head + Array.from({length: 10}, (_, i) => 'E 1 ' + i + game).join('\n\n'))`
)

// copyTenDeals opens a sample and stores a text of ten such deals in the page.
func copyTenDeals(t testing.TB) *harness.Page {
	t.Helper()
	page := openSample(t, 1)
	harness.Eval[any](page, "navigator.clipboard.writeText = async (text) => { window.copied = text; }")
	page.Click("[popovertarget=replay-share]")
	page.Click("#replay-share .button-row:nth-of-type(1) button:nth-child(3)")
	page.Wait("window.copied")
	page.Press("Escape")
	harness.Eval[any](page, tenDeals)
	return page
}

// TestSeekIsLight limits the work of a seek over half a deal and back: the second time the module is not called, few
// elements are made, and those of the board and the transcript stay.
func TestSeekIsLight(t *testing.T) {
	page := openSample(t, 1)
	page.Wait("document.querySelector('[data-step=\"79\"]')")
	harness.Eval[any](page, watched)
	harness.Eval[any](page, "window.seek = step => { const slider = document.querySelector('.slider'); slider.value = "+
		"step; slider.dispatchEvent(new Event('input')); }; seek(70); seek(20)")
	harness.Eval[any](page, "window.kept = [...document.querySelectorAll('.board-closed .face, .board-plate, "+
		".centre-facts, [data-step]')]; called.length = made = 0; seek(70); seek(20); "+
		"window.asked = called.join(' '); window.drawn = made") // later the page asks for the link of its place
	if got := harness.Eval[string](page, "asked"); got != "" {
		t.Errorf("seeking asks the module for %s", got)
	}
	if n := harness.Eval[int](page, "drawn"); n > 100 {
		t.Errorf("seeking there and back makes %d elements, want at most 100", n)
	}
	if n := harness.Eval[int](page, "kept.filter(element => !element.isConnected).length"); n > 4 {
		t.Errorf("%d elements of the hands and the transcript are made anew", n)
	}
}

// BenchmarkReplay measures opening ten deals to the first frame, and a seek. The budgets are 50 and 5 ms.
func BenchmarkReplay(b *testing.B) {
	page := copyTenDeals(b)
	open, seek := 0.0, 0.0
	for b.Loop() {
		open = max(open, harness.Eval[float64](page, opening))
		page.Wait("document.querySelector('[data-step=\"79\"]')")
		seek = max(seek, harness.Eval[float64](page, seeking))
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(open, "ms/open")
	b.ReportMetric(seek, "ms/seek")
}

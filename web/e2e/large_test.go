package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// countSlices records the length of each text that the page's own module reads, and whether it ever gets a whole text
// at once.
const countSlices = `(() => {
	window.slices = []; window.whole = 0;
	const { replayOpening, replayOpen } = tehai;
	let before = 0;
	tehai.replayOpening = request => {
		const reply = replayOpening(request);
		if (!request.more) slices.push((reply.value?.work ?? before) - (request.text ? 0 : before));
		before = reply.value?.work ?? 0;
		return reply;
	};
	tehai.replayOpen = request => { whole += 1; return replayOpen(request); };
})()`

// countMade records how many elements each task makes, how many turns of the transcript, and how many deals it lists.
const countMade = `(() => {
	window.made = [];
	let task = null;
	const make = document.createElement, makeNS = document.createElementNS;
	const count = kind => {
		if (!task) {
			made.push(task = { all: 0, li: 0, option: 0 });
			scheduler.postTask(() => { task = null; }, { priority: 'user-blocking' });
		}
		task.all += 1;
		if (kind in task) task[kind] += 1;
	};
	document.createElement = function (kind, ...more) { count(kind); return make.call(this, kind, ...more); };
	document.createElementNS = function (space, kind, ...more) { count(kind); return makeNS.call(this, space, kind, ...more); };
})()`

// dropText drops a JavaScript text onto the page as a file.
func dropText(p *harness.Page, text string) {
	harness.Eval[any](p, `{
		const transfer = new DataTransfer();
		transfer.items.add(new File([`+text+`], 'long.json'));
		document.querySelector('.replay-view').dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true}));
	}`)
}

// longText is the sample game repeated to a length, as a JavaScript text.
func longText(t *testing.T, size int) string {
	game := string(sampleLog(t, "tenhou/testdata/4-players.json"))
	return fmt.Sprintf(`(() => {
		const [, head, deals] = /^([^]*"log":\[)([^]*)\]\}\s*$/.exec(%s);
		return head + Array(Math.floor(%d / deals.length)).fill(deals).join() + ']}';
	})()`, quoted(game), size)
}

// openLong opens some five hundred deals and waits for the board.
func openLong(t *testing.T, before string) *harness.Page {
	p := openReplay(t)
	harness.Eval[any](p, before)
	dropText(p, longText(t, 400_000))
	p.Wait("document.querySelectorAll('[data-key=deal] option').length > 200")
	p.Wait("document.activeElement?.matches('.board')")
	return p
}

// TestLargeGame opens a long text: the page's module reads it in slices of counted work, never all at once; drawing
// it takes tasks of counted elements.
func TestLargeGame(t *testing.T) {
	p := openLong(t, countSlices)
	n, most, whole := harness.Eval[int](p, "slices.length"), harness.Eval[int](p, "Math.max(...slices)"),
		harness.Eval[int](p, "whole")
	if n < 30 || most > 80_000 || whole > 0 {
		t.Errorf("%d slices of at most %d, %d texts opened at once; want forty of at most 80,000, and none", n, most, whole)
	}
	p = openLong(t, countMade)
	p.Wait("document.querySelectorAll('.turn').length > 0 && " +
		"document.querySelectorAll('[data-key=deal] option').length > 200")
	for kind, most := range map[string]int{"all": 400, "li": 24, "option": 110} {
		if n := harness.Eval[int](p, "Math.max(...made.map(task => task."+kind+"))"); n > most {
			t.Errorf("one task makes %d elements (%s), want at most %d", n, kind, most)
		}
	}
	p = openLong(t,
		`new PerformanceObserver(list => { for (const { duration } of list.getEntries()) tasks.push(duration); }).observe({ type: 'longtask' }); window.tasks = []`)
	t.Logf("tasks of more than 50 ms while 400 kB are opened, in ms: %v", harness.Eval[[]float64](p, "tasks"))
}

// TestVeryLargeGame opens thirteen hundred deals: only some of them are listed, including those near the shown one,
// and neither the scores nor the list of deals ask the module for every deal.
func TestVeryLargeGame(t *testing.T) {
	p := openReplay(t)
	dropText(p, longText(t, 1_000_000))
	p.Wait("document.activeElement?.matches('.board')")
	p.Wait("document.querySelector('[data-key=deal]').options.length > 200")
	harness.Eval[any](p, countMade+
		`; window.states = 0; { const { replayState } = tehai; tehai.replayState = request => { states += 1; return replayState(request); }; }`)
	p.Click("[data-tab=scores]")
	p.Wait("document.querySelectorAll('.deal-row').length > 200")
	if n := harness.Eval[int](p, "states"); n > 2 {
		t.Errorf("the scores ask for %d tables, want the first and the last", n)
	}
	if n := harness.Eval[int](p, "Math.max(...made.map(task => task.all))"); n > 1_200 {
		t.Errorf("one task makes %d elements of the scores, want at most 1,200", n)
	}
	if n := harness.Eval[int](p,
		"Math.max(document.querySelector('[data-key=deal]').options.length, "+
			"document.querySelectorAll('.deal-row').length)"); n > 402 {
		t.Errorf("%d deals are listed, want at most 402", n)
	}
	// Goes to a deal far away, and one further: both lists follow.
	far := harness.Eval[string](p, `(() => {
		const choice = document.querySelector('[data-key=deal]');
		choice.value = choice.options[choice.options.length - 60].value;
		choice.dispatchEvent(new Event('change'));
		return choice.value;
	})()`)
	p.Click("[data-act=nextDeal]")
	p.Wait(fmt.Sprintf("document.querySelector('[data-key=deal]').value === String(%s + 1)", far))
	p.Wait(fmt.Sprintf("document.querySelector('[aria-current].deal-row')?.dataset.key === 'deal-' + (%s + 1)", far))
	p.Wait(fmt.Sprintf("[0, 1, 2].every(n => document.querySelector(`[data-key=deal] option[value=\"${%s + n}\"]`))", far))
}

// TestLargeGameStopped stops reading a large text: nothing of it opens, then or later, and the next game opens.
func TestLargeGameStopped(t *testing.T) {
	p := openReplay(t)
	dropText(p, longText(t, 2_000_000))
	p.Click(".reading-line button")
	p.Wait("document.querySelector('.reading-line') === null")
	dropAll(p, file{"small.txt", []byte(second)})
	p.WaitText(".replay-view", "Ann")
	if text := p.Text(".replay-notes"); strings.TrimSpace(text) != "" {
		t.Errorf("the page says %q", text)
	}
}

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestPlacementOnPhone reads the places of four players, some with long names, at the end of a match on a phone:
// every cell is within the window, in Replay and at the Table.
func TestPlacementOnPhone(t *testing.T) {
	page := openReplay(t, harness.Size(390, 664))
	text := fmt.Sprintf("Rules: %s\nPlayers: %s\nScores: %s\n%s", placements[0].rules,
		"A, Bartholomew the Unready of Somewhere, C, D", placements[0].scores, lastDeal)
	drop(page, "last.txt", []byte(text))
	page.Wait(boardReady)
	fits := func(place, selector string) {
		t.Helper()
		page.Wait(fmt.Sprintf("document.querySelector(%q)", selector+" tbody tr:nth-child(4)"))
		harness.Eval[any](page, fmt.Sprintf("document.querySelector(%q).scrollIntoView({block: 'end'})", selector))
		page.WindowScreenshot(strings.ReplaceAll(place, " ", "-"))
		cut := harness.Eval[string](page, fmt.Sprintf(`(() => {
			const frames = (e) => e ? [e, ...frames(e.parentElement)] : [];
			const cells = [...document.querySelectorAll(%q)];
			const out = (cell) => {
				const box = cell.getBoundingClientRect();
				return frames(cell.parentElement).some((e) => {
					const frame = e.getBoundingClientRect();
					return getComputedStyle(e).overflowX !== 'visible' && (box.right > frame.right + 1 || box.left < frame.left - 1);
				}) || box.right > innerWidth + 1 || box.left < -1;
			};
			return cells.filter(out).map((e) => e.textContent).join(' | ');
		})()`, selector+" :is(th, td)"))
		if cut != "" {
			t.Errorf("%s: cut off at the side: %s", place, cut)
		}
		low := harness.Eval[string](page, fmt.Sprintf(`(() => {
			const last = document.querySelector(%q);
			const { left, top, height } = last.getBoundingClientRect();
			const there = document.elementFromPoint(left + 4, top + height / 2);
			return last.contains(there) ? '' : (there?.className ?? 'nothing') + ' at ' + Math.round(top);
		})()`, selector+" tbody tr:nth-child(4)"))
		if low != "" {
			t.Errorf("%s: the fourth player is covered by %s", place, low)
		}
	}
	page.Click("[data-tab=scores]")
	fits("places in Replay", ".scores .placement")
	page.Focus(".board")
	page.Press("End")
	page.Click(".replay-more")
	page.Click("[data-key=what-if]")
	page.WaitText(".table-ending", "last deal")
	fits("places at the Table", ".table-ending .placement")
}

// TestReadingOnPhone reads the review on a phone: the board folds to a strip, so that the panel has more than a third
// of the window; a click on the strip unfolds the board, and so do a moment and another panel.
func TestReadingOnPhone(t *testing.T) {
	page := openSample(t, 3, harness.Size(390, 664))
	const board = "document.querySelector('.board').checkVisibility()"
	const high = "document.querySelector('.rail-body').clientHeight"
	page.Click("[data-tab=review]")
	page.Wait("!" + board)
	page.Click("[data-key=review-start]")
	page.Wait("document.querySelector('.review-moments li') !== null")
	if n := harness.Eval[int](page, high); n < 664*2/5 {
		t.Errorf("the panel is %d pixels high", n)
	}
	look(t, page, "reading-phone")
	page.Click("[data-key=show-board]")
	page.Wait(board)
	page.Click("[data-tab=analysis]")
	page.Wait(board)
	page.Click("[data-tab=review]")
	page.Wait("!" + board)
	harness.Eval[any](page, "document.querySelector('.moment').scrollIntoView()")
	page.Click(".moment")
	page.Wait(board)
	harness.Eval[any](page,
		"document.querySelector('.rail-body').dispatchEvent(new WheelEvent('wheel', {deltaY: 40, bubbles: true})) && null")
	page.Wait("!" + board)
	page.Resize(1280, 800)
	page.Wait(board)
}

package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// focusInSight is whether the focused element is on screen, and not covered by what scrolls around it.
const focusInSight = `(() => {
	const focused = document.activeElement;
	if (!focused || focused === document.body) return false;
	const { left, top, width, height } = focused.getBoundingClientRect();
	const found = document.elementFromPoint(left + Math.min(width / 2, 60), top + Math.min(height / 2, 12));
	return found !== null && (focused.contains(found) || found.contains(focused));
})()`

// TestPracticeSelectKeepsFocus chooses another question by an arrow key: the focus stays on the select, for the next
// arrow key. A choice by hand goes on to the question.
func TestPracticeSelectKeepsFocus(t *testing.T) {
	harness.Parallel(t)
	page := openView(t, "#v1&w=practice")
	page.Wait("document.querySelector('.practice-box') !== null")
	page.Focus("[data-key=practice-kind]")
	for _, kind := range []string{"waits", "discard"} {
		page.Press("ArrowDown")
		page.Wait("document.querySelector('.practice-box.is-" + kind + "') !== null")
		if got := harness.Eval[string](page, "document.activeElement.dataset.key ?? ''"); got != "practice-kind" {
			t.Fatalf("after the arrow to %s the focus is on %q", kind, got)
		}
	}
	page.Focus("[data-key=practice-rules]")
	page.Press("ArrowDown")
	page.Wait("document.querySelector('.practice-box') !== null")
	if got := harness.Eval[string](page, "document.activeElement.dataset.key ?? ''"); got != "practice-rules" {
		t.Errorf("after an arrow to other rules the focus is on %q", got)
	}
}

// TestReviewFocusInSight starts a review by a key: the focus goes to the heading of the result. Enter on a moment shows
// it on the board, and the moment stays in sight with the focus.
func TestReviewFocusInSight(t *testing.T) {
	harness.Parallel(t)
	page := openReplay(t)
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/3-players.xml")})
	page.Wait("document.querySelector('[data-tab=review]') !== null")
	page.Click("[data-tab=review]")
	page.Wait("document.querySelector('[data-key=review-start]') !== null")
	page.Focus("[data-key=review-start]")
	page.Press("Enter")
	page.Wait("document.querySelector('.review-figures') !== null")
	if got := harness.Eval[string](page, "document.activeElement.dataset.key ?? ''"); got != "review-result" {
		t.Errorf("after the review the focus is on %q", got)
	}
	page.Wait(focusInSight)
	page.Axe()
	page.WindowScreenshot("review-focus")
	last := "[...document.querySelectorAll('.moment')].at(-1)"
	harness.Eval[any](page, "void "+last+".focus()")
	page.Wait(focusInSight)
	key := harness.Eval[string](page, "document.activeElement.dataset.key")
	page.Press("Enter")
	page.Wait(last + ".ariaCurrent === 'step'")
	page.Wait(graphReady)
	if got := harness.Eval[string](page, "document.activeElement.dataset.key ?? ''"); got != key {
		t.Errorf("after Enter on moment %s the focus is on %q", key, got)
	}
	page.Wait(focusInSight)
	page.WindowScreenshot("review-moment-focus")
}

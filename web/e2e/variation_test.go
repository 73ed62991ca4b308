package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

const variationsShown = "document.querySelectorAll('.variation').length"

// TestVariation touches another tile of the hand, goes on from there, departs again from the variation, finds it all
// after a reload, and takes it away.
func TestVariation(t *testing.T) {
	page := openSample(t, 3)
	page.Click("[data-act=nextStep]")
	page.Click("[data-step='1'][data-branch='0'][aria-current]")
	moves := harness.Eval[int](page, "document.querySelectorAll('.turn [data-branch=\"0\"]').length")
	page.Click(".board-closed .board-touch") // the first of the hand, which the game keeps
	page.Wait("document.querySelector('.variation.is-open [data-step=\"2\"][data-branch=\"1\"]') !== null")
	page.Wait("/&p=0\\.[23]\\.0\\.1(&|$)/.test(location.hash)")
	if n := harness.Eval[int](page, "document.querySelectorAll('.turn [data-branch=\"0\"]').length"); n != moves {
		t.Errorf("of the game itself %d moves are left, want %d", n, moves)
	}
	for harness.Eval[int](page, "document.querySelectorAll('.play-on .legal-tile').length") == 0 {
		page.Click(".play-on [data-command$='-']") // what can be claimed is let go
	}
	page.Click(".play-on .legal-tile")
	at := harness.Eval[string](page, count)
	page.Click("[data-act=previousStep]")
	page.Click("[data-act=nextStep]")
	if got := harness.Eval[string](page, count); got != at || harness.Eval[int](page, variationsShown) != 1 {
		t.Errorf("stepped back and on from %s to %s", at, got)
	}

	page.Click("[data-step='2'][data-branch='1']")
	page.Click("[data-act=nextStep]")
	page.Click("[data-key=play-on]")
	page.Click(".play-on .legal-tile:last-child")
	page.Wait("document.querySelector('.variation .variation.is-open') !== null")
	page.Wait("/&p=0\\.\\d+\\.0\\.2(&|$)/.test(location.hash)")

	harness.Eval[any](page, keepCopies)
	page.Click("[popovertarget=replay-share]")
	harness.Eval[any](page, `[...document.querySelectorAll('#replay-share .button')].find(b => b.textContent === 'Copy replay text').click()`)
	page.Wait("copied.length > 0")
	if n := strings.Count(harness.Eval[string](page, "copied.at(-1)"), "Branch:"); n != 2 {
		t.Errorf("the text tells %d variations, want 2", n)
	}
	at = harness.Eval[string](page, count)
	harness.Eval[any](page, "new Promise(done => setTimeout(done, 300))") // the game goes into the link a little later
	page.Reload()
	page.Wait("document.querySelector('.variation .variation.is-open') !== null")
	if got := harness.Eval[string](page, count); got != at {
		t.Errorf("after a reload at %s, want %s", got, at)
	}

	page.Click("[data-step='5'][data-branch='0']")
	page.Wait(variationsShown + " === 1 && !document.querySelector('.variation.is-open')")
	page.Click("[data-step='2'][data-branch='1']")
	page.Click("[data-key=drop-1]")
	page.Wait(variationsShown + " === 0")
	page.Wait("/&p=0\\.1(&|$)/.test(location.hash)")
}

// TestOwnSeat reviews a seat, which the file is opened with from then on; buttons lead to the key moments.
func TestOwnSeat(t *testing.T) {
	page := openSample(t, 3)
	harness.Eval[any](page, `(() => { const seat = document.querySelector('[data-key=seat]');
		seat.value = '2'; seat.dispatchEvent(new Event('change')); })()`)
	page.Click("[data-tab=review]")
	page.Click("[data-key=review-start]")
	page.Wait("document.querySelector('.review-figures')")
	if n := harness.Eval[int](page, "document.querySelectorAll('.moment').length"); n == 0 {
		t.Error("no key moment to go to")
	} else {
		page.Click("[data-act=nextMoment]")
		page.Wait("document.querySelector('.review-moments .is-current') !== null")
	}
	page.Click("[data-key=open]")
	page.Click(".game-list li:nth-child(3) button")
	page.Wait("document.querySelector('[data-key=seat]')?.value === '2'")
	page.Click("[data-key=open]")
	page.Click(".game-list li:nth-child(1) button")
	page.Wait("document.querySelector('[data-key=seat]')?.value === '0'")
}

package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

const variationsShown = "document.querySelectorAll('.variation').length"

// TestVariation clicks on another tile of the hand, continues from there, departs again from the variation, finds it
// all after a reload, and removes it.
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
		page.Click(".play-on [data-command$='-']") // a claim is passed
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
	harness.Eval[any](page,
		`[...document.querySelectorAll('#replay-share .button')].find(b => b.textContent === 'Copy replay text').click()`)
	page.Wait("copied.length > 0")
	if n := strings.Count(harness.Eval[string](page, "copied.at(-1)"), "Branch:"); n != 2 {
		t.Errorf("the text tells %d variations, want 2", n)
	}
	at = harness.Eval[string](page, count)
	harness.Eval[any](page, variationsInLink)
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

// variationsInLink waits until the game in the link has two variations: they are written a little later.
const variationsInLink = `(async () => {
	for (;;) {
		const packed = new URLSearchParams(location.hash.slice(1)).get('g') ?? '';
		const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), char => char.charCodeAt(0));
		const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text().catch(() => '');
		if (text.split('Branch:').length === 3) return;
		await new Promise(done => setTimeout(done, 20));
	}
})()`

// TestOwnSeat reviews a seat, with which the file is opened from then on; buttons go to the key moments.
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

// TestVariationMachines discards another tile than the game did and lets computer players continue, with the same
// wall, until the own chair has a choice again; a hint gives a move with its reason; a claim is passed; without
// computer players no other seat moves by itself.
func TestVariationMachines(t *testing.T) {
	page := openSample(t, 3)
	page.Click("[data-act=nextStep]")
	page.Click("[data-key=play-on]")
	choose(page, "variation-opponents", "steady")
	page.Click("[data-key=variation-hint]")
	page.WaitText(".play-on-panel [role=status]", "Suggestion: Discard")
	page.Wait("/;|:.*:/.test(document.querySelector('.play-on-panel [role=status]').textContent)")
	page.Click(".play-on .legal-tile")
	// The three others have drawn and discarded, or claimed: the list has more than the own move, and it is the own
	// turn.
	page.Wait("document.querySelectorAll('.variation.is-open [data-branch=\"1\"]').length >= 3")
	page.Wait("document.querySelector('.play-on .legal-seat h3').textContent.startsWith('East')")
	if n := page.Count(".play-on .legal-seat"); n != 1 {
		t.Errorf("the moves of %d chairs are offered beside machines", n)
	}
	for range 80 {
		over := harness.Eval[bool](page, `(() => { const over = document.querySelector('.play-on .over');
			if (over) return true;
			(document.querySelector('.play-on .legal-tile:last-of-type') ?? document.querySelector('[data-key=variation-go-on]') ?? document.querySelector('.play-on .legal-button')).click();
			return false; })()`)
		if over {
			break
		}
	}
	page.Wait("document.querySelector('.play-on .over') !== null")

	page.Click("[data-step='1'][data-branch='0']")
	page.Click("[data-act=nextStep]")
	if n := page.Count(".play-on .legal-tile"); n == 0 {
		page.Click("[data-act=previousStep]")
	}
	choose(page, "variation-opponents", "")
	page.Click(".play-on .legal-tile:nth-child(2)")
	page.Wait("document.querySelectorAll('.variation.is-open > .transcript .move').length <= 2")
}

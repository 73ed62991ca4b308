package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// TestSichuanTable plays against machines: tiles are given away, a void suit is chosen, its tiles go first, and the
// plates say which suit each seat is without.
func TestSichuanTable(t *testing.T) {
	harness.Parallel(t)
	page := harness.Open(t, "#v1&w=table", atOnce)
	page.Wait("document.documentElement.dataset.core === 'ready'")
	choose(page, "ruleset", "sichuan-common")
	page.Fill("#table-seed", "7")
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('.exchange .legal-tile')")
	page.Wait("document.querySelector('[data-key=exchange]').disabled")
	harness.Eval[any](page, `(() => {
		const buttons = () => [...document.querySelectorAll('.exchange .legal-tile')];
		const bySuit = Object.groupBy(buttons(), (button) => button.getAttribute('aria-label').split(' ').at(-1));
		const keys = Object.values(bySuit).find((list) => list.length >= 3).slice(0, 3).map((b) => b.dataset.key);
		for (const key of keys) document.querySelector('[data-key="' + key + '"]').click();
	})()`)
	page.Wait("!document.querySelector('[data-key=exchange]').disabled")
	page.Screenshot("sichuan-exchange")
	page.Click("[data-key=exchange]")
	page.Wait("document.querySelector(\"[data-command='Evs']\")")
	page.Screenshot("sichuan-void")
	page.Click("[data-command='Evs']")
	page.Wait("document.querySelector('.legal .legal-tile')")
	page.WaitText(".board-plate[aria-pressed=true]", "no bamboos")
	page.Screenshot("sichuan-discard")
	for range 60 {
		page.Click(".legal .legal-button.is-main, .legal .legal-tile, .table-steps [data-key=pass], .table-next")
		if harness.Eval[bool](page, "Boolean(document.querySelector('.paid tbody tr'))") {
			break
		}
		page.Wait("document.querySelector('.legal button, .table-next')")
	}
	page.Wait("document.querySelector('.paid tbody tr')")
	page.Screenshot("sichuan-paid")
}

// TestSichuanHand scores a hand with its void suit: the card names the fans and what a discard pays.
func TestSichuanHand(t *testing.T) {
	harness.Parallel(t)
	page := openView(t, "#v1&r=sichuan-sbr&h=33334m66m77m55s77s%2B4m&s=!selfDrawn")
	page.Wait("document.querySelector('[data-key=void-p]')")
	page.Click("[data-key=void-p]")
	page.WaitText(".card.is-fans", "Root")
	page.WaitText(".card.is-fans", "8 points on a discard")
	page.Screenshot("sichuan-hand")
	page.Click("[data-key=void-m]")
	page.Wait("!document.querySelector('.card.is-fans')")
	// Which discards of others to call: pungs and kongs, no chow and nothing of the void suit.
	page = openView(t, "#v1&r=sichuan-sbr&h=112334m44456p99p")
	page.Wait("document.querySelector('[data-key=void-s]')")
	page.Click("[data-key=void-s]")
	unfoldFurther(page, "Calls")
	page.Wait("document.querySelector('[data-key=call-pung-9p9p9p-9p]')")
	if n := page.Count("[data-key^=call-chow]"); n > 0 {
		t.Errorf("%d chows are offered", n)
	}
}

// TestSichuanScorekeeper keeps a deal of bloody battle by its events, in a few taps each: a kong, two wins on one
// discard, a win after a kong, an event taken back, the end of the wall; the player who lost the first tile deals next.
func TestSichuanScorekeeper(t *testing.T) {
	harness.Parallel(t)
	p := openScorekeeper(t, "#v1&w=sitting&r=sichuan-sbr", harness.Phone)
	stands(t, p, "Deal 1", "0 0 0 0")
	enter := func(keys ...string) { pressAll(p, append(keys, "next-deal")...) }
	enter("event-kong", "event-who-1", "event-kong-claimed", "event-feeder-0")
	stands(t, p, "Deal 1", "−2 2 0 0")
	enter("event-kong", "event-who-2", "event-kong-concealed")
	p.WaitText(".scorekeeper-events", "Player 3, kong (concealed)")
	stands(t, p, "Deal 1", "−4 0 6 −2")
	pressAll(p, "event-winner-3", "event-from-0", "event-fans-3-1")
	p.WaitText(".scorekeeper-preview", "Player 1 −2 · Player 4 +2")
	p.Screenshot("sichuan-scorekeeper-win")
	enter()
	enter("event-kong", "event-who-0", "event-kong-added")
	pressAll(p, "event-winner-1", "event-from-0", "event-after-true", "event-fans-1-2")
	p.WaitText(".scorekeeper-preview", "Player 1 −6 · Player 2 +5 · Player 3 +1")
	p.Axe("best-practice")
	enter()
	stands(t, p, "Deal 1", "−10 4 6 0")
	p.WaitText(".scorekeeper-events", "Player 1: kong money back")
	p.Screenshot("sichuan-scorekeeper-paid")
	// The last event is taken back, and the end of the wall entered in its place.
	pressAll(p, "undo-event")
	stands(t, p, "Deal 1", "−4 −1 5 0")
	pressAll(p, "event-wall", "event-state-0-ready", "event-fans-0-1", "event-state-1-not-ready", "event-state-2-pig")
	p.Screenshot("sichuan-scorekeeper-wall")
	enter()
	stands(t, p, "Deal 2", "4 −3 −27 2")
	p.Reload()
	p.Wait("document.querySelector('.scorekeeper-form .chip') !== null")
	p.WaitText(".is-dealer .scorekeeper-wind", "E")
	if !harness.Eval[bool](p, `document.querySelectorAll('.scorekeeper-seat')[3].classList.contains('is-dealer')`) {
		t.Error("the first winner does not deal the second deal")
	}
	// A win that the Hand view scores: two win on one discard.
	pressAll(p, "event-winner-1", "event-winner-2", "event-from-0", "event-fans-2-0", "event-count-1")
	p.Wait("document.querySelector('#hand-text') !== null")
	p.Type(field, "111444m222777p9p+9p")
	p.WaitText(".card.is-fans", "2 points on a discard")
	pressAll(p, "take")
	p.WaitText(".scorekeeper-preview", "Player 1 −3 · Player 2 +2 · Player 3 +1")
	p.Screenshot("sichuan-scorekeeper-two")
}

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
}

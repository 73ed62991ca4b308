package e2e

import (
	"fmt"
	"testing"

	"tehai/web/e2e/harness"
)

const focusLost = "document.activeElement === document.body || document.activeElement === null"

// pressed focuses what a selector finds, presses Enter, and waits for what that brings.
func pressed(page *harness.Page, selector, brings string) {
	page.Focus(selector)
	page.Press("Enter")
	page.Wait(brings)
}

// wantFocus waits until the focus is on what a selector finds.
func wantFocus(page *harness.Page, selector string) {
	page.Wait(fmt.Sprintf("document.activeElement.matches(%q)", selector))
}

// TestFocusClearOfPicker goes through the first screen by Tab on a small phone: the picker lies over nothing that has
// the focus.
func TestFocusClearOfPicker(t *testing.T) {
	harness.Parallel(t)
	page := openHand(t, "")
	page.Resize(390, 664)
	page.Wait("document.querySelector('.start-card [data-key=start-count]') !== null")
	page.Focus(field)
	for stops := 0; ; stops++ {
		page.Press("Tab")
		if harness.Eval[bool](page, focusLost) {
			if stops < 25 {
				t.Errorf("%d stops, want those of the cards among them", stops)
			}
			return
		}
		if covered := harness.Eval[string](page, `(() => {
			const [active, picker] = [document.activeElement, document.querySelector('.picker')];
			const under = active.getBoundingClientRect().bottom - picker.getBoundingClientRect().top;
			return picker.contains(active) || under <= 0 ? '' : active.outerHTML.slice(0, 100) + ' by ' + under;
		})()`); covered != "" {
			t.Errorf("the picker covers %s", covered)
		}
	}
}

// TestFocusAfterCards opens hands from the cards of the first screen by keyboard: the answer has the focus.
func TestFocusAfterCards(t *testing.T) {
	harness.Parallel(t)
	for _, card := range []string{key("start-score"), key("start-discard"), "[data-key^=start-sum-]"} {
		page := openHand(t, "")
		page.Wait("document.querySelector('.start-card [data-key=start-count]') !== null")
		pressed(page, card, "document.querySelector('.start-card') === null")
		wantFocus(page, ".answer")
	}
}

// TestFocusInScorekeeper enters deals by keyboard, undoes one and ends the game: the focus goes to the next question,
// never to nothing.
func TestFocusInScorekeeper(t *testing.T) {
	harness.Parallel(t)
	page := openSitting(t, "#v1&w=sitting")
	for _, chip := range []string{"winner0-0", "from0-1"} {
		pressed(page, key(chip), "document.querySelector('"+key(chip)+"[aria-pressed=true]') !== null")
	}
	pressed(page, key("next-deal"), "document.querySelector('[data-key=undo-deal]') !== null")
	wantFocus(page, ".scorekeeper-form[aria-label*='honba']")
	pressed(page, key("undo-deal"), "document.querySelector('[data-key=undo-deal]') === null")
	wantFocus(page, ".scorekeeper-view section")
	pressed(page, key("kind-by-hand"), "document.querySelector('[data-key=paid-0]') !== null")
	page.Fill(key("paid-0"), "-40000")
	page.Fill(key("paid-1"), "40000")
	pressed(page, key("next-deal"), "document.querySelector('.scorekeeper-form').hidden")
	wantFocus(page, ".scorekeeper-view section:not([hidden])")
}

// TestFocusInNextView goes to another view by buttons of a view: the focus is in the view.
func TestFocusInNextView(t *testing.T) {
	harness.Parallel(t)
	page := openHand(t, "#v1&h=1133m5577p2299s1z1z")
	pressed(page, key("sitting"), "document.querySelector('.scorekeeper-form .chip') !== null")
	wantFocus(page, "#main, #main *")
	pressed(page, key("count0"), "document.querySelector('.hand-view') !== null")
	wantFocus(page, "#main, #main *")
}

// TestFocusAtTable discards by keyboard against machines: the focus stays with the moves while the others play.
func TestFocusAtTable(t *testing.T) {
	harness.Parallel(t)
	page := harness.Open(t, "#v1&w=table")
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('[data-key=against]') !== null")
	page.Fill("#table-seed", "7")
	page.Click(".table-options .is-main")
	const mine = "document.querySelector('.legal .legal-tile') !== null"
	page.Wait(mine)
	for range 2 {
		pressed(page, ".legal .legal-tile", "document.querySelector('.legal').ariaBusy === 'true'")
		wantFocus(page, ".legal")
		page.Wait(mine)
		wantFocus(page, ".legal, .legal *")
	}
}

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
	page.Wait("document.querySelector('.start-card :is([data-key=start-count], [data-key=start-day])') !== null")
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
	const day = ":is([data-key^=start-sum-], [data-key=start-day])"
	for _, card := range []string{key("start-score"), key("start-discard"), day} {
		page := openHand(t, "")
		page.Wait("document.querySelector('.start-card :is([data-key=start-count], [data-key=start-day])') !== null")
		pressed(page, card, "document.querySelector('.start-card') === null")
		wantFocus(page, ".answer")
	}
}

// TestFocusInScorekeeper enters deals by keyboard, undoes one and ends the game: the focus goes to the next question,
// never to nothing.
func TestFocusInScorekeeper(t *testing.T) {
	harness.Parallel(t)
	page := openScorekeeper(t, "#v1&w=sitting")
	for _, chip := range []string{"winner0-0", "from0-1"} {
		pressed(page, key(chip), "document.querySelector('"+key(chip)+"[aria-pressed=true]') !== null")
	}
	pressed(page, key("next-deal"), "document.querySelector('[data-key=undo-deal]') !== null")
	wantFocus(page, ".scorekeeper-form[aria-label*='honba']")
	pressed(page, key("undo-deal"), "document.querySelector('[data-key=undo-deal]') === null")
	wantFocus(page, ".scorekeeper-view section")
	pressed(page, key("winner0-0"), "document.querySelector('"+key("winner0-0")+"[aria-pressed=true]') !== null")
	pressed(page, key("from0-1"), "document.querySelector('"+key("from0-1")+"[aria-pressed=true]') !== null")
	pressed(page, key("next-deal"), "document.querySelector('"+key("new-sitting")+"') !== null")
	pressed(page, key("new-sitting"), "document.querySelector('"+key("new-sitting-yes")+"') !== null")
	wantFocus(page, key("new-sitting-no"))
	pressed(page, key("new-sitting-no"), "document.querySelector('"+key("new-sitting-no")+"') === null")
	wantFocus(page, key("new-sitting"))
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

// TestFocusAfterPicks picks a tile and an indicator by keyboard on a small phone, which hides the keys: the focus goes
// to the button that brings them back.
func TestFocusAfterPicks(t *testing.T) {
	harness.Parallel(t)
	page := openHand(t, "#v1&h=123m456m789m123p1z")
	page.Resize(390, 664)
	const folded = "document.querySelector('.picker').dataset.panel === 'folded'"
	pressed(page, ".picker-key[data-pick='1z']", folded)
	wantFocus(page, ".unfold")
	pressed(page, key("decide-dora"), "document.querySelector('.picker').dataset.panel === 'keys'")
	pressed(page, ".picker-key[data-pick='5s']", folded)
	wantFocus(page, ".unfold")
}

// TestFocusOnRules goes through the rule sets by arrow keys before a hand is typed: the menu keeps the focus while the
// cards of the first screen come anew.
func TestFocusOnRules(t *testing.T) {
	harness.Parallel(t)
	page := openHand(t, "")
	page.Resize(390, 664)
	const cards = "document.querySelector('.start-card :is([data-key=start-count], [data-key=start-day])')"
	page.Wait(cards + " !== null")
	page.Focus("#ruleset")
	page.Wait("document.querySelector('#ruleset').length > 1")
	for range 2 {
		harness.Eval[bool](page, "Boolean(globalThis.before = ["+cards+", document.querySelector('#ruleset').value])")
		page.Press("ArrowDown")
		page.Wait("document.querySelector('#ruleset').value !== before[1]")
		page.Wait("![null, before[0]].includes(" + cards + ")")
		wantFocus(page, "#ruleset")
	}
}

// TestConditionsAtZoom enlarges the page four times: no circumstance of the win lies over another.
func TestConditionsAtZoom(t *testing.T) {
	harness.Parallel(t)
	page := openHand(t, "#v1&h=1133m5577p2299s1z1z")
	page.Resize(320, 256)
	if over := harness.Eval[string](page, `(() => {
		const all = [...document.querySelectorAll('.win-condition')].map((one) => [one, one.getBoundingClientRect()]);
		return all.flatMap(([one, a], at) => all.slice(at + 1).flatMap(([other, b]) =>
			Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
			Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
				? [one.textContent + ' over ' + other.textContent] : [])).concat(all.filter(([one, a]) =>
			a.right > innerWidth + 1 || one.scrollWidth > a.width + 1).map(([one]) => 'cut: ' + one.textContent)).join();
	})()`); over != "" {
		t.Errorf("%s", over)
	}
}

// TestCloseTableCard closes the card at the end of a deal by keyboard: the focus goes to the board.
func TestCloseTableCard(t *testing.T) {
	harness.Parallel(t)
	page := openSeed(t, "riichi-tenhou", "3")
	const shown = "document.querySelector('.table-view .win-card').checkVisibility()"
	harness.Eval[bool](page, discardAll+" ?? true")
	page.Wait(shown)
	page.Focus(".table-view .table-next")
	page.Press("Escape")
	page.Wait("!" + shown)
	wantFocus(page, ".board")
}

package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestFocusAfterDiscard discards and draws from the answer by keyboard: the answer has the focus, and a second Enter
// does nothing.
func TestFocusAfterDiscard(t *testing.T) {
	harness.Parallel(t)
	page := openHand(t, "#v1&h=139m46p799s11555z4z")
	page.Wait("document.querySelector('.discard [data-key=\"discard-4z\"]') !== null")
	for _, row := range []string{"discard-4z", "draw-5p"} {
		page.Wait("document.querySelector('.answer [data-key=\"" + row + "\"]') !== null")
		pressed(page, ".answer "+key(row), "document.querySelector('.answer [data-key=\""+row+"\"]') === null")
		wantFocus(page, ".answer")
		before := harness.Eval[string](page, "document.querySelector('#hand-text').value")
		page.Press("Enter")
		if after := harness.Eval[string](page, "document.querySelector('#hand-text').value"); after != before {
			t.Errorf("after %s, a second Enter changes %s to %s", row, before, after)
		}
	}
}

// TestFocusAfterTry tries the better move of a review by keyboard: the board has the focus, and arrow keys step.
func TestFocusAfterTry(t *testing.T) {
	harness.Parallel(t)
	page := openReplay(t)
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/3-players.xml")})
	page.Wait("document.querySelector('[data-tab=review]') !== null")
	page.Click("[data-tab=review]")
	pressed(page, key("review-start"), "document.querySelector('[data-key^=try-]') !== null")
	pressed(page, "[data-key^=try-]", "document.querySelector('[data-tab=moves]').ariaSelected === 'true'")
	wantFocus(page, ".board")
	const branch = "document.querySelector('.transcript [aria-current]')?.dataset.branch"
	page.Wait(branch + " !== '0' && " + branch + " !== undefined")
	step := "document.querySelector('.transcript [aria-current]').dataset.step"
	before := harness.Eval[string](page, step)
	page.Press("ArrowLeft")
	page.Wait(step + " !== " + quoted(before))
}

// TestMovesAreOneTabStop goes through the list of moves: Tab leaves it, arrow keys go from move to move.
func TestMovesAreOneTabStop(t *testing.T) {
	harness.Parallel(t)
	page := openSample(t, 1)
	page.Wait("document.querySelectorAll('.transcript .move').length > 20")
	page.Press("ArrowRight", "ArrowRight")
	page.Wait("document.querySelector('.transcript .move[aria-current]')?.dataset.step === '2'")
	page.Focus("#rail-panel")
	page.Press("Tab")
	wantFocus(page, ".transcript .move[data-step='2']")
	page.Press("ArrowRight", "ArrowRight")
	wantFocus(page, ".transcript .move[data-step='4']")
	page.Press("Enter")
	page.Wait("document.querySelector('.transcript .move[aria-current]')?.dataset.step === '4'")
	wantFocus(page, ".transcript .move[data-step='4']")
	page.Press("Tab")
	if harness.Eval[bool](page, "document.activeElement.matches('.transcript *')") {
		t.Error("the moves are more than one Tab stop")
	}
}

// TestSkipLinksNameTheirPlace opens each view: the first Tab stop is a link to its main part, which it names.
func TestSkipLinksNameTheirPlace(t *testing.T) {
	harness.Parallel(t)
	for _, view := range []struct{ hash, text, to string }{
		{"#v1", "Skip to the hand", "#main"},
		{"#v1&w=replay", "Skip to opening a game", ".open-panel"},
		{"#v1&w=table", "Skip to the board", ".board"},
		{"#v1&w=sitting", "Skip to the deal", ".scorekeeper-form"},
		{"#v1&w=practice", "Skip to the question", ".practice-question"},
		{"#v1&w=problems", "Skip to the problem", ".problem-card"},
		{"#v1&w=embed", "Skip to the code", ".embed-codes"},
		{"#v1&w=help", "Skip to the search", ".help-search"},
		{"#v1&w=yaku", "Skip to the search", ".fan-search"},
	} {
		page := openView(t, view.hash)
		page.Wait("document.querySelector(" + quoted(view.to) + ") !== null")
		// Tab starts from the top, as from the address bar.
		harness.Eval[any](page, "(() => { const top = document.createElement('span'); top.tabIndex = -1; "+
			"document.body.prepend(top); top.focus(); top.remove(); })()")
		page.Press("Tab")
		if got := harness.Eval[string](page, "document.activeElement.textContent"); got != view.text {
			t.Errorf("%s: the first stop is %q, want %q", view.hash, got, view.text)
		}
		page.Press("Enter")
		wantFocus(page, view.to)
		if text := harness.Eval[string](page, "document.activeElement.textContent"); strings.Contains(text, "skip.") {
			t.Errorf("%s: a word is missing", view.hash)
		}
	}
}

// TestSkipPreview goes through the Embed view by Tab: before the preview, whose score has many stops, is a way to the
// code.
func TestSkipPreview(t *testing.T) {
	harness.Parallel(t)
	page := openView(t, "#v1&w=embed")
	page.Wait("document.querySelector('.embed-frame').contentDocument?.querySelector('mahjong-score') !== null")
	page.Focus(key("site"))
	page.Press("Tab")
	wantFocus(page, ".embed-skip")
	if clip := harness.Eval[string](page, "getComputedStyle(document.activeElement).clipPath"); clip != "none" {
		t.Errorf("the button with the focus is cut to %s", clip)
	}
	page.Press("Enter")
	wantFocus(page, ".embed-codes")
}

// TestPracticeReadsTwoSentences answers a question: the verdict and the streak are read out, not the explanation too.
func TestPracticeReadsTwoSentences(t *testing.T) {
	harness.Parallel(t)
	page := openView(t, "#v1&w=practice")
	page.Wait("document.querySelector('.practice-box') !== null")
	harness.Eval[any](page, `(() => {
		globalThis.heard = new Set();
		new MutationObserver((all) => all.forEach(({target}) => {
			const live = (target.closest ? target : target.parentElement).closest('[role=status], [aria-live]');
			if (live) heard.add(live.className.split(' ')[0]);
		})).observe(document.body, {subtree: true, childList: true, characterData: true});
	})()`)
	pressed(page, key("choice-0"), "document.querySelector('.practice-view .answer .sentence')?.textContent")
	page.Wait("!document.querySelector('.practice-view .answer').hidden")
	page.Wait("heard.size >= 2")
	const live = "[...document.querySelectorAll('.practice-view :is([role=status], [aria-live])')]"
	regions := harness.Eval[string](page, live+".map((e) => e.className.split(' ')[0]).sort().join()")
	if regions != "practice-streak,practice-verdict" {
		t.Errorf("the live regions are %s", regions)
	}
	if got := harness.Eval[string](page, "[...heard].sort().join()"); got != "practice-streak,practice-verdict" {
		t.Errorf("%s are read out", got)
	}
}

// TestTableWithoutModule deals where the module could not start: the page says so, and not that this build lacks games.
func TestTableWithoutModule(t *testing.T) {
	harness.Parallel(t)
	page := openChanged(t, "en", "#v1&w=table")
	page.Wait("document.documentElement.dataset.core === 'failed' && document.querySelector('.table-deal') !== null")
	page.Focus(".table-deal")
	page.Press("Enter")
	page.WaitText(".table-view", "The engine could not start")
}

// TestPackedGameInPlainLink opens a link whose packed game was not written by the page: its _ is not %5F.
func TestPackedGameInPlainLink(t *testing.T) {
	harness.Parallel(t)
	packed := string(sampleLog(t, "compact/testdata/older.t1"))
	if !strings.Contains(packed, "_") {
		t.Fatal("the game has no _")
	}
	page := harness.Open(t, "#v1&w=replay&g="+strings.TrimSpace(packed))
	page.Wait("document.querySelectorAll('.transcript .move').length > 20")
}

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

const focused = "document.activeElement.dataset.pick ?? document.activeElement.dataset.command ?? " +
	"document.activeElement.dataset.key ?? document.activeElement.id ?? ''"

// TestPickerIsOneTabStop moves through the page by Tab and counts the stops in the picker's keys.
func TestPickerIsOneTabStop(t *testing.T) {
	page := openHand(t, "#v1&h=123m")
	page.Focus(field)
	stops := []string{}
	for range 60 {
		page.Press("Tab")
		if harness.Eval[bool](page, "document.activeElement.matches('.picker-key')") {
			stops = append(stops, harness.Eval[string](page, focused))
		}
		if harness.Eval[bool](page, "document.activeElement === document.body") {
			break
		}
	}
	if len(stops) != 1 {
		t.Errorf("Tab stops in the picker at %v, want one place", stops)
	}
}

func TestPickerByKeyboard(t *testing.T) {
	page := openHand(t, "")
	page.Focus(pick("1m"))
	for _, row := range []struct{ key, at string }{
		{"ArrowRight", "2m"}, {"ArrowDown", "2p"}, {"ArrowDown", "2s"}, {"ArrowDown", "2z"}, {"End", "delete"},
		{"Home", "1z"}, {"ArrowUp", "1s"}, {"ArrowLeft", "0p"},
	} {
		page.Press(row.key)
		if got := harness.Eval[string](page, focused); got != row.at {
			t.Errorf("%s goes to %s, want %s", row.key, got, row.at)
		}
	}
	page.Press("Enter", "Space", "Enter")
	page.WaitText(message, "only one red 5 of circles")
	page.Press("ArrowRight", "Enter", "Enter")
	page.Wait("document.querySelectorAll('.hand-tile').length === 3")
	page.Press("Backspace")
	page.Wait("document.querySelectorAll('.hand-tile').length === 2")
	if got := harness.Eval[string](page, focused); got != "1s" {
		t.Errorf("the focus went to %s", got)
	}
}

// TestHandByKeyboardAlone does everything from loading to a score without a pointer.
func TestHandByKeyboardAlone(t *testing.T) {
	page := openHand(t, "#v1&r=classical")
	page.Focus(field)
	page.Press("2", "2", "2", "3", "4", "5", "5", "5", "s", "2", "2", "2", "p", "6", "6", "6", "z")
	page.WaitText(".sum", "70")
	page.Focus(".hand-tile.is-drawn")
	page.Press("Enter")
	page.WaitText(sentence, "Ready")
	if !harness.Eval[bool](page, "document.activeElement.matches('.hand-tile')") {
		t.Error("taking a tile away lost the focus")
	}
	page.Focus(".wait-tile")
	page.Press("Enter")
	page.Wait("document.querySelectorAll('.hand-tile').length === 14")
	if harness.Eval[bool](page, "document.activeElement === document.body") {
		t.Error("winning on a wait lost the focus")
	}
}

// TestNoKeysOutsideWidgets presses every letter and digit without a focus: nothing happens.
func TestNoKeysOutsideWidgets(t *testing.T) {
	page := openHand(t, "#v1&h=123m")
	page.Wait("document.querySelectorAll('.hand-tile').length === 3")
	harness.Eval[any](page, "document.activeElement.blur()")
	page.Wait(readOut)
	before := harness.Eval[string](page, "document.body.innerText")
	for key := 'a'; key <= 'z'; key++ {
		page.Press(string(key))
	}
	page.Press("1", "5", "0")
	if after := harness.Eval[string](page, "document.body.innerText"); after != before {
		t.Errorf("a letter pressed nowhere changed the page to\n%s", after)
	}
}

// TestFocusIsNeverLost presses each button of the situation and the answer and checks the focus.
func TestFocusIsNeverLost(t *testing.T) {
	page := openHand(t, "#v1&h=22234555s222p666z&r=classical")
	page.WaitText(".sum", "70")
	keys := harness.Eval[[]string](page, "[...document.querySelectorAll('.situation button, .answer summary, .rules "+
		"summary, .line')].map((b, i) => (b.dataset.test = i, String(i)))")
	for _, key := range keys {
		selector := fmt.Sprintf("[data-test='%s']", key)
		if page.Count(selector) == 0 {
			continue // drawn again after an earlier press
		}
		harness.Eval[any](page, fmt.Sprintf("document.querySelector(%q).focus()", selector))
		page.Press("Enter")
		if harness.Eval[bool](page, "document.activeElement === document.body || document.activeElement === null") {
			t.Errorf("button %s lost the focus", key)
		}
	}
}

// TestGlossary shows the explanation of a term on focus and on hover, and closes it by Escape.
func TestGlossary(t *testing.T) {
	page := openHand(t, "#v1&h=135m4679p22478s6z+3s")
	page.Wait("document.querySelector('.terms .term') !== null")
	page.Focus(".terms .term")
	page.WaitText(".tip", "away from tenpai")
	if !harness.Eval[bool](page,
		"document.activeElement.getAttribute('aria-describedby') === document.querySelector('.tip').id") {
		t.Error("the term is not described by its explanation")
	}
	page.Press("Escape")
	page.Wait("!document.querySelector('.tip').matches(':popover-open')")
}

// TestSpokenHand reads the names that a screen reader gets.
func TestSpokenHand(t *testing.T) {
	page := openHand(t, "#v1&h=13m406p11z_5'55z+2m")
	page.Wait("document.querySelectorAll('.hand-tile').length > 5")
	got := harness.Eval[string](page, "document.querySelector('.hand').getAttribute('aria-label')")
	want := "The hand: 1 2 3 characters, 4 red 5 6 circles, East East; pon of White from left"
	if got != want &&
		got != "The hand: 1 3 characters, 4 red 5 6 circles, East East; drawn 2 of characters; pon of White from left" {
		t.Errorf("the hand is read as %q", got)
	}
	live := harness.Eval[[]string](page, "[...document.querySelectorAll('[role=status]')].map(e => e.className)")
	if !slices.ContainsFunc(live, func(classes string) bool { return strings.Contains(classes, "announced") }) {
		t.Errorf("live regions are %v, want what is read out among them", live)
	}
}

// TestAnswerInFewTabs reaches the answer from the address bar: by the skip link, and through the hand and the keys,
// which are one stop each.
func TestAnswerInFewTabs(t *testing.T) {
	page := openHand(t, "#v1&h=22234555s222p666z&r=classical")
	page.WaitText(".sum", "70")
	const most = 6
	for n := 1; ; n++ {
		page.Press("Tab")
		if harness.Eval[bool](page, "document.activeElement.matches('.skip.is-answer')") {
			page.Press("Enter")
		}
		if harness.Eval[bool](page, "document.activeElement.matches('.answer')") {
			t.Logf("%d Tabs", n)
			break
		}
		if n == most {
			t.Fatalf("after %d Tabs the answer is not reached", n)
		}
	}
	page.Focus(".hand-tile")
	page.Press("ArrowRight", "ArrowRight", "End")
	if !harness.Eval[bool](page, "document.activeElement.matches('.hand-tile.is-drawn')") {
		t.Error("the arrows do not walk the hand")
	}
	page.Press("Tab")
	if got := harness.Eval[string](page, focused); got != "hand-text" {
		t.Errorf("the hand is more than one stop: the next is %s", got)
	}
	page.Press("Shift+Tab")
	if !harness.Eval[bool](page, "document.activeElement.matches('.hand-tile.is-drawn')") {
		t.Error("the hand does not keep its place")
	}
}

// TestReadOutOncePaused counts what a screen reader reads while a hand is typed: only the last sentence.
func TestReadOutOncePaused(t *testing.T) {
	page := openHand(t, "")
	page.Wait(
		"(({textContent, ariaBusy}) => textContent !== '' && ariaBusy !== 'true')(document.querySelector('.announced'))")
	harness.Eval[any](page, `(() => {
		globalThis.told = [];
		new MutationObserver(() => told.push(document.querySelector('.announced').textContent)).observe(document.querySelector('.announced'), {childList: true, characterData: true, subtree: true});
	})()`)
	harness.Eval[any](page, `(() => { const input = document.querySelector('#hand-text');
		for (const text of ['123m', '123m406p', '123m406p789s', '123m406p789s11555z']) { input.value = text; input.dispatchEvent(new Event('input')); } })()`)
	page.Wait("told.length > 0")
	if told := harness.Eval[[]string](page, "told"); len(told) != 1 || told[0] != page.Text(sentence) {
		t.Errorf("told %q beside the sentence %q", told, page.Text(sentence))
	}
}

// answers are the views with an answer or another main part, each with the scene that shows it.
var answers = map[string]string{
	"hand-scored": ".answer", "hand-typed": ".answer", "replay-board": ".board", "replay-review": ".board",
	"table": ".board", "table-match": ".board",
	"practice": ".practice-question", "practice-score": ".answer", "embed": ".embed-codes", "help": ".help-search",
	"yaku": ".fan-search", "sitting": ".scorekeeper-form",
}

// TestAnswerInFewTabsInEveryView reaches the main part of each view from the top by at most six presses of Tab.
func TestAnswerInFewTabsInEveryView(t *testing.T) {
	harness.Parallel(t)
	const most = 6
	seen := 0
	v := &viewing{test: t, language: "en", options: []harness.Option{harness.Desktop}}
	for _, scene := range scenes {
		answer, ok := answers[scene.name]
		if !ok {
			continue
		}
		seen++
		t.Run(scene.name, func(t *testing.T) {
			p := v.show(t, &scene)
			// Tab starts from the top, as from the address bar.
			harness.Eval[any](p, "(() => { const top = document.createElement('span'); top.tabIndex = -1; "+
				"document.body.prepend(top); top.focus(); top.remove(); })()")
			for n := 1; ; n++ {
				p.Press("Tab")
				if harness.Eval[bool](p, "document.activeElement.matches('.skip.is-answer')") {
					p.Press("Enter")
				}
				if harness.Eval[bool](p, fmt.Sprintf("document.activeElement.matches('main %s')", answer)) {
					t.Logf("%d Tabs", n)
					break
				}
				if n == most {
					t.Fatalf("after %d Tabs %s is not reached, but %s", n, answer, harness.Eval[string](p,
						"document.activeElement.outerHTML.slice(0, 120)"))
				}
			}
		})
	}
	if seen != len(answers) {
		t.Errorf("%d of %d scenes looked at", seen, len(answers))
	}
}

package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestProblemElement shows a problem on another page: the question, its answer after a click, and no module for
// either. A text that is no problem keeps the author's text and shows an error.
func TestProblemElement(t *testing.T) {
	harness.Parallel(t)
	page := practised(t)
	packed := harness.Eval[string](page,
		`JSON.parse(localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('tehai.problem.v1.')))).p`)
	other := harness.Open(t, stranger(t, strings.TrimSuffix(harness.URL(t), "/"), "", "elements.js",
		`<mahjong-problem text="`+packed+`">first</mahjong-problem><mahjong-problem text="1<b>">second</mahjong-problem>`))
	root := "document.querySelector('mahjong-problem').shadowRoot"
	other.Wait(root + " && " + root + ".querySelector('.problem-choices button') !== null")
	if harness.Eval[bool](other, root+".querySelector('.problem-answer') !== null") {
		t.Error("the answer stands before it is asked for")
	}
	harness.Eval[any](other, root+".querySelector('.problem-choices button').click()")
	other.Wait(root + ".querySelector('.problem-verdict') !== null")
	if loaded := harness.Eval[string](other,
		"performance.getEntriesByType('resource').map(e => e.name).join()"); strings.Contains(loaded, ".wasm") ||
		strings.Contains(loaded, "elements-more") || !strings.Contains(loaded, "elements-problem.js") {
		t.Errorf("the element loads more than its own script: %s", loaded)
	}
	// Of a win the answer gets its yaku, han and fu, for which the module is loaded.
	all := harness.Eval[string](page, `Object.keys(localStorage).filter((key) => key.startsWith('tehai.problem.v1.'))
		.map((key) => '<mahjong-problem text="' + JSON.parse(localStorage.getItem(key)).p + '"></mahjong-problem>').join('')`)
	wins := harness.Open(t, stranger(t, deployed(t).URL, demanding+" tehai-elements-problem", "elements.js", all))
	won := "[...document.querySelectorAll('mahjong-problem')].map((one) => one.shadowRoot)" +
		".find((root) => root?.querySelector('.is-score'))"
	wins.Wait(won + " !== undefined")
	harness.Eval[any](wins, won+".querySelector('.problem-choices button').click()")
	wins.Wait(won + ".querySelector('.problem-sum')?.textContent.includes('fu')")
	if n := harness.Eval[int](wins, won+".querySelectorAll('.problem-score .problem-line').length"); n < 2 {
		t.Errorf("%d lines of yaku and fu", n)
	}
	if n := harness.Eval[int](wins, "document.adoptedStyleSheets.length"); n != 0 {
		t.Errorf("the page around gets %d style sheets", n)
	}
	harness.Eval[any](wins, won+".host.scrollIntoView()")
	wins.Screenshot("problem-element-score")
	other.Wait("[...document.querySelectorAll('mahjong-problem')].at(-1).shadowRoot.textContent.includes('not the text " +
		"of a problem')")
}

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
	other.Wait("[...document.querySelectorAll('mahjong-problem')].at(-1).shadowRoot.textContent.includes('not the text " +
		"of a problem')")
}

package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// quietProblem asks which tile to discard.
const quietProblem = "1AAACBAAlA0ODEEiFKLOPUVWWZBBZAAEDCgKADRec_BCACgKBFCODEKCdR_BCBCg" +
	"KAA_CCgKABA_BAAACD0BZAAFmCLgZnBAOkIBAAAKDUVWAAAcBKSHDdCJf4gAyCAuCCWABBBDBCbp"

// TestProblemElement shows problems on another page: the question, its answer after a click, and no module for either.
// Of a win the answer gets its yaku, han and fu, for which the module is loaded. A text that is no problem keeps the
// author's text and shows an error.
func TestProblemElement(t *testing.T) {
	harness.Parallel(t)
	page := practised(t)
	all := harness.Eval[string](page, `Object.keys(localStorage).filter((key) => key.startsWith('tehai.problem.v1.'))
		.map((key) => JSON.parse(localStorage.getItem(key)).p)
		.map((packed) => '<mahjong-problem text="' + packed + '">one</mahjong-problem>').join('')`)
	other := harness.Open(t, stranger(t, deployed(t).URL, demanding+" tehai-elements-problem", "elements.js",
		`<mahjong-problem text="`+quietProblem+`">first</mahjong-problem>`+all+
			`<mahjong-problem text="1<b>">second</mahjong-problem>`))
	roots := "[...document.querySelectorAll('mahjong-problem')].map((one) => one.shadowRoot)"
	quiet := roots + ".find((root) => root?.querySelector('.problem-question:not(.is-score) .problem-choices button'))"
	other.Wait(quiet + " !== undefined")
	if harness.Eval[bool](other, quiet+".querySelector('.problem-answer') !== null") {
		t.Error("the answer stands before it is asked for")
	}
	harness.Eval[any](other, quiet+".querySelector('.problem-choices button').click()")
	other.Wait(quiet + ".querySelector('.problem-verdict') !== null")
	if loaded := harness.Eval[string](other,
		"performance.getEntriesByType('resource').map(e => e.name).join()"); strings.Contains(loaded, ".wasm") ||
		strings.Contains(loaded, "elements-more") || !strings.Contains(loaded, "elements-problem.js") {
		t.Errorf("the element loads more than its own script: %s", loaded)
	}
	win := roots + ".find((root) => root?.querySelector('.is-score'))"
	other.Wait(win + " !== undefined")
	harness.Eval[any](other, win+".querySelector('.problem-choices button').click()")
	other.Wait("/\\w = \\d+ han \\d+ fu/.test(" + win + "?.querySelector('.problem-answer')?.textContent)")
	if n := harness.Eval[int](other, "document.adoptedStyleSheets.length"); n != 0 {
		t.Errorf("the page around gets %d style sheets", n)
	}
	harness.Eval[any](other, win+".host.scrollIntoView()")
	other.WindowScreenshot("problem-element-score")
	other.Wait("[...document.querySelectorAll('mahjong-problem')].at(-1).shadowRoot.textContent.includes('not the text " +
		"of a problem')")
}

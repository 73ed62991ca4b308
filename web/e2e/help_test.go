package e2e

import (
	"fmt"
	"testing"

	"tehai/web/e2e/harness"
)

// TestEmbedTabs moves through the tabs by keyboard: each shows only its code, and every piece of code has a name of
// its own.
func TestEmbedTabs(t *testing.T) {
	p := openView(t, "#v1&w=embed&h=123m406p789s11555z")
	p.Wait("document.querySelector('[data-code=iframe]') !== null")
	shown := `[...document.querySelectorAll('[data-code]')].filter((e) => e.checkVisibility()).map((e) => e.dataset.code).join(' ')`
	p.Focus("[data-key=embed-tab-wiki]")
	for _, want := range []string{"element api", "iframe"} {
		p.Press("ArrowRight")
		if got := harness.Eval[string](p, shown); got != want {
			t.Errorf("the tab shows %q, want %q", got, want)
		}
	}
	if twice := harness.Eval[int](p,
		`(() => { const names = [...document.querySelectorAll('[role=region]')].map((e) => e.getAttribute('aria-label')); return names.length - new Set(names).size; })()`); twice != 0 {
		t.Errorf("%d regions share a name", twice)
	}
	p.Axe("best-practice")
}

// TestHelpPictures counts the pictures of the chapters: the module computes each, and one that it refuses is left
// out.
func TestHelpPictures(t *testing.T) {
	p := openView(t, "#v1&w=help")
	p.Wait("document.querySelector('#help-fans') !== null")
	for _, want := range []struct {
		chapter  string
		pictures int
		says     string
	}{
		{"entry", 2, "123m406p789s11555z"}, {"discards", 1, "among own discards"}, {"notations", 6, "(1111z)"},
		{"terms", 7, "ryanmen · tanki"}, {"riichi", 2, "4 han · 20 fu"}, {"classical", 2, "123m456m789m"},
	} {
		figures := fmt.Sprintf("[...document.querySelector('#help-%s').parentElement.querySelectorAll('.help-picture')]",
			want.chapter)
		if n := harness.Eval[int](p,
			figures+".filter((e) => e.querySelector('[data-tile], .stack')).length"); n != want.pictures {
			t.Errorf("%s: %d pictures, want %d", want.chapter, n, want.pictures)
		}
		if !harness.Eval[bool](p, fmt.Sprintf("%s.some((e) => e.innerText.includes(%q))", figures, want.says)) {
			t.Errorf("%s: no picture says %s", want.chapter, want.says)
		}
	}
	if n := harness.Eval[int](p, "document.querySelectorAll('.help-board .board-river [data-tile]').length"); n < 12 {
		t.Errorf("%d tiles lie in the rivers of the board, want a deal that has been played for a while", n)
	}
}

// TestHelpSearch finds a term and hides the rest.
func TestHelpSearch(t *testing.T) {
	p := openView(t, "#v1&w=help")
	p.Wait("document.querySelector('#help-fans') !== null")
	shown := `[...document.querySelectorAll('.help-body section')].filter((e) => e.checkVisibility()).length`
	all := harness.Eval[int](p, shown)
	p.Fill("[data-key=help-search]", "furiten")
	p.Wait(shown + " > 0")
	if n := harness.Eval[int](p, shown); n >= all {
		t.Errorf("%d chapters of %d speak of furiten", n, all)
	}
	p.Fill("[data-key=help-search]", "zzzz")
	p.WaitText(".help-none", "Nothing found")
	p.Fill("[data-key=help-search]", "")
	if n := harness.Eval[int](p, shown); n != all {
		t.Errorf("%d chapters come back of %d", n, all)
	}
}

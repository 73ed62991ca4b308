package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// TestEmbedTabs walks the tabs by keyboard: each shows its code alone, and every piece of code has a name of its own.
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
	if twice := harness.Eval[int](p, `(() => { const names = [...document.querySelectorAll('[role=region]')].map((e) => e.getAttribute('aria-label')); return names.length - new Set(names).size; })()`); twice != 0 {
		t.Errorf("%d regions share a name", twice)
	}
	p.Axe("best-practice")
}

// TestHelpSearch finds a term and hides what is not asked for.
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
	p.WaitText(".help-none", "Nothing is said about that")
	p.Fill("[data-key=help-search]", "")
	if n := harness.Eval[int](p, shown); n != all {
		t.Errorf("%d chapters come back of %d", n, all)
	}
}

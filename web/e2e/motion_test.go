package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// TestTilesOfTheHandMove watches the hand while tiles come and go: a new one slides in, the others move to their
// places, a removed one leaves; nothing moves while the user types, or if the user prefers no motion.
func TestTilesOfTheHandMove(t *testing.T) {
	const (
		moving = "document.querySelector('.hand').getAnimations({subtree: true}).filter((one) => !(one instanceof " +
			"CSSTransition)).map((one) => one.effect.target.dataset.tile).join()"
		stopped = "document.querySelector('.hand').getAnimations({subtree: true}).length === 0 && " +
			"document.querySelector('.leaving') === null"
	)
	after := func(p *harness.Page, deed string) string {
		p.Wait(stopped)
		return harness.Eval[string](p, "(() => { document.activeElement.blur(); "+deed+"; return "+moving+"; })()")
	}
	open := func(options ...harness.Option) *harness.Page {
		p := openHand(t, "#v1&h=135m456p789s1z", options...)
		p.Wait("document.documentElement.dataset.answer === 'complete'")
		// The code of the animation is fetched with the first change.
		harness.Eval[any](p, "document.querySelector('[data-pick=\"7z\"]').click()")
		p.Wait("document.querySelectorAll('.hand-tile').length === 11 && " +
			"performance.getEntriesByType('resource').some(({name, responseEnd}) => name.includes('lib-row-motion') && " +
			"responseEnd > 0)")
		return p
	}
	p := open(harness.Phone)
	p.Wait("(() => { const b = document.querySelector('[data-pick=\"2m\"]'); return b !== null; })()")
	if got := after(p, `document.querySelector('[data-pick="4m"]').click()`); got != "5m,4p,5p,6p,7s,8s,9s,1z,7z,4m" &&
		got != "4m,5m,4p,5p,6p,7s,8s,9s,1z,7z" {
		t.Errorf("a tile was drawn, and %q moved", got)
	}
	const taken = `document.querySelector('.hand-tile[data-tile="1m"]').click()`
	if got := after(p, taken); got == "" {
		t.Error("a tile was taken away, and nothing moved up")
	}
	after(p, "null")
	if got := harness.Eval[int](p, "(() => { document.querySelector('.hand-tile[data-tile=\"3m\"]').click(); return "+
		"document.querySelectorAll('.leaving[aria-hidden=true]').length; })()"); got != 1 {
		t.Errorf("%d tiles leave, want 1", got)
	}
	p.Wait(stopped)
	if got := harness.Eval[string](p, "(() => { const i = document.querySelector('#hand-text'); i.focus(); i.value += ' "+
		"3z'; i.dispatchEvent(new Event('input', {bubbles: true})); return "+moving+"; })()"); got != "" {
		t.Errorf("somebody types, and %q move", got)
	}
	if got := after(open(harness.Phone, harness.ReducedMotion),
		`document.querySelector('[data-pick="4m"]').click()`); got != "" {
		t.Errorf("no motion is wanted, and %q move", got)
	}
}

// boardMotions steps through the beginning of a sample game and lists what moves on the board.
func boardMotions(t *testing.T, options ...harness.Option) map[string]bool {
	t.Helper()
	p := openSample(t, 1, options...)
	p.Wait("document.querySelector('.step-count')?.textContent === '0/79'")
	names := harness.Eval[[]string](p, `(() => {
		const names = new Set();
		for (let n = 0; n < 79; n += 1) {
			document.querySelector('[data-act=nextStep]').click();
			for (const one of document.querySelector('.felt').getAnimations({subtree: true})) if (one.animationName) names.add(one.animationName);
		}
		return [...names]; })()`)
	found := map[string]bool{}
	for _, name := range names {
		found[name] = true
	}
	return found
}

// TestTilesOnTheBoardMove watches a game that is stepped through: a drawn tile appears, a discard leaves, the tile
// drawn before moves to its place in the hand, a meld is laid down; nothing moves if the user prefers no motion.
func TestTilesOnTheBoardMove(t *testing.T) {
	moving := boardMotions(t, harness.Phone)
	for _, want := range []string{"drawn", "let-go", "sorted"} {
		if !moving[want] {
			t.Errorf("nothing is %s on the board: %v", want, moving)
		}
	}
	if still := boardMotions(t, harness.Phone, harness.ReducedMotion); len(still) > 0 {
		t.Errorf("no motion is wanted, and there is %v", still)
	}
}

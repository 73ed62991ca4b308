package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// tapAll taps one thing after the other on a phone and counts. Each must be visible without scrolling and uncovered.
func tapAll(t *testing.T, page *harness.Page, selectors ...string) int {
	t.Helper()
	for _, selector := range selectors {
		page.Wait(fmt.Sprintf("document.querySelector(%q) !== null", selector))
		seen := harness.Eval[string](page, fmt.Sprintf(`(() => {
			const element = document.querySelector(%q);
			const box = element.getBoundingClientRect();
			const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
			if (!at || !(element.contains(at) || at.closest('label')?.contains(element))) return 'is out of sight or covered';
			element.click();
			return '';
		})()`, selector))
		if seen != "" {
			t.Fatalf("%s %s", selector, seen)
		}
	}
	if scrolled := harness.Eval[float64](page, "scrollY"); scrolled != 0 {
		t.Errorf("the page scrolled by %.0f", scrolled)
	}
	return len(selectors)
}

func mode(name string) string   { return fmt.Sprintf(`[data-key="mode-%s"]`, name) }
func decide(name string) string { return fmt.Sprintf(`[data-key="decide-%s"]`, name) }

// inSight reports whether the whole of an element is on the first screen and above the picker.
func inSight(page *harness.Page, selector string) bool {
	return harness.Eval[bool](page, fmt.Sprintf(`(() => {
		const box = document.querySelector(%q).getBoundingClientRect();
		return box.top >= 0 && box.bottom <= document.querySelector('.picker').getBoundingClientRect().top;
	})()`, selector))
}

// TestTapsOfAClosedHand enters 234m 406p 678s 55s 777z with riichi, self-draw, the South seat and a dora indicator.
func TestTapsOfAClosedHand(t *testing.T) {
	page := openHand(t, "", harness.Size(390, 664))
	taps := tapAll(t, page, mode("three"), pick("7z"), mode("run"), pick("2m"), pick("6s"), mode("hand"),
		pick("4p"), pick("0p"), pick("6p"), pick("5s"), pick("5s"),
		decide("riichi"), decide("tsumo"), decide("seatWind"), decide("dora"), pick("3p"))
	page.WaitText(".sum", "8,000")
	if taps > 17 {
		t.Errorf("%d taps, want at most 17", taps)
	}
	t.Logf("%d taps, no scrolling", taps)
	if got := page.Text(".assumed"); !strings.Contains(got, "South seat") || !strings.Contains(got, "riichi") ||
		!strings.Contains(got, "tsumo") {
		t.Errorf("the card says it counted with %q", got)
	}
	for _, selector := range []string{".sum", ".payments"} {
		if !inSight(page, selector) {
			t.Errorf("%s is not on the first screen", selector)
		}
	}
}

// TestTapsOfAnOpenHand enters two pungs, a kong and the rest: the hand is complete and the keys fold by themselves.
func TestTapsOfAnOpenHand(t *testing.T) {
	page := openHand(t, "", harness.Size(390, 664))
	taps := tapAll(t, page, mode("pung"), pick("5z"), pick("2m"), mode("kong"), pick("1z"), mode("hand"), pick("3p"),
		pick("4p"), pick("5p"), pick("8s"), pick("8s"))
	page.Wait("document.querySelector('.picker').dataset.panel === 'folded'")
	page.WaitText(".way", "ron")
	if taps > 11 {
		t.Errorf("%d taps, want at most 11", taps)
	}
	t.Logf("%d taps, no scrolling", taps)
	if page.Count(decide("riichi")) != 0 {
		t.Error("riichi is offered to an open hand")
	}
	for _, selector := range []string{".ways", ".sum", ".payments"} {
		if !inSight(page, selector) {
			t.Errorf("%s is not on the first screen", selector)
		}
	}
	// Ron and self-draw are side by side; a tap chooses one.
	tapAll(t, page, `[data-key="way-selfDrawn"]`)
	page.Wait("document.querySelector('.ways') === null && " +
		"document.querySelector('[data-key=decide-tsumo]').getAttribute('aria-pressed') === 'true'")
}

// TestNarrowNavigation checks that every entry can be read at 360 pixels.
func TestNarrowNavigation(t *testing.T) {
	page := openHand(t, "", harness.Size(360, 664))
	if cut := harness.Eval[string](page, `(() => {
		const nav = document.querySelector('.views').getBoundingClientRect();
		return [...document.querySelectorAll('.view-link')].filter((link) => {
			const box = link.getBoundingClientRect();
			return box.left < nav.left - 0.5 || box.right > nav.right + 0.5;
		}).map((link) => link.textContent).join(', ');
	})()`); cut != "" {
		t.Errorf("cut off: %s", cut)
	}
}

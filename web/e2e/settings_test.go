package e2e

import (
	"math"
	"net/http"
	"testing"

	"tehai/web/e2e/harness"
)

// TestSettingsDoNotShift opens the settings while the words below them are still loading: the switches do not move
// when they arrive.
func TestSettingsDoNotShift(t *testing.T) {
	for name, window := range map[string]harness.Option{"a phone": harness.Phone, "a desktop": harness.Size(1280, 800)} {
		come := make(chan struct{})
		files := http.FileServer(http.Dir(harness.Dist(t)))
		address := withoutFile(t, "words-en-more-", func(w http.ResponseWriter, r *http.Request) {
			<-come
			files.ServeHTTP(w, r)
		})
		page := harness.Open(t, address+"#v1&h=123m", window)
		page.Wait("document.documentElement.dataset.core === 'ready'")
		page.Click(".settings-button")
		const place = "document.querySelector('#settings [data-key=plain]').getBoundingClientRect().y"
		page.Wait("document.querySelector('#settings').matches(':popover-open') && " +
			"document.querySelector('#settings').getAnimations({subtree: true}).length === 0")
		before := harness.Eval[float64](page, place)
		if harness.Eval[bool](page, "document.querySelector('.settings-more').childElementCount > 0") {
			t.Fatalf("on %s the words were there already", name)
		}
		close(come)
		page.Wait("document.querySelector('.settings-more').childElementCount > 0")
		if after := harness.Eval[float64](page, place); math.Abs(after-before) > 2 {
			t.Errorf("on %s the switches moved from %.0f to %.0f", name, before, after)
		}
	}
}

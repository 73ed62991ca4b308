package e2e

import (
	"context"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// TestAgainForRules opens the page at such rules without the deferred module: the answer shows that with a button,
// which loads it once it is available.
func TestAgainForRules(t *testing.T) {
	page := harness.Open(t, "about:blank")
	keepSecondAway(page)
	page.Go("#v1&h=123m456p789s11155z&r=mcr")
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('[data-key=again]') !== null")
	harness.Eval[any](page, "window.asked = false")
	page.Click("[data-key=again]")
	page.Wait("window.asked")
	// The failure takes a few tasks to arrive; the button may be gone meanwhile, or stay.
	harness.Eval[any](page, "new Promise(done => setTimeout(done, 300))")
	page.Wait("document.querySelectorAll('[data-key=again]').length === 1") // what failed once is offered again
	harness.Eval[bool](page, "window.there = true")
	page.Click("[data-key=again]")
	page.Wait("document.querySelector('.answer .sentence')?.textContent.includes('21')")
	page.Wait("document.querySelector('[data-key=again]') === null")
}

// keepSecondAway makes requests for the deferred module fail until window.there is set.
func keepSecondAway(page *harness.Page) {
	page.Do("keeping the second part away", chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := cdppage.AddScriptToEvaluateOnNewDocument(`(() => {
			const isAway = address => String(address).includes('core-rest-') && !window.there;
			const { fetch } = window, { open } = XMLHttpRequest.prototype;
			const away = () => { window.asked = true; return new TypeError('away'); };
			window.fetch = (address, options) => isAway(address) ? Promise.reject(away()) : fetch(address, options);
			XMLHttpRequest.prototype.open = function (way, address, ...rest) {
				if (isAway(address)) throw away();
				return open.call(this, way, address, ...rest);
			};
		})()`).Do(ctx)
		return err
	}))
}

// TestRulesComeLate opens the page at rules in the deferred module while that is not available, and again once it is:
// the first failure has no later effect in the module, and everything that the page shows of the rules appears.
func TestRulesComeLate(t *testing.T) {
	page := harness.Open(t, "about:blank")
	keepSecondAway(page)
	const options = "document.querySelectorAll('.options .option').length"
	const chips = "document.querySelectorAll('.situation .chip').length"
	page.Go("#v1&h=123m456p789s11155z&r=mcr")
	page.Wait("document.documentElement.dataset.core === 'ready'")
	if !harness.Eval[bool](page, "window.asked") {
		t.Error("nothing asked for the second part at once")
	}
	page.Click(".rules-options summary")
	page.Wait("document.querySelector('.rules-options').open")
	// Another view requests the deferred module again.
	harness.Eval[bool](page, "window.there = true, location.hash = '#v1&h=123m456p789s11155z&w=table&r=mcr', true")
	page.Wait("!document.querySelector('.hand-view')")
	page.Wait("document.querySelector('main .table-view, main .table, main .board')")
	harness.Eval[bool](page, "location.hash = '#v1&h=123m456p789s11155z&r=mcr', true")
	page.Wait("document.querySelector('.answer .sentence')?.textContent.includes('21')")
	page.Wait(options + " > 0")
	page.Wait(chips + " > 0")
}

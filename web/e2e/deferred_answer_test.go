package e2e

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// heldSecond is a host that holds back the deferred module until letGo is called. asked is closed when it is
// requested.
func heldSecond(t *testing.T) (h *host, asked chan struct{}, letGo func()) {
	t.Helper()
	return held(t, "core-rest-")
}

// held is a host that holds back the files whose paths contain a text.
func held(t *testing.T, name string) (h *host, asked chan struct{}, letGo func()) {
	t.Helper()
	h = deployed(t)
	asked = make(chan struct{})
	gate := make(chan struct{})
	ask := sync.OnceFunc(func() { close(asked) })
	headers := h.headers
	h.headers = func(path string, set func(name, value string)) {
		if strings.Contains(path, name) {
			ask()
			<-gate
		}
		headers(path, set)
	}
	letGo = sync.OnceFunc(func() { close(gate) })
	t.Cleanup(letGo) // otherwise the host would wait for its own answer
	return h, asked, letGo
}

const (
	// isWhole: the deferred module has loaded, and the page has been drawn with it.
	isWhole = "document.documentElement.dataset.answer === 'complete'"
	// isListed: it has loaded, and the page has begun to use it.
	isListed = "document.querySelectorAll('#ruleset option').length > 1"
	// pictures: several frames have passed, so that the page has drawn what it wanted to.
	pictures = `(async () => { for (let i = 0; i < 5; i++) await new Promise(done => requestAnimationFrame(() => setTimeout(done))); return true; })()`
)

// TestSecondPartLeavesTheAnswer loads the deferred module after an answer that it does not change: each element, an
// open fold, the focus and the selected text stay. The discards of a complete hand are in a fold of their own, in the
// order of the rules.
func TestSecondPartLeavesTheAnswer(t *testing.T) {
	for _, hand := range []string{"123m406p789s11555z", "123m406p789s1155z", "1234567m12p2233s", ""} {
		h, _, letGo := heldSecond(t)
		page := harness.Open(t, h.URL+"/#v1&h="+hand)
		page.Wait(coreReady)
		if hand == "" {
			page.Wait("document.querySelectorAll('.start-card button').length > 3")
		}
		before := harness.Eval[int](page, `(() => {
			window.nodes = [...document.querySelectorAll('.answer .terms, .answer .evidence, .entry, .picker')].flatMap(part => [...part.querySelectorAll('*')]).filter(node => !node.closest('.field-notes, .field-marks, :has(> [data-key=fold-instead])'));
			const fold = document.querySelector('.evidence details');
			if (fold) fold.open = true;
			document.querySelector('.evidence button').focus();
			getSelection().selectAllChildren(document.querySelector('.card .line') ?? document.querySelector('.waits') ?? document.querySelector('.evidence'));
			window.chosen = String(getSelection());
			window.held = document.activeElement;
			return nodes.length; })()`)
		letGo()
		page.Wait(isWhole)
		if got := harness.Eval[string](page,
			`[nodes.filter(node => !node.isConnected).map(node => node.className || node.localName).slice(0, 5).join(),
			document.activeElement === held, document.querySelector('.evidence details')?.open ?? true, String(getSelection()) === chosen].join(' ')`); got != " true true true" || before < 60 {
			t.Errorf("%q: of %d elements these went; the focus, the fold, the selection stayed: %s", hand, before, got)
		}
	}
}

// TestPressOverSecondPart presses a discard, loads the deferred module, which changes the order of discards, and
// releases: the click counts, with a mouse and a finger, and the new order is drawn after it.
func TestPressOverSecondPart(t *testing.T) {
	harness.Parallel(t)
	for name, press := range map[string]func(*harness.Page, string) func(){"mouse": (*harness.Page).Hold,
		"finger": (*harness.Page).Touch} {
		t.Run(name, func(t *testing.T) {
			h, _, letGo := heldSecond(t)
			page := harness.Open(t, h.URL+"/#v1&h=135m4679p22478s66z", harness.Phone)
			page.Wait(coreReady)
			const order = "[...document.querySelectorAll('.evidence [data-key^=discard-]')].map(({dataset}) => " +
				"dataset.key).join()"
			before := harness.Eval[string](page, order)
			release := press(page, ".evidence [data-key=discard-5m]")
			letGo()
			page.Wait(isListed)
			harness.Eval[bool](page, pictures)
			if got := harness.Eval[string](page, order); got != before {
				t.Errorf("under the finger %s became %s", before, got)
			}
			release()
			page.Wait("document.querySelectorAll('.hand-tile').length === 13")
			if text := harness.Eval[string](page, "document.querySelector('#hand-text').value"); text != "13m4679p22478s66z" {
				t.Errorf("5m was let go, and %s is left", text)
			}
			page.Wait(isWhole)
			page.Click("[data-command=undo]")
			page.Wait("document.querySelectorAll('.hand-tile').length === 14")
			if after := harness.Eval[string](page, order); after == before {
				t.Errorf("the order stayed %s: this hand shows nothing", before)
			}
		})
	}
}

// TestPressOverOdds presses a discard until long after the odds of the hand have arrived with another order, and
// releases.
func TestPressOverOdds(t *testing.T) {
	page := harness.Open(t, "#v1&h=135m4679p22478s66z", harness.Phone)
	page.Wait(isWhole)
	const order = "[...document.querySelectorAll('.evidence [data-key^=discard-]')].map(({dataset}) => dataset.key).join()"
	before := harness.Eval[string](page, order)
	release := page.Touch(".evidence [data-key=discard-7p]")
	harness.Eval[any](page, "new Promise(done => setTimeout(done, 1500))")
	held := harness.Eval[string](page, order)
	release()
	page.Wait("document.querySelectorAll('.hand-tile').length === 13")
	if text := harness.Eval[string](page, "document.querySelector('#hand-text').value"); text != "135m469p22478s66z" {
		t.Errorf("7p was let go, and %s is left; the order was %s, then %s", text, before, held)
	}
}

// TestFoldsOfSecondPart opens folds whose tables are in the deferred module before that is loaded: they say that they
// wait, and fill when it has loaded.
func TestFoldsOfSecondPart(t *testing.T) {
	h, _, letGo := heldSecond(t)
	page := harness.Open(t, h.URL+"/#v1&h=123m406p789s11555z")
	page.Wait(coreReady)
	page.Click(".compare summary")
	page.WaitText(".compare", "Loading")
	page.Click(".pay-table summary")
	page.WaitText(".pay-table", "Loading")
	letGo()
	page.Wait("document.querySelectorAll('.compare[open] .compare-rows li').length > 10 && " +
		"document.querySelector('.pay-table td.is-current') !== null")
}

// TestFoldsAreFetchedAgain opens a fold while the deferred module cannot be loaded, and again once it can.
func TestFoldsAreFetchedAgain(t *testing.T) {
	h := deployed(t)
	var gone atomic.Bool
	gone.Store(true)
	headers := h.headers
	h.headers = func(path string, set func(name, value string)) {
		if gone.Load() && strings.Contains(path, "core-rest-") {
			panic(http.ErrAbortHandler)
		}
		headers(path, set)
	}
	page := harness.Open(t, h.URL+"/#v1&h=123m406p789s11555z")
	page.Expect("core-rest-")
	page.Wait(coreReady)
	page.Click(".compare summary")
	page.WaitText(".compare", "could not be loaded")
	gone.Store(false)
	page.Click(".compare .fold-body button")
	page.Wait("document.querySelectorAll('.compare[open] .compare-rows li').length > 10")
}

// TestElementShowsTheNewest gives an element another hand while it waits for the deferred module: the earlier hand is
// not drawn over it.
func TestElementShowsTheNewest(t *testing.T) {
	h, asked, letGo := heldSecond(t)
	p := harness.Open(t, stranger(t, h.URL, "", "elements.js",
		`<mahjong-score text="123m456p789s11155z" rules="mcr">the text</mahjong-score>`))
	<-asked
	harness.Eval[any](p,
		`{ const e = document.querySelector('mahjong-score'); e.setAttribute('rules', 'riichi-tenhou'); e.setAttribute('text', '123m406p789s11555z'); }`)
	within(p, "mahjong-score", ".sentence", "3,900")
	letGo()
	p.Wait(`customElements.get('mahjong-score') && performance.getEntriesByType('resource').some(({name, responseEnd}) => name.includes('core-rest-') && responseEnd > 0)`)
	harness.Eval[bool](p, pictures)
	within(p, "mahjong-score", ".sentence", "3,900")
	if got := harness.Eval[string](p, "document.querySelector('mahjong-score').state.ruleset"); got != "riichi-tenhou" {
		t.Errorf("the element is one of %s", got)
	}
}

// TestElementsDoNotBlock draws a score whose rules are in the deferred module, in an article, while that is held
// back: the article stays responsive, and the score is drawn when it has loaded.
func TestElementsDoNotBlock(t *testing.T) {
	const score = `<mahjong-score text="123m456p789s11155z" rules="mcr">the text</mahjong-score>`
	const watch = `<script>const open = XMLHttpRequest.prototype.open;
		XMLHttpRequest.prototype.open = function (way, address, later = true, ...more) { window.stood ||= !later; return open.call(this, way, address, true, ...more); };</script>`
	h, asked, letGo := heldSecond(t)
	p := harness.Open(t, stranger(t, h.URL, "", "elements.js", watch+score))
	<-asked
	p.Wait(inside("mahjong-score", ".row") + " !== null") // the tiles
	if harness.Eval[bool](p, "window.stood === true") {
		t.Error("the page stood still for the second part")
	}
	letGo()
	within(p, "mahjong-score", ".sentence", "21")

	h = deployed(t)
	headers := h.headers
	h.headers = func(path string, set func(name, value string)) {
		if strings.Contains(path, "core-rest-") {
			panic(http.ErrAbortHandler)
		}
		headers(path, set)
	}
	p = harness.Open(t, stranger(t, h.URL, "", "elements.js",
		score+`<mahjong-score id="riichi" text="123m406p789s11555z">the text</mahjong-score>`))
	p.Expect("core-rest-")
	within(p, "mahjong-score", ".said", "This part of the page could not be loaded.")
	within(p, "#riichi", ".sum-number", "")
	// A click that needs the deferred module says that it waits, and the content stays.
	harness.Eval[any](p, inside("#riichi", ".compare summary")+".click()")
	within(p, "#riichi", ".compare", "This part of the page could not be loaded.")
}

// TestFirstAnswerMakesNoNumberFormat counts Intl objects, the first of which takes a browser 20 ms and more.
func TestFirstAnswerMakesNoNumberFormat(t *testing.T) {
	page := harness.Open(t, "about:blank")
	const count = `{
		const { NumberFormat } = Intl, { toLocaleString } = Number.prototype;
		window.formats = 0;
		Intl.NumberFormat = function (...given) { window.formats++; return new NumberFormat(...given); };
		Number.prototype.toLocaleString = function (...given) { window.formats++; return toLocaleString.apply(this, given); };
	}`
	page.Do("counting formats of numbers", chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := cdppage.AddScriptToEvaluateOnNewDocument(count).Do(ctx)
		return err
	}))
	for _, place := range []string{"#v1&h=123m406p789s11555z", "#v1&h=135m4679p22478s6z%2B3s", "#v1&h=234m456p2346788s",
		""} {
		page.Go("about:blank")
		page.Go(place)
		page.Wait(isWhole)
		if n := harness.Eval[int](page, "window.formats"); n != 0 {
			t.Errorf("%s: %d formats of numbers were made", place, n)
		}
	}
}

// TestSecondPartOfOtherViews opens a view that needs the deferred module, which hangs: the page says what it waits
// for, and not that one may type, as the Hand view says. What was chosen meanwhile is opened once it has loaded.
func TestSecondPartOfOtherViews(t *testing.T) {
	harness.Parallel(t)
	h, asked, letGo := heldSecond(t)
	page := harness.Open(t, "about:blank", harness.Size(390, 664))
	page.Do("starting to open", chromedp.Evaluate("void (location.href = "+quoted(h.URL+"/#v1&w=replay")+")", nil))
	<-asked
	page.Wait("document.querySelector('.game-list button') !== null")
	page.Click(".game-list li:nth-child(1) button")
	page.WaitText(".replay-notes", "needs the whole engine, which is still loading")
	if said := page.Text("body"); strings.Contains(said, "type and pick") {
		t.Errorf("Replay has nothing to type or pick: %s", said)
	}
	letGo()
	page.Wait(boardReady + " && document.querySelector('.replay-notes').textContent === ''")
}

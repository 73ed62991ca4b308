package e2e

import (
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"tehai/web/e2e/harness"
)

// states are the Hand view and Help in all their states.
var states = []struct{ name, link string }{
	{"empty", "#v1"},
	{"far", "#v1&h=135m4679p22478s6z+3s"},
	{"draws", "#v1&h=135m4679p2247s66z"},
	{"ready", "#v1&h=2344456p678s555m"},
	{"classical", "#v1&h=22234555s222p666z&r=classical"},
	{"riichi", "#v1&h=123m456p23789s99p+4s&s=selfDrawn,riichi:1,seatWind:.S,honba:1&i=8p"},
	{"open", "#v1&h=45p678s55p_2'34m_5'55z+6p&i=4m&n=3m&v=9s"},
	{"yakuman", "#v1&h=1112345678999s+5s"},
	{"no-yaku", "#v1&h=23m456p78999s_1'23s+1m"},
	{"error", "#v1&h=123x"},
	{"list", "#v1&h=0_4_8_12"},
	{"help", "#v1&w=help"},
}

// A size is a window that the page is made for.
type size struct {
	name          string
	width, height int64
}

var sizes = []size{{"320", 320, 640}, {"390", 390, 844}, {"820", 820, 1180}, {"1440", 1440, 900}}

// answered is true when no computation runs in the background.
const answered = "document.querySelectorAll('[aria-busy=true]').length === 0"

// unfold opens all details, and waits until those who listen have heard of it.
const unfold = `Promise.all([...document.querySelectorAll('details:not([open])')].map((d) => new Promise((done) => {
	d.addEventListener('toggle', done, {once: true});
	d.open = true;
})))`

// eachState shows every state in one page after another, by links.
func eachState(t *testing.T, look func(page *harness.Page, name string), options ...harness.Option) {
	t.Helper()
	page := openHand(t, "", options...)
	for _, state := range states {
		page.Go(state.link)
		// The view of the state before may still be there while Help is fetched.
		shown := "main .sentence"
		if state.name == "help" {
			shown = ".help-view .help-body"
		}
		page.Wait(fmt.Sprintf("document.documentElement.dataset.core === 'ready' "+
			"&& document.querySelector('%s')?.textContent "+
			"&& [...document.querySelectorAll('main h1')].some((one) => one.checkVisibility())", shown))
		look(page, state.name)
	}
}

// TestEveryState shows each state once. With folds open axe finds nothing, by day and in dark colours; at every size
// nothing is wider than the window; at 320 px every button has at least 24 px in both directions. It takes pictures
// with folds closed: two sizes light, two dark.
func TestEveryState(t *testing.T) {
	eachState(t, func(page *harness.Page, name string) {
		t.Log(name)
		takePictures(page, name)
		harness.Eval[any](page, unfold)
		page.Wait(answered)
		page.Axe("best-practice")
		harness.Eval[any](page, "document.documentElement.dataset.theme = 'dark'")
		page.NewContrast()
		harness.Eval[any](page, "document.documentElement.dataset.theme = 'auto'")
		for _, size := range sizes {
			page.Resize(size.width, size.height)
			if over := harness.Eval[int](page, "document.documentElement.scrollWidth - innerWidth"); over > 0 {
				t.Errorf("%s at %s: %d px too wide", name, size.name, over)
			}
			if size.name != "320" {
				continue
			}
			if small := harness.Eval[[]string](page, smallTargets); len(small) > 0 {
				t.Errorf("%s: too small at 320 px: %v", name, small)
			}
		}
		page.Resize(390, 844)
		harness.Eval[any](page, "document.querySelectorAll('details').forEach(d => { d.open = false; })")
	}, harness.Phone, harness.ReducedMotion)
}

// takePictures takes those of a state if SCREENSHOTS is set.
func takePictures(page *harness.Page, name string) {
	if os.Getenv("SCREENSHOTS") == "" {
		return
	}
	for i, size := range sizes {
		theme := []string{"light", "dark"}[i%2]
		page.Scheme(theme)
		page.Resize(size.width, size.height)
		page.WindowScreenshot(name + "-" + size.name + "-" + theme)
	}
	page.Do("choosing light colours and reduced motion", emulation.SetEmulatedMedia().WithFeatures(
		[]*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}))
	page.Resize(390, 844)
}

// smallTargets lists buttons with less than 24 px in a direction. Terms in a line of text are exempt, and file inputs
// that a visible label stands for.
const smallTargets = `[...document.querySelectorAll('button, select, summary, a.view-link, label.segment, input:not([type=radio], [type=checkbox])')]
	.map(e => [e, e.getBoundingClientRect()])
	.filter(([e, box]) => e.checkVisibility({visibilityProperty: true}) && box.width && !e.matches('.term, .unseen') && (box.width < 24 || box.height < 24))
	.map(([e, box]) => e.className + ' ' + Math.round(box.width) + '×' + Math.round(box.height))`

// TestHandFitsOneRow counts the lines of fourteen tiles: one, or two if tiles of 24 px do not fit in one.
func TestHandFitsOneRow(t *testing.T) {
	page := openHand(t, "#v1&h=135m4679p22478s6z+3s")
	page.Wait("document.querySelectorAll('.hand-tile').length === 14")
	for _, size := range sizes {
		page.Resize(size.width, size.height)
		if rows := harness.Eval[int](page, "new Set([...document.querySelectorAll('.hand-tile')]"+
			".map(b => Math.round(b.getBoundingClientRect().bottom))).size"); rows != 1 && (rows != 2 || size.name != "320") {
			t.Errorf("at %s the hand takes %d rows", size.name, rows)
		}
	}
}

// TestTypingMovesNothing types a hand: the field, the picker and the answer do not move.
func TestTypingMovesNothing(t *testing.T) {
	page := openHand(t, "")
	for _, size := range sizes {
		page.Fill(field, "")
		page.Resize(size.width, size.height)
		places := "['#hand-text', '.picker', '.saying', '.evidence'].map(s => " +
			"Math.round(document.querySelector(s).getBoundingClientRect().top)).join()"
		before := harness.Eval[string](page, places)
		for _, tile := range []string{"1m", "2m", "3m", "4p", "0p", "6p", "7s"} {
			page.Type(field, tile)
			if after := harness.Eval[string](page, places); after != before {
				t.Errorf("at %s typing %s moves field, picker, sentence, evidence from %s to %s", size.name, tile, before, after)
			}
		}
	}
}

// TestNoLayoutShift loads the page with a hand and sums the browser's layout shifts.
func TestNoLayoutShift(t *testing.T) {
	for _, size := range sizes {
		page := openHand(t, "#v1&h=22234555s222p666z&r=classical", harness.Size(size.width, size.height))
		page.WaitText(".sum", "70")
		shift := harness.Eval[float64](page, `new Promise(done => { let sum = 0;
			new PerformanceObserver(list => { for (const e of list.getEntries()) sum += e.value; }).observe({type: 'layout-shift', buffered: true});
			setTimeout(() => done(sum), 200); })`)
		if shift > 0.01 { // a tenth of the usual limit for a good page
			t.Errorf("at %s the layout shifts by %.3f while loading", size.name, shift)
		}
	}
}

// TestReducedMotion finds no transition or animation with a duration.
func TestReducedMotion(t *testing.T) {
	page := openHand(t, "#v1&h=2344456p678s555m", harness.ReducedMotion)
	page.Wait("document.querySelector('.wait') !== null")
	moving := harness.Eval[[]string](page,
		`[...document.querySelectorAll('*')].filter(e => { const s = getComputedStyle(e);
		return (s.transitionDuration + ',' + s.animationDuration).split(',').some(d => parseFloat(d) > 0); }).map(e => e.className)`)
	if len(moving) > 0 {
		t.Errorf("these still move: %v", moving)
	}
}

// TestForcedColours keeps choices visible without our colours.
func TestForcedColours(t *testing.T) {
	page := openHand(t, "#v1&h=22234555s222p666z&r=classical", harness.ForcedColours, harness.Phone)
	page.WaitText(".sum", "70")
	page.WindowScreenshot("forced-colours")
	page.Axe()
}

// TestPrint prints the hand and the card, without controls.
func TestPrint(t *testing.T) {
	page := openHand(t, "#v1&h=22234555s222p666z&r=classical")
	page.WaitText(".sum", "70")
	page.Do("printing", media("print"))
	for selector, shown := range map[string]bool{".hand": true, ".card": true, ".picker": false, ".tools": false,
		".situation": false, "nav": false} {
		if got := harness.Eval[bool](page, fmt.Sprintf("document.querySelector(%q).checkVisibility()",
			selector)); got != shown {
			t.Errorf("in print %s is visible: %v, want %v", selector, got, shown)
		}
	}
	page.Screenshot("print")
}

// TestThemeIsChosen sets dark on a light system.
func TestThemeIsChosen(t *testing.T) {
	page := openHand(t, "")
	ground := "getComputedStyle(document.documentElement).backgroundColor"
	light := harness.Eval[string](page, ground)
	page.Click(".settings-button")
	page.Wait("document.querySelector('#settings [data-key=theme]') !== null")
	harness.Eval[any](page,
		`(() => { const s = document.querySelector('#settings [data-key=theme]'); s.value = 'dark'; s.dispatchEvent(new Event('change')); })()`)
	page.Wait("document.documentElement.dataset.theme === 'dark'")
	if dark := harness.Eval[string](page, ground); dark == light {
		t.Errorf("the ground stays %s", dark)
	}
}

// TestViewsFitASmallPhone reads the names of the views in the narrowest window, in every language: none is cut off.
func TestViewsFitASmallPhone(t *testing.T) {
	for _, tag := range languages(t) {
		page := harness.Open(t, "#v1", harness.Language(tag), harness.Size(320, 568))
		page.Wait(coreReady)
		if over := harness.Eval[int](page,
			"(views => views.scrollWidth - views.clientWidth)(document.querySelector('.views'))"); over > 0 {
			t.Errorf("%s: the names of the views want %d px more", tag, over)
		}
		if wide := harness.Eval[float64](page, "document.querySelector('.settings-button').offsetWidth"); wide < 24 {
			t.Errorf("%s: the button beside them is %.0f px wide", tag, wide)
		}
	}
}

package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"tehai/web/e2e/harness"
)

// A scene is a view in one of its states.
type scene struct {
	name, link, ready string
	set               func(p *harness.Page) // actions before the picture
}

// scenes are those of every view; random parts are the same each time.
var scenes = []scene{
	{"hand-empty", "",
		"document.querySelectorAll('.start-card').length === 4 && document.querySelector('[data-key=start-step1]') !== null",
		nil},
	{"hand-typed", "#v1&h=135m4679p22478s6z%2B3s", "document.querySelectorAll('.discard').length > 5", nil},
	{"hand-ready", "#v1&h=2344456p678s555m", "document.querySelectorAll('.wait').length > 1", nil},
	{"hand-scored", "#v1&h=234m406p678s55s77z%2B7z&s=riichi:1,seatWind:.S&i=3p", "document.querySelector('.sum') !== null",
		nil},
	{"hand-ways", "#v1&h=345p88s_5'55z_2'22m_(1111z)", "document.querySelector('.ways') !== null", nil},
	{"hand-fault", "#v1&h=123x", "document.querySelector('.message.is-fault') !== null", nil},
	{"replay-start", "#v1&w=replay", "document.querySelectorAll('.game-list li').length > 3", nil},
	{"replay-board", "#v1&w=replay", "document.querySelectorAll('.game-list li').length > 3", func(p *harness.Page) {
		p.Click(".game-list li:nth-child(3) button")
		p.Wait(boardReady)
		harness.Eval[any](p,
			"(() => { const s = document.querySelector('.slider'); s.value = 60; s.dispatchEvent(new Event('input')); })()")
	}},
	{"replay-review", "#v1&w=replay", "document.querySelectorAll('.game-list li').length > 3", func(p *harness.Page) {
		p.Click(".game-list li:nth-child(1) button")
		p.Wait(boardReady)
		p.Click("[data-tab=review]")
		p.Click("[data-key=review-start]")
		p.Wait("document.querySelector('.review-figures') !== null && " +
			"document.querySelector('[data-key=review-stop]') === null")
	}},
	{"table", "#v1&w=table", "(document.querySelector('.is-laid .board > .unseen')?.textContent ?? '') !== ''", nil},
	{"table-match", "#v1&w=table", "(document.querySelector('.is-laid .board > .unseen')?.textContent ?? '') !== ''",
		func(p *harness.Page) {
			p.Fill("#table-seed", "5")
			choose(p, "against", "")
			p.Click(".table-options .is-main")
			p.Wait("document.querySelector('.legal button') !== null")
		}},
	{"practice", "#v1&w=practice", "document.querySelector('.practice-box') !== null",
		func(p *harness.Page) { openSettings(p); p.Fill("#practice-seed", "7"); p.Press("Enter") }},
	{"practice-score", "#v1&w=practice", "document.querySelector('.practice-box') !== null", func(p *harness.Page) {
		openSettings(p)
		p.Fill("#practice-seed", "7")
		choose(p, "practice-kind", "score")
		p.Wait("document.querySelector('.practice-box.is-score') !== null")
		p.Click(".practice-choices button:last-child")
		p.Wait("document.querySelector('.practice-choices .is-right') !== null")
	}},
	{"embed", "#v1&w=embed", "document.querySelector('[data-code=api]') !== null", nil},
	{"help", "#v1&w=help", "document.querySelector('#help-fans') !== null", nil},
	{"yaku", "#v1&w=yaku", "document.querySelectorAll('.teach-group').length > 5", nil},
	{"sitting", "#v1&w=sitting", "document.querySelector('.scorekeeper-form .chip') !== null", func(p *harness.Page) {
		pressAll(p, "winner0-0", "from0-1", "next-deal", "riichi-2", "winner0-1", "from0-2")
	}},
	{"settings", "#v1&h=123m", "document.querySelectorAll('.hand-tile').length === 3", func(p *harness.Page) {
		p.Click(".settings-button")
		p.Wait("document.querySelector('#settings [data-key=theme]') !== null")
	}},
}

// windows are the sizes of the test: small phones, a tablet, a desktop, a phone in landscape, and 200 % on a small
// and a larger laptop.
var windows = []size{
	{"360", 360, 664}, {"390", 390, 664}, {"820", 820, 1180}, {"1440", 1440, 900}, {"side", 664, 360},
	{"zoomed", 640, 400}, {"zoomed-large", 720, 450},
}

// wrongs lists what cannot be read or clicked in the window: a page wider than it, text outside its button, text cut
// off by a box that does not scroll, and words broken without a hyphen.
const wrongs = `(() => {
	const found = new Set();
	const say = (what, e) => found.add(what + ': ' + (e.className?.baseVal ?? e.className ?? e.localName) + ' “' + (e.textContent ?? '').trim().slice(0, 40) + '”');
	const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
	if (wide > 0) found.add(wide + ' px wider than the window');
	const open = [...document.querySelectorAll(':popover-open')].at(-1) ?? document.body;
	const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	const known = new Map();
	// What cuts or moves the text in an element: asked once for each, since all is still.
	const holding = (element) => {
		let held = known.get(element);
		if (!held) {
			const {overflowX: x, overflowY: y, position} = getComputedStyle(element);
			held = {
				box: element.getBoundingClientRect(), menu: element.matches('.views'),
				across: x === 'hidden' || x === 'clip', down: y === 'hidden' || y === 'clip',
				last: x === 'auto' || x === 'scroll' || position === 'fixed',
			};
			known.set(element, held);
		}
		return held;
	};
	const linesOf = (rects) => new Set([...rects].map((box) => Math.round(box.top))).size;
	for (let node; (node = walker.nextNode()); ) {
		if (!node.data.trim()) continue;
		const e = node.parentElement;
		if (!e.checkVisibility({visibilityProperty: true, opacityProperty: true}) || e.closest('.unseen, script, style, noscript, option, svg, .skip, .announced, [aria-hidden=true]')) continue;
		range.selectNodeContents(node);
		const rects = range.getClientRects();
		const boxes = [...rects].filter((box) => box.width > 1);
		if (!boxes.length) continue;
		const left = Math.min(...boxes.map((b) => b.left)), right = Math.max(...boxes.map((b) => b.right));
		const top = Math.min(...boxes.map((b) => b.top)), bottom = Math.max(...boxes.map((b) => b.bottom));
		const holder = e.closest('button, .chip, .button, td, th, .fact, .win-condition, .segment, .view-link');
		if (holder && !holder.closest('.table-scroll')) {
			const box = holder.getBoundingClientRect();
			if (left < box.left - 1 || right > box.right + 1 || top < box.top - 3 || bottom > box.bottom + 3) say('out of its box', holder);
		}
		// A word of Latin letters that is parted stands on two lines without a stroke.
		if (linesOf(rects) > 1 && !e.closest('code, pre, .log-text, .paste, a, [lang]:not(html)')) for (const word of node.data.matchAll(/[A-Za-zÀ-ÿ]{3,}/g)) {
			range.setStart(node, word.index);
			range.setEnd(node, word.index + word[0].length);
			if (linesOf(range.getClientRects()) > 1) say('the word ' + word[0] + ' is parted', e);
		}
		for (let above = e; above && above !== document.documentElement; above = above.parentElement) {
			const {box, menu, across, down, last} = holding(above);
			if (across && (right > box.right + 1 || left < box.left - 1)) say('cut off', e);
			if (down && (bottom > box.bottom + 4 || top < box.top - 4)) say('cut off below', e);
			if (menu && right > box.right + 1) say('cut off in the menu', e);
			if (last) break;
		}
	}
	return [...found].join('\n'); })()`

// open shows the scene in a language, in a page of its own.
func (s *scene) open(t testing.TB, language string, options ...harness.Option) *harness.Page {
	t.Helper()
	settings := fmt.Sprintf(`{"language": %q, "theme": "auto"}`, language)
	p := harness.Open(t, s.link, append(options, harness.Stored("tehai.settings.v1", settings),
		harness.Today("2026-03-02"), harness.ReducedMotion)...)
	p.Wait("document.documentElement.dataset.core === 'ready'")
	s.arrive(p)
	return p
}

// arrive waits for the scene and takes its actions.
func (s *scene) arrive(p *harness.Page) {
	p.Wait(s.ready)
	if s.set != nil {
		s.set(p)
	}
	p.Wait(answered)
}

// A viewing shows scenes to the subtests of a test. Those that are a link alone follow one another in one page; the
// others have a page each, since what they do stays on the device.
type viewing struct {
	test     *testing.T
	language string
	options  []harness.Option
	shared   *harness.Page
}

func (v *viewing) show(t *testing.T, s *scene) *harness.Page {
	t.Helper()
	// Pictures are of pages that had no other scene, as in a visit.
	if s.link == "" || s.set != nil || os.Getenv("SCREENSHOTS") != "" {
		return s.open(t, v.language, v.options...)
	}
	if v.shared == nil {
		v.shared = s.open(v.test, v.language, v.options...)
		t.Cleanup(v.shared.For(t))
		return v.shared
	}
	t.Cleanup(v.shared.For(t))
	v.shared.Go(s.link)
	s.arrive(v.shared)
	return v.shared
}

// TestNothingIsCutOff checks each view in every window and some languages; SCREENSHOTS saves the pictures of all
// languages.
func TestNothingIsCutOff(t *testing.T) {
	harness.Parallel(t)
	only := strings.Fields(os.Getenv("SCENES"))
	// German has the longest words; people look at pictures of the others.
	shown := []string{"en", "de"}
	if os.Getenv("SCREENSHOTS") != "" {
		shown = languages(t)
	}
	for _, language := range shown {
		v := &viewing{test: t, language: language, options: []harness.Option{harness.Size(390, 664)}}
		for _, scene := range scenes {
			if len(only) > 0 && !strings.Contains(strings.Join(only, " ")+" ", scene.name+" ") {
				continue
			}
			t.Run(language+"/"+scene.name, func(t *testing.T) {
				p := v.show(t, &scene)
				p.Resize(390, 664)
				for _, size := range windows {
					p.Resize(size.width, size.height)
					harness.Eval[any](p, "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
					if wrong := harness.Eval[string](p, wrongs); wrong != "" {
						t.Errorf("at %s:\n%s", size.name, wrong)
					}
					p.WindowScreenshot(scene.name + "-" + language + "-" + size.name)
				}
				if os.Getenv("SCREENSHOTS") == "" {
					return
				}
				for _, size := range []size{windows[1], windows[3]} {
					p.Resize(size.width, size.height)
					p.Screenshot(scene.name + "-" + language + "-" + size.name + "-whole")
				}
				if language != "en" {
					return
				}
				p.Do("printing", media("print"))
				p.Screenshot(scene.name + "-print")
				dark := scene.open(t, language, harness.Size(390, 664), harness.Dark)
				for _, size := range []size{windows[1], windows[3]} {
					dark.Resize(size.width, size.height)
					dark.WindowScreenshot(scene.name + "-dark-" + size.name)
				}
			})
		}
	}
}

// besideEachOther lists faults of the layout in which the hand, its answer and the keys are in two columns: parts
// that are not completely visible, and parts that overlap.
const besideEachOther = `(() => {
	const wrong = [];
	const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect();
	for (const selector of ['.hand', '.field-line', '.sentence', '.picker']) {
		const box = boxOf(selector);
		if (scrollY === 0 && (box.top < 0 || box.bottom > innerHeight + 0.5 || box.left < 0 || box.right > innerWidth + 0.5)) wrong.push(selector + ' is not wholly in sight');
	}
	const picker = boxOf('.picker');
	for (const selector of ['.hand', '.field-line', '.sentence', '.answer', '.tools', '.setting']) {
		const box = boxOf(selector);
		if (box.right > picker.left + 0.5 && box.bottom > picker.top && box.top < picker.bottom) wrong.push(selector + ' lies below the keys');
	}
	for (const key of document.querySelectorAll('.picker-key:not(.is-absent), .win-condition, .modes .segment:not(.is-indicator)')) {
		const box = key.getBoundingClientRect();
		const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
		if (!at || !(key.contains(at) || at.contains(key))) wrong.push('a key is covered: ' + (key.dataset.pick ?? key.textContent));
		if (box.width < 24 || box.height < 24) wrong.push('a key of ' + box.width + ' × ' + box.height);
	}
	return wrong.join('\n'); })()`

// TestTwoColumnsWhereThereIsNoHeight checks the hand on a phone in landscape, and at 200 % on a small and a larger
// laptop.
func TestTwoColumnsWhereThereIsNoHeight(t *testing.T) {
	v := &viewing{test: t, language: "en"}
	for _, scene := range scenes {
		if !strings.HasPrefix(scene.name, "hand-") {
			continue
		}
		p := v.show(t, &scene)
		for _, size := range windows[4:] {
			scale := 2.0
			if size.name == "side" {
				scale = 3
			}
			p.Do("zooming", emulation.SetDeviceMetricsOverride(size.width, size.height, scale, false))
			harness.Eval[any](p, "scrollTo(0, 0)")
			if wrong := harness.Eval[string](p, besideEachOther); wrong != "" {
				t.Errorf("%s, %s:\n%s", scene.name, size.name, wrong)
			}
			harness.Eval[any](p, "scrollTo(0, 250)")
			if wrong := harness.Eval[string](p, besideEachOther); wrong != "" {
				t.Errorf("%s, %s, scrolled:\n%s", scene.name, size.name, wrong)
			}
		}
	}
}

// openSettings opens the choices of the Practice view, which are folded on a phone.
func openSettings(p *harness.Page) {
	harness.Eval[any](p, "(() => { document.querySelector('.practice-settings').open = true })()")
}
